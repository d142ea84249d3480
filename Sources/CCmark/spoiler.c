#include "spoiler.h"

#include <string.h>

static cmark_node_type spoiler_node;

// Bars in other numbers are text. Very many are read in parts.
enum { BARS = 2, MOST_BARS = 64 };

static cmark_node *match(
    cmark_syntax_extension *self, cmark_parser *parser, cmark_node *parent, unsigned char character,
    cmark_inline_parser *inline_parser) {
    (void)parser;
    (void)parent;
    if (character != '|') return NULL;
    int opens, closes, punctuation_before, punctuation_after;
    int count = cmark_inline_parser_scan_delimiters(
        inline_parser, MOST_BARS, '|', &opens, &closes, &punctuation_before, &punctuation_after);
    char bars[MOST_BARS + 1];
    memset(bars, '|', (size_t)count);
    bars[count] = '\0';
    cmark_node *text = cmark_node_new(CMARK_NODE_TEXT);
    cmark_node_set_literal(text, bars);
    if (count == BARS && (opens || closes)) {
        cmark_inline_parser_push_delimiter(inline_parser, '|', opens, closes, text);
    }
    return text;
}

// Makes a spoiler of what is between two delimiters.
static delimiter *cover(
    cmark_syntax_extension *self, cmark_parser *parser, cmark_inline_parser *inline_parser, delimiter *opener,
    delimiter *closer) {
    (void)parser;
    delimiter *next = closer->next;
    cmark_node *spoiler = opener->inl_text;
    if (cmark_node_set_type(spoiler, spoiler_node)) {
        cmark_node_set_syntax_extension(spoiler, self);
        cmark_node *child = cmark_node_next(spoiler);
        while (child && child != closer->inl_text) {
            cmark_node *following = cmark_node_next(child);
            cmark_node_append_child(spoiler, child);
            child = following;
        }
        cmark_node_free(closer->inl_text);
    }
    delimiter *inner = closer;
    while (inner && inner != opener) {
        delimiter *previous = inner->previous;
        cmark_inline_parser_remove_delimiter(inline_parser, inner);
        inner = previous;
    }
    cmark_inline_parser_remove_delimiter(inline_parser, opener);
    return next;
}

static const char *type_name(cmark_syntax_extension *extension, cmark_node *node) {
    (void)extension;
    return cmark_node_get_type(node) == spoiler_node ? "spoiler" : "<unknown>";
}

static int can_contain(cmark_syntax_extension *extension, cmark_node *node, cmark_node_type child) {
    (void)extension;
    return cmark_node_get_type(node) == spoiler_node && (child & CMARK_NODE_TYPE_MASK) == CMARK_NODE_TYPE_INLINE;
}

cmark_syntax_extension *ccmark_spoiler_extension(void) {
    cmark_syntax_extension *extension = cmark_syntax_extension_new("spoiler");
    cmark_syntax_extension_set_get_type_string_func(extension, type_name);
    cmark_syntax_extension_set_can_contain_func(extension, can_contain);
    cmark_syntax_extension_set_match_inline_func(extension, match);
    cmark_syntax_extension_set_inline_from_delim_func(extension, cover);
    spoiler_node = cmark_syntax_extension_add_node(1);
    cmark_mem *memory = cmark_get_default_mem_allocator();
    cmark_syntax_extension_set_special_inline_chars(extension, cmark_llist_append(memory, NULL, (void *)'|'));
    cmark_syntax_extension_set_emphasis(extension, 1);
    return extension;
}
