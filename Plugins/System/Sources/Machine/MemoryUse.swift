// SPDX-License-Identifier: Apache-2.0

/// Memory in bytes.
struct MemoryUse: Equatable, Sendable {
    var total: Int64
    /// What programs can still get without swapping.
    var available: Int64
    var free: Int64
    var cached: Int64
    var buffers: Int64
    var swapTotal: Int64
    var swapFree: Int64

    init(_ roots: Roots) throws(ReadFailure) {
        let path = roots.proc + "/meminfo"
        let fields = Fields(try roots.text(path), separator: ":")
        guard let total = fields.bytes("MemTotal"), total > 0 else { throw .broken(path) }
        self.total = total
        free = fields.bytes("MemFree") ?? 0
        available = min(max(fields.bytes("MemAvailable") ?? free, 0), total)
        cached = fields.bytes("Cached") ?? 0
        buffers = fields.bytes("Buffers") ?? 0
        swapTotal = fields.bytes("SwapTotal") ?? 0
        swapFree = fields.bytes("SwapFree") ?? 0
    }

    var used: Int64 { total - available }

    /// 0 to 1.
    var usedShare: Double { Double(used) / Double(total) }
}
