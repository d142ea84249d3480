import ConfabApp
import Foundation
import Glibc
import LMDB
import Logging
import Messenger
import Testing

@testable import ConfabRuntime
@testable import MessageStore

/// Recordings that killed processes left, and the drafts that have it once a profile is opened.
@Suite(.timeLimit(.minutes(30))) final class RecordingRecoveryTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let store: MessageStore
    private let ada, bea: ProfileID
    private let chat, other: ChatID

    init() throws {
        let store = try MessageStore(directory: directory)
        self.store = store
        (ada, chat) = try RecordingRecoveryTests.add("Ada", to: store)
        (bea, other) = try RecordingRecoveryTests.add("Bea", to: store)
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private static func add(_ name: String, to store: MessageStore) throws -> (ProfileID, ChatID) {
        try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names(name)))
            return (profile, try writer.add(Chat(id: .unassigned, profile: profile, kind: .notes, names: Names(""))))
        }.result
    }

    private func backend() throws -> StoreBackend {
        let backend = try StoreBackend(
            store: store, profileName: nil, readsOnly: false, log: Logger(label: "test"), tell: { _ in })
        backend.open()
        return backend
    }

    /// Opens profiles one after the other.
    private func open(_ profiles: ProfileID...) async throws {
        let backend = try backend()
        for profile in profiles {
            guard case .profileOpened? = await backend.answer(of: .profile(.open(profile))) else {
                Issue.record("not opened")
                break
            }
        }
        backend.close()
    }

    /// Creates what a process has recorded that began some time ago.
    private func begun(
        millisecondsAgo: Int64 = 3500, for chat: ChatID, _ text: String = "OggSpoken"
    ) throws -> RecordingCopy {
        let copy = try store.files.beginRecording(
            for: chat, at: SystemClock.wallTime.advanced(byMilliseconds: -millisecondsAgo))
        copy.append(Array(text.utf8)[...])
        return copy
    }

    private func attachments(of chat: ChatID) throws -> [DraftAttachment] {
        try store.read { try $0.draft(of: chat)?.attachments ?? [] }
    }

    @Test func whatAKilledProcessWasRecordingIsInTheDraft() async throws {
        var copy: RecordingCopy? = try begun(for: chat)
        #expect(try FileManager.default.attributesOfItem(atPath: copy?.path ?? "")[.posixPermissions] as? Int == 0o600)
        // The process is still recording.
        try await open(ada)
        #expect(try attachments(of: chat).isEmpty)
        #expect(store.files.recordingStarts().count == 1)
        copy = nil
        let backend = try backend()
        _ = await backend.answer(of: .profile(.open(ada)))
        // A chat can be opened from now on.
        let file = try #require(try attachments(of: chat).first)
        backend.close()
        #expect(file.name == "voice.ogg" && file.mediaType == "audio/ogg" && file.byteCount == 9)
        // Time passes in between.
        #expect(file.recording.map { $0.seconds >= 3 && $0.levels.isEmpty } == true)
        #expect(FileManager.default.contents(atPath: file.path) == Data("OggSpoken".utf8))
        #expect(store.files.recordingStarts().isEmpty)
    }

    @Test func recordingsOfAnotherProfileStayUntilItIsOpened() async throws {
        _ = try begun(for: other)
        try await open(ada)
        #expect(try attachments(of: other).isEmpty)
        #expect(store.files.recordingStarts().count == 1)
        try await open(ada, bea)
        #expect(try attachments(of: other).count == 1)
        #expect(store.files.recordingStarts().isEmpty)
    }

    @Test func recordingsOfAProfileAreRemovedWithIt() async throws {
        _ = try begun(for: chat)
        _ = try begun(for: other)
        let backend = try backend()
        #expect(await backend.answer(of: .profile(.remove(bea))) == .profile(bea, .removed))
        backend.close()
        #expect(store.files.recordingStarts().map(\.key) == [chat])
    }

    @Test func aLostRecordingThatIsEmptyOrWhoseChatIsGoneIsRemoved() async throws {
        _ = try begun(for: chat, "")
        _ = try begun(for: ChatID(other.rawValue + 1000))
        #expect(store.files.recordingStarts().count == 2)
        try await open(ada)
        #expect(store.files.recordingStarts().isEmpty)
        #expect(try attachments(of: chat).isEmpty)
    }

    @Test func aLostRecordingStaysWhileARepairMayBringItsChatBack() async throws {
        _ = try begun(for: other)
        let record = try #require(try store.read { try $0.record(of: other) })
        // Past the store, which loses nothing itself.
        _ = try store.environment.write { try store.tables.chats.remove(other, in: $0) }
        try await open(ada)
        #expect(store.files.recordingStarts().count == 1)
        try store.environment.write {
            try store.tables.chats.withCodec(RawBytes()).put(record, for: other, in: $0)
        }
        try await open(bea)
        #expect(try attachments(of: other).count == 1)
    }

    @Test func aLostRecordingIsKeptAlthoughTheClockWasSetBack() async throws {
        _ = try begun(millisecondsAgo: -3_600_000, for: chat)
        try await open(ada)
        #expect(try attachments(of: chat).map(\.recording) == [Recorded(seconds: 0, levels: [])])
        #expect(store.files.recordingStarts().isEmpty)
    }

    @Test func moreRecordingsThanFitIntoTheDraftStay() async throws {
        for number in 1...23 { _ = try begun(millisecondsAgo: 60_000 - Int64(number), for: chat, "Ogg\(number)") }
        let files = (1...2).map { DraftAttachment("/tmp/\($0)", byteCount: 1) }
        try store.write { try $0.set(Draft(chat: chat, text: "Hi", attachments: files)) }
        try await open(ada)
        #expect(try attachments(of: chat).count == Draft.mostAttachments)
        #expect(store.files.recordingStarts()[chat]?.count == 5)
        try store.write { try $0.set(Draft(chat: chat, text: "Hi")) }
        try await open(ada)
        #expect(try attachments(of: chat).count == 5)
        #expect(store.files.recordingStarts().isEmpty)
    }

    @Test func aFileThatIsTooLargeForARecordingIsLeftAlone() async throws {
        let path = try begun(for: chat).path
        #expect(truncate(path, 240_000_001) == 0)
        try await open(ada)
        #expect(try attachments(of: chat).isEmpty)
        #expect(store.files.recordingStarts()[chat]?.count == 1)
    }
}
