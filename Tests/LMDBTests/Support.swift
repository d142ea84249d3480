import Foundation
import LMDB

/// A directory that goes away with the test.
final class TemporaryDirectory {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "/confab-lmdb-" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

typealias NumberTable = Table<UInt64, RawBytes>
