// What Swift's Glibc does not know of threads.
#pragma once

#include <pthread.h>

// How debuggers call a thread, up to 15 bytes. 0, or an error number.
int cl_thread_name(pthread_t thread, const char *name);

// Has a thread with `attributes` run on another processor than the one that this thread runs on, where there are several.
// A scheduler that is asked for nothing may let a new thread wait for milliseconds, with a processor idle.
void cl_thread_elsewhere(pthread_attr_t *attributes);
