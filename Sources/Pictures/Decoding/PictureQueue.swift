// SPDX-License-Identifier: Apache-2.0
// Decoding off the main thread: one worker of GLib's pool, which ends by itself when there is nothing to decode.

import CPixbuf

/// What to decode.
package struct PictureRequest: Hashable, Sendable {
    package var path: String
    /// The folder the path must not leave.
    package var folder: String
    package var sizing: PictureSizing

    package init(path: String, folder: String, sizing: PictureSizing = .natural) {
        self.path = path
        self.folder = folder
        self.sizing = sizing
    }

    /// Reads and decodes at once. Any thread; blocks.
    package func load() throws(PictureFailure) -> Picture {
        try PictureDecoder.decode(PictureFile.read(path, in: folder), sizing: sizing)
    }
}

package enum PictureQueue {
    package typealias Answer = @MainActor @Sendable (Result<Picture, PictureFailure>) -> Void

    /// Decodes on the worker, in order of the calls, and answers from the main loop of the thread that runs it.
    package static func load(_ request: PictureRequest, then answer: @escaping Answer) {
        let job = Unmanaged.passRetained(Job(request, answer))
        guard let pool else { return job.takeRetainedValue().runAtOnce() }
        g_thread_pool_push(pool, job.toOpaque(), nil)
    }

    // A pointer to a pool that is never freed, made once; GLib lets any thread push.
    nonisolated(unsafe) private static let pool: UnsafeMutablePointer<GThreadPool>? = g_thread_pool_new(
        { data, _ in
            guard let data else { return }
            Unmanaged<Job>.fromOpaque(data).takeUnretainedValue().work()
            // Not `invoke`: while nobody runs the main loop yet, that would answer on this thread.
            g_idle_add_full(
                G_PRIORITY_DEFAULT_IDLE,
                { data in
                    guard let data else { return 0 }
                    Unmanaged<Job>.fromOpaque(data).takeUnretainedValue().deliver()
                    return 0
                }, data, { data in data.map { Unmanaged<Job>.fromOpaque($0).release() } })
        }, nil, 1, 0, nil)
}

/// One picture on its way. Used by the worker first and by the main loop afterwards, never by both: GLib's queue between
/// them orders the two, which is why the compiler need not.
private final class Job: @unchecked Sendable {
    private let request: PictureRequest
    private let answer: PictureQueue.Answer
    private var result: Result<Picture, PictureFailure> = .failure(.damaged)

    init(_ request: PictureRequest, _ answer: @escaping PictureQueue.Answer) {
        self.request = request
        self.answer = answer
    }

    func work() {
        do { result = .success(try request.load()) } catch { result = .failure(error) }
    }

    func deliver() {
        MainActor.assumeIsolated { answer(result) }
    }

    func runAtOnce() {
        work()
        deliver()
    }
}
