import ConfabApp
import Foundation
import MessageStore
import Messenger
import Synchronization
import TerminalDOM

/// The cost of a conversation with very many messages, on a copy of an account with one: milliseconds each.
struct ChatFigures {
    private let folder: String
    let stage: Stage

    /// A copy of the account in `directory`, opened and drawn, with the chat in front.
    init(_ directory: String) throws {
        folder = NSTemporaryDirectory() + "confab-chat-\(getpid())"
        try Accounts.copy(directory, to: folder)
        stage = try Stage(folder)
        while try stage.store.continueSearchIndex() != nil {}
        try stage.open()
        // The first time reads the database from the disk.
        try open()
        try close()
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// From Enter in the list to the frame with the newest messages.
    func opens(_ count: Int = 200) throws -> [Double] {
        try (0..<count).map { _ in
            let time = try time { try open() }
            try close()
            return time
        }
    }

    /// From Page Up to the frame, through the whole history, and the megabytes that the process grew meanwhile.
    func pages() throws -> (times: [Double], growth: Double) {
        try open()
        defer { try? close() }
        // Everything that is kept from then on is there.
        for _ in 0..<200 { try stage.press(.pageUp) }
        var times: [Double] = []
        times.reserveCapacity(ChatAccount.messages / 4)
        let before = ProcessFigures(getpid()).anonymous
        while let timeline, timeline.page?.hasOlder == true || timeline.viewport?.firstIndex != 0 {
            let place = timeline.viewport
            times.append(try time { try stage.press(.pageUp) })
            stage.rest()
            guard self.timeline?.viewport != place else { throw BenchError("Page Up leads no further.") }
        }
        return (times, Double(ProcessFigures(getpid()).anonymous - before) / 1024)
    }

    /// From a letter in the search in the chat to the frame with the first match, the pause for further letters included.
    func searches() throws -> [Double] {
        try open()
        defer { try? close() }
        let pause = Double(Search.pause.components.attoseconds) / 1e15
        try stage.send(.command(.search))
        var times: [Double] = []
        for word in ["release", "the", "moth", "garden", "読書", "xyzzy", "a b", "thursday"] {
            for letter in word {
                var taken = try time { try stage.press(.character(letter)) }
                if !stage.hasSlowQuery {
                    taken += try pause + time { try stage.send(.conversation(.chatSearchDue)) }
                }
                while stage.hasSlowQuery, search?.hits?.places.isEmpty ?? true || search?.found != search?.query {
                    taken += try time { try stage.answerSlowQuery() }
                }
                times.append(taken)
            }
            stage.dropSlowQuery()
            for _ in word { try stage.press(.backspace) }
        }
        try stage.press(.escape)
        return times
    }

    /// From the key that opens the menu of the newest message to the frame with it.
    func menus(_ count: Int = 200) throws -> [Double] {
        try open()
        defer { try? close() }
        try stage.press(.tab)
        return try (0..<count).map { _ in
            let layers = stage.state.layers.count
            let time = try time { try stage.press(.character("m")) }
            guard stage.state.layers.count > layers else { throw BenchError("The menu does not open.") }
            try stage.press(.escape)
            return time
        }
    }

    /// Characters of which every third one isn't ASCII.
    static func text(_ length: Int) -> String {
        String((0..<length).map { $0 % 3 == 2 ? "é" : $0 % 7 == 6 ? " " : "n" })
    }

    /// Characters of Markdown.
    static func markdown(_ length: Int) -> String {
        let paragraph =
            "Some **bold _and italic_ words**, `code`, ||a spoiler||, and https://example.org/a_b\n- an *item*\n"
        return String(String(repeating: paragraph, count: length / paragraph.count + 1).prefix(length))
    }

    /// From a typed character to the frame with it, behind a text in the field.
    func letters(_ count: Int = 400, behind filling: String = "") throws -> [Double] {
        try open()
        defer { try? close() }
        try allowLongMessages()
        if !filling.isEmpty { try stage.send(.terminal(.paste(filling))) }
        guard stage.state.main?.conversation?.composer.field.characters.count == filling.count else {
            throw BenchError("The field does not take \(filling.count) characters.")
        }
        let times = try (0..<count).map { number in
            try time { try stage.press(.character(number % 6 == 5 ? " " : "x")) }
        }
        for _ in 0..<count { try stage.press(.backspace) }
        try stage.send(.command(.interrupt))
        return times
    }

    /// Lets messages have as many characters as they may have at most.
    func allowLongMessages() throws {
        let settings = [OptionID.inputMax: OptionValue.number(Composer.mostCharacters)]
        try stage.send(.options(.filesRead(.init(settings: settings, config: [:], keys: []))))
    }

    /// From a letter of a name behind an at sign to the frame with the members whom it finds.
    func mentions() throws -> [Double] {
        try open()
        defer { try? close() }
        var times: [Double] = []
        for name in ["a", "ma", "person", "77", "ö", "ni", "xyz"] {
            for letter in "@" + name {
                times.append(try time { try stage.press(.character(letter)) })
                guard let conversation = stage.state.main?.conversation, let typed = conversation.mentionSearch,
                    conversation.composer.foundMembers?.search == typed
                else { throw BenchError("No members are looked for.") }
            }
            try stage.send(.command(.interrupt))
        }
        return times
    }

    /// From a letter of a short name behind a colon to the frame with the emoji that have it.
    func shortNames() throws -> [Double] {
        try open()
        defer { try? close() }
        var times: [Double] = []
        for name in ["smiling", "tada", "flag", "corazon", "woman_astronaut", "xyzzy"] {
            for letter in ":" + name { times.append(try time { try stage.press(.character(letter)) }) }
            try stage.send(.command(.interrupt))
        }
        return times
    }

    /// From Enter to the frame with the row of the message. Each is stored afterward.
    func sends(_ count: Int = 200) throws -> [Double] {
        try open()
        defer { try? close() }
        let feed = try ChangeFeed(stage.store)
        return try (0..<count).map { number in
            let text = "message \(number)"
            try stage.send(.terminal(.paste(text)))
            let time = try time { try stage.press(.enter) }
            guard stage.screen.contains(text), var message = timeline?.outgoing.first?.message else {
                throw BenchError("\(text) is not on the screen.")
            }
            message.id = .unassigned
            message.delivery = .sent
            try stage.store.write { _ = try $0.add(message) }
            try stage.send(.changed(try feed.changes()))
            guard timeline?.outgoing.isEmpty == true else { throw BenchError("\(text) is there twice.") }
            return time
        }
    }

    /// The megabytes of a large file that are copied to the files of messages in a second, and the times from a letter to the
    /// frame with it meanwhile.
    func copies() async throws -> (rate: Double, keys: [Double]) {
        try open()
        defer { try? close() }
        let path = folder + "/large-file"
        let megabyte = Data((0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 >> 8) })
        try Data().write(to: URL(fileURLWithPath: path))
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        for number in 0..<1024 { try file.write(contentsOf: Data("\(number)".utf8) + megabyte) }
        try file.seek(toOffset: 0)
        let size = Int64(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0)
        let (files, descriptor) = (stage.store.files, file.fileDescriptor)
        let progress = Mutex(Int64(0))
        let copy = Task.detached { () -> Double? in
            let start = ContinuousClock.now
            let hash = try? files.add(copying: descriptor, byteCount: size) { copied in
                progress.withLock { $0 = copied }
                return true
            }
            progress.withLock { $0 = size }
            return hash.map { _ in (ContinuousClock.now - start) / .seconds(1) }
        }
        var keys: [Double] = []
        while progress.withLock({ $0 }) < size {
            keys.append(try time { try stage.press(.character(keys.count % 6 == 5 ? " " : "x")) })
            if keys.count % 400 == 0 { try stage.send(.command(.interrupt)) }
            try await Task.sleep(for: .milliseconds(2))
        }
        try stage.send(.command(.interrupt))
        guard let seconds = await copy.value else { throw BenchError("The file isn't copied.") }
        return (Double(size) / 1e6 / seconds, keys)
    }

    /// From the commit of another name of a visible person to the frame with it.
    func renames(_ count: Int = 50) throws -> [Double] {
        try open()
        defer { try? close() }
        let feed = try ChangeFeed(stage.store)
        return try (0..<count).map { number in
            guard let member = visibleMember else { throw BenchError("Nobody else's text is visible.") }
            let name = "Name \(number)"
            try stage.store.write { try $0.update(member) { $0.names = Names(name) } }
            let time = try time { try stage.send(.changed(try feed.changes())) }
            guard stage.screen.contains(name) else { throw BenchError("\(name) is not on the screen.") }
            return time
        }
    }

    private var timeline: Timeline? { stage.state.main?.conversation?.timeline }
    private var search: Conversation.ChatSearch? { stage.state.main?.conversation?.chatSearch }

    /// The sender of the last visible text that isn't the user's. A deleted message names nobody.
    private var visibleMember: MemberID? {
        guard let timeline, let viewport = timeline.viewport, let messages = timeline.page?.messages else { return nil }
        return messages[viewport.firstIndex...viewport.lastIndex].reversed().lazy.compactMap { message in
            if case .member(let member) = message.sender, case .text = message.content { member } else { nil }
        }.first
    }

    func open() throws {
        try stage.press(.enter)
        guard timeline?.page?.messages.isEmpty == false else { throw BenchError("The chat does not open.") }
    }

    func close() throws {
        try stage.send(.command(.closeChat))
        guard stage.state.main?.conversation == nil else { throw BenchError("The chat does not close.") }
    }

    func time(_ body: () throws -> Void) rethrows -> Double {
        let begin = TerminalProgram.now()
        try body()
        return Double(TerminalProgram.now() - begin) / 1e6
    }
}
