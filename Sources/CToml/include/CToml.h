#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// toml++ for Swift: a TOML text as a flat list of nodes with the place of every key and value.
// Nothing here throws, and a text of any content is answered by nodes or by an error with its place.

typedef enum {
    CTOML_STRING,
    CTOML_INTEGER,
    CTOML_FLOAT,
    CTOML_BOOLEAN,
    CTOML_DATE,
    CTOML_ARRAY,
    CTOML_TABLE,
} CTomlKind;

// One value. The children of arrays and tables follow right after their parent, each with its own children.
typedef struct {
    CTomlKind kind;
    const char *key;        // not terminated; null in an array and for the root
    size_t key_length;
    uint32_t key_line;      // lines and columns count from 1, columns in code points; 0 when unknown
    uint32_t key_column;
    uint32_t line;
    uint32_t column;
    const char *text;       // of strings and dates, not terminated
    size_t text_length;
    int64_t integer;        // of integers; 1 and 0 of booleans
    double number;          // of floats
    size_t children;        // direct ones
} CTomlNode;

typedef struct CTomlDocument CTomlDocument;

// Reads a text of UTF-8. Null only without memory. Free it with ctoml_free.
CTomlDocument *ctoml_parse(const char *text, size_t length);
void ctoml_free(CTomlDocument *document);

// What is wrong with the text, terminated; null when nothing is.
const char *ctoml_error(const CTomlDocument *document);
uint32_t ctoml_error_line(const CTomlDocument *document);
uint32_t ctoml_error_column(const CTomlDocument *document);

// The nodes, the root first; they live as long as the document.
const CTomlNode *ctoml_nodes(const CTomlDocument *document);
size_t ctoml_node_count(const CTomlDocument *document);

#ifdef __cplusplus
}
#endif
