#define _GNU_SOURCE
#include "CLinuxTerminal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

bool cl_window_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}

enum { capacity = 512, none = -1 };

typedef struct {
    pid_t owner;
    int descriptor;
    struct termios settings;
    size_t length;
    uint8_t bytes[capacity];
} plan;

// Two, so that a signal finds a whole one while the other is being changed.
static plan plans[2];
static _Atomic int current = none;
static int newest = 1;

bool cl_terminal_plan(int descriptor, const struct termios *settings, const uint8_t *bytes, size_t length) {
    if (length > capacity) return false;
    static bool registered;
    if (!registered) registered = atexit(cl_terminal_restore) == 0;
    newest = 1 - newest;
    plan *next = &plans[newest];
    next->owner = getpid();
    next->descriptor = descriptor;
    next->settings = *settings;
    next->length = length;
    memcpy(next->bytes, bytes, length);
    atomic_store(&current, newest);
    return true;
}

void cl_terminal_restore(void) {
    int index = atomic_exchange(&current, none);
    if (index == none) return;
    const plan *plan = &plans[index];
    // A forked child must not restore its parent's terminal.
    if (plan->owner != getpid()) return;
    int kept = errno;

    // In the background, changing the terminal would stop a process that is about to end.
    sigset_t output, old;
    sigemptyset(&output);
    sigaddset(&output, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &output, &old);
    size_t sent = 0;
    while (sent < plan->length) {
        ssize_t written = write(plan->descriptor, plan->bytes + sent, plan->length - sent);
        if (written > 0) {
            sent += (size_t)written;
        } else if (errno == EAGAIN) {
            // A terminal that takes nothing for a second does not show anything either.
            struct pollfd waiting = {plan->descriptor, POLLOUT, 0};
            if (poll(&waiting, 1, 1000) <= 0) break;
        } else if (errno != EINTR) {
            break;
        }
    }
    tcsetattr(plan->descriptor, TCSANOW, &plan->settings);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    errno = kept;
}
