#pragma once

#include <gumbo.h>
#include <stddef.h>

// A parsed fragment of HTML. All its memory comes from one arena: libgumbo's own way to free a tree recurses as deep as
// the tree is, and its way to parse can be made to clone elements without end.
typedef struct CGumboFragment CGumboFragment;

// Parses `length` bytes at `html` as what stands within a <div>; NULL when that would take more than `memory_limit`
// bytes. The bytes must outlive the fragment.
CGumboFragment *cgumbo_parse(const char *html, size_t length, size_t memory_limit);

// Frees the fragment and all its nodes.
void cgumbo_free(CGumboFragment *fragment);

// The element whose children are the fragment.
const GumboNode *cgumbo_root(const CGumboFragment *fragment);

// Child `index` of an element.
static inline const GumboNode *cgumbo_child(const GumboNode *node, unsigned int index) {
    return (const GumboNode *)node->v.element.children.data[index];
}

// How many children an element has.
static inline unsigned int cgumbo_child_count(const GumboNode *node) { return node->v.element.children.length; }

// The tag of an element.
static inline GumboTag cgumbo_tag(const GumboNode *node) { return node->v.element.tag; }

// Whether an element is one of HTML, not of MathML or SVG.
static inline bool cgumbo_is_html(const GumboNode *node) {
    return node->v.element.tag_namespace == GUMBO_NAMESPACE_HTML;
}

// The text of a text node.
static inline const char *cgumbo_text(const GumboNode *node) { return node->v.text.text; }

// The value of an element's attribute; NULL when it has none of that name.
static inline const char *cgumbo_attribute(const GumboNode *node, const char *name) {
    const GumboAttribute *attribute = gumbo_get_attribute(&node->v.element.attributes, name);
    return attribute ? attribute->value : NULL;
}
