import ConfabApp
import Foundation
import Logging
import MessageStore
import Messenger
import Testing

@testable import ConfabRuntime

/// The options of each profile.
@Suite final class ProfileOptionsTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let store: MessageStore
    private let profiles: [ProfileID]

    init() throws {
        store = try MessageStore(directory: directory)
        profiles = try store.write { writer in
            try ["Ada", "Bea"].map { try writer.add(Profile(id: .unassigned, names: Names($0))) }
        }.result
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func perform(_ operations: AppOperation...) async {
        let executor = ServiceExecutor(WriteQueue(store), log: Logger(label: "test"), tell: { _ in })
        for operation in operations {
            switch operation {
            case .profile(let operation): await executor.perform(operation) { _ in }
            case .save(let change): _ = await executor.save(change)
            case .service(let call): _ = await executor.outcome(of: call)
            default: Issue.record("\(operation)")
            }
        }
        executor.close()
    }

    @Test func whatOneProfileSetsIsNotTheOthers() async throws {
        await perform(.save(.profileOption(profiles[0], .readReceipts, .flag(false))))
        let reads = StoreReads(store: store)
        #expect(
            reads.answer(.profileOptions(profiles[0]))
                == .options(.profileRead(profiles[0], [.readReceipts: .flag(false)])))
        #expect(reads.answer(.profileOptions(profiles[1])) == .options(.profileRead(profiles[1], [:])))
        await perform(.save(.profileOption(profiles[0], .readReceipts, nil)))
        #expect(reads.answer(.profileOptions(profiles[0])) == .options(.profileRead(profiles[0], [:])))
    }

    @Test func valuesForAChatAndAKindSurviveARestartAndEndWithTheChat() async throws {
        let ada = profiles[0]
        let chat = try store.write { writer in
            let contact = try writer.add(Contact(id: .unassigned, profile: ada, names: Names("Bea")))
            return try writer.add(Chat(id: .unassigned, profile: ada, kind: .direct(contact), names: Names("Bea")))
        }.result
        await perform(
            .save(.chatOption(ada, .chat(chat, .direct), .bubbles, .flag(false))),
            .save(.chatOption(ada, .chat(chat, .direct), .quickEmoji, .text("🐈 🐕"))),
            .save(.chatOption(ada, .kind(.group), .sides, .flag(false))),
            .save(.chatOption(ada, .chat(ChatID(999), .direct), .bubbles, .flag(false))))
        var options = ChatOptions()
        options.chats[chat] = [.bubbles: .flag(false), .quickEmoji: .text("🐈 🐕")]
        options.kinds[.group] = [.sides: .flag(false)]
        let reads = StoreReads(store: store)
        #expect(
            reads.answer(.profileOptions(ada)) == .options(.profileRead(ada, [:], options)), "no chat has the id 999")
        #expect(reads.answer(.profileOptions(profiles[1])) == .options(.profileRead(profiles[1], [:])))
        await perform(.save(.chatOption(ada, .kind(.group), .sides, nil)))
        options.kinds = [:]
        #expect(reads.answer(.profileOptions(ada)) == .options(.profileRead(ada, [:], options)))
        func stored() throws -> String? { try store.read { try $0.setting("chat-options", of: ada) } }
        #expect(try stored()?.contains("\(chat.rawValue) bubbles false") == true)
        await perform(
            .profile(.open(ada)),
            .service(
                ServiceCall(
                    .remove([.contact(chat, keepsConversation: false, tells: false)]), of: ada, by: .chatActions)))
        #expect(try stored() == nil)
    }

    @Test func aSettingThatIsNoneIsAsIfItWereNotSet() throws {
        try store.write { [profiles] in try $0.set("read-receipts", of: profiles[0], to: "perhaps") }
        #expect(
            StoreReads(store: store).answer(.profileOptions(profiles[0]))
                == .options(.profileRead(profiles[0], [:])))
    }
}
