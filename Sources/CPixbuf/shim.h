// SPDX-License-Identifier: Apache-2.0
// gdk-pixbuf for Swift.
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>
