import Foundation
import Glibc
import LMDB
import Messenger
import Synchronization
import Testing

@testable import MessageStore

/// Files that no message has any longer.
@Suite struct FileSweepTests {
    private static let day: Int64 = 86_400_000

    private let home: TemporaryStore
    private let chat: ChatID
    private let start = Timestamp(milliseconds: 1_700_000_000_000)

    init() throws {
        home = try TemporaryStore()
        chat = try home.chat()
    }

    private func file(_ text: String = "picture", on day: Int64 = 0) throws -> FileHash {
        let hash = try home.store.files.add(Array(text.utf8))
        try home.store.files.setTime(of: hash, to: start.advanced(byMilliseconds: day * Self.day))
        return hash
    }

    private func image(_ file: FileHash) -> MessageContent {
        .image(Attachment(name: "a.png", place: .stored(path: file.path)), caption: .empty)
    }

    @discardableResult
    private func message(_ file: FileHash, in chat: ChatID? = nil) throws -> MessageID {
        try home.add(.fixture(in: chat ?? self.chat, content: image(file)))
    }

    /// Searches at an hour of a day. Returns the files that it has removed.
    @discardableResult
    private func sweep(on day: Int64, hour: Int64 = 1) throws -> [FileHash] {
        try home.store.sweep(at: start.advanced(byMilliseconds: day * Self.day + hour * 3_600_000))
    }

    private func isThere(_ file: FileHash) -> Bool {
        FileManager.default.fileExists(atPath: home.store.files.path(of: file))
    }

    @Test func anUnusedFileGoesADayAfterItWasFoundUnusedTwice() throws {
        let picture = try file()
        // It's too new, and then it has just been found.
        #expect(try sweep(on: 0, hour: 23) == [] && sweep(on: 1) == [])
        // The next search isn't due yet.
        #expect(try sweep(on: 1, hour: 20) == [])
        #expect(isThere(picture))
        #expect(try sweep(on: 2) == [picture])
        #expect(!isThere(picture))
        #expect(try home.store.read { try $0.setting(UnusedFile.name(picture), of: nil) } == nil)
        #expect(try sweep(on: 3) == [])
    }

    @Test func aFileThatAMessageHadGoesADayAfterTheMessage() throws {
        let picture = try file()
        let id = try message(picture)
        #expect(try sweep(on: 5) == [])
        _ = try home.store.write { try $0.remove(id) }
        #expect(try sweep(on: 6) == [] && isThere(picture))
        #expect(try sweep(on: 7) == [picture])
    }

    @Test func aFileThatIsUsedAgainMeanwhileStays() throws {
        let picture = try file()
        #expect(try sweep(on: 2) == [])
        let id = try message(picture)
        #expect(try sweep(on: 4) == [])
        _ = try home.store.write { try $0.remove(id) }
        // The time counts from when it was found unused again.
        #expect(try sweep(on: 6) == [] && isThere(picture))
        #expect(try sweep(on: 8) == [picture])
    }

    @Test func aFileThatIsAddedAgainIsNewAgain() throws {
        let picture = try file()
        #expect(try sweep(on: 2) == [])
        _ = try file(on: 10)
        #expect(try sweep(on: 10, hour: 12) == [] && isThere(picture))
        // Adding it gives it the time of now.
        let before = try home.store.files.time(of: picture)
        _ = try home.store.files.add(Array("picture".utf8))
        #expect(try home.store.files.time(of: picture) > before)
    }

    @Test func aFileStaysAsLongAsAnythingNamesIt() throws {
        let files = try ["quote", "version", "record", "draft", "mail", "waiting", "sticker", "unused"].map {
            try file($0)
        }
        var message = Message.fixture(in: chat, content: .text("text"))
        message.quote = Quote(sender: .me, content: image(files[0]))
        message.earlierVersions = [MessageVersion(content: image(files[1]), at: .zero)]
        try home.add(message)
        let inner = MergedRecord(
            title: "inner", entries: [.init(senderName: "Ada", sentAt: .zero, content: image(files[2]))])
        let record = MergedRecord(
            title: "outer", entries: [.init(senderName: "Ada", sentAt: .zero, content: .mergedRecord(inner))])
        try home.add(.fixture(in: chat, content: .mergedRecord(record)))
        let place = Attachment.Place.stored(path: files[6].path)
        try home.add(.fixture(in: chat, content: .sticker(Sticker(file: Attachment(name: "", place: place)))))
        let escaped = #"{"path":"files\/\#(files[4].digits)"}"#
        _ = try home.store.write { writer in
            try writer.set(Draft(chat: chat, text: "", attachments: [DraftAttachment(files[3].path)]))
            try writer.post(Array(escaped.utf8), id: RemoteID("mail"), to: home.me)
            try writer.keep(#"{"path":"\#(files[5].path)"}"#, until: RemoteID("later"), in: chat, limit: 10)
        }
        // The last one shows that the others would be removed.
        var removed: [FileHash] = []
        for day: Int64 in 1...4 { removed += try sweep(on: day) }
        #expect(removed == [files[7]])
        for file in files.dropLast() { #expect(isThere(file)) }
    }

    @Test func thePicturesOfPeopleGroupsAndVideosKeepTheirFiles() throws {
        let files = try ["contact", "group", "member", "cover", "unused"].map { try file($0) }
        func picture(_ index: Int) -> StillPicture { StillPicture(place: .stored(path: files[index].path)) }
        let (contact, group) = try home.store.write { writer in
            let contact = try writer.add(
                Contact(id: .unassigned, profile: home.me, names: Names("Ada"), picture: picture(0)))
            let group = try writer.add(
                Group(id: .unassigned, profile: home.me, names: Names("Choir"), picture: picture(1)))
            try writer.add(Member(id: .unassigned, group: group, names: Names("Bea"), picture: picture(2)))
            return (contact, group)
        }.result
        let film = Attachment(name: "a.mp4", place: .remote("https://example.org/a"), cover: picture(3))
        try home.add(.fixture(in: chat, content: .video(film, seconds: 1, caption: .empty)))
        var removed: [FileHash] = []
        for day: Int64 in 1...4 { removed += try sweep(on: day) }
        #expect(removed == [files[4]])
        for file in files.dropLast() { #expect(isThere(file)) }
        _ = try home.store.write { writer in
            try writer.update(contact) { $0.picture = nil }
            try writer.update(group) { $0.picture = picture(0) }
        }
        #expect(try sweep(on: 5) == [] && sweep(on: 7) == [files[1]])
    }

    @Test func theDoctorFindsAMissingPictureOfAPerson() throws {
        let picture = try file()
        _ = try home.store.write { writer in
            try writer.add(
                Contact(
                    id: .unassigned, profile: home.me, names: Names("Ada"),
                    picture: StillPicture(place: .stored(path: picture.path))))
        }
        func lines() throws -> [String] {
            var report = DoctorReport(directory: home.directory.path)
            try home.store.read { try $0.compareFiles(home.store.files, &report) }
            return report.files.lines
        }
        #expect(try lines() == [])
        try FileManager.default.removeItem(atPath: home.store.files.path(of: picture))
        let line = "  \(picture.path), in a collected message, a draft, or the picture of a person or group"
        #expect(try lines().contains(line))
    }

    @Test func aCollectedMessageAndItsFileSurviveTheDeletionOfTheSource() throws {
        let picture = try file()
        let id = try message(picture)
        _ = try home.store.write { try $0.collect([id], for: home.me, at: start) }
        _ = try home.store.write { try $0.remove(id) }
        _ = try home.store.write { try $0.remove(chat) }
        for day: Int64 in 1...4 { #expect(try sweep(on: day) == []) }
        let copy = try #require(try home.store.read { try $0.collectedMessages(of: home.me) }.first)
        #expect(copy.message.content.attachment?.storedFile == picture)
        #expect(FileManager.default.contents(atPath: home.store.files.path(of: picture)) == Data("picture".utf8))
        _ = try home.store.write { try $0.removeCollected([copy.number], of: home.me) }
        #expect(try sweep(on: 5) == [] && sweep(on: 6) == [picture])
    }

    @Test func aFileThatMovesToAMessageThatWasReadAlreadyStays() throws {
        let picture = try file()
        let first = try home.add(.fixture(in: chat))
        let other = try home.chat("Bea")
        let last = try message(picture, in: other)
        // As if an earlier search had found it.
        _ = try home.store.write { try $0.set(UnusedFile.name(picture), of: nil, to: "1") }
        var sweep = try #require(try home.store.beginFileSweep(now: start.advanced(byMilliseconds: 3 * Self.day)))
        sweep.step = 1
        let now = start.advanced(byMilliseconds: 3 * Self.day)
        #expect(try home.store.continueFileSweep(&sweep, now: now))
        // Forwarded into the first chat, and deleted in the second one.
        let position = MessagePosition(try home.message(first).position.rawValue - 1)
        try home.add(.fixture(in: chat, position: position, content: image(picture)))
        _ = try home.store.write { try $0.remove(last) }
        while try home.store.continueFileSweep(&sweep, now: now) {}
        #expect(sweep.removed == [] && isThere(picture))
        #expect(try home.store.read { try $0.setting(UnusedFile.name(picture), of: nil) } == nil)
    }

    @Test func filesThatCannotBeRemovedDoNotKeepTheOthers() throws {
        let files = try (0...FileSweep.batch).map { try file("\($0)") }.sorted { $0.digits < $1.digits }
        #expect(try sweep(on: 2) == [])
        let now = start.advanced(byMilliseconds: 4 * Self.day)
        var sweep = try #require(try home.store.beginFileSweep(now: now))
        for file in files.dropLast() { try home.store.files.setTime(of: file, to: now) }
        while try home.store.continueFileSweep(&sweep, now: now) {}
        #expect(sweep.removed == [files[FileSweep.batch]])
    }

    @Test func aFileThatIsCollectedWhileMessagesAreReadStays() throws {
        let picture = try file()
        try home.add(.fixture(in: chat))
        let id = try message(picture, in: try home.chat("Bea"))
        _ = try home.store.write { try $0.set(UnusedFile.name(picture), of: nil, to: "1") }
        let now = start.advanced(byMilliseconds: 3 * Self.day)
        var sweep = try #require(try home.store.beginFileSweep(now: now))
        sweep.step = 1
        #expect(try home.store.continueFileSweep(&sweep, now: now))
        _ = try home.store.write { try $0.collect([id], for: home.me, at: start) }
        _ = try home.store.write { try $0.remove(id) }
        while try home.store.continueFileSweep(&sweep, now: now) {}
        #expect(sweep.removed == [] && isThere(picture))
    }

    @Test func nothingIsRemovedWhileARecordCannotBeRead() throws {
        let (picture, other) = (try file(), try file("other"))
        let id = try message(picture)
        for name in [picture, other] {
            _ = try home.store.write { try $0.set(UnusedFile.name(name), of: nil, to: "1") }
        }
        let key = MessageKey(chat, try home.message(id).position)
        let raw = home.store.tables.messages.withCodec(RawBytes())
        try home.store.environment.write { transaction in
            var bytes = try #require(try raw.value(for: key, in: transaction))
            bytes[bytes.count - 1] ^= 1
            try raw.put(bytes, for: key, in: transaction)
        }
        #expect(throws: StoreError.self) { try sweep(on: 5) }
        #expect(isThere(picture) && isThere(other))
        // Missing messages may come back, too.
        _ = try home.store.environment.write { try raw.remove(key, in: $0) }
        #expect(try sweep(on: 6) == [] && isThere(picture) && isThere(other))
    }

    @Test func whatKilledProcessesLeftGoesAndWhateverElseIsThereStays() throws {
        let folder = home.directory.path + "/files"
        let picture = try file()
        try message(picture)
        let unfinished = "\(picture.digits).q1w2e3"
        for name in [unfinished, "README", "\(picture.digits)x", "\(picture.digits).a.b"] {
            try Data("x".utf8).write(to: URL(filePath: "\(folder)/\(name)"))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: "\(folder)/\(name)")
        }
        try FileManager.default.createDirectory(
            atPath: folder + "/" + FileHash(of: [1]).digits, withIntermediateDirectories: true)
        for day: Int64 in 1...3 { #expect(try sweep(on: day) == []) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(!names.contains(unfinished) && names.count == 5)
    }

    @Test func aCopyThatIsBeingMadeStaysAndTheRestOfAKilledOneGoesAtOnce() throws {
        let path = home.directory.path + "/notes.txt"
        try Data([UInt8](repeating: 1, count: 3_000_000)).write(to: URL(filePath: path))
        let source = open(path, O_RDONLY)
        defer { close(source) }
        let now = Timestamp(milliseconds: Int64(Date.now.timeIntervalSince1970 * 1000) + 60_000)
        let left = home.directory.path + "/files/\(String(repeating: "0", count: 64)).q1w2e3"
        let hash = try home.store.files.add(copying: source, byteCount: 3_000_000) { copied in
            if copied == 0 { try? Data("x".utf8).write(to: URL(filePath: left)) }
            _ = try? home.store.sweep(at: now)
            return true
        }
        #expect(isThere(hash) && FileManager.default.fileExists(atPath: left))
        _ = try home.store.sweep(at: now)
        #expect(isThere(hash) && !FileManager.default.fileExists(atPath: left))
    }

    @Test func manyFilesAreRemovedByOneSearch() throws {
        let files = Set(try (0..<150).map { try file("file \($0)") })
        #expect(try sweep(on: 1) == [])
        #expect(try Set(sweep(on: 2)) == files)
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.directory.path + "/files").isEmpty)
    }

    @Test func aClockThatWasAheadRemovesNothingEarly() throws {
        let picture = try file()
        #expect(try sweep(on: 1000) == [])
        #expect(try sweep(on: 2) == [] && isThere(picture))
        #expect(try sweep(on: 3, hour: 2) == [picture])
    }

    @Test func aFileIsNotRemovedWhileSomebodyAddsOne() throws {
        let picture = try file()
        let path = home.directory.path + "/files"
        let moment = start.advanced(byMilliseconds: Self.day)
        #expect(FolderLock.shared(path) { home.store.files.remove(picture.digits, addedBefore: moment) } == false)
        #expect(isThere(picture))
        #expect(!home.store.files.remove(picture.digits, addedBefore: start))
        #expect(home.store.files.remove(picture.digits, addedBefore: moment) && !isThere(picture))
        // Somebody else has removed it.
        #expect(home.store.files.remove(picture.digits, addedBefore: moment))
    }

    @Test func theDoctorListsUnusedAndMissingFiles() throws {
        let (picture, missing, collected) = (try file(), try file("missing"), try file("collected"))
        for _ in 0..<2 { try message(missing) }
        let id = try message(collected)
        _ = try home.store.write { try $0.collect([id], for: home.me, at: start) }
        _ = try home.store.write { try $0.remove(id) }
        for file in [missing, collected] {
            try FileManager.default.removeItem(atPath: home.store.files.path(of: file))
        }
        var report = DoctorReport(directory: home.directory.path)
        try home.store.read { try $0.compareFiles(home.store.files, &report) }
        #expect(
            report.files.lines == [
                "2 files are missing:", "  \(missing.path), in 2 messages",
                "  \(collected.path), in a collected message, a draft, or the picture of a person or group",
                "1 file isn't in use (7 bytes). Confab removes it later:", "  \(picture.path)",
            ])
        #expect(
            report.isHealthy && report.conclusion(doctorCommand: "").hasSuffix("all good, except for missing files"))
        #expect(report.findings { "\($0)" }.hasSuffix(picture.path))
    }

    @Test func theDoctorListsAlteredFilesOfMessages() throws {
        let (whole, altered, drafted) = (try file("whole"), try file("altered"), try file("draft"))
        try message(whole)
        for _ in 0..<2 { try message(altered) }
        _ = try home.store.write {
            try $0.set(Draft(chat: chat, text: "", attachments: [DraftAttachment(drafted.path)]))
        }
        var report = DoctorReport(directory: home.directory.path)
        try home.store.read { try $0.compareFiles(home.store.files, &report) }
        #expect(report.files.lines.isEmpty && report.conclusion(doctorCommand: "").hasSuffix("all good"))
        // As many bytes as before, so that only reading them tells.
        for file in [altered, drafted] {
            try Data("ALTERED".utf8).write(to: URL(fileURLWithPath: home.store.files.path(of: file)))
        }
        try home.store.read { try $0.compareFiles(home.store.files, &report) }
        #expect(
            report.files.lines == ["1 file was altered. Confab doesn't show it:", "  \(altered.path), in 2 messages"])
        #expect(
            report.isHealthy && report.conclusion(doctorCommand: "").hasSuffix("all good, except for altered files"))
        try message(try #require(FileHash(String(repeating: "0", count: 64))))
        try home.store.read { try $0.compareFiles(home.store.files, &report) }
        #expect(report.conclusion(doctorCommand: "").hasSuffix("all good, except for missing and altered files"))
    }

    /// All profiles share one file. A message that names a file twice counts once, and one with two files counts for both.
    @Test func theDoctorCountsTheMessagesThatShareAFile() throws {
        let (picture, other) = (try file(), try file("other"))
        for _ in 0..<3 { try message(picture) }
        let quoting = try message(other)
        _ = try home.store.write { try $0.update(quoting) { $0.quote = Quote(sender: .me, content: $0.content) } }
        let drafted = try file("draft")
        _ = try home.store.write {
            try $0.set(Draft(chat: chat, text: "", attachments: [DraftAttachment(drafted.path)]))
        }
        let (shown, quoted) = (try file("shown"), try file("quoted"))
        var both = Message.fixture(in: chat, content: image(shown))
        both.quote = Quote(sender: .me, content: image(quoted))
        try home.add(both)
        var report = DoctorReport(directory: home.directory.path)
        try home.store.read { try $0.compareFiles(home.store.files, &report) }
        #expect(report.files.summary == "5 files: 4 in messages (1 of them in several), 1 elsewhere")
        #expect(report.files.lines.isEmpty)
        #expect(report.findings { "\($0)" }.contains("5 files: 4 in messages"))
    }

    @Test(
        arguments: [
            ([], nil), ([0], "1 file: none in messages, 1 elsewhere"), ([1], "1 file: 1 in a message, 0 elsewhere"),
            ([2, 0], "2 files: 1 in several messages, 1 elsewhere"),
            ([1, 1, 1], "3 files: 3 in messages (0 of them in several), 0 elsewhere"),
        ] as [([Int], String?)])
    func theCountsOfFilesAreASentence(messages: [Int], summary: String?) {
        var files = ExaminedFiles()
        for count in messages { files.noteUsed(messages: count) }
        #expect(files.summary == summary)
    }
}

extension MessageStore {
    /// Searches for unused files until it's over. Returns those that were removed.
    func sweep(at now: Timestamp, _ timing: FileSweep.Timing = .standard) throws -> [FileHash] {
        guard var sweep = try beginFileSweep(now: now, timing: timing) else { return [] }
        while try continueFileSweep(&sweep, now: now) {}
        return sweep.removed
    }
}

extension FileStore {
    /// Sets the time when a file was added.
    func setTime(of file: FileHash, to time: Timestamp) throws {
        let date = Date(timeIntervalSince1970: Double(time.milliseconds) / 1000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(of: file))
    }

    func time(of file: FileHash) throws -> Timestamp {
        try #require(entries().first { $0.hash == file }).addedAt
    }
}
