// Signals as data, for a loop that polls, and the terminal restored when the process crashes.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Starts to catch resize, continue, stop, terminate, hang-up and interrupt, and to restore the terminal on crashes.
// Gives a descriptor that is readable while something is waiting; -1 and errno on failure. Once at a time.
int cl_signals_start(void);
// Signals that came since the last call, however often, as bits by number (1 << SIGWINCH, …).
uint64_t cl_signals_take(void);
// The same, without taking them.
uint64_t cl_signals_waiting(void);
// Puts these signals back as they were and closes the descriptor. Crashes are still watched.
void cl_signals_stop(void);
// Stops the whole process group as Ctrl-Z does, and comes back when it is continued; SIGCONT is waiting then.
void cl_signals_suspend(void);
// Leaves Ctrl-C to another program that has the terminal, until cl_signals_take_back. A signal that asks this process to
// end waits until then.
void cl_signals_lend(void);
void cl_signals_take_back(void);
