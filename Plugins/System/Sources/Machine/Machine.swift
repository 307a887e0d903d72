// SPDX-License-Identifier: Apache-2.0

/// What this machine is.
struct Machine: Equatable, Sendable {
    var hostName: String?
    var system: SystemName?
    var kernel: String?
    var architecture: String
    var processor: String?
    /// Logical processors.
    var processors: Int
    var memory: MemoryUse?
    /// Seconds since it was started.
    var uptime: Int64?
    /// Work waiting and done on average over the last minute, five and fifteen, as the kernel writes it.
    var load: [String]

    init(_ roots: Roots) {
        hostName = roots.line(roots.proc + "/sys/kernel/hostname")
        system = SystemName(roots)
        kernel = roots.line(roots.proc + "/sys/kernel/osrelease")
        architecture = roots.line(roots.proc + "/sys/kernel/arch") ?? Self.ownArchitecture
        let processors = (try? roots.text(roots.proc + "/cpuinfo")).map(ProcessorList.init)
        processor = processors?.name
        self.processors = processors?.count ?? 0
        memory = try? MemoryUse(roots)
        uptime = roots.line(roots.proc + "/uptime").flatMap(Self.seconds)
        load = roots.line(roots.proc + "/loadavg").map { $0.split(separator: " ").prefix(3).map(String.init) } ?? []
    }

    private static func seconds(_ uptime: String) -> Int64? {
        uptime.split { $0 == " " || $0 == "." }.first.flatMap { Int64($0) }
    }

    /// What this program was made for, where the kernel does not say what it runs on.
    private static var ownArchitecture: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "aarch64"
        #elseif arch(riscv64)
            "riscv64"
        #else
            "–"
        #endif
    }
}

/// The name of the operating system, whole and short.
struct SystemName: Equatable, Sendable {
    /// "Debian GNU/Linux 12 (bookworm)"
    let long: String
    /// "Debian 12"
    let short: String

    init?(_ roots: Roots) {
        guard let text = try? roots.text(roots.etc + "/os-release") else { return nil }
        let fields = Fields(text, separator: "=")
        guard let name = fields["NAME"] ?? fields["PRETTY_NAME"] else { return nil }
        let version = fields["VERSION_ID"]
        var brand = name
        for ending in [" GNU/Linux"] + (version == nil ? [] : [" Linux"]) where brand.hasSuffix(ending) {
            brand.removeLast(ending.count)
        }
        short = version.map { "\(brand) \($0)" } ?? brand
        long = fields["PRETTY_NAME"] ?? short
    }
}

/// What `/proc/cpuinfo` says; its words differ with the architecture.
struct ProcessorList: Equatable, Sendable {
    let name: String?
    let count: Int

    init(_ text: String) {
        let fields = Fields(text, separator: ":")
        name = ["model name", "Model", "cpu model", "uarch", "Hardware"].lazy.compactMap { fields[$0] }.first
        count = text.split(separator: "\n").count { line in
            line.hasPrefix("processor") && line.firstIndex(of: ":") != nil
        }
    }
}
