// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc

/// The files in which plugins and shell share the pixels of canvases: in the plugin's own folder of the runtime folder, which
/// a sandbox has too.
package final class CanvasFiles<Place: Hashable> {
    package struct File {
        package var descriptor: Int32
        package var path: String
    }

    private let runtime: String?
    private var files: [Place: File] = [:]
    private var folders: Set<String> = []
    private var last = 0

    /// - Parameter runtime: `XDG_RUNTIME_DIR`; without it there are no canvases.
    package init(runtime: String?) {
        self.runtime = runtime
    }

    /// Makes the file of a canvas in place of the one it had; `nil` where that fails.
    ///
    /// - Parameter size: Bytes of both buffers.
    package func open(_ place: Place, of plugin: String, size: Int) -> File? {
        close(place)
        guard let runtime else { return nil }
        let folder = runtimeFolder(of: plugin, in: runtime)
        for part in [parentFolder(of: folder), folder] { mkdir(part, 0o700) }
        folders.insert(folder)
        removeOrphans(in: folder)
        last += 1
        let path = "\(folder)/canvas-\(getpid())-\(last)"
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        guard ftruncate(descriptor, size) == 0 else {
            Glibc.close(descriptor)
            unlink(path)
            return nil
        }
        let file = File(descriptor: descriptor, path: path)
        files[place] = file
        return file
    }

    package func close(_ place: Place) {
        guard let file = files.removeValue(forKey: place) else { return }
        Glibc.close(file.descriptor)
        unlink(file.path)
    }

    package func closeAll() {
        for place in Array(files.keys) { close(place) }
        for folder in folders { removeRuntimeFolder(folder) }
    }

    /// What a shell that was killed has left.
    private func removeOrphans(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let parts = name.split(separator: "-")
            guard parts.count == 3, parts[0] == "canvas", let owner = Int32(parts[1]), owner > 0 else { continue }
            if kill(owner, 0) != 0, errno == ESRCH { unlink("\(folder)/\(name)") }
        }
    }
}

/// Takes a plugin's part of the runtime folder away, and the shell's when it was the last; what is not empty stays.
func removeRuntimeFolder(_ folder: String) {
    unlink("\(folder)/bus")
    for part in [folder, parentFolder(of: folder)] { rmdir(part) }
}

/// A plugin's own part of the runtime folder.
func runtimeFolder(of plugin: String, in runtime: String) -> String { "\(runtime)/lintel/\(plugin)" }
