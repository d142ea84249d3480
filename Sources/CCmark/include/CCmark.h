#pragma once

#include <cmark-gfm.h>
#include <stdbool.h>
#include <stddef.h>

// Parses `length` bytes of Markdown at `text`, with `~~strikethrough~~` and `||spoilers||`. Free the result with
// `cmark_node_free`. Several threads may call this at once.
cmark_node *ccmark_parse(const char *text, size_t length);

// True if text in the node is struck through.
bool ccmark_is_strikethrough(cmark_node *node);

// True if the node is a spoiler.
bool ccmark_is_spoiler(cmark_node *node);
