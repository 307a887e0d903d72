// SPDX-License-Identifier: Apache-2.0

/// One figure of bench.json.
struct Figure: Encodable {
    var name: String
    var value: Double
    var unit: String
    var anchor: Double?
    var limit: Double?
    var met: Bool?

    init(_ name: String, _ value: Double, _ unit: String, anchor: Double? = nil, limit: Double? = nil) {
        self.name = name
        self.value = value
        self.unit = unit
        self.anchor = anchor
        self.limit = limit
        met = limit.map { value <= $0 }
    }
}

/// What was to be measured is not there.
struct Unfit: Error {}

/// Keeps the optimiser from leaving out what is measured.
@inline(never)
func use<Value>(_ value: Value) {}

/// Median time of one call in microseconds.
func microseconds(of runs: Int, _ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    for _ in 0..<(runs / 10) { try body() }
    var times: [Duration] = []
    for _ in 0..<runs {
        let start = clock.now
        try body()
        times.append(clock.now - start)
    }
    times.sort()
    return times[times.count / 2] / .microseconds(1)
}

/// The same for two that are compared, in turns.
func microseconds(
    of runs: Int, _ first: () throws -> Void, against second: () throws -> Void
) rethrows -> (Double, Double) {
    let clock = ContinuousClock()
    var times: ([Duration], [Duration]) = ([], [])
    for run in 0..<(runs + runs / 10) {
        let start = clock.now
        try first()
        let middle = clock.now
        try second()
        let end = clock.now
        guard run >= runs / 10 else { continue }
        times.0.append(middle - start)
        times.1.append(end - middle)
    }
    times.0.sort()
    times.1.sort()
    return (times.0[runs / 2] / .microseconds(1), times.1[runs / 2] / .microseconds(1))
}
