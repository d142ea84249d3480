import ConfabApp
import Foundation
import Glibc
import Logging
import MessageStore
import Messenger
import Synchronization
import Testing

@testable import ConfabRuntime

/// Messages that send files of the user's.
@Suite(.timeLimit(.minutes(30))) final class SendingFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sending-\(UUID().uuidString)")
    private let store: MessageStore
    private let profile: ProfileID
    private let chat: ChatID
    private let heard = Heard()

    private final class Heard: Sendable {
        private let actions = Mutex<[AppAction]>([])
        var all: [AppAction] { actions.withLock { $0 } }
        func add(_ action: AppAction) { actions.withLock { $0.append(action) } }
    }

    init() throws {
        store = try MessageStore(directory: folder.appendingPathComponent("data").path)
        (profile, chat) = try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            return (profile, try writer.add(Chat(id: .unassigned, profile: profile, kind: .notes, names: Names(""))))
        }.result
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func opened(
        _ tell: @escaping @Sendable (AppAction) -> Void = { _ in }
    ) async throws -> StoreBackend {
        let backend = try StoreBackend(
            store: store, profileName: nil, readsOnly: false, log: Logger(label: "test"),
            tell: { [heard] action in
                heard.add(action)
                tell(action)
            })
        backend.open()
        _ = await backend.answer(of: .profile(.open(profile)))
        return backend
    }

    /// The request that sends a file with a caption.
    private func call(_ name: String, _ caption: StyledText, number: Int = 1) -> ServiceCall {
        let file = DraftAttachment(path(name), mediaType: "text/plain", byteCount: 3)
        let draft = Draft(chat: chat, text: caption, attachments: [file])
        return ServiceCall(
            .send(OutgoingMessage(file.content(caption: caption), draft: draft), to: chat), of: profile,
            by: .conversation, transaction: TransactionID("t-\(number)"))
    }

    private func messages() throws -> [Message] {
        try store.read { try $0.messages(of: chat, .oldest, limit: 10).messages }
    }

    private var storedFiles: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path("data/files"))) ?? []
    }

    @Test func theFileIsAmongThoseOfMessagesBeforeTheMessageIsStored() async throws {
        let bytes = [UInt8](repeating: 7, count: 3_000_000)
        try Data(bytes).write(to: URL(fileURLWithPath: path("notes.txt")))
        try store.write { writer in
            var draft = Draft(chat: chat, text: "Read this")
            draft.attach([DraftAttachment(path("notes.txt")), DraftAttachment(path("other.txt"))])
            try writer.set(draft)
        }
        let backend = try await opened()
        guard case .answered(let answered, .done) = await backend.answer(of: .service(call("notes.txt", "Read this")))
        else {
            Issue.record("not sent")
            return
        }
        #expect(answered.transaction == TransactionID("t-1"))
        let file = try #require(try messages().first?.content.attachment)
        #expect(file.storedFile == FileHash(of: bytes) && file.byteCount == 3_000_000 && file.name == "notes.txt")
        #expect(try messages().first?.content.text.plain == "Read this")
        #expect(FileManager.default.contents(atPath: store.files.path(of: FileHash(of: bytes))) == Data(bytes))
        // The other file of the draft still waits.
        #expect(try store.read { try $0.draft(of: chat) }?.attachments.map(\.name) == ["other.txt"])
        backend.close()
        let progress = heard.all.compactMap {
            if case .transfers(.copied(TransactionID("t-1"), let bytes, of: 3_000_000)) = $0 { bytes } else { nil }
        }
        #expect(progress == [1 << 20, 2 << 20, 3_000_000])
    }

    @Test func nothingIsStoredOfAFileThatIsGone() async throws {
        let backend = try await opened()
        let call = call("gone.txt", "Read this")
        let problem = Problem.attaching(.noFile(path: path("gone.txt")))
        #expect(await backend.answer(of: .service(call)) == .answered(call, .failed(problem)))
        backend.close()
        #expect(try messages() == [] && storedFiles == [])
    }

    @Test func aCanceledFileIsNotSentAndOneThatWaitsEndsAtOnce() async throws {
        try Data([UInt8](repeating: 7, count: 3_000_000)).write(to: URL(fileURLWithPath: path("large")))
        let sender = FileSender(store.files, programs: "")
        let names = [TransactionID("t-1"), TransactionID("t-2")]
        let content = DraftAttachment(path("large")).content(caption: "")
        let (answers, whenAnswered) = AsyncStream.makeStream(of: String.self)
        for name in names {
            sender.copy(
                content, from: path("large"), named: name, of: profile, limit: .max,
                progress: { _, _ in for name in names.reversed() { sender.cancel(name) } },
                completion: { if case .failure(let problem) = $0 { whenAnswered.yield("\(name.rawValue) \(problem)") } }
            )
        }
        var answer = answers.makeAsyncIterator()
        let canceled = AttachingProblem.canceled(path: path("large"))
        // While the first is copied, both are canceled.
        #expect(await answer.next() == "t-2 \(canceled)")
        #expect(await answer.next() == "t-1 \(canceled)")
        sender.close()
        #expect(storedFiles == [])
    }

    @Test func noFileStaysIfItsProfileIsRemovedMeanwhile() async throws {
        try Data([UInt8](repeating: 7, count: 3_000_000)).write(to: URL(fileURLWithPath: path("notes.txt")))
        let removal = DispatchSemaphore(value: 0)
        let (progress, whenCopied) = AsyncStream.makeStream(of: Void.self)
        let backend = try await opened { action in
            guard case .transfers(.copied) = action else { return }
            whenCopied.yield()
            removal.wait()
            removal.signal()
        }
        let (answers, whenAnswered) = AsyncStream.makeStream(of: AppAction?.self)
        for number in 1...2 {
            backend.start(.service(call("notes.txt", "Read this", number: number))) { whenAnswered.yield($0) }
        }
        for await _ in progress { break }
        #expect(await backend.answer(of: .profile(.remove(profile))) == .profile(profile, .removed))
        removal.signal()
        var answer = answers.makeAsyncIterator()
        #expect(await answer.next() == .some(nil))
        #expect(await answer.next() == .some(nil))
        backend.close()
        #expect(storedFiles == [])
    }

    @Test func aFileThatAnotherOneHasReplacedIsSentAsWhatItIs() async throws {
        let sender = FileSender(store.files, programs: Places.environment("PATH") ?? "")
        let picture = DraftAttachment(path("cat.png"), mediaType: "image/png", pixelWidth: 800, pixelHeight: 600)
        func sent(_ file: DraftAttachment) async -> MessageContent? {
            await withCheckedContinuation { continuation in
                sender.copy(
                    file.content(caption: "A cat"), from: file.path, named: TransactionID("t"), of: profile,
                    limit: .max,
                    progress: { _, _ in }, completion: { continuation.resume(returning: try? $0?.get()) })
            }
        }
        try Data("Not a cat".utf8).write(to: URL(fileURLWithPath: picture.path))
        var content = try #require(await sent(picture))
        guard case .file(let text, caption: "A cat") = content else {
            Issue.record("it's sent as \(content)")
            return
        }
        #expect(text.mediaType == "text/plain" && text.pixelWidth == 0 && text.byteCount == 9 && text.name == "cat.png")
        let base64 = "R0lGODlhBQAEAIAAAP///wAAACwAAAAABQAEAAACBISPCQUAOw=="
        try #require(Data(base64Encoded: base64)).write(to: URL(fileURLWithPath: picture.path))
        content = try #require(await sent(picture))
        guard case .image(let gif, caption: "A cat") = content else {
            Issue.record("it's sent as \(content)")
            return
        }
        #expect(gif.mediaType == "image/gif" && gif.pixelWidth == 5 && gif.pixelHeight == 4)
        sender.close()
    }

    @Test func anEditThatWasNotSavedIsInTheStoredDraft() async throws {
        try store.write { try $0.set(Draft(chat: chat, text: "Read this")) }
        let backend = try await opened()
        let edits = [
            Draft.Edit(of: MessageID(4), to: "one"), Draft.Edit(of: MessageID(4), to: "two"),
            Draft.Edit(of: MessageID(5), to: "three"),
        ]
        for edit in edits { #expect(await backend.answer(of: .save(.edit(chat, edit))) == nil) }
        let draft = try store.read { try $0.draft(of: chat) }
        #expect(draft?.edit == edits[2] && draft?.text == "two\nRead this")
        backend.close()
    }

    @Test func aTextIsAttachedAsAFileThatStays() async throws {
        let backend = try await opened()
        guard
            case .conversation(.composer(.attached(chat, typed: "", let files, problem: nil)))? =
                await backend.answer(of: .file(.attachText("Hello", in: chat))), let file = files.first
        else {
            Issue.record("not attached")
            return
        }
        #expect(file.name == "pasted.txt" && file.byteCount == 5 && file.mediaType == "text/plain")
        let draft = Draft(chat: chat, text: "", attachments: [file])
        let message = OutgoingMessage(file.content(caption: ""), draft: draft)
        let call = ServiceCall(
            .send(message, to: chat), of: profile, by: .conversation, transaction: TransactionID("t-1"))
        guard case .answered(_, .done)? = await backend.answer(of: .service(call)) else {
            Issue.record("not sent")
            return
        }
        let sent = try #require(try messages().first?.content.attachment)
        #expect(sent.name == "pasted.txt" && sent.storedFile == FileHash(of: Array("Hello".utf8)))
        backend.close()
    }

    @Test func whatIsBeingSentIsSentBeforeConfabEnds() async throws {
        try Data("abc".utf8).write(to: URL(fileURLWithPath: path("notes.txt")))
        let backend = try await opened()
        for number in 1...3 {
            backend.start(.service(call("notes.txt", StyledText("\(number)"), number: number))) { _ in }
        }
        backend.close()
        #expect(try messages().map(\.content.text.plain) == ["1", "2", "3"])
        #expect(storedFiles.count == 1)
    }

    @Test func aFileThatGrewBeyondTheLimitIsRefused() async throws {
        let descriptor = open(path("large"), O_CREAT | O_WRONLY, 0o600)
        ftruncate(descriptor, 100_000_001)
        close(descriptor)
        let backend = try await opened()
        var call = call("large", "")
        call.fileLimit = 100_000_000
        let problem = AttachingProblem.tooLarge(path: path("large"), bytes: 100_000_001, limit: 100_000_000)
        #expect(await backend.answer(of: .service(call)) == .answered(call, .failed(.attaching(problem))))
        backend.close()
    }
}
