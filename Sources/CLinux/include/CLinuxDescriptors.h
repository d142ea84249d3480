// Descriptors that Swift's Glibc does not know how to make, and waiting for them.
#pragma once

#include <poll.h>
#include <stdint.h>

// A nameless file in memory, closed on exec; -1 and errno on failure.
int cl_memory_file(const char *name);

// A counter to wake a poll with (non-blocking, closed on exec); -1 and errno on failure.
int cl_event(void);
// Adds to the counter, so that the descriptor becomes readable. Safe in a signal handler.
void cl_event_raise(int descriptor);
// Resets the counter, so that the descriptor is not readable any more.
void cl_event_clear(int descriptor);

// A descriptor that is readable while one of two others is, closed on exec; -1 and errno on failure.
int cl_either(int first, int second);

// poll with a timeout in nanoseconds, negative for none. As poll: how many are ready, 0 after the timeout, -1 and errno.
int cl_poll(struct pollfd *descriptors, int count, int64_t nanoseconds);

// A pipe whose two ends are closed on exec, as pipe2.
int cl_pipe(int ends[2]);
