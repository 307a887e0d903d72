// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Where everything shown comes from. Tests hand in folders and answers of their own.
struct SystemSource: Sendable {
    var roots = Roots()
    /// The kernel's addresses, as `AddressMessages` reads them.
    var addresses: @Sendable () throws(ReadFailure) -> [UInt8] = { () throws(ReadFailure) in try AddressMessages.ask() }
    /// How full a file system is.
    var use: Storage.Ask = { (folder) throws(ReadFailure) in try FileSystemUse.ask(folder) }

    /// Reads aside, so that a disk or another machine that does not answer keeps nobody waiting but this reading.
    static func aside<Value: Sendable>(
        _ read: @escaping @Sendable () throws(ReadFailure) -> Value
    ) async -> Result<Value, ReadFailure> {
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                let result: Result<Value, ReadFailure>
                do throws(ReadFailure) {
                    result = .success(try read())
                } catch {
                    result = .failure(error)
                }
                continuation.resume(returning: result)
            }
        }
    }

    func network() throws(ReadFailure) -> Network {
        // Interfaces are worth showing without their addresses.
        try Network(roots, addresses: (try? addresses()) ?? [])
    }
}
