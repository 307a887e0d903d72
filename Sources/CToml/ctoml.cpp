// SPDX-License-Identifier: Apache-2.0
#include "ctoml.h"

#include "precheck.hpp"

#include <algorithm>
#include <new>
#include <string>
#include <utility>
#include <vector>

#define TOML_ENABLE_FORMATTERS 0
#include <toml++/impl/preprocessor.h>
// toml++ tells the compiler that its assertions hold, which turns each one an invalid file breaks into undefined
// behaviour. Its own checks are enough without that promise.
#undef TOML_ASSUME
#define TOML_ASSUME(...) static_assert(true)
#undef TOML_ASSERT_ASSUME
#define TOML_ASSERT_ASSUME(...) static_assert(true)
#include <toml++/toml.h>

struct ctoml_document {
    ctoml_refusal refusal = CTOML_ACCEPTED;
    uint32_t line = 1;
    uint32_t column = 1;
    std::string message;
    toml::table root;  // owns the bytes that the nodes point to
    std::vector<ctoml_node> nodes;
};

namespace {

ctoml_moment &operator<<(ctoml_moment &moment, const toml::date &date) {
    moment.year = date.year;
    moment.month = date.month;
    moment.day = date.day;
    return moment;
}

ctoml_moment &operator<<(ctoml_moment &moment, const toml::time &time) {
    moment.hour = time.hour;
    moment.minute = time.minute;
    moment.second = time.second;
    moment.nanosecond = time.nanosecond;
    return moment;
}

void fill(ctoml_node &out, const toml::node &node) {
    out.line = node.source().begin.line;
    out.column = node.source().begin.column;
    out.end_line = node.source().end.line;
    out.end_column = node.source().end.column;
    switch (node.type()) {
    case toml::node_type::table: out.kind = CTOML_TABLE; break;
    case toml::node_type::array: out.kind = CTOML_ARRAY; break;
    case toml::node_type::string: {
        const std::string &text = node.as_string()->get();
        out.kind = CTOML_STRING;
        out.text = text.data();
        out.text_length = text.size();
        break;
    }
    case toml::node_type::integer:
        out.kind = CTOML_INTEGER;
        out.integer = node.as_integer()->get();
        break;
    case toml::node_type::floating_point:
        out.kind = CTOML_FLOAT;
        out.number = node.as_floating_point()->get();
        break;
    case toml::node_type::boolean:
        out.kind = CTOML_BOOLEAN;
        out.integer = node.as_boolean()->get() ? 1 : 0;
        break;
    case toml::node_type::date:
        out.kind = CTOML_DATE;
        out.moment << node.as_date()->get();
        break;
    case toml::node_type::time:
        out.kind = CTOML_TIME;
        out.moment << node.as_time()->get();
        break;
    case toml::node_type::date_time: {
        const toml::date_time &value = node.as_date_time()->get();
        out.kind = value.offset ? CTOML_OFFSET_DATE_TIME : CTOML_DATE_TIME;
        out.moment << value.date;
        out.moment << value.time;
        out.moment.offset_minutes = value.offset ? value.offset->minutes : 0;
        break;
    }
    case toml::node_type::none: break;
    }
}

// Lays the tree out flat, tables in the order of the file (toml++ keeps them sorted by key).
class Flattener {
public:
    explicit Flattener(std::vector<ctoml_node> &nodes) : nodes_(nodes) {}

    void add_root(const toml::table &root) {
        nodes_.emplace_back();
        fill(nodes_.back(), root);
        add_children(0, root);
    }

private:
    using Entry = std::pair<const toml::key *, const toml::node *>;

    void add_children(size_t parent, const toml::node &node) {
        std::vector<Entry> entries;
        if (const toml::table *table = node.as_table()) {
            for (auto &&[key, value] : *table) entries.emplace_back(&key, &value);
            std::stable_sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
                return a.first->source().begin < b.first->source().begin;
            });
        } else if (const toml::array *array = node.as_array()) {
            for (auto &&value : *array) entries.emplace_back(nullptr, &value);
        }
        size_t previous = 0;
        for (const auto &[key, value] : entries) {
            const size_t index = nodes_.size();
            nodes_.emplace_back();
            fill(nodes_[index], *value);
            if (key) {
                nodes_[index].key = key->data();
                nodes_[index].key_length = key->length();
                nodes_[index].key_line = key->source().begin.line;
                nodes_[index].key_column = key->source().begin.column;
                nodes_[index].key_end_column = key->source().end.column;
            }
            if (previous == 0) {
                nodes_[parent].first_child = static_cast<uint32_t>(index);
            } else {
                nodes_[previous].next_sibling = static_cast<uint32_t>(index);
            }
            add_children(index, *value);
            previous = index;
        }
    }

    std::vector<ctoml_node> &nodes_;
};

void refuse(ctoml_document &document, ctoml_refusal reason, uint32_t line, uint32_t column) noexcept {
    document.refusal = reason;
    document.line = line;
    document.column = column;
    document.nodes.clear();
}

void parse(ctoml_document &document, std::string_view bytes) {
    const ctoml::Refusal refusal = ctoml::precheck(bytes);
    if (refusal.reason != CTOML_ACCEPTED) {
        refuse(document, refusal.reason, refusal.line, refusal.column);
        return;
    }
    try {
        document.root = toml::parse(bytes);
        Flattener(document.nodes).add_root(document.root);
    } catch (const toml::parse_error &error) {
        const toml::source_position where = error.source().begin;
        refuse(document, CTOML_SYNTAX, where.line, where.column);
        document.message = std::string(error.description());
    }
}

}  // namespace

ctoml_document *ctoml_parse(const char *bytes, size_t count) {
    ctoml_document *document = new (std::nothrow) ctoml_document();
    if (!document) return nullptr;
    try {
        parse(*document, bytes ? std::string_view(bytes, count) : std::string_view());
    } catch (const std::bad_alloc &) {
        refuse(*document, CTOML_OUT_OF_MEMORY, 1, 1);
    } catch (const std::exception &error) {
        refuse(*document, CTOML_SYNTAX, 1, 1);
        try {
            document->message = error.what();
        } catch (...) {
        }
    } catch (...) {
        refuse(*document, CTOML_SYNTAX, 1, 1);
    }
    return document;
}

void ctoml_free(ctoml_document *document) { delete document; }

ctoml_refusal ctoml_document_refusal(const ctoml_document *document) { return document->refusal; }

const char *ctoml_document_message(const ctoml_document *document) { return document->message.c_str(); }

uint32_t ctoml_document_line(const ctoml_document *document) { return document->line; }

uint32_t ctoml_document_column(const ctoml_document *document) { return document->column; }

const ctoml_node *ctoml_document_nodes(const ctoml_document *document) { return document->nodes.data(); }

size_t ctoml_document_count(const ctoml_document *document) { return document->nodes.size(); }
