// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// All file systems where files of people can lie.
final class StorageScreen: LiveScreen<Storage> {
    init(_ source: SystemSource) {
        super.init(source, every: .seconds(5))
    }

    override func reader(before: Storage?) -> @Sendable () throws(ReadFailure) -> Storage {
        { [source] () throws(ReadFailure) in try Storage(source.roots, ask: source.use) }
    }

    override func title(_ words: Words) -> String { words("Storage") }

    override func describe(_ storage: Storage, _ words: Words) -> Page {
        Page(title(words)) {
            List(id: "storage") {
                Section(id: "volumes") { storage.volumes.map { row($0, words) } }
            }
        }
    }

    private func row(_ volume: Storage.Volume, _ words: Words) -> Row {
        let folder = volume.mount.folder
        return Row(
            words.name(of: volume), id: screenID("row", folder), subtitle: subtitle(volume, words),
            value: volume.use.map { words("{amount} free", ["amount": words.amounts.bytes($0.free)]) }
                ?? words("Not readable")
        )
        .opens(screenID("volume", folder)) { [source] in VolumeScreen(folder, source) }
    }

    private func subtitle(_ volume: Storage.Volume, _ words: Words) -> String {
        let used = volume.use.map { words("{share} used", ["share": words.amounts.percent($0.usedShare)]) }
        return [volume.mount.folder, used].compactMap { $0 }.joined(separator: words(", "))
    }
}

/// One file system.
final class VolumeScreen: LiveScreen<Storage> {
    private let folder: String

    init(_ folder: String, _ source: SystemSource) {
        self.folder = folder
        super.init(source, every: .seconds(5))
    }

    override func reader(before: Storage?) -> @Sendable () throws(ReadFailure) -> Storage {
        { [source, folder] () throws(ReadFailure) in try Storage(source.roots, only: folder, ask: source.use) }
    }

    override func title(_ words: Words) -> String { words.name(ofFolder: folder) }

    override func describe(_ storage: Storage, _ words: Words) -> Page {
        guard let volume = storage[folder] else { return words.gone(title(words)) }
        return Page(title(words)) {
            if let use = volume.use {
                Progress(
                    use.usedShare, label: words("{share} used", ["share": words.amounts.percent(use.usedShare)]),
                    id: "share")
            }
            List(id: "volume") {
                if let use = volume.use { room(use, words) }
                Section(words("File system"), id: "about") {
                    Row(words("Folder"), id: "folder", value: folder)
                    Row(words("Device"), id: "device", value: volume.mount.device)
                    Row(words("Type"), id: "type", value: volume.mount.type)
                    Row(words("Writable"), id: "writable", value: words(volume.mount.isReadOnly ? "No" : "Yes"))
                }
            }
        }
    }

    private func room(_ use: FileSystemUse, _ words: Words) -> Section {
        let bytes = words.amounts.exactBytes
        return Section(id: "room") {
            Row(words("Used"), id: "used", value: bytes(use.used))
            Row(words("Free"), id: "free", value: bytes(use.free))
            if use.reserved > 0 { Row(words("Kept for the system"), id: "reserved", value: bytes(use.reserved)) }
            Row(words("Size"), id: "size", value: bytes(use.size))
            if use.inodes > 0 {
                Row(
                    words("Files possible"), id: "inodes",
                    value: words("{amount} free", ["amount": words.amounts.count(use.freeInodes)]))
            }
        }
    }
}

extension Words {
    func name(of volume: Storage.Volume) -> String {
        name(ofFolder: volume.mount.folder)
    }

    func name(ofFolder folder: String) -> String {
        switch folder {
        case "/": self("System disk")
        case "/home": self("Home")
        case "/boot": self("Boot")
        case "/boot/efi", "/efi": self("Firmware")
        default: shortTitle(folder.split(separator: "/").last.map(String.init) ?? folder)
        }
    }
}
