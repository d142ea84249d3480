internal import Messenger

/// The files that no record names, and those that are named and missing.
package struct ExaminedFiles: Codable, Equatable, Sendable {
    /// The paths of the first hundred files that aren't in use, relative to the data directory.
    package private(set) var unused: [String] = []
    package private(set) var unusedCount = 0
    /// The bytes in all files that aren't in use.
    package private(set) var unusedBytes = 0
    /// The paths of the first hundred missing files, each with the number of messages that have it.
    package private(set) var missing: [String] = []
    package private(set) var missingCount = 0

    private static let most = 100

    mutating func noteUnused(_ path: String, byteCount: Int) {
        unusedCount += 1
        unusedBytes += byteCount
        if unused.count < Self.most { unused.append(path) }
        unused.sort()
    }

    /// - Parameter messages: the number of messages with the file; zero if only copies and drafts have it.
    mutating func noteMissing(_ path: String, messages: Int) {
        missingCount += 1
        guard missing.count < Self.most else { return }
        let owners =
            messages == 0
            ? "a collected message, a draft, or the picture of a person or group"
            : "\(messages) message\(messages == 1 ? "" : "s")"
        missing.append("\(path), in \(owners)")
    }

    /// Both lists in lines for people; none if both are empty.
    package var lines: [String] {
        var lines: [String] = []
        if missingCount > 0 {
            lines.append("\(missingCount) file\(missingCount == 1 ? " is" : "s are") missing:")
            lines += missing.map { "  " + $0 }
        }
        if unusedCount > 0 {
            lines.append(
                """
                \(unusedCount) file\(unusedCount == 1 ? " isn't" : "s aren't") in use (\(unusedBytes.grouped) bytes). Confab \
                removes \(unusedCount == 1 ? "it" : "them") later:
                """)
            lines += unused.map { "  " + $0 }
        }
        return lines
    }
}
