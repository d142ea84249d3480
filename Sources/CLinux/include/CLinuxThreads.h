// What Swift's Glibc does not know of threads.
#pragma once

#include <pthread.h>

// How debuggers call a thread, up to 15 bytes. 0, or an error number.
int cl_thread_name(pthread_t thread, const char *name);
