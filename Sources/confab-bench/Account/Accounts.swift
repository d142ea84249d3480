import Foundation
import MessageStore

/// The accounts that are measured, kept from run to run.
struct Accounts {
    let folder: String

    /// 100 000 chats and 1 000 000 messages.
    var large: String { folder + "/large" }
    /// Two profiles of 100 000 chats each, with a message in most of them.
    var twins: String { folder + "/twins" }
    /// A profile without chats.
    var empty: String { folder + "/empty" }

    /// A group with 10,000 members and 1,000,000 messages.
    var chat: String { folder + "/chat" }
    /// A photograph in each chat.
    var pictures: String { folder + "/pictures" }

    /// Generates what is not there, beside its place first, so that one that was interrupted is made again.
    func makeMissing(_ report: Report) throws {
        try make(empty, AccountWriter(chats: 0, messages: 0, seed: 1), report)
        try make(large, AccountWriter(chats: 100_000, messages: 1_000_000, seed: 1), report)
        if report.wants("switch", "jobs") {
            let twins = ProfileFigures.names.enumerated().map { number, name in
                AccountWriter(chats: 100_000, messages: 100_000, seed: UInt64(number + 2), name: name)
            }
            try make(self.twins, twins, report)
        }
        if report.wants("chat") {
            try make(chat, "one group, \(ChatAccount.messages) messages", report) { directory in
                var account = ChatAccount()
                try account.write(to: directory)
            }
        }
        if report.wants("picture") {
            try make(pictures, "\(PictureAccount.chats) photographs", report, PictureAccount.write)
        }
    }

    private func make(_ path: String, _ writer: AccountWriter, _ report: Report) throws {
        try make(path, [writer], report)
    }

    private func make(_ path: String, _ writers: [AccountWriter], _ report: Report) throws {
        let (chats, messages) = (writers.map(\.chats).reduce(0, +), writers.map(\.messages).reduce(0, +))
        try make(path, "\(chats) chats, \(messages) messages", report) { directory in
            for var writer in writers { try writer.write(to: directory) }
        }
    }

    private func make(
        _ path: String, _ contents: String, _ report: Report, _ write: (_ directory: String) throws -> Void
    ) throws {
        let files = FileManager.default
        guard !files.fileExists(atPath: path) else { return try makeIndex(path, report) }
        report.note("generating \(path): \(contents)")
        try? files.removeItem(atPath: path + ".new")
        try files.createDirectory(atPath: path + ".new", withIntermediateDirectories: true)
        try write(path + ".new")
        try makeIndex(path + ".new", report)
        try files.moveItem(atPath: path + ".new", toPath: path)
    }

    /// Makes the index of messages where it is missing or of another version: the program that is measured would do so.
    private func makeIndex(_ path: String, _ report: Report) throws {
        let store = try MessageStore(directory: path)
        var steps = 0
        while try store.continueSearchIndex() != nil { steps += 1 }
        if steps > 0 { report.note("made the index of messages in \(path)") }
    }

    /// Copies an account to where it may be written to. It is on the disk then: else the first commit that is measured would
    /// have to wait until all of it is.
    static func copy(_ path: String, to copy: String) throws {
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        sync()
    }
}
