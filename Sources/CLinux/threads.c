#define _GNU_SOURCE
#include "CLinuxThreads.h"

#include <pthread.h>

int cl_thread_name(pthread_t thread, const char *name) { return pthread_setname_np(thread, name); }
