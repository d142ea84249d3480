#define _GNU_SOURCE
#include "CLinuxSignals.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

static const int damage[] = {SIGSEGV, SIGBUS};
enum { damage_count = sizeof damage / sizeof *damage };

static struct sigaction before[damage_count];
static char text[1024];

static void say(int number, siginfo_t *info, void *context) {
    (void)context;
    ssize_t written = write(STDERR_FILENO, text, strlen(text));
    (void)written;
    for (int i = 0; i < damage_count; i++)
        if (damage[i] == number) sigaction(number, &before[i], NULL);
    // What went wrong goes wrong again on return, under the old handler; what was only sent has to be sent again.
    if (info->si_code <= 0) raise(number);
}

void cl_crash_sentence(const char *sentence) {
    bool is_first = text[0] == 0;
    strncpy(text, sentence, sizeof text - 1);
    if (!is_first) return;
    for (int i = 0; i < damage_count; i++) {
        struct sigaction action = {.sa_sigaction = say, .sa_flags = SA_SIGINFO | SA_ONSTACK};
        sigemptyset(&action.sa_mask);
        sigaction(damage[i], &action, &before[i]);
    }
}
