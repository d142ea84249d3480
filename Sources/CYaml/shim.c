#include "CYaml.h"

#include <stdlib.h>
#include <string.h>
#include <yaml.h>

struct CYamlDocument {
    yaml_parser_t parser;
    yaml_document_t document;
    bool has_document;
};

CYamlDocument *cyaml_read(const char *text, size_t length) {
    CYamlDocument *document = calloc(1, sizeof *document);
    if (!document) return NULL;
    if (!yaml_parser_initialize(&document->parser)) {
        free(document);
        return NULL;
    }
    yaml_parser_set_input_string(&document->parser, (const unsigned char *)text, length);
    document->has_document = yaml_parser_load(&document->parser, &document->document);
    return document;
}

void cyaml_free(CYamlDocument *document) {
    if (document->has_document) yaml_document_delete(&document->document);
    yaml_parser_delete(&document->parser);
    free(document);
}

const char *cyaml_problem(const CYamlDocument *document) {
    if (document->has_document) return NULL;
    return document->parser.problem ? document->parser.problem : "it cannot be read";
}

size_t cyaml_problem_line(const CYamlDocument *document) { return document->parser.problem_mark.line + 1; }

size_t cyaml_problem_column(const CYamlDocument *document) { return document->parser.problem_mark.column + 1; }

static yaml_node_t *node_of(CYamlDocument *document, int node) {
    return document->has_document ? yaml_document_get_node(&document->document, node) : NULL;
}

size_t cyaml_line(CYamlDocument *document, int node) {
    yaml_node_t *found = node_of(document, node);
    return found ? found->start_mark.line + 1 : 1;
}

size_t cyaml_column(CYamlDocument *document, int node) {
    yaml_node_t *found = node_of(document, node);
    return found ? found->start_mark.column + 1 : 1;
}

// The root is the first node there is.
int cyaml_root(CYamlDocument *document) { return node_of(document, 1) ? 1 : 0; }

bool cyaml_is_mapping(CYamlDocument *document, int node) {
    yaml_node_t *found = node_of(document, node);
    return found && found->type == YAML_MAPPING_NODE;
}

int cyaml_value(CYamlDocument *document, int mapping, const char *key) {
    yaml_node_t *found = node_of(document, mapping);
    if (!found || found->type != YAML_MAPPING_NODE) return 0;
    yaml_node_pair_t *pair = found->data.mapping.pairs.start;
    for (; pair < found->data.mapping.pairs.top; pair++) {
        const char *text = cyaml_scalar(document, pair->key);
        if (text && strcmp(text, key) == 0) return pair->value;
    }
    return 0;
}

const char *cyaml_scalar(CYamlDocument *document, int node) {
    yaml_node_t *found = node_of(document, node);
    return found && found->type == YAML_SCALAR_NODE ? (const char *)found->data.scalar.value : NULL;
}
