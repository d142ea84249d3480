#include "CCmark.h"
#include "spoiler.h"

#include <cmark-gfm-core-extensions.h>
#include <pthread.h>

// The library keeps its extensions, and the characters that begin them, in globals without a lock.
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static cmark_syntax_extension *strikethrough;
static cmark_syntax_extension *spoiler;

static void prepare(void) {
    if (spoiler) return;
    cmark_gfm_core_extensions_ensure_registered();
    strikethrough = cmark_find_syntax_extension("strikethrough");
    spoiler = ccmark_spoiler_extension();
}

cmark_node *ccmark_parse(const char *text, size_t length) {
    pthread_mutex_lock(&mutex);
    prepare();
    cmark_parser *parser = cmark_parser_new(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE);
    if (strikethrough) cmark_parser_attach_syntax_extension(parser, strikethrough);
    cmark_parser_attach_syntax_extension(parser, spoiler);
    cmark_parser_feed(parser, text, length);
    cmark_node *document = cmark_parser_finish(parser);
    cmark_parser_free(parser);
    pthread_mutex_unlock(&mutex);
    if (document) cmark_consolidate_text_nodes(document);
    return document;
}

bool ccmark_is_strikethrough(cmark_node *node) {
    return strikethrough && cmark_node_get_syntax_extension(node) == strikethrough;
}

bool ccmark_is_spoiler(cmark_node *node) { return cmark_node_get_syntax_extension(node) == spoiler; }
