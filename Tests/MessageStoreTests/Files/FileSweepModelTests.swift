import Foundation
import Messenger
import ProcessTesting
import RandomTesting
import Synchronization
import Testing

@testable import MessageStore

/// Random operations with files, and processes and threads that share them.
@Suite struct FileSweepModelTests {
    /// The state of two threads.
    private final class Work: Sendable {
        let isAdding = Atomic(true)
        let removed = Atomic(0)
    }

    /// Messages, copies, and files, compared with a plain model after every search.
    @Test(arguments: 0..<6) func randomOperationsLeaveTheFilesOfAModel(_ round: Int) throws {
        let seed = testSeed() &+ UInt64(round)
        var run = try FileRun(seed)
        for _ in 0..<400 { try run.step() }
        #expect(run.removed > 3, "seed \(seed)")
    }

    @Test func filesThatAreAddedWhileOthersAreRemovedStay() async throws {
        let home = try TemporaryStore()
        let chat = try home.chat()
        let seed = testSeed()
        let work = Work()
        let store = home.store
        // The time in which a message has to follow its file.
        let delay: Int64 = 250
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                while work.isAdding.load(ordering: .relaxed) {
                    let timing = FileSweep.Timing(delay: delay, interval: 0)
                    let files = try store.sweep(at: .wallTime, timing)
                    work.removed.add(files.count, ordering: .relaxed)
                    try await Task.sleep(for: .milliseconds(2))
                }
            }
            group.addTask {
                defer { work.isAdding.store(false, ordering: .relaxed) }
                var random = SeededGenerator(seed)
                var messages: [MessageID] = []
                var count = 0
                // Until there was enough to do for both, however slow the machine is; but not forever.
                while count < 50 || messages.count < 3 || work.removed.load(ordering: .relaxed) < 3, count < 2000 {
                    count += 1
                    let began = Timestamp.wallTime
                    let hash = try store.files.add([UInt8.random(in: 0..<16, using: &random)])
                    let content = MessageContent.image(
                        Attachment(name: "a", place: .stored(path: hash.path)), caption: .empty)
                    let id = try store.write { try $0.add(.fixture(in: chat, content: content)).id }.result
                    // A slow machine may have been too late.
                    let isLate = Timestamp.wallTime.milliseconds(since: began) >= delay
                    if isLate { try store.write { try $0.remove(id) } } else { messages.append(id) }
                    while messages.count > 3 {
                        let old = messages.remove(at: Int.random(in: 0..<messages.count, using: &random))
                        try store.write { try $0.remove(old) }
                    }
                    try await Task.sleep(for: .milliseconds(Int.random(in: 0...60, using: &random)))
                }
            }
            try await group.waitForAll()
        }
        let messages = try store.read { try $0.messages(of: chat, limit: 100).messages }
        #expect(!messages.isEmpty)
        for message in messages {
            let file = try #require(message.content.attachment?.storedFile)
            #expect(FileManager.default.fileExists(atPath: store.files.path(of: file)), "seed \(seed)")
        }
        #expect(work.removed.load(ordering: .relaxed) > 0)
    }

    @Test func noMessageAndNoCopyIsWithoutItsFileAfterAKill() throws {
        let directory = TemporaryDirectory()
        do {
            let store = try MessageStore(directory: directory.path)
            try store.write { writer in
                let me = try writer.add(Profile(id: .unassigned, names: Names("Me")))
                _ = try writer.add(Chat(id: .unassigned, profile: me, kind: .notes, names: Names("Notes")))
            }
        }
        let seed = testSeed()
        var random = SeededGenerator(seed)
        var removed = 0
        for kill in 0..<(FuzzRounds.asked ?? 30) {
            let probe = try ChildProcess("message-store-probe", ["files", directory.path, "\(kill)"])
            for _ in 0...Int.random(in: 0...12, using: &random) { removed += Int(probe.line() ?? "") ?? 0 }
            for _ in 0..<Int.random(in: 0...3000, using: &random) { _ = random.next() }
            probe.kill()
            while probe.line() != nil {}
            let report = Doctor.examine(directory.path)
            #expect(report.isHealthy && report.files.missingCount == 0, "seed \(seed), kill \(kill): \(report)")
        }
        #expect(removed > 0, "seed \(seed)")
    }
}

/// A store and a model of its files.
private struct FileRun {
    private let home: TemporaryStore
    private let store: MessageStore
    private let me: ProfileID
    private let seed: UInt64
    private var random: SeededGenerator
    private var now = Timestamp(milliseconds: 1_700_000_000_000)
    private var chats: [ChatID]
    /// The files of messages, copies, and drafts.
    private var messages: [MessageID: (chat: ChatID, file: FileHash)] = [:]
    private var copies: [(number: UInt64, message: MessageID, file: FileHash)] = []
    private var drafts: [ChatID: FileHash] = [:]
    /// The files on the disk: when each was added, and when it was found unused.
    private var files: [FileHash: (added: Timestamp, unusedSince: Timestamp?)] = [:]
    private(set) var removed = 0

    private static let timing = FileSweep.Timing(delay: 1000, interval: 500)

    init(_ seed: UInt64) throws {
        self.seed = seed
        random = SeededGenerator(seed)
        let home = try TemporaryStore()
        self.home = home
        store = home.store
        me = home.me
        chats = try ["Ann", "Bea", "Cy"].map { try home.chat($0) }
    }

    private var used: Set<FileHash> {
        Set(messages.values.map(\.file)).union(copies.map(\.file)).union(drafts.values)
    }

    mutating func step() throws {
        now = now.advanced(byMilliseconds: Int64.random(in: 1...300, using: &random))
        switch Int.random(in: 0..<20, using: &random) {
        case ..<6: try send(try addFile())
        case ..<8: _ = try addFile()
        case ..<10:
            if let file = used.sorted(by: { $0.digits < $1.digits }).randomElement(using: &random) { try send(file) }
        case ..<13: try remove()
        case ..<14: try collect()
        case ..<15: try removeCopy()
        case ..<16: try draft()
        case ..<17: try clear()
        default: try sweep()
        }
    }

    private mutating func addFile() throws -> FileHash {
        let file = try store.files.add([UInt8.random(in: 0..<10, using: &random)])
        try store.files.setTime(of: file, to: now)
        files[file] = (now, files[file]?.unusedSince)
        return file
    }

    private mutating func send(_ file: FileHash) throws {
        let chat = chats[Int.random(in: 0..<chats.count, using: &random)]
        let content = MessageContent.file(Attachment(name: "a", place: .stored(path: file.path)), caption: .empty)
        let id = try store.write { try $0.add(.fixture(in: chat, content: content)).id }.result
        messages[id] = (chat, file)
    }

    private mutating func remove() throws {
        guard let id = messages.keys.sorted().randomElement(using: &random) else { return }
        if Bool.random(using: &random) {
            try store.write { try $0.remove(id) }
        } else {
            try store.write { try $0.update(id) { $0.content = .deleted(Deletion(by: .sender, at: .zero)) } }
        }
        messages[id] = nil
    }

    private mutating func collect() throws {
        guard let id = messages.keys.sorted().randomElement(using: &random), let file = messages[id]?.file else {
            return
        }
        let now = now
        let me = me
        try store.write { try $0.collect([id], for: me, at: now) }
        copies.removeAll { $0.message == id }
        copies.append((try store.read { try $0.collectedMessages(of: me, limit: 1) }.first?.number ?? 0, id, file))
    }

    private mutating func removeCopy() throws {
        guard let index = copies.indices.randomElement(using: &random) else { return }
        let number = copies.remove(at: index).number
        let me = me
        try store.write { try $0.removeCollected([number], of: me) }
    }

    private mutating func draft() throws {
        let chat = chats[Int.random(in: 0..<chats.count, using: &random)]
        let file = Bool.random(using: &random) ? try addFile() : nil
        try store.write {
            try $0.set(Draft(chat: chat, text: "", attachments: file.map { [DraftAttachment($0.path)] } ?? []))
        }
        drafts[chat] = file
    }

    private mutating func clear() throws {
        let chat = chats[Int.random(in: 0..<chats.count, using: &random)]
        try store.write { try $0.clear(chat) }
        for (id, message) in messages where message.chat == chat { messages[id] = nil }
    }

    /// Searches, with other operations between its steps, and compares the files.
    private mutating func sweep() throws {
        let began = now
        guard var sweep = try store.beginFileSweep(now: began, timing: Self.timing) else { return }
        sweep.step = Int.random(in: 1...5, using: &random)
        // A file that was used when the search began may be found used, or not; it's never removed while it's used.
        let before = used
        var operations = Int.random(in: 0...3, using: &random)
        var found: Set<FileHash> = used
        while try store.continueFileSweep(&sweep, now: began) {
            guard operations > 0 else { continue }
            operations -= 1
            switch Int.random(in: 0..<5, using: &random) {
            case 0: try remove()
            case 1: try collect()
            case 2: try removeCopy()
            case 3: try clear()
            default:
                let all = used.sorted { $0.digits < $1.digits }
                if let file = all.randomElement(using: &random) { try send(file) }
            }
            found.formUnion(used)
        }
        let moment = began.advanced(byMilliseconds: -Self.timing.delay)
        for file in sweep.removed {
            #expect(!used.contains(file), "seed \(seed)")
            let known = try #require(files[file], "seed \(seed)")
            let since = try #require(known.unusedSince, "seed \(seed)")
            #expect(known.added < moment && since <= moment, "seed \(seed)")
            files[file] = nil
            removed += 1
        }
        // Whatever nobody used all the time and was found unused long ago is gone.
        for (file, known) in files where !found.contains(file) && !before.contains(file) {
            if known.added < moment, let since = known.unusedSince, since <= moment {
                Issue.record("\(file) stays, seed \(seed)")
            }
        }
        for (file, _) in files {
            let mark = try store.read { try $0.setting(UnusedFile.name(file), of: nil) }.flatMap { Int64($0) }
            files[file]?.unusedSince = mark.map { Timestamp(milliseconds: $0) }
            // Nothing that is used when the search ends is remembered as unused, and all of it is there.
            if used.contains(file) { #expect(mark == nil, "seed \(seed)") }
            #expect(FileManager.default.fileExists(atPath: store.files.path(of: file)), "seed \(seed)")
        }
        #expect(used.isSubset(of: Set(files.keys)), "seed \(seed)")
        #expect(Set(store.files.entries().compactMap(\.hash)) == Set(files.keys), "seed \(seed)")
    }
}

extension Timestamp {
    /// The time by the clock that files have.
    static var wallTime: Timestamp { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) }
}
