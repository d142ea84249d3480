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
        guard case .recordPage(.timeline(.pageLoaded(.merged(message, path), anchor, let page))) = answer else {
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
        #expect(page([3], .oldest)?.messages.isEmpty == true)
        #expect(page([-1], .oldest)?.messages.isEmpty == true)
    }

    @Test func aRecordThatIsGoneHasNoMessages() {
        #expect(page([], .oldest, of: MessageID(99))?.messages.isEmpty == true)
    }
}
