#include "CGumbo.h"

#include <assert.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct Block {
    struct Block *previous;
    size_t used;
    size_t size;
    _Alignas(16) unsigned char bytes[];
} Block;

struct CGumboFragment {
    Block *block;
    size_t left;  // how many bytes may still be taken from the system
    jmp_buf given_up;
    GumboOutput *output;
};

// What this thread is parsing.
static _Thread_local CGumboFragment *parsing;

// Debian builds libgumbo with its assertions, and some pages make them fail ("handle_in_table"): in place of the one of
// libc, which ends the program, this one gives up the page.
void __assert_fail(const char *assertion, const char *file, unsigned line, const char *function) {
    if (parsing) longjmp(parsing->given_up, 1);
    fprintf(stderr, "%s:%u: %s: Assertion `%s' failed.\n", file, line, function, assertion);
    abort();
}

// libgumbo does not look whether it got memory, so that there is no way back but a jump over its frames: they hold
// nothing but arena memory.
static void *arena_allocate(void *userdata, size_t size) {
    CGumboFragment *fragment = userdata;
    size = (size + 15) & ~(size_t)15;
    Block *block = fragment->block;
    if (!block || block->size - block->used < size) {
        size_t wanted = block ? block->size * 2 : 16384;
        if (wanted > (size_t)1 << 22) wanted = (size_t)1 << 22;
        if (wanted < size) wanted = size;
        if (wanted > fragment->left) longjmp(fragment->given_up, 1);
        Block *next = malloc(sizeof(Block) + wanted);
        if (!next) longjmp(fragment->given_up, 1);
        fragment->left -= wanted;
        next->previous = block;
        next->used = 0;
        next->size = wanted;
        fragment->block = block = next;
    }
    void *result = block->bytes + block->used;
    block->used += size;
    return result;
}

static void arena_deallocate(void *userdata, void *pointer) {
    (void)userdata;
    (void)pointer;
}

CGumboFragment *cgumbo_parse(const char *html, size_t length, size_t memory_limit) {
    CGumboFragment *fragment = malloc(sizeof(CGumboFragment));
    if (!fragment) return NULL;
    fragment->block = NULL;
    fragment->left = memory_limit;
    fragment->output = NULL;
    if (setjmp(fragment->given_up)) {
        parsing = NULL;
        cgumbo_free(fragment);
        return NULL;
    }
    GumboOptions options = kGumboDefaultOptions;
    options.allocator = arena_allocate;
    options.deallocator = arena_deallocate;
    options.userdata = fragment;
    options.max_errors = 0;
    // As a fragment, so that a <frameset> cannot throw away what came before it.
    options.fragment_context = GUMBO_TAG_DIV;
    parsing = fragment;
    fragment->output = gumbo_parse_with_options(&options, html, length);
    parsing = NULL;
    return fragment;
}

void cgumbo_free(CGumboFragment *fragment) {
    if (!fragment) return;
    for (Block *block = fragment->block; block;) {
        Block *previous = block->previous;
        free(block);
        block = previous;
    }
    free(fragment);
}

const GumboNode *cgumbo_root(const CGumboFragment *fragment) { return fragment->output->root; }
