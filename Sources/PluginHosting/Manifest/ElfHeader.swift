// SPDX-License-Identifier: Apache-2.0

/// The first bytes of a shared library: whether it is one, and for which machine.
struct ElfHeader: Equatable {
    /// Bytes that `init` needs.
    static let length = 20

    let is64Bit: Bool
    let isBigEndian: Bool
    /// `e_type` is a shared object.
    let isShared: Bool
    let machine: UInt16

    /// `nil` if it is no ELF file.
    init?(_ bytes: some RandomAccessCollection<UInt8>) {
        let bytes = Array(bytes.prefix(Self.length))
        guard bytes.count == Self.length, bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46]) else { return nil }
        let isBigEndian = bytes[5] == 2
        func number(at place: Int) -> UInt16 {
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        is64Bit = bytes[4] == 2
        self.isBigEndian = isBigEndian
        isShared = number(at: 16) == 3
        machine = number(at: 18)
    }

    func runs(on other: ElfHeader) -> Bool {
        is64Bit == other.is64Bit && isBigEndian == other.isBigEndian && machine == other.machine
    }

    /// The machine's usual name, for example `aarch64`.
    var machineName: String {
        switch machine {
        case 3: "i386"
        case 8: "mips"
        case 20: "powerpc"
        case 21: "powerpc64"
        case 22: "s390x"
        case 40: "arm"
        case 62: "x86_64"
        case 183: "aarch64"
        case 243: is64Bit ? "riscv64" : "riscv32"
        case 258: "loongarch64"
        default: "ELF machine \(machine)"
        }
    }
}
