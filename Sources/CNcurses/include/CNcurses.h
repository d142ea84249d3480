// What Confab needs of ncurses, without its macros and globals, which Swift cannot import.
//
// A screen draws into a file in memory; its bytes are taken out after each flush. Nothing here reads input or touches the
// settings of a terminal. Screens may be used from several threads, each screen from one.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Attributes of a cell; the values are Confab's own.
enum {
    CN_BOLD = 1,
    CN_ITALIC = 2,
    CN_UNDERLINE = 4,
    CN_DIM = 8,
    CN_REVERSE = 16,
    // ncurses has no strikethrough: its "protected" attribute stands in, which nothing else uses.
    CN_STRIKE = 32,
};

// A character for ncurses to draw. One that is two columns wide fills the next column too. ncurses only sees that attributes
// and pairs differ; it writes neither.
typedef struct {
    uint32_t scalar;
    uint32_t attributes;
    int32_t pair;
} cn_cell;

typedef struct cn_screen cn_screen;

// Columns of a scalar by the C library, as ncurses will count them; -1 for one that cannot be drawn.
int cn_width(uint32_t scalar);

// Makes the process's LC_CTYPE one of UTF-8 whatever the environment says, because ncurses draws blanks otherwise.
// False when there is no such locale.
bool cn_use_utf8(void);

// Opens the terminfo entry of a terminal to be asked with the functions below; false when there is none. Other threads
// wait until it is closed.
bool cn_terminfo_open(const char *term);
bool cn_terminfo_flag(const char *name);
// -1 when the entry does not say.
int cn_terminfo_number(const char *name);
// NULL when the entry does not say. Valid until closed.
const char *cn_terminfo_string(const char *name);
void cn_terminfo_close(void);

// Places of the standard capabilities in a compiled entry, -1 for an unknown name.
int cn_flag_index(const char *name);
int cn_number_index(const char *name);
int cn_string_index(const char *name);

// Opens a screen of the terminal `term`, which the terminfo source `terminfo` (`b64:…`) describes with its size.
// `descriptor` is a file that can be read back; it is owned by the screen from here on. NULL when ncurses refuses.
cn_screen *cn_open(const char *term, const char *terminfo, int descriptor);
void cn_close(cn_screen *screen);

void cn_resize(cn_screen *screen, int rows, int columns);
// Nothing is known any more of what the terminal shows: clears it. The bytes come with the next flush.
void cn_clear(cn_screen *screen);
// Says that all cells of the cleared terminal are blanks of this look.
void cn_assume_blank(cn_screen *screen, uint32_t attributes, int32_t pair);
void cn_write(cn_screen *screen, int row, int column, const cn_cell *cells, int count);
// Where the cursor is to stand after a flush.
void cn_place_cursor(cn_screen *screen, int row, int column);
// The cursor may stay wherever drawing leaves it.
void cn_free_cursor(cn_screen *screen);
// Draws what changed. The bytes are valid until the next flush.
const uint8_t *cn_flush(cn_screen *screen, size_t *length);
