// A program on a pseudo-terminal of its own: for tests and measurements.
#pragma once

#include <sys/types.h>

// Starts a program whose controlling terminal is a new pseudo-terminal of this size. Gives the master's descriptor, or
// -1 and errno. Arguments and environment end with NULL.
int cl_spawn_on_terminal(
    const char *path, char *const arguments[], char *const environment[], int columns, int rows, pid_t *process);
// A pseudo-terminal of this size without a program. Gives the master's descriptor and the terminal's, or -1 and errno.
int cl_open_terminal(int columns, int rows, int *terminal);
// Changes the size, which the program is told by SIGWINCH.
int cl_set_window_size(int master, int columns, int rows);
