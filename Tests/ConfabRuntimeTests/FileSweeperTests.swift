import Foundation
import Logging
import MessageStore
import Messenger
import Testing

@testable import ConfabRuntime

/// The background search for unused files.
@Suite(.timeLimit(.minutes(10))) struct FileSweeperTests {
    @Test func unusedFilesAreRemovedInTheBackgroundAndOthersStay() throws {
        let directory = NSTemporaryDirectory() + "confab-sweep-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let store = try MessageStore(directory: directory)
        let files = try [1, 2].map { try store.files.add([$0]) }
        try store.write { writer in
            let me = try writer.add(Profile(id: .unassigned, names: Names("Me")))
            let chat = try writer.add(Chat(id: .unassigned, profile: me, kind: .notes, names: Names("Notes")))
            let file = Attachment(name: "a", place: .stored(path: files[0].path))
            try writer.add(
                Message(id: .unassigned, chat: chat, sentAt: .zero, sender: .me, content: .file(file, caption: .empty)))
        }
        for file in files {
            try FileManager.default.setAttributes(
                [.modificationDate: Date().addingTimeInterval(-3600)], ofItemAtPath: store.files.path(of: file))
        }
        func isThere(_ file: FileHash) -> Bool { FileManager.default.fileExists(atPath: store.files.path(of: file)) }
        let log = Logger(label: "test")
        let timing = FileSweep.Timing(delay: 0, interval: 0)
        let sweeper = FileSweeper(store, timing: timing, log: log)
        // The second time, it doesn't look again so soon.
        for _ in 0..<2 {
            sweeper.start()
            sweeper.wait()
        }
        #expect(files.allSatisfy(isThere))
        let later = FileSweeper(store, timing: timing, log: log)
        later.start()
        later.wait()
        #expect(isThere(files[0]) && !isThere(files[1]))
        later.close()
    }
}
