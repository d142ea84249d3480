internal import Messenger

/// The stored files, each with the messages that have it, those that no record names, and those that are named and
/// missing or have other bytes.
package struct ExaminedFiles: Codable, Equatable, Sendable {
    /// The number of files that some record names.
    package private(set) var usedCount = 0
    /// The number of those that messages have; drafts, collected copies, and pictures of people and groups have the others.
    package private(set) var attachedCount = 0
    /// The number of files that several messages have.
    package private(set) var sharedCount = 0
    /// The paths of the first hundred files that aren't in use, relative to the data directory.
    package private(set) var unused: [String] = []
    package private(set) var unusedCount = 0
    /// The bytes in all files that aren't in use.
    package private(set) var unusedBytes = 0
    /// The paths of the first hundred missing files, each with the number of messages that have it.
    package private(set) var missing: [String] = []
    package private(set) var missingCount = 0
    /// The paths of the first hundred files in messages whose bytes aren't those that were stored.
    package private(set) var altered: [String] = []
    package private(set) var alteredCount = 0

    private static let most = 100

    /// - Parameter messages: the number of messages with the file; zero if only copies and drafts have it.
    mutating func noteUsed(messages: Int) {
        usedCount += 1
        if messages > 0 { attachedCount += 1 }
        if messages > 1 { sharedCount += 1 }
    }

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
            : Self.count(messages)
        missing.append("\(path), in \(owners)")
    }

    /// - Parameter messages: the number of messages with the file.
    mutating func noteAltered(_ path: String, messages: Int) {
        alteredCount += 1
        guard altered.count < Self.most else { return }
        altered.append("\(path), in \(Self.count(messages))")
    }

    private static func count(_ messages: Int) -> String { "\(messages) message\(messages == 1 ? "" : "s")" }

    /// The kinds of files that can't be shown, for people; nil if there are none.
    package var exceptions: String? {
        let kinds = [missingCount > 0 ? "missing" : nil, alteredCount > 0 ? "altered" : nil].compactMap { $0 }
        return kinds.isEmpty ? nil : kinds.joined(separator: " and ") + " files"
    }

    /// The stored files in a line for people; nil if there are none.
    package var summary: String? {
        guard usedCount > 0 else { return nil }
        let attached =
            switch attachedCount {
            case 0: "none in messages"
            case 1: sharedCount == 0 ? "1 in a message" : "1 in several messages"
            default: "\(attachedCount.grouped) in messages (\(sharedCount.grouped) of them in several)"
            }
        let others = (usedCount - attachedCount).grouped
        return "\(usedCount.grouped) file\(usedCount == 1 ? "" : "s"): \(attached), \(others) elsewhere"
    }

    /// The lists in lines for people; none if all are empty.
    package var lines: [String] {
        var lines: [String] = []
        if missingCount > 0 {
            lines.append("\(missingCount) file\(missingCount == 1 ? " is" : "s are") missing:")
            lines += missing.map { "  " + $0 }
        }
        if alteredCount > 0 {
            lines.append(
                alteredCount == 1
                    ? "1 file was altered. Confab doesn't show it:"
                    : "\(alteredCount) files were altered. Confab doesn't show them:")
            lines += altered.map { "  " + $0 }
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
