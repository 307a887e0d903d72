// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Manifest {
    /// A setting of `[[setting]]`: the shell edits it on a page of its own, validates it and keeps it.
    public struct Setting: Hashable, Sendable {
        public enum Kind: Hashable, Sendable {
            case text(usual: String)
            case number(usual: Double, minimum: Double, maximum: Double, step: Double)
            case choice(usual: String, options: [Accessory.Option])
            case toggle(usual: Bool)
            /// A text that is never shown once it is set.
            case secret
        }

        /// 1 to 64 of `[A-Za-z0-9._-]`.
        public var key: String
        public var title: String
        public var hint: String?
        public var kind: Kind

        public init(key: String, title: String, hint: String? = nil, kind: Kind) {
            self.key = key
            self.title = title
            self.hint = hint
            self.kind = kind
        }

        /// The value while nobody has set one.
        public var usual: SettingValue {
            switch kind {
            case .text(let usual), .choice(let usual, _): .text(usual)
            case .number(let usual, _, _, _): .number(usual)
            case .toggle(let usual): .bool(usual)
            case .secret: .null
            }
        }

        /// Longest text of a setting in UTF-8 bytes.
        public static let longestText = 4096

        /// The value as it is kept; `nil` where it is not one of this setting.
        public func accepted(_ value: SettingValue) -> SettingValue? {
            switch (kind, value) {
            case (.text, .text(let text)), (.secret, .text(let text)):
                text.utf8.count <= Self.longestText ? value : nil
            case (.number(_, let minimum, let maximum, _), .number(let number)):
                number.isFinite && (minimum...maximum).contains(number) ? value : nil
            case (.number(_, let minimum, let maximum, _), .integer(let number)):
                (minimum...maximum).contains(Double(number)) ? .number(Double(number)) : nil
            case (.choice(_, let options), .text(let id)): options.contains { $0.id == id } ? value : nil
            case (.toggle, .bool): value
            default: nil
            }
        }
    }

    /// The setting of a key.
    public func setting(_ key: String) -> Setting? { settings.first { $0.key == key } }
}
