#define _GNU_SOURCE
#include "CLinuxPseudoTerminal.h"

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <unistd.h>

int cl_spawn_on_terminal(
    const char *path, char *const arguments[], char *const environment[], int columns, int rows, pid_t *process) {
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    int master = -1;
    pid_t child = forkpty(&master, NULL, NULL, &size);
    if (child < 0) return -1;
    if (child == 0) {
        // The mask of the thread that forked is nothing that the program asked for.
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        // Nor are the descriptors that another thread had open for a moment.
        closefrom(3);
        execve(path, arguments, environment);
        _exit(127);
    }
    fcntl(master, F_SETFD, FD_CLOEXEC);
    *process = child;
    return master;
}

int cl_open_terminal(int columns, int rows, int *terminal) {
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    int master = -1;
    if (openpty(&master, terminal, NULL, NULL, &size) != 0) return -1;
    fcntl(master, F_SETFD, FD_CLOEXEC);
    fcntl(*terminal, F_SETFD, FD_CLOEXEC);
    return master;
}

int cl_set_window_size(int master, int columns, int rows) {
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    return ioctl(master, TIOCSWINSZ, &size);
}
