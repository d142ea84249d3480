#define _GNU_SOURCE
#include "CLinuxCrash.h"
#include "CLinuxTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sysexits.h>
#include <time.h>
#include <unistd.h>

static const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGQUIT};
enum { fatal_count = sizeof fatal / sizeof *fatal };

static struct sigaction before[fatal_count];

typedef struct {
    char *damage, *bug, *log;
    bool dumps_core;
} explanation;

static explanation *_Atomic explained;

// The C library's own functions may be in the middle of something when the signal comes, so the handler has these.

static void put(int descriptor, const char *text, size_t length) {
    while (length > 0) {
        ssize_t written = write(descriptor, text, length);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        text += written;
        length -= (size_t)written;
    }
}

static char *digits(char *end, long long number, int least) {
    char reversed[24];
    int count = 0;
    do reversed[count++] = (char)('0' + number % 10);
    while ((number /= 10) > 0 || count < least);
    while (count > 0) *end++ = reversed[--count];
    return end;
}

static char *timestamp(char *end) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    // http://howardhinnant.github.io/date_algorithms.html#civil_from_days
    long long days = now.tv_sec / 86400 + 719468, era = days / 146097, day_of_era = days % 146097;
    long long year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    long long day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    long long shifted = (5 * day_of_year + 2) / 153, month = shifted < 10 ? shifted + 3 : shifted - 9;
    long long second = now.tv_sec % 86400;
    end = digits(end, year_of_era + era * 400 + (month <= 2), 4);
    *end++ = '-';
    end = digits(end, month, 2);
    *end++ = '-';
    end = digits(end, day_of_year - (153 * shifted + 2) / 5 + 1, 2);
    *end++ = 'T';
    end = digits(end, second / 3600, 2);
    *end++ = ':';
    end = digits(end, second / 60 % 60, 2);
    *end++ = ':';
    end = digits(end, second % 60, 2);
    *end++ = '.';
    end = digits(end, now.tv_nsec / 1000000, 3);
    *end++ = 'Z';
    return end;
}

static void write_log(const char *path, const char *sentence, int number) {
    int log = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0600);
    if (log < 0) return;
    // One write, so that no line of another process comes in between.
    char line[8192];
    char *end = timestamp(line);
    end = stpcpy(end, " [");
    end = digits(end, getpid(), 1);
    end = stpcpy(end, "] critical: ");
    size_t length = strnlen(sentence, sizeof line - 256);
    memcpy(end, sentence, length);
    end = stpcpy(end + length, " signal=");
    end = digits(end, number, 1);
    *end++ = '\n';
    put(log, line, (size_t)(end - line));
    close(log);
}

static void die(int number, const siginfo_t *info) {
    for (int i = 0; i < fatal_count; i++)
        if (fatal[i] == number) sigaction(number, &before[i], NULL);
    // A bad instruction or access repeats on return, under the old handler; a signal that was sent has to be sent again.
    if (info->si_code <= 0) raise(number);
}

static void crash(int number, siginfo_t *info, void *context) {
    (void)context;
    cl_terminal_restore();
    const explanation *known = atomic_load(&explained);
    // SIGQUIT is a request, not a crash.
    if (!known || number == SIGQUIT) {
        die(number, info);
        return;
    }
    static atomic_flag has_crashed = ATOMIC_FLAG_INIT;
    if (atomic_flag_test_and_set(&has_crashed)) {
        // Another thread is ending the process already.
        while (!known->dumps_core) pause();
        die(number, info);
        return;
    }
    bool is_damage = number == SIGSEGV || number == SIGBUS || number == SIGABRT;
    const char *sentence = is_damage ? known->damage : known->bug;
    // Whatever was being written may have left the cursor in the middle of a line.
    put(STDERR_FILENO, "\n", 1);
    put(STDERR_FILENO, sentence, strlen(sentence));
    put(STDERR_FILENO, "\n", 1);
    write_log(known->log, sentence, number);
    if (!known->dumps_core) _exit(EX_SOFTWARE);
    die(number, info);
}

void cl_crash_watch(void) {
    static atomic_flag is_watching = ATOMIC_FLAG_INIT;
    if (atomic_flag_test_and_set(&is_watching)) return;
    // A stack of its own, for the crash that is a full stack.
    static char stack[65536];
    stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
    stack_t old;
    if (sigaltstack(NULL, &old) == 0 && (old.ss_flags & SS_DISABLE)) sigaltstack(&alternate, NULL);
    for (int i = 0; i < fatal_count; i++) {
        struct sigaction action = {.sa_sigaction = crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
        sigemptyset(&action.sa_mask);
        sigaction(fatal[i], NULL, &before[i]);
        sigaction(fatal[i], &action, NULL);
    }
}

void cl_crash_explain(const char *damage, const char *bug, const char *log) {
    explanation *next = malloc(sizeof *next);
    if (!next) return;
    *next = (explanation){strdup(damage), strdup(bug), strdup(log), getenv("CONFAB_CORE_DUMPS") != NULL};
    if (!next->damage || !next->bug || !next->log) return;
    // The old one stays: a handler may be reading it.
    atomic_store(&explained, next);
    cl_crash_watch();
}
