// SPDX-License-Identifier: Apache-2.0

/// The known name that a person most likely meant: the least edit distance, at most a third of the word and at least 2;
/// the first of equals. `nil` if nothing is near.
package func nearest(to word: String, in names: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(64))
    let farthest = min(max(2, letters.count / 3), max(letters.count, 2) - 1)
    var best: (name: String, distance: Int)?
    for name in names {
        // No word is nearer than the difference of the lengths.
        let limit = best.map { $0.distance - 1 } ?? farthest
        guard abs(min(name.unicodeScalars.count, 64) - letters.count) <= limit else { continue }
        let distance = editDistance(letters, Array(name.lowercased().unicodeScalars.prefix(64)))
        if distance <= limit { best = (name, distance) }
    }
    return best?.name
}

/// Insertions, deletions, replacements and swaps of neighbours that make one word of the other.
package func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
        var row = [i + 1]
        row.reserveCapacity(b.count + 1)
        for j in 0..<b.count {
            var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
            row.append(cost)
        }
        (beforeLast, last) = (last, row)
    }
    return last[b.count]
}
