import ConfabApp
import Foundation
import Messenger
import Testing

@testable import ConfabRuntime
@testable import MessageStore

/// The pages of a merged record, read from the store.
@Suite final class StoreReadsRecordTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let store: MessageStore
    private let message: MessageID

    init() throws {
        store = try MessageStore(directory: directory)
        message = try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            let chat = try writer.add(Chat(id: .unassigned, profile: profile, kind: .notes, names: Names("")))
            func entry(_ content: MessageContent) -> MergedRecord.Entry {
                MergedRecord.Entry(senderName: "Cy", sentAt: .zero, content: content)
            }
            let inner = MergedRecord(title: "inner", entries: [entry(.text("within"))])
            let entries = (0..<200).map { entry(.text(StyledText("\($0)"))) } + [entry(.mergedRecord(inner))]
            return try writer.add(
                Message(
                    id: .unassigned, chat: chat, sentAt: .zero, sender: .me,
                    content: .mergedRecord(MergedRecord(title: "outer", entries: entries)))
            ).id
        }.result
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func page(_ path: [Int], _ anchor: MessageAnchor, of message: MessageID? = nil) -> MessagePage? {
        let message = message ?? self.message
        let answer = StoreReads(store: store).answer(.recordMessages(message, path, anchor, limit: 60))
        guard case .messagesPage(.timeline(.pageLoaded(.merged(message, path), anchor, let page))) = answer else {
            return nil
        }
        return page
    }

    @Test func aPageHasOnlyWhatIsAskedFor() {
        let first = page([], .oldest)
        #expect(first?.messages.count == 60 && first?.hasNewer == true)
        #expect(page([], .newerThan(MessagePosition(60)))?.messages.first?.content == .text("60"))
    }

    @Test func aPathLeadsToARecordWithinTheRecord() {
        #expect(page([200], .oldest)?.messages.map(\.content) == [.text("within")])
        // A text has itself as its only piece.
        #expect(page([3], .oldest)?.messages.map(\.content) == [.text("3")])
        #expect(page([500], .oldest)?.messages.isEmpty == true)
        #expect(page([-1], .oldest)?.messages.isEmpty == true)
    }

    @Test func aRecordThatIsGoneHasNoMessages() {
        #expect(page([], .oldest, of: MessageID(99))?.messages.isEmpty == true)
    }

    private func add(_ content: MessageContent) throws -> (profile: ProfileID, message: Message) {
        let (profile, id) = try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Bea")))
            let chat = try writer.add(Chat(id: .unassigned, profile: profile, kind: .notes, names: Names("")))
            let message = Message(id: .unassigned, chat: chat, sentAt: .zero, sender: .me, content: content)
            return (profile, try writer.add(message).id)
        }.result
        return (profile, try #require(try store.read { try $0.message(id) }))
    }

    private func read(_ source: TimelineSource, _ ids: [MessageID]) -> [Message]? {
        let answer = StoreReads(store: store).answer(.wholeMessages(source, ids))
        return switch answer {
        case .conversation(.timeline(.wholeLoaded(source, let messages))): messages
        case .messagesPage(.timeline(.wholeLoaded(source, let messages))): messages
        default: nil
        }
    }

    @Test func longMessagesAreReadWholeForEveryPage() throws {
        let content = MessageContent.text(StyledText(String(repeating: "x", count: 1_000_000)))
        let (profile, message) = try add(content)
        let (id, chat) = (message.id, message.chat)
        _ = try store.write { try $0.collect([id], for: profile, at: .zero) }
        let sources: [TimelineSource] = [
            .chat(chat), .pins(chat), .hits(chat, SearchQuery("x")), .thread(chat, id), .collected(profile),
            .merged(id, []),
        ]
        for source in sources { #expect(read(source, [id])?.map(\.content) == [content], "\(source)") }
        #expect(read(.chat(chat), [MessageID(99), id])?.map(\.id) == [id])
        guard
            case .conversation(.timeline(.pageLoaded(_, _, let page))) = StoreReads(store: store).answer(
                .messages(chat, .newest, limit: 60))
        else {
            Issue.record("no page")
            return
        }
        #expect(page.messages.map(\.omittedBytes) == [936_000])
    }

    @Test func messagesAreReadAgainByPositionForEveryPageOfTheirChat() throws {
        let message = try add(.text("A boat")).message
        let (chat, range) = (message.chat, PositionRange(message.position))
        func read(_ source: TimelineSource) -> [MessageID]? {
            let answer = StoreReads(store: store).answer(.messageRange(source, range, limit: 30))
            return switch answer {
            case .conversation(.timeline(.rangeLoaded(source, range, let page))): page.messages.map(\.id)
            case .messagesPage(.timeline(.rangeLoaded(source, range, let page))): page.messages.map(\.id)
            default: nil
            }
        }
        let sources: [TimelineSource] = [
            .chat(chat), .pins(chat), .thread(chat, message.id), .hits(chat, SearchQuery("boat")),
        ]
        for source in sources { #expect(read(source) == [message.id], "\(source)") }
        #expect(read(.hits(chat, SearchQuery("train"))) == [])
    }

    @Test func aLongEntryOfARecordIsReadWhole() throws {
        let long = MessageContent.text(StyledText(String(repeating: "line\n", count: 10_000)))
        let record = MergedRecord(
            title: "t", entries: [MergedRecord.Entry(senderName: "Cy", sentAt: .zero, content: long)])
        let message = try add(.mergedRecord(record)).message
        #expect(page([], .oldest, of: message.id)?.messages.map { $0.omittedBytes ?? 0 > 40_000 } == [true])
        #expect(read(.merged(message.id, []), [MessageID(1)])?.map(\.content) == [long])
        #expect(page([0], .newest, of: message.id)?.messages.count == 60)
        #expect(read(.merged(message.id, [0]), [MessageID(77)])?.map(\.content) == [long])
    }

    @Test func aFoundMessageIsReadWhole() throws {
        let message = try add(.text(StyledText(String(repeating: "line\n", count: 10_000)))).message
        let reads = StoreReads(store: store)
        guard case .search(.hitRead(message.id, let read?, let chat?)) = reads.answer(.hit(message.id)) else {
            Issue.record("no message")
            return
        }
        #expect(read.content == message.content && read.omittedBytes == nil && chat.id == message.chat)
        _ = try store.write { try $0.remove(message.id) }
        #expect(reads.answer(.hit(message.id)) == .search(.hitRead(message.id, nil, nil)))
    }

    @Test func theTextOfACollectedMessageOpensAfterItsDeletion() throws {
        let (profile, message) = try add(.text(StyledText(String(repeating: "line\n", count: 10_000))))
        _ = try store.write { try $0.collect([message.id], for: profile, at: .zero) }
        _ = try store.write { try $0.remove(message.id) }
        var reads = StoreReads(store: store)
        reads.shown = { profile }
        guard
            case .messagesPage(.timeline(.pageLoaded(_, _, let page))) = reads.answer(
                .recordMessages(message.id, [], .oldest, limit: 60))
        else {
            Issue.record("no page")
            return
        }
        #expect(page.messages.count == 60 && page.hasNewer)
    }
}
