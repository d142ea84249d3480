import Glibc
import MessageStore
import MessageStoreSamples
import Messenger

/// Adds messages in transactions of three until it is killed; says after every commit which number it had.
func writeForEver(_ directory: String) throws {
    let store = try MessageStore(directory: directory)
    let profile = ProfileID(1)
    let chats = try store.read { try $0.chats(of: profile) }
    var round = try store.read { try $0.setting("round", of: profile).flatMap { Int($0) } ?? 0 }
    while true {
        round += 1
        try store.write { writer in
            // Three chats, one number: half of it must never be seen.
            for chat in chats {
                try writer.add(
                    Message(
                        id: .unassigned, chat: chat, remoteID: RemoteID("m\(round)"),
                        sentAt: Timestamp(milliseconds: Int64(round)), sender: .system, content: .text("round \(round)")
                    ))
            }
            try writer.set("round", of: profile, to: "\(round)")
            // All lists are made again, or none.
            try writer.setOrder(ChatOrder.allCases[round % ChatOrder.allCases.count], of: profile)
        }
        say("\(round)")
    }
}

/// Adds replies and, in later transactions, the messages that they quote, until it is killed; says after every commit how
/// many of those messages there are.
func replyForEver(_ directory: String) throws {
    let store = try MessageStore(directory: directory)
    try store.setSynchronous(false)
    let chat = try store.read { try $0.chats(of: ProfileID(1)) }[0]
    var round = try store.read { try $0.setting("round", of: ProfileID(1)).flatMap { Int($0) } ?? 0 }
    func message(_ name: String, quoting quoted: String? = nil) -> Message {
        let quote = quoted.map { Quote(remoteID: RemoteID($0), sender: .system, content: .text("quoted")) }
        return Message(
            id: .unassigned, chat: chat, remoteID: RemoteID(name), sentAt: .zero, sender: .me, content: .text("text"),
            quote: quote)
    }
    while true {
        round += 1
        try store.write { writer in
            for index in 0..<8 { try writer.add(message("reply \(round) \(index)", quoting: "m\(round)")) }
        }
        try store.write { writer in
            try writer.add(message("m\(round)"))
            try writer.set("round", of: ProfileID(1), to: "\(round)")
        }
        say("\(round)")
    }
}

/// Adds messages under a limit on file sizes until that is an error; says how many are stored, then the error.
func fillUntilFull(_ directory: String, limit: Int) throws {
    let store = try MessageStore(directory: directory)
    var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
    let chat = try store.read { try $0.chats(of: ProfileID(1)) }[0]
    let text = StyledText(String(repeating: "words and words ", count: 200))
    var stored = 0
    do {
        while stored < 100_000 {
            try store.write { writer in
                for _ in 0..<10 {
                    try writer.add(
                        Message(id: .unassigned, chat: chat, sentAt: .zero, sender: .system, content: .text(text)))
                }
            }
            stored += 10
        }
    } catch {
        say("\(stored)")
        say("\(error)")
        // It can still be read, and a write that fits still works or fails as cleanly.
        let count = try store.read { try $0.messages(of: chat, .oldest, limit: .max / 2).messages.count }
        say("\(count)")
        return
    }
    fail("there was no limit")
}

/// Reads all that the screen could show.
func readEverything(_ directory: String) throws {
    let store = try MessageStore(directory: directory)
    try store.read { reader in
        for summary in try reader.profiles() {
            let window = try reader.chatWindow(of: summary.id, after: 1000)
            for chat in window.elements { _ = try reader.messages(of: chat.id, limit: 1000) }
            say("\(window.elements.count)")
        }
    }
}

/// Says what changes, until as many messages were heard of as asked for.
func watch(_ directory: String, for wanted: Int) throws {
    let store = try MessageStore(directory: directory)
    let feed = try ChangeFeed(store)
    say("watching")
    var heard = 0
    while heard < wanted {
        var poll = pollfd(fd: feed.descriptor, events: Int16(POLLIN), revents: 0)
        guard Glibc.poll(&poll, 1, 10_000) > 0 else { fail("nothing came for ten seconds after \(heard)") }
        let changes = try feed.changes()
        guard !changes.messages.isEmpty else { continue }
        heard = try store.read { try $0.messages(of: ChatID(1), limit: .max / 2).messages.count }
        say("\(heard)")
    }
}

/// Holds a profile until standard input ends.
func hold(_ directory: String, _ profile: ProfileID) throws {
    let store = try MessageStore(directory: directory)
    let lock = try store.lock(profile)
    say("locked \(lock.profile.rawValue)")
    while readLine() != nil {}
}

/// Removes the first profile, and waits within the transaction unless it is to be committed.
func removeProfile(_ directory: String, commits: Bool) throws {
    let store = try MessageStore(directory: directory)
    if commits { say("removing") }
    try store.write { writer in
        try writer.remove(ProfileID(1))
        if commits { return }
        say("removed")
        while readLine() != nil {}
    }
}

/// Adds, changes and removes messages until it is killed (or, with a limit on file sizes, until there is no space
/// left), so many at a time that segments of the index are made and made again; says after every commit how often it
/// has.
func indexForEver(_ directory: String, limit: Int) throws {
    let store = try MessageStore(directory: directory)
    try store.setSynchronous(false)
    if limit > 0 {
        var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
    }
    let chat = try store.read { try $0.chats(of: ProfileID(1)) }[0]
    var round = try store.read { try $0.setting("round", of: ProfileID(1)).flatMap { Int($0) } ?? 0 }
    while true {
        round += 1
        do {
            try store.write { writer in
                var first = MessageID.unassigned
                for index in 0..<600 {
                    let id = try writer.add(
                        Message(
                            id: .unassigned, chat: chat, sentAt: Timestamp(milliseconds: Int64(round * 1000 + index)),
                            sender: .me, content: .text(StyledText("round\(round) number\(index) every")))
                    ).id
                    if index == 0 { first = id }
                }
                for offset in 0..<20 {
                    let id = MessageID(first.rawValue - min(first.rawValue - 1, UInt64(300 + 40 * offset)))
                    guard try writer.message(id) != nil else { continue }
                    if offset % 2 == 0 {
                        try writer.remove(id)
                    } else {
                        try writer.update(id) { $0.content = .text(StyledText("edited every\(round)")) }
                    }
                }
                try writer.set("round", of: ProfileID(1), to: "\(round)")
            }
        } catch {
            guard limit > 0 else { throw error }
            return say("\(error)")
        }
        say("\(round)")
        // Sometimes all of it is rebuilt, and interrupted.
        if round % 4 == 3 { _ = try? store.rebuildSearchIndex { say("\(round) \($0.done)") } }
        while (try? store.continueSearchIndex()) ?? nil != nil { say("\(round)") }
    }
}

/// Fills a new directory with one of everything: the fixture database that every later version must open.
func makeFixture(_ directory: String) throws {
    let store = try MessageStore(directory: directory)
    try store.write { try SampleAccount.add(to: $0) }
}
