#pragma once

#include <stdbool.h>
#include <stddef.h>

// The first document of a text in YAML, read by libyaml, whose unions Swift cannot look into. Nodes are numbers from 1 on;
// 0 is none.
typedef struct CYamlDocument CYamlDocument;

// Reads `length` bytes at `text`; NULL only when there is no memory.
CYamlDocument *cyaml_read(const char *text, size_t length);
void cyaml_free(CYamlDocument *document);

// Why it could not be read; NULL when it was. Valid as long as the document, and so are the strings below.
const char *cyaml_problem(const CYamlDocument *document);
// Where the problem or a node is, from 1 on.
size_t cyaml_problem_line(const CYamlDocument *document);
size_t cyaml_problem_column(const CYamlDocument *document);
size_t cyaml_line(CYamlDocument *document, int node);
size_t cyaml_column(CYamlDocument *document, int node);

// What the document consists of.
int cyaml_root(CYamlDocument *document);
bool cyaml_is_mapping(CYamlDocument *document, int node);
// What a mapping has under `key`.
int cyaml_value(CYamlDocument *document, int mapping, const char *key);
// The text of a scalar as it is written, without its quotes; NULL for what is none.
const char *cyaml_scalar(CYamlDocument *document, int node);
