#define _GNU_SOURCE
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "CNcurses.h"
#include "lock.h"

#include <curses.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

struct cn_screen {
    SCREEN *screen;
    FILE *output;
    FILE *input;
    int descriptor;
    uint8_t *bytes;
    size_t capacity;
};

int cn_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

bool cn_use_utf8(void) {
    if (setlocale(LC_CTYPE, "") && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
    return setlocale(LC_CTYPE, "C.UTF-8") || setlocale(LC_CTYPE, "en_US.UTF-8");
}

// newterm takes these over; their handlers are Confab's business.
static const int taken_signals[] = {SIGTSTP, SIGINT, SIGTERM, SIGWINCH};
enum { taken_count = sizeof taken_signals / sizeof *taken_signals };

static SCREEN *new_screen(const char *term, const char *terminfo, FILE *output, FILE *input) {
    struct sigaction actions[taken_count];
    for (int i = 0; i < taken_count; i++) sigaction(taken_signals[i], NULL, &actions[i]);
    // The private entry is for newterm alone: no program that is started later must see it.
    const char *old = getenv("TERMINFO");
    char *kept = old ? strdup(old) : NULL;
    setenv("TERMINFO", terminfo, 1);
    // The size is that of the entry; environment and terminal are not asked.
    use_env(FALSE);
    SCREEN *screen = newterm(term, output, input);
    if (kept) {
        setenv("TERMINFO", kept, 1);
        free(kept);
    } else {
        unsetenv("TERMINFO");
    }
    for (int i = 0; i < taken_count; i++) sigaction(taken_signals[i], &actions[i], NULL);
    return screen;
}

static void discard(cn_screen *screen) {
    if (lseek(screen->descriptor, 0, SEEK_SET) == 0 && ftruncate(screen->descriptor, 0) != 0) return;
}

cn_screen *cn_open(const char *term, const char *terminfo, int descriptor) {
    cn_screen *screen = calloc(1, sizeof *screen);
    if (!screen) return NULL;
    screen->descriptor = descriptor;
    screen->output = fdopen(descriptor, "r+");
    screen->input = fopen("/dev/null", "re");
    cn_lock();
    if (screen->output && screen->input) screen->screen = new_screen(term, terminfo, screen->output, screen->input);
    if (!screen->screen) {
        cn_unlock();
        if (screen->output) fclose(screen->output);
        if (screen->input) fclose(screen->input);
        free(screen);
        return NULL;
    }
    // Until the first endwin, ncurses flushes at every move of the cursor.
    endwin();
    typeahead(-1);
    if (has_colors()) {
        start_color();
        use_default_colors();
    }
    idlok(stdscr, TRUE);
    leaveok(stdscr, TRUE);
    discard(screen);
    cn_unlock();
    return screen;
}

// ncurses works on whichever screen is current: each function makes its own that, and nobody comes in between.
static void begin(cn_screen *screen) {
    cn_lock();
    set_term(screen->screen);
}

static void end(void) { cn_unlock(); }

void cn_close(cn_screen *screen) {
    begin(screen);
    delscreen(screen->screen);
    end();
    fclose(screen->output);
    fclose(screen->input);
    free(screen->bytes);
    free(screen);
}

void cn_resize(cn_screen *screen, int rows, int columns) {
    begin(screen);
    // Not resizeterm, which queues a KEY_RESIZE that nobody reads.
    resize_term(rows, columns);
    clearok(curscr, TRUE);
    end();
    // A smaller screen needs less.
    free(screen->bytes);
    screen->bytes = NULL;
    screen->capacity = 0;
    discard(screen);
}

static attr_t attributes_of(uint32_t attributes) {
    return (attributes & CN_BOLD ? A_BOLD : 0) | (attributes & CN_ITALIC ? A_ITALIC : 0)
        | (attributes & CN_UNDERLINE ? A_UNDERLINE : 0) | (attributes & CN_DIM ? A_DIM : 0)
        | (attributes & CN_REVERSE ? A_REVERSE : 0) | (attributes & CN_STRIKE ? A_PROTECT : 0);
}

// So many cells are handed to ncurses at once.
enum { chunk = 128 };

static void fill(cchar_t *target, uint32_t scalar, uint32_t attributes, int32_t pair) {
    // By hand, because setcchar wants a string and looks at every character of it.
    memset(target, 0, sizeof *target);
    target->chars[0] = (wchar_t)scalar;
    target->attr = attributes_of(attributes) | (attr_t)COLOR_PAIR(pair > 255 ? 255 : pair);
    target->ext_color = pair;
}

void cn_clear(cn_screen *screen) {
    begin(screen);
    clearok(curscr, TRUE);
    werase(stdscr);
    wnoutrefresh(stdscr);
    doupdate();
    end();
}

void cn_assume_blank(cn_screen *screen, uint32_t attributes, int32_t pair) {
    // That is what they are already.
    if (attributes == 0 && pair == 0) return;
    begin(screen);
    // Not by a background of the window: ncurses clears with that too, but then takes the cells for others of another
    // pair, and clears every row again.
    cchar_t blanks[chunk];
    for (int x = 0; x < chunk; x++) fill(&blanks[x], ' ', attributes, pair);
    for (int y = 0; y < getmaxy(curscr); y++)
        for (int x = 0; x < getmaxx(curscr); x += chunk) mvwadd_wchnstr(curscr, y, x, blanks, chunk);
    wmove(curscr, 0, 0);
    end();
}

void cn_write(cn_screen *screen, int row, int column, const cn_cell *cells, int count) {
    begin(screen);
    cchar_t line[chunk];
    while (count > 0) {
        int taken = count < chunk ? count : chunk;
        int columns = 0;
        for (int i = 0; i < taken; i++) {
            fill(&line[i], cells[i].scalar, cells[i].attributes, cells[i].pair);
            columns += cells[i].scalar < 0x80 ? 1 : wcwidth((wchar_t)cells[i].scalar);
        }
        mvwadd_wchnstr(stdscr, row, column, line, taken);
        cells += taken;
        count -= taken;
        column += columns;
    }
    end();
}

void cn_place_cursor(cn_screen *screen, int row, int column) {
    begin(screen);
    leaveok(stdscr, FALSE);
    wmove(stdscr, row, column);
    end();
}

void cn_free_cursor(cn_screen *screen) {
    begin(screen);
    leaveok(stdscr, TRUE);
    end();
}

const uint8_t *cn_flush(cn_screen *screen, size_t *length) {
    *length = 0;
    begin(screen);
    wnoutrefresh(stdscr);
    doupdate();
    end();
    off_t end = lseek(screen->descriptor, 0, SEEK_CUR);
    if (end <= 0) return screen->bytes;
    if ((size_t)end > screen->capacity) {
        uint8_t *larger = realloc(screen->bytes, (size_t)end);
        if (!larger) return screen->bytes;
        screen->bytes = larger;
        screen->capacity = (size_t)end;
    }
    ssize_t got = pread(screen->descriptor, screen->bytes, (size_t)end, 0);
    lseek(screen->descriptor, 0, SEEK_SET);
    *length = got > 0 ? (size_t)got : 0;
    return screen->bytes;
}
