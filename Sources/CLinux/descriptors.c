#define _GNU_SOURCE
#include "CLinuxDescriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

int cl_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int cl_event(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void cl_event_raise(int descriptor) {
    int kept = errno;
    uint64_t one = 1;
    // It fails only when the counter is full, and then it is readable already.
    ssize_t written = write(descriptor, &one, sizeof one);
    (void)written;
    errno = kept;
}

void cl_event_clear(int descriptor) {
    uint64_t count;
    ssize_t got = read(descriptor, &count, sizeof count);
    (void)got;
}

int cl_either(int first, int second) {
    int either = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event event = {.events = EPOLLIN};
    if (either >= 0
        && (epoll_ctl(either, EPOLL_CTL_ADD, first, &event) != 0 || epoll_ctl(either, EPOLL_CTL_ADD, second, &event) != 0)) {
        int kept = errno;
        close(either);
        errno = kept;
        return -1;
    }
    return either;
}

int cl_poll(struct pollfd *descriptors, int count, int64_t nanoseconds) {
    struct timespec timeout = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    return ppoll(descriptors, (nfds_t)count, nanoseconds < 0 ? NULL : &timeout, NULL);
}

int cl_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
