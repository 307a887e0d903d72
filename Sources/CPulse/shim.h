// SPDX-License-Identifier: Apache-2.0
// libpulse with its GLib main loop for Swift.
#pragma once

#include <pulse/glib-mainloop.h>
#include <pulse/pulseaudio.h>
