#define _GNU_SOURCE
#include "CLinuxPrograms.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// Everything below the first of these is a standard descriptor.
enum { failure_descriptor = 3, first_free = 4 };

// Tells the parent why the program can't run. Until then the child shares the parent's memory, so it changes none of it.
static _Noreturn void fail(int failure) {
    int code = errno;
    ssize_t written = write(failure, &code, sizeof code);
    (void)written;
    _exit(127);
}

static _Noreturn void become(const cl_program *program, pid_t parent, int failure) {
    // A handler that ran here would run on the parent's memory.
    for (int number = 1; number < NSIG; number++) {
        struct sigaction action = {.sa_handler = SIG_DFL};
        sigaction(number, &action, NULL);
    }
    sigset_t none;
    sigemptyset(&none);
    if (program->leads_group && setpgid(0, 0) != 0) fail(failure);
    if (program->ends_with_parent) {
        if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) fail(failure);
        // The parent may have ended before that.
        if (getppid() != parent) _exit(127);
    }
    // Copies first: a descriptor may stand in the place where another one goes.
    int copies[3];
    for (int i = 0; i < 3; i++) {
        copies[i] = fcntl(program->standard[i], F_DUPFD_CLOEXEC, first_free);
        if (copies[i] < 0) fail(failure);
    }
    for (int i = 0; i < 3; i++)
        if (dup2(copies[i], i) < 0) fail(failure);
    if (failure != failure_descriptor) {
        if (dup3(failure, failure_descriptor, O_CLOEXEC) < 0) fail(failure);
        failure = failure_descriptor;
    }
    closefrom(first_free);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(program->path, program->arguments, program->environment);
    fail(failure);
}

int cl_start(const cl_program *program, pid_t *process) {
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0) return errno;
    for (int i = 0; i < 2; i++) {
        // Out of the way of the standard descriptors, any of which may have been closed.
        int moved = fcntl(failure[i], F_DUPFD_CLOEXEC, failure_descriptor);
        int code = errno;
        close(failure[i]);
        failure[i] = moved;
        if (moved >= 0) continue;
        close(failure[1 - i]);
        return code;
    }
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t parent = getpid();
    // Not fork: that would copy the page tables of all memory, only to throw them away.
    pid_t child = vfork();
    if (child == 0) become(program, parent, failure[1]);
    int code = child < 0 ? errno : 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(failure[1]);
    if (child > 0) {
        // Nothing comes when the program runs: its end of the pipe was closed then.
        ssize_t count;
        do count = read(failure[0], &code, sizeof code);
        while (count < 0 && errno == EINTR);
        if (count != sizeof code) code = 0;
        if (code != 0)
            while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    }
    close(failure[0]);
    if (code == 0) *process = child;
    return code;
}

int cl_forbid_core_dumps(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_CORE, &limit) != 0) return errno;
    // The hard limit stays, so that programs that Confab starts can still choose.
    limit.rlim_cur = 0;
    if (setrlimit(RLIMIT_CORE, &limit) != 0) return errno;
    return prctl(PR_SET_DUMPABLE, 0) == 0 ? 0 : errno;
}
