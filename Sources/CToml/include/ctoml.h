// SPDX-License-Identifier: Apache-2.0
//
// A C face over toml++: bytes in, a flat tree with positions out. No exception leaves it, and nothing here keeps state
// between calls, so any thread may parse at any time. Everything a document hands out lives as long as the document.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// The most bytes a file may have, a leading byte order mark included.
#define CTOML_MAX_BYTES (1024u * 1024u)
// The most parts a dotted key or a table header may have: the parser walks and frees them one inside the other.
#define CTOML_MAX_KEY_PARTS 128u
// The most levels a whole tree may have, header, dotted keys and values together.
#define CTOML_MAX_DEPTH 128u

typedef enum ctoml_kind {
    CTOML_TABLE,
    CTOML_ARRAY,
    CTOML_STRING,
    CTOML_INTEGER,
    CTOML_FLOAT,
    CTOML_BOOLEAN,
    CTOML_DATE,
    CTOML_TIME,
    CTOML_DATE_TIME,
    CTOML_OFFSET_DATE_TIME
} ctoml_kind;

// What refused the bytes. Everything but CTOML_SYNTAX is found before the parser runs.
typedef enum ctoml_refusal {
    CTOML_ACCEPTED,
    CTOML_SYNTAX,            // message says what
    CTOML_TOO_LARGE,         // more than CTOML_MAX_BYTES
    CTOML_NOT_UTF8,          // an invalid sequence at line and column
    CTOML_UTF16,             // looks like UTF-16, with or without a mark
    CTOML_UTF32,             // begins with a UTF-32 mark
    CTOML_NUL,               // a NUL byte at line and column
    CTOML_SECOND_BYTE_ORDER_MARK,
    CTOML_KEY_TOO_LONG,      // a key of more than CTOML_MAX_KEY_PARTS parts
    CTOML_TOO_DEEP,          // more than CTOML_MAX_DEPTH levels
    CTOML_OUT_OF_MEMORY
} ctoml_refusal;

typedef struct ctoml_moment {
    uint32_t year, month, day;
    uint32_t hour, minute, second, nanosecond;
    int32_t offset_minutes;  // of a CTOML_OFFSET_DATE_TIME
} ctoml_moment;

// One node. Lines and columns count from 1, columns in Unicode scalars; those of a key are 0 outside a table. The
// children of a node follow first_child along next_sibling, in the order of the file; 0, the root, means none.
typedef struct ctoml_node {
    ctoml_kind kind;
    uint32_t line, column;
    uint32_t end_line, end_column;
    uint32_t key_line, key_column, key_end_column;
    uint32_t first_child, next_sibling;
    const char *key;         // UTF-8, key_length bytes, may hold NUL; not terminated
    size_t key_length;
    const char *text;        // of a string, like key
    size_t text_length;
    int64_t integer;         // of an integer; 0 or 1 of a boolean
    double number;           // of a float
    ctoml_moment moment;     // of the four kinds of time
} ctoml_node;

typedef struct ctoml_document ctoml_document;

// Parses `count` bytes. Never returns NULL except when memory for the document itself is lacking.
ctoml_document *ctoml_parse(const char *bytes, size_t count);
void ctoml_free(ctoml_document *document);

ctoml_refusal ctoml_document_refusal(const ctoml_document *document);
// The parser's own words, terminated; empty unless the refusal is CTOML_SYNTAX.
const char *ctoml_document_message(const ctoml_document *document);
uint32_t ctoml_document_line(const ctoml_document *document);
uint32_t ctoml_document_column(const ctoml_document *document);

// The nodes of an accepted document; node 0 is the root table. Empty for a refused one.
const ctoml_node *ctoml_document_nodes(const ctoml_document *document);
size_t ctoml_document_count(const ctoml_document *document);

#ifdef __cplusplus
}
#endif
