// SPDX-License-Identifier: Apache-2.0

// Which folders decide what a path means. A path is followed name by name; each symbolic link on the way adds the folder
// it lies in, so that swapping any of them is noticed, and a missing part adds the last folder that is there.

import Glibc

struct PathTrail: Equatable {
    /// A folder and the names in it that matter; nil for every name.
    private(set) var names: [String: Set<String>?] = [:]

    /// - Parameter path: Absolute, or relative to the working directory.
    init(following path: String) {
        follow(Self.absolute(path), allInLast: true)
    }

    private mutating func follow(_ path: String, allInLast: Bool) {
        var rest = path.split(separator: "/").map(String.init)[...]
        var folder = "/"
        var links = 0
        while let name = rest.popFirst() {
            guard name != "." else { continue }
            guard name != ".." else {
                folder = Self.parent(folder)
                continue
            }
            let full = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            var status = stat()
            guard lstat(full, &status) == 0 else { return note(name, in: folder) }
            switch status.st_mode & S_IFMT {
            case S_IFLNK:
                note(name, in: folder)
                links += 1
                guard links <= 40, let target = Self.link(full) else { return }
                if target.hasPrefix("/") { folder = "/" }
                rest = (target.split(separator: "/").map(String.init) + rest)[...]
            case S_IFDIR where !rest.isEmpty:
                folder = full
            case S_IFDIR:
                note(name, in: folder)
                if allInLast { followAll(in: full) }
            default:
                note(name, in: folder)
            }
        }
    }

    /// Everything in a folder matters, and what its links name.
    private mutating func followAll(in folder: String) {
        names[folder] = .some(nil)
        for name in Self.entries(folder) {
            var status = stat()
            let full = "\(folder)/\(name)"
            if lstat(full, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { follow(full, allInLast: false) }
        }
    }

    private mutating func note(_ name: String, in folder: String) {
        switch names[folder] {
        case .none: names[folder] = [name]
        case .some(.some(let known)): names[folder] = known.union([name])
        case .some(.none): break
        }
    }

    private static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let working = getcwd(nil, 0) else { return path }
        defer { free(working) }
        return "\(String(cString: working))/\(path)"
    }

    private static func parent(_ folder: String) -> String {
        guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return "/" }
        return String(folder[..<slash])
    }

    private static func link(_ path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        return count > 0 ? String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }

    static func entries(_ folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
