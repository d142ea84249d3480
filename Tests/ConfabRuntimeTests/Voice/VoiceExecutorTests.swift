import ConfabApp
import Foundation
import Glibc
import Logging
import MessageStore
import Messenger
import Synchronization
import Testing

@testable import ConfabRuntime

/// Recording and playing behind the app: the answers, and the draft that has a recording when Confab quits.
@Suite(.timeLimit(.minutes(30))) final class VoiceExecutorTests {
    private let scripts: VoiceScripts
    private let store: MessageStore
    private let profile: ProfileID
    private let chat: ChatID
    private let heard = Heard()

    private final class Heard: Sendable {
        private let actions = Mutex<[AppAction]>([])
        func add(_ action: AppAction) { actions.withLock { $0.append(action) } }
        func contains(where isWanted: (AppAction) -> Bool) -> Bool { actions.withLock { $0.contains(where: isWanted) } }
    }

    init() throws {
        let scripts = try VoiceScripts()
        self.scripts = scripts
        store = try MessageStore(directory: scripts.path("data"))
        (profile, chat) = try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            return (profile, try writer.add(Chat(id: .unassigned, profile: profile, kind: .notes, names: Names(""))))
        }.result
    }

    deinit { scripts.remove() }

    private func backend() throws -> StoreBackend {
        try StoreBackend(
            store: store, profileName: nil, readsOnly: false, log: Logger(label: "test"),
            tell: { [heard] in heard.add($0) })
    }

    private func opened() async throws -> StoreBackend {
        let backend = try backend()
        backend.open()
        _ = await backend.answer(of: .profile(.open(profile)))
        return backend
    }

    private func request() throws -> RecordRequest {
        RecordRequest(
            chat, run: 1, limit: 60, recorder: try scripts.write("rec", VoiceScripts.recording),
            decoder: try scripts.write("dec", VoiceScripts.samples(2)))
    }

    private func draft() throws -> Draft? { try store.read { try $0.draft(of: chat) } }

    /// Records until the recorder has told of its first second.
    private func record(_ backend: StoreBackend) async throws -> DraftAttachment? {
        let (answers, whenAnswered) = AsyncStream.makeStream(of: AppAction?.self)
        backend.start(.voice(.record(try request()))) { whenAnswered.yield($0) }
        try await heardSecond()
        _ = await backend.answer(of: .voice(.endRecording))
        var answer = answers.makeAsyncIterator()
        guard case .conversation(.composer(.recorded(chat, _, let file)))? = await answer.next() ?? nil else {
            return nil
        }
        return file
    }

    private func heardSecond() async throws {
        let second = AppAction.conversation(.composer(.recordingProgressed(chat, run: 1, seconds: 1)))
        while !heard.contains(where: { $0 == second }) { try await Task.sleep(for: .milliseconds(20)) }
    }

    @Test func aRecordingIsAnsweredAndSentAsAVoice() async throws {
        let backend = try await opened()
        let file = try #require(try await record(backend))
        _ = await backend.answer(of: .save(.draft(Draft(chat: chat, text: "Hi", attachments: [file]))))
        let message = OutgoingMessage(
            file.content(caption: "Hi"), draft: Draft(chat: chat, text: "Hi", attachments: [file]))
        let call = ServiceCall(
            .send(message, to: chat), of: profile, by: .conversation, transaction: TransactionID("t-1"))
        guard case .answered(_, .done)? = await backend.answer(of: .service(call)) else {
            Issue.record("not sent")
            return
        }
        backend.close()
        let sent = try #require(try store.read { try $0.messages(of: chat, .oldest, limit: 1).messages }.first)
        #expect(sent.content.asVoice?.seconds == 2 && sent.content.asVoice?.levels.count == 48)
        #expect(sent.content.asVoice?.file.storedFile == FileHash(of: Array("OggSend".utf8)))
        #expect(try draft() == nil)
        #expect(store.files.recordingStarts().isEmpty)
    }

    @Test func quittingKeepsWhatIsBeingRecorded() async throws {
        let backend = try await opened()
        _ = await backend.answer(of: .save(.draft(Draft(chat: chat, text: "Hi"))))
        let request = try request()
        backend.start(.voice(.record(request))) { _ in }
        try await heardSecond()
        // A kill would leave this.
        let folder = scripts.path("data/files/recordings")
        let copy = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        #expect(FileManager.default.contents(atPath: "\(folder)/\(copy)") == Data("OggS".utf8))
        backend.close()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        let draft = try #require(try draft())
        #expect(draft.text.plain == "Hi" && draft.attachments.map(\.recording?.seconds) == [2])
    }

    @Test func quittingKeepsARecordingThatTheAppHasNotTaken() async throws {
        let backend = try await opened()
        let file = try #require(try await record(backend))
        backend.close()
        #expect(try draft()?.attachments == [file])
    }

    @Test func aRecordingThatEndsBeforeItBeganIsEnded() async throws {
        let backend = try await opened()
        let (answers, whenAnswered) = AsyncStream.makeStream(of: AppAction?.self)
        backend.start(.voice(.record(try request()))) { whenAnswered.yield($0) }
        backend.start(.voice(.endRecording)) { _ in }
        var answer = answers.makeAsyncIterator()
        // A second hasn't passed, whatever the decoder says.
        guard case .conversation(.composer(.recorded(chat, _, _)))? = await answer.next() ?? nil else {
            Issue.record("no answer")
            return
        }
        let second = AppAction.conversation(.composer(.recordingProgressed(chat, run: 1, seconds: 1)))
        #expect(!heard.contains { $0 == second })
        backend.close()
    }

    @Test func aRecordingThatIsInADraftIsNotKeptTwice() async throws {
        let backend = try await opened()
        let file = try #require(try await record(backend))
        _ = await backend.answer(of: .save(.attached(chat, file)))
        _ = await backend.answer(of: .save(.attached(chat, file)))
        backend.close()
        #expect(try draft()?.attachments == [file])
    }

    @Test func aRecordingThatIsOneFileTooManyStaysUntilThereIsRoom() async throws {
        let file = try await refusedRecording()
        try store.write { try $0.set(Draft(chat: chat, text: "Hi")) }
        let backend = try await opened()
        backend.close()
        #expect(try draft()?.attachments.map(\.path) == [file.path])
    }

    /// Records for a draft that has no room, and quits.
    private func refusedRecording() async throws -> DraftAttachment {
        let backend = try await opened()
        let file = try #require(try await record(backend))
        let many = (1...Draft.mostAttachments).map { DraftAttachment("/tmp/\($0)", byteCount: 1) }
        try store.write { try $0.set(Draft(chat: chat, text: "Hi", attachments: many)) }
        let change = LocalChange.attached(chat, file)
        let problem = Problem.attaching(.tooMany(limit: Draft.mostAttachments))
        #expect(await backend.answer(of: .save(change)) == .notSaved(change, problem))
        backend.close()
        #expect(try draft()?.attachments == many)
        return file
    }

    @Test func quittingWhileARecordingIsSavedAndSentDoesNotKeepIt() async throws {
        let backend = try await opened()
        let file = try #require(try await record(backend))
        let draft = Draft(chat: chat, text: "Hi", attachments: [file])
        let call = ServiceCall(
            .send(OutgoingMessage(file.content(caption: "Hi"), draft: draft), to: chat), of: profile,
            by: .conversation, transaction: TransactionID("t-1"))
        backend.start(.save(.draft(draft))) { _ in }
        backend.start(.service(call)) { _ in }
        backend.close()
        #expect(try store.read { try $0.messages(of: chat, .oldest, limit: 2).messages }.count == 1)
        #expect(try self.draft() == nil)
    }

    /// Tells of a recording that was added to the stored draft when Confab quit.
    private func kept(_ file: DraftAttachment) -> AppAction {
        .conversation(.composer(.recorded(chat, run: 0, file)))
    }

    /// An executor with a recording that the app was told of.
    private func unsaved() async throws -> (VoiceExecutor, DraftAttachment) {
        let voices = VoiceExecutor(
            store.files, tell: { [heard] in heard.add($0) },
            keep: { [heard] in heard.add(.conversation(.composer(.recorded($0, run: 0, $1.file)))) })
        let (answers, whenAnswered) = AsyncStream.makeStream(of: AppAction?.self)
        voices.start(.record(try request())) { whenAnswered.yield($0) }
        try await heardSecond()
        voices.start(.endRecording) { _ in }
        var answer = answers.makeAsyncIterator()
        var recorded: DraftAttachment?
        if case .conversation(.composer(.recorded(_, _, let file)))? = await answer.next() ?? nil { recorded = file }
        return (voices, try #require(recorded))
    }

    @Test func theCopyOfARecordingIsRemovedOnceItsDraftIsStored() async throws {
        let (voices, file) = try await unsaved()
        func copies() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: scripts.path("data/files/recordings"))
        }
        func save(_ change: LocalChange) -> Backend.Answer { voices.claim(change) { _ in } }
        // Drafts without it, and of another chat.
        save(.draft(Draft(chat: chat, text: "Hi")))(nil)
        save(.attached(ChatID(chat.rawValue + 1), file))(nil)
        #expect(try copies().count == 1)
        let change = LocalChange.draft(Draft(chat: chat, text: "Hi", attachments: [file]))
        let first = save(change)
        #expect(try copies().count == 1)
        first(.notSaved(change, .tagDeleted))
        #expect(try copies().count == 1)
        let second = save(change)
        #expect(try copies().count == 1)
        second(nil)
        #expect(try copies().isEmpty)
        voices.close()
        #expect(!heard.contains { $0 == kept(file) })
    }

    @Test(arguments: [false, true])
    func aRecordingThatWasDiscardedDoesNotComeBack(beforeItsSaveFails isEarly: Bool) async throws {
        let (voices, file) = try await unsaved()
        let change = LocalChange.draft(Draft(chat: chat, text: "Hi", attachments: [file]))
        let first = voices.claim(change) { _ in }
        if !isEarly { first(.notSaved(change, .tagDeleted)) }
        let second = voices.claim(.draft(Draft(chat: chat, text: "Hi"))) { _ in }
        if isEarly { first(.notSaved(change, .tagDeleted)) }
        second(nil)
        voices.close()
        #expect(!heard.contains { $0 == kept(file) })
        #expect(store.files.recordingStarts().isEmpty)
    }

    @Test func aRecordingWhoseSaveFailedIsKeptWhenQuitting() async throws {
        let (voices, file) = try await unsaved()
        let change = LocalChange.draft(Draft(chat: chat, text: "Hi", attachments: [file]))
        voices.claim(change, answer: { _ in })(.notSaved(change, .tagDeleted))
        // It was discarded in no other chat.
        voices.claim(.draft(Draft(chat: ChatID(chat.rawValue + 1), text: "Hi")), answer: { _ in })(nil)
        voices.close()
        #expect(heard.contains { $0 == kept(file) })
    }

    @Test func anotherPlayerReplacesTheFirstAndQuittingEndsIt() async throws {
        let backend = try await opened()
        let file = try store.files.add([1, 2, 3])
        let player = try scripts.write("player", "echo $$ >> '\(scripts.path("pids"))'; sleep 600")
        func play(_ run: Int) -> AppOperation {
            .voice(
                .play(
                    PlayRequest(
                        file, name: "v", start: 0, seconds: 600, speed: .normal, player: player, run: run)))
        }
        let (answers, whenAnswered) = AsyncStream.makeStream(of: AppAction?.self)
        var answer = answers.makeAsyncIterator()
        backend.start(play(1)) { whenAnswered.yield($0) }
        func isTold(_ run: Int) -> Bool {
            heard.contains { if case .conversation(.playbackProgressed(run, _)) = $0 { true } else { false } }
        }
        while !isTold(1) { try await Task.sleep(for: .milliseconds(20)) }
        backend.start(play(2)) { whenAnswered.yield($0) }
        #expect(await answer.next() == .conversation(.playbackEnded(run: 1, isWhole: false)))
        while !isTold(2) { try await Task.sleep(for: .milliseconds(20)) }
        backend.close()
        #expect(await answer.next() == .conversation(.playbackEnded(run: 2, isWhole: false)))
        let pids = try String(contentsOfFile: scripts.path("pids"), encoding: .utf8).split(separator: "\n")
        #expect(pids.count == 2 && pids.allSatisfy { kill(pid_t($0) ?? 0, 0) != 0 })
    }

    @Test func aMessageThatWasHeardIsMarkedAndKeepsTheRest() async throws {
        let backend = try await opened()
        let voice = Voice(Attachment(name: "v"), seconds: 3, levels: [7])
        let message = try store.write { writer in
            try writer.add(
                Message(
                    id: .unassigned, chat: chat, sentAt: .zero, sender: .contact(ContactID(1)),
                    content: .voice(voice, caption: "Hi"))
            ).id
        }.result
        _ = await backend.answer(of: .save(.voicePlayed(message)))
        var played = voice
        played.isPlayed = true
        #expect(try store.read { try $0.message(message)?.content } == .voice(played, caption: "Hi"))
        // It may be gone by then.
        _ = try store.write { try $0.remove(message) }
        #expect(await backend.answer(of: .save(.voicePlayed(message))) == nil)
        backend.close()
    }
}
