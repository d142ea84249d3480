import ConfabApp
import ConfabRuntime
import Foundation
import Loop
import MessageStore
import Messenger
import TerminalDOM

/// The cost of the list of chats on a copy of a large account, which may be written to: milliseconds each.
struct ListFigures {
    private let folder: String
    let stage: Stage

    /// A copy of the account in `directory`, opened and drawn.
    init(_ directory: String) throws {
        folder = NSTemporaryDirectory() + "confab-list-\(getpid())"
        try Accounts.copy(directory, to: folder)
        stage = try Stage(folder)
        // Indexes of another version are made behind the app, and not in what is measured.
        while try stage.store.continueSearchIndex() != nil {}
        try stage.open()
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    func time(_ body: () throws -> Void) rethrows -> Double {
        let begin = TerminalProgram.now()
        try body()
        return Double(TerminalProgram.now() - begin) / 1e6
    }

    /// From the key that goes to the next tab to the frame with its rows.
    func filterSwitches(_ count: Int = 200) throws -> [Double] {
        let times = try (0..<count).map { _ in try time { try stage.press(.character("]")) } }
        try stage.send(.chatList(.tabChosen(nil)))
        return times
    }

    /// From another order being chosen to the frame in it: the store makes its lists again meanwhile.
    func orderChanges(_ count: Int = 10) throws -> [(order: ChatOrder, times: [Double])] {
        var taken = ChatOrder.allCases.map { (order: $0, times: [Double]()) }
        for _ in 0..<count {
            // From one to the next, the last one that was chosen being the first of all.
            for index in [Array(taken.indices.dropFirst()), [0]].joined() {
                try stage.press(.character("O"))
                taken[index].times.append(try time { try stage.send(.confirmation(.chosen(index))) })
                guard stage.state.main?.chatList.order == taken[index].order else {
                    throw BenchError("The chats were to be ordered by \(taken[index].order.rawValue) and are not.")
                }
            }
        }
        return taken
    }

    /// The typed names: of people and groups in several scripts, a letter that nearly everyone has, and a name that
    /// nobody has.
    static let searchedNames = [
        "lindqvist", "Søren Hansen", "a", "e", "takahashi-m", "иванова", "王小", "민준", "board games", "family", "o’b",
        "xyzzy",
        "1", "kaja almeida", "محمد", "zoe young", "release planning", "さく", "van der berg", "🎲",
    ]

    /// From a key in the field of the search to the frame with the names that are found: each name typed letter by letter.
    func nameSearches(rounds: Int = 4) throws -> [Double] {
        try stage.send(.command(.search))
        var times: [Double] = []
        for _ in 0..<rounds {
            for name in Self.searchedNames {
                for letter in name { times.append(try time { try stage.press(.character(letter)) }) }
                guard let search = stage.state.main?.search, search.names == NameSearch(name), search.found != nil
                else { throw BenchError("“\(name)” was typed, and no names were found for it.") }
                try stage.press(.escape)
            }
        }
        try stage.press(.escape)
        guard stage.state.main?.search == nil else { throw BenchError("The search was to be left and is there.") }
        return times
    }

    /// From a message in a chat far below being stored to the frame with its row above all that are not pinned.
    func bumps(_ count: Int = 300) throws -> [Double] {
        guard let profile = stage.state.main?.profile.id else { throw BenchError("No profile is open.") }
        let chats = try stage.store.read { try $0.chats(of: profile) }
        return try (0..<count).compactMap { number in
            let chat = chats[(number * 7919 + chats.count / 2) % chats.count]
            guard try stage.store.read({ try $0.chat(chat)?.summary.isListed }) == true else { return nil }
            let changes = try add(1, to: [chat], at: number)
            let taken = try time { try stage.send(.changed(changes)) }
            guard let rows = stage.state.main?.chatList.window?.elements,
                rows.first(where: { $0.settings.pinnedOrder == nil })?.id == chat
            else { throw BenchError("\(chat) has a new message and is not above the others.") }
            return taken
        }
    }

    /// A burst of messages within a second over chats that are all shown, in transactions of ten: what each frame took,
    /// reading included. The last one shows all that came.
    func burst(messages: Int = 1000, chats count: Int = 100) throws -> [Double] {
        guard let main = stage.state.main, let window = main.chatList.window else {
            throw BenchError("No list is shown.")
        }
        let chats = Array(try stage.store.read { try $0.chats(of: main.profile.id) }.prefix(count))
        var frames = FrameScheduler.session
        let feed = try ChangeFeed(stage.store)
        var times: [Double] = []
        var sent = 0
        let begin = TerminalProgram.now()
        var now: Instant { Instant.start.advanced(by: .nanoseconds(TerminalProgram.now() - begin)) }
        while sent < messages || frames.deadline != nil {
            // One in a thousandth of a second, or what has become due meanwhile.
            let due = min(messages, Int((TerminalProgram.now() - begin) / 1_000_000))
            if due - sent >= 10 || due == messages && sent < messages {
                _ = try add(due - sent, to: chats, at: sent)
                sent = due
                frames.stateChanged(by: .service, at: now)
            }
            guard frames.decision(at: now) == .drawNow else { continue }
            let changes = try feed.changes()
            times.append(try time { try stage.send(.changed(changes)) })
            frames.drawn(at: now)
        }
        let shown = stage.state.main?.chatList.window?.elements.prefix(window.elements.count).map(\.id) ?? []
        let stored = try stage.store.read {
            try $0.chatWindow(of: main.profile.id, after: shown.count - 1).elements.map(\.id)
        }
        guard shown == stored else { throw BenchError("After the burst the list is not what is stored.") }
        return times
    }

    private func add(_ count: Int, to chats: [ChatID], at first: Int) throws -> ChangeSet {
        try stage.store.write { store in
            for number in first..<first + count {
                let chat = chats[number % chats.count]
                // Somebody else's, so that it is unread and counted.
                let sender = try store.chat(chat)?.kind.contact.map(MessageSender.contact) ?? .member(MemberID(1))
                // Later than everything that there is.
                let moment = AccountWriter.present.advanced(byMilliseconds: 60_000 + Int64(number))
                _ = try store.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: moment, sender: sender,
                        content: .text("message \(number)")))
            }
        }.changes
    }
}
