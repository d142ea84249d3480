// A terminal's size, and the promise that it is restored however the process ends.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

// The size in cells; false when the descriptor is no terminal or does not know.
bool cl_window_size(int descriptor, int *columns, int *rows);

// From here on, cl_terminal_restore writes these bytes to the terminal and gives it these settings.
// May be called again with other bytes; more than 512 bytes are refused (false).
bool cl_terminal_plan(int descriptor, const struct termios *settings, const uint8_t *bytes, size_t length);
// Carries the plan out, once; nothing happens without one. Safe in a signal handler, and also called at exit.
void cl_terminal_restore(void);
