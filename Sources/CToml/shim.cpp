#define TOML_EXCEPTIONS 0
#define TOML_MAX_NESTED_VALUES 16
#include "Assertion.h"

#include <deque>
#include <new>
#include <sstream>
#include <string>
#include <toml++/toml.h>
#include <vector>

#include "CToml.h"
#include "Depth.h"

struct CTomlDocument {
    toml::table root;
    std::vector<CTomlNode> nodes;
    std::deque<std::string> dates; // a deque: its strings stay where they are
    std::string error;
    bool failed = false;
    uint32_t line = 0;
    uint32_t column = 0;

    void fail(std::string message, uint32_t at_line, uint32_t at_column) {
        failed = true;
        error = std::move(message);
        line = at_line;
        column = at_column;
    }
};

namespace {

template <typename Date> void write_date(CTomlDocument &document, CTomlNode &node, const Date &date) {
    std::ostringstream stream;
    stream << date;
    const std::string &text = document.dates.emplace_back(stream.str());
    node.kind = CTOML_DATE;
    node.text = text.data();
    node.text_length = text.size();
}

void flatten(CTomlDocument &document, const toml::node &value, const toml::key *key) {
    CTomlNode node = {};
    node.line = value.source().begin.line;
    node.column = value.source().begin.column;
    if (key) {
        node.key = key->data();
        node.key_length = key->length();
        node.key_line = key->source().begin.line;
        node.key_column = key->source().begin.column;
    }
    const std::size_t index = document.nodes.size();
    document.nodes.emplace_back();
    if (const toml::table *table = value.as_table()) {
        node.kind = CTOML_TABLE;
        node.children = table->size();
        for (auto &&[child_key, child] : *table) flatten(document, child, &child_key);
    } else if (const toml::array *array = value.as_array()) {
        node.kind = CTOML_ARRAY;
        node.children = array->size();
        for (const toml::node &child : *array) flatten(document, child, nullptr);
    } else if (const auto *text = value.as_string()) {
        node.kind = CTOML_STRING;
        node.text = text->get().data();
        node.text_length = text->get().size();
    } else if (const auto *integer = value.as_integer()) {
        node.kind = CTOML_INTEGER;
        node.integer = integer->get();
    } else if (const auto *number = value.as_floating_point()) {
        node.kind = CTOML_FLOAT;
        node.number = number->get();
    } else if (const auto *boolean = value.as_boolean()) {
        node.kind = CTOML_BOOLEAN;
        node.integer = boolean->get() ? 1 : 0;
    } else if (const auto *date = value.as_date()) {
        write_date(document, node, date->get());
    } else if (const auto *time = value.as_time()) {
        write_date(document, node, time->get());
    } else if (const auto *moment = value.as_date_time()) {
        write_date(document, node, moment->get());
    }
    document.nodes[index] = node;
}

void parse(CTomlDocument &document, std::string_view text) {
    const ctoml::DeepKey deep = ctoml::find_deep_key(text);
    if (deep.line) {
        document.fail(
            "a key has more than " + std::to_string(ctoml::maximum_key_parts) + " parts", deep.line, deep.column);
        return;
    }
    toml::parse_result result = toml::parse(text);
    if (!result) {
        const toml::parse_error &error = result.error();
        document.fail(
            std::string(error.description()), error.source().begin.line, error.source().begin.column);
        return;
    }
    document.root = std::move(result).table();
    flatten(document, document.root, nullptr);
}

} // namespace

extern "C" CTomlDocument *ctoml_parse(const char *text, size_t length) {
    CTomlDocument *document = new (std::nothrow) CTomlDocument();
    if (!document) return nullptr;
    try {
        parse(*document, std::string_view(text, length));
        return document;
    } catch (const ctoml::AssertionFailure &) {
        document->fail("toml++ cannot read it", 1, 1);
        return document;
    } catch (...) {
        delete document;
        return nullptr;
    }
}

extern "C" void ctoml_free(CTomlDocument *document) { delete document; }

extern "C" const char *ctoml_error(const CTomlDocument *document) {
    return document->failed ? document->error.c_str() : nullptr;
}

extern "C" uint32_t ctoml_error_line(const CTomlDocument *document) { return document->line; }

extern "C" uint32_t ctoml_error_column(const CTomlDocument *document) { return document->column; }

extern "C" const CTomlNode *ctoml_nodes(const CTomlDocument *document) { return document->nodes.data(); }

extern "C" size_t ctoml_node_count(const CTomlDocument *document) { return document->nodes.size(); }
