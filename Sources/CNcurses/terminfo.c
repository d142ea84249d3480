#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include "CNcurses.h"
#include "lock.h"

#include <curses.h>
#include <pthread.h>
#include <string.h>
#include <term.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void cn_lock(void) { pthread_mutex_lock(&mutex); }

void cn_unlock(void) { pthread_mutex_unlock(&mutex); }

static TERMINAL *asked;
static TERMINAL *before;

static void forget_asked(void) {
    if (asked && asked != before) {
        if (before) set_curterm(before);
        del_curterm(asked);
        if (!before) set_curterm(NULL);
    }
    asked = NULL;
}

bool cn_terminfo_open(const char *term) {
    int status = 0;
    cn_lock();
    before = cur_term;
    bool found = setupterm(term, -1, &status) == OK && status == 1;
    asked = cur_term;
    if (!found) {
        // A half-made entry is left behind for "generic" and hard-copy terminals.
        forget_asked();
        cn_unlock();
    }
    return found;
}

bool cn_terminfo_flag(const char *name) { return tigetflag(name) > 0; }

int cn_terminfo_number(const char *name) {
    int number = tigetnum(name);
    return number < 0 ? -1 : number;
}

const char *cn_terminfo_string(const char *name) {
    char *string = tigetstr(name);
    return string == (char *)-1 ? NULL : string;
}

void cn_terminfo_close(void) {
    forget_asked();
    cn_unlock();
}

static int index_of(NCURSES_CONST char *const *names, const char *name) {
    for (int index = 0; names[index]; index++)
        if (strcmp(names[index], name) == 0) return index;
    return -1;
}

int cn_flag_index(const char *name) { return index_of(boolnames, name); }
int cn_number_index(const char *name) { return index_of(numnames, name); }
int cn_string_index(const char *name) { return index_of(strnames, name); }
