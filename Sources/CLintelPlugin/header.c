// SPDX-License-Identifier: Apache-2.0
// Compiles the headers on their own, which proves that each is complete.
#include "lintel-plugin-host.h"
#include "lintel-plugin-main.h"
#include "lintel-plugin.h"
