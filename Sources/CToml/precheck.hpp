// SPDX-License-Identifier: Apache-2.0
//
// What is refused before the parser sees a byte: its limits do not cover these, or its words for them do not help.
#pragma once

#include "ctoml.h"

#include <string_view>

namespace ctoml {

struct Refusal {
    ctoml_refusal reason = CTOML_ACCEPTED;
    uint32_t line = 1;
    uint32_t column = 1;
};

// Takes one leading byte order mark off `bytes` and judges the rest.
Refusal precheck(std::string_view &bytes) noexcept;

}  // namespace ctoml
