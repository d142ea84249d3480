#define _GNU_SOURCE
#include "CLinuxThreads.h"

#include <pthread.h>
#include <sched.h>

int cl_thread_name(pthread_t thread, const char *name) { return pthread_setname_np(thread, name); }

void cl_thread_elsewhere(pthread_attr_t *attributes) {
    cpu_set_t processors;
    int here = sched_getcpu();
    if (here < 0 || sched_getaffinity(0, sizeof processors, &processors) != 0) return;
    CPU_CLR(here, &processors);
    if (CPU_COUNT(&processors) > 0) pthread_attr_setaffinity_np(attributes, sizeof processors, &processors);
}
