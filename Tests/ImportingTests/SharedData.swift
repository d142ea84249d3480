import Foundation
import Testing

/// The data that comes beside the package.
enum SharedData {
    /// The zulip-archive.
    static let zulipArchive = URL(filePath: #filePath).appending(path: "../../../../shared/data/zulip-archive")
        .standardized.path

    /// Whether it is there. Who has only the package tests the rest.
    static var isThere: Bool { FileManager.default.fileExists(atPath: zulipArchive) }

    /// What is said of a test that needs it and has not got it.
    static let absence: Comment = "There is no shared data beside the package; nothing was tested."
}
