import Foundation
import Testing

/// The data that comes beside the package.
enum SharedData {
    /// The zulip-archive.
    static let zulipArchive = URL(filePath: #filePath).appending(path: "../../../../shared/data/zulip-archive")
        .standardized.path

    /// True if the data is there. Without it, the other tests still run.
    static var isThere: Bool { FileManager.default.fileExists(atPath: zulipArchive) }

    /// The comment on a skipped test.
    static let absence: Comment = "There is no shared data beside the package; nothing was tested."
}
