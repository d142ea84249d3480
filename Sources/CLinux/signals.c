#define _GNU_SOURCE
#include "CLinuxSignals.h"
#include "CLinuxCrash.h"
#include "CLinuxDescriptors.h"
#include "CLinuxTerminal.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

static const int noted[] = {SIGWINCH, SIGCONT, SIGTSTP, SIGTERM, SIGHUP, SIGINT};
enum { noted_count = sizeof noted / sizeof *noted };

static struct sigaction noted_before[noted_count];
static _Atomic uint64_t waiting;
static int descriptor = -1;
// True while another program has the terminal, and the loop waits for it.
static _Atomic bool is_lent;

static bool asks_to_end(int number) { return number == SIGTERM || number == SIGHUP || number == SIGINT; }

static void note(int number) {
    uint64_t bit = UINT64_C(1) << number;
    uint64_t before = atomic_fetch_or(&waiting, bit);
    if ((before & bit) && asks_to_end(number) && !is_lent) {
        // Asked twice and not even looked at the first: the loop hangs, so end here.
        int kept = errno;
        cl_terminal_restore();
        signal(number, SIG_DFL);
        raise(number);
        errno = kept;
        return;
    }
    if (!before) cl_event_raise(descriptor);
}

static void catch(int index) {
    struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(noted[index], &action, NULL);
}

int cl_signals_start(void) {
    if (descriptor >= 0) {
        errno = EBUSY;
        return -1;
    }
    descriptor = cl_event();
    if (descriptor < 0) return -1;
    atomic_store(&waiting, 0);
    // Whoever started this process may have kept them from it.
    sigset_t wanted;
    sigemptyset(&wanted);
    for (int i = 0; i < noted_count; i++) sigaddset(&wanted, noted[i]);
    pthread_sigmask(SIG_UNBLOCK, &wanted, NULL);
    for (int i = 0; i < noted_count; i++) {
        sigaction(noted[i], NULL, &noted_before[i]);
        // nohup, and shells without job control, mean it.
        if (noted_before[i].sa_handler != SIG_IGN) catch(i);
    }
    cl_crash_watch();
    return descriptor;
}

uint64_t cl_signals_take(void) {
    // First the descriptor: what comes in between makes it readable again.
    cl_event_clear(descriptor);
    return atomic_exchange(&waiting, 0);
}

uint64_t cl_signals_waiting(void) { return atomic_load(&waiting); }

void cl_signals_stop(void) {
    if (descriptor < 0) return;
    for (int i = 0; i < noted_count; i++) sigaction(noted[i], &noted_before[i], NULL);
    close(descriptor);
    descriptor = -1;
}

void cl_signals_suspend(void) {
    signal(SIGTSTP, SIG_DFL);
    // The whole group, as the terminal does it: whoever started us and waits is to stop too.
    kill(0, SIGTSTP);
    for (int i = 0; i < noted_count; i++)
        if (noted[i] == SIGTSTP && noted_before[i].sa_handler != SIG_IGN) catch(i);
    atomic_fetch_and(&waiting, ~(UINT64_C(1) << SIGTSTP));
    // A group that nobody could continue does not stop, and is not told so either.
    note(SIGCONT);
}

static const int lent[] = {SIGINT, SIGQUIT};
enum { lent_count = sizeof lent / sizeof *lent };
static struct sigaction lent_before[lent_count];

void cl_signals_lend(void) {
    is_lent = true;
    struct sigaction ignore = {.sa_handler = SIG_IGN};
    sigemptyset(&ignore.sa_mask);
    for (int i = 0; i < lent_count; i++) sigaction(lent[i], &ignore, &lent_before[i]);
}

void cl_signals_take_back(void) {
    for (int i = 0; i < lent_count; i++) sigaction(lent[i], &lent_before[i], NULL);
    // It was meant for the other program, or for both, which have stopped then.
    atomic_fetch_and(&waiting, ~(UINT64_C(1) << SIGTSTP));
    is_lent = false;
    // The screen has to be drawn again, as after a pause.
    note(SIGCONT);
}
