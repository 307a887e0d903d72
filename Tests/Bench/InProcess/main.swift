// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

let rows = try rules() + messages() + settings() + stacks()
print(String(decoding: try JSONEncoder().encode(rows), as: UTF8.self))
