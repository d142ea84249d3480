import Glibc
import MessageStore
import Messenger

/// Adds, forwards, collects, and removes messages with files, and searches for unused files, until it is killed; says after
/// every search how many files it has removed.
///
/// - Parameter seed: decides which messages come and go.
func shareFilesForEver(_ directory: String, seed: Int) throws {
    let store = try MessageStore(directory: directory)
    try store.setSynchronous(false)
    let profile = ProfileID(1)
    let chat = try store.read { try $0.chats(of: profile) }[0]
    var state = UInt64(truncatingIfNeeded: seed) &+ 1
    func random(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
    while true {
        let hash = try store.files.add([UInt8(random(12))])
        let messages = try store.read { try $0.messages(of: chat, limit: 100).messages }
        try store.write { writer in
            let content = MessageContent.image(Attachment(name: "a", place: .stored(path: hash.path)), caption: .empty)
            let message = Message(id: .unassigned, chat: chat, sentAt: .zero, sender: .me, content: content)
            let id = try writer.add(message).id
            if random(3) == 0 { try writer.collect([id], for: profile, at: .zero) }
            for message in messages where random(4) == 0 { try writer.remove(message.id) }
            let copies = try writer.collectedMessages(of: profile)
            try writer.removeCollected(Set(copies.map(\.number).filter { _ in random(4) == 0 }), of: profile)
        }
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        // A moment later, so that the file from just before counts as old.
        let now = Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000 + 50)
        var removed = 0
        if var sweep = try store.beginFileSweep(now: now, timing: FileSweep.Timing(delay: 0, interval: 0)) {
            while try store.continueFileSweep(&sweep, now: now) {}
            removed = sweep.removed.count
        }
        say("\(removed)")
    }
}
