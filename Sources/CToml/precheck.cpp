// SPDX-License-Identifier: Apache-2.0
#include "precheck.hpp"

namespace ctoml {
namespace {

constexpr std::string_view mark = "\xEF\xBB\xBF";

bool starts_with(std::string_view text, std::string_view prefix) noexcept {
    return text.size() >= prefix.size() && text.compare(0, prefix.size(), prefix) == 0;
}

// UTF-16 without a mark shows as NUL at every other byte of its ASCII part.
bool looks_like_utf16(std::string_view bytes) noexcept {
    if (starts_with(bytes, "\xFF\xFE") || starts_with(bytes, "\xFE\xFF")) return true;
    if (bytes.size() < 4 || bytes.size() % 2 != 0) return false;
    const bool little = bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0;
    const bool big = bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0;
    return little || big;
}

bool looks_like_utf32(std::string_view bytes) noexcept {
    return starts_with(bytes, std::string_view("\xFF\xFE\0\0", 4)) ||
           starts_with(bytes, std::string_view("\0\0\xFE\xFF", 4));
}

// The length of the UTF-8 sequence at `at`, or 0 if it is not one: overlong forms and surrogates are none.
size_t sequence(std::string_view bytes, size_t at) noexcept {
    const auto byte = [&](size_t offset) { return static_cast<unsigned char>(bytes[at + offset]); };
    const auto follows = [&](size_t offset) { return at + offset < bytes.size() && (byte(offset) & 0xC0u) == 0x80u; };
    const unsigned lead = byte(0);
    if (lead < 0x80u) return 1;
    if (lead >= 0xC2u && lead <= 0xDFu) return follows(1) ? 2 : 0;
    if (lead >= 0xE0u && lead <= 0xEFu) {
        if (!follows(1) || !follows(2)) return 0;
        if (lead == 0xE0u && byte(1) < 0xA0u) return 0;
        if (lead == 0xEDu && byte(1) > 0x9Fu) return 0;
        return 3;
    }
    if (lead >= 0xF0u && lead <= 0xF4u) {
        if (!follows(1) || !follows(2) || !follows(3)) return 0;
        if (lead == 0xF0u && byte(1) < 0x90u) return 0;
        if (lead == 0xF4u && byte(1) > 0x8Fu) return 0;
        return 4;
    }
    return 0;
}

Refusal check_encoding(std::string_view bytes) noexcept {
    Refusal here;
    for (size_t at = 0; at < bytes.size();) {
        const size_t length = sequence(bytes, at);
        if (length == 0) {
            here.reason = CTOML_NOT_UTF8;
            return here;
        }
        if (bytes[at] == '\0') {
            here.reason = CTOML_NUL;
            return here;
        }
        if (bytes[at] == '\n') {
            here.line += 1;
            here.column = 1;
        } else {
            here.column += 1;
        }
        at += length;
    }
    return here;
}

// Counts the parts of dotted keys and the levels of the tree, as far as the parser would build them. It knows strings,
// comments and brackets and nothing else, which is enough: a dot in any other place makes the file invalid anyway.
class DepthCheck {
public:
    explicit DepthCheck(std::string_view bytes) noexcept : bytes_(bytes) {}

    Refusal run() noexcept {
        while (at_ < bytes_.size()) {
            switch (bytes_[at_]) {
            case '#': skip_comment(); break;
            case '"':
            case '\'': skip_string(); break;
            case '\n': end_line(); break;
            case '.': if (!count_part()) return refuse(CTOML_KEY_TOO_LONG); break;
            case '[':
            case '{': if (!open()) return refuse(CTOML_TOO_DEEP); break;
            case ']':
            case '}': close(); break;
            case '=': in_value_ = true; step(); break;
            case ',': next_item(); break;
            default: step(); break;
            }
            if (depth_ + parts_ + header_ > CTOML_MAX_DEPTH) return refuse(CTOML_TOO_DEEP);
        }
        return {};
    }

private:
    void step() noexcept {
        if ((static_cast<unsigned char>(bytes_[at_]) & 0xC0u) != 0x80u) column_ += 1;
        at_ += 1;
    }

    // Back to the parts of the keys outside the innermost bracket: what was counted for a finished key is let go.
    uint32_t level_parts() const noexcept { return depth_ == 0 ? 0 : saved_[depth_ - 1]; }

    // The dot of a number is none that divides a key.
    bool count_part() noexcept {
        if (!in_value_) parts_ += 1;
        step();
        return parts_ - level_parts() < CTOML_MAX_KEY_PARTS;
    }

    bool open() noexcept {
        if (depth_ == CTOML_MAX_DEPTH) return false;
        if (depth_ == 0 && !in_value_) in_header_ = true;
        const bool brace = bytes_[at_] == '{';
        saved_[depth_] = parts_;
        brace_[depth_] = brace;
        depth_ += 1;
        if (brace) in_value_ = false;
        step();
        return true;
    }

    void next_item() noexcept {
        parts_ = level_parts();
        if (depth_ > 0 && brace_[depth_ - 1]) in_value_ = false;
        step();
    }

    void close() noexcept {
        if (depth_ > 0) {
            if (depth_ == 1 && in_header_) header_ = parts_;
            depth_ -= 1;
            parts_ = saved_[depth_];
            in_value_ = true;
        }
        step();
    }

    void end_line() noexcept {
        at_ += 1;
        line_ += 1;
        column_ = 1;
        // A header that was never closed ends with its line, so that it does not swallow the rest of the file.
        if (in_header_) {
            in_header_ = false;
            depth_ = 0;
        }
        if (depth_ == 0) {
            parts_ = 0;
            in_value_ = false;
        }
    }

    void skip_comment() noexcept {
        while (at_ < bytes_.size() && bytes_[at_] != '\n') step();
    }

    void skip_string() noexcept {
        const char quote = bytes_[at_];
        const auto triple = [&](size_t from) {
            return from + 2 < bytes_.size() && bytes_[from] == quote && bytes_[from + 1] == quote &&
                   bytes_[from + 2] == quote;
        };
        const bool many = triple(at_);
        for (int quotes = many ? 3 : 1; quotes > 0; quotes--) step();
        while (at_ < bytes_.size()) {
            const char c = bytes_[at_];
            if (c == '\n') {
                if (!many) return;
                at_ += 1;
                line_ += 1;
                column_ = 1;
            } else if (c == '\\' && quote == '"' && at_ + 1 < bytes_.size() && bytes_[at_ + 1] != '\n') {
                step();
                step();
            } else if (many ? triple(at_) : c == quote) {
                for (int quotes = many ? 3 : 1; quotes > 0; quotes--) step();
                // Up to two more quotes belong to the text that such a string ends with.
                while (many && at_ < bytes_.size() && bytes_[at_] == quote) step();
                return;
            } else {
                step();
            }
        }
    }

    Refusal refuse(ctoml_refusal reason) const noexcept { return {reason, line_, column_}; }

    std::string_view bytes_;
    size_t at_ = 0;
    uint32_t line_ = 1;
    uint32_t column_ = 1;
    uint32_t depth_ = 0;
    uint32_t parts_ = 0;
    uint32_t header_ = 0;
    bool in_header_ = false;
    bool in_value_ = false;
    uint32_t saved_[CTOML_MAX_DEPTH] = {};
    bool brace_[CTOML_MAX_DEPTH] = {};
};

}  // namespace

Refusal precheck(std::string_view &bytes) noexcept {
    if (bytes.size() > CTOML_MAX_BYTES) return {CTOML_TOO_LARGE};
    if (looks_like_utf32(bytes)) return {CTOML_UTF32};
    if (looks_like_utf16(bytes)) return {CTOML_UTF16};
    if (starts_with(bytes, mark)) bytes.remove_prefix(mark.size());
    if (starts_with(bytes, mark)) return {CTOML_SECOND_BYTE_ORDER_MARK};
    const Refusal encoding = check_encoding(bytes);
    if (encoding.reason != CTOML_ACCEPTED) return encoding;
    return DepthCheck(bytes).run();
}

}  // namespace ctoml
