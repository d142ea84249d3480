import Glibc
import MessageStore
import Messenger

/// Adds a message per transaction until that fails; says after every commit which one it was, and at the end why it failed.
func writeUntilRefused(_ directory: String, name: String) throws {
    let store = try MessageStore(directory: directory)
    // What is tested is not the disk.
    try store.setSynchronous(false)
    let chat = try store.read { try $0.chats(of: ProfileID(1)) }[0]
    say("writing")
    for round in 1... {
        do {
            try store.write { writer in
                try writer.add(
                    Message(
                        id: .unassigned, chat: chat, remoteID: RemoteID("\(name)\(round)"), sentAt: .zero,
                        sender: .system, content: .text("\(name) \(round)")))
            }
            say("\(name)\(round)")
        } catch {
            return say("\(error)")
        }
    }
}

/// Holds the store open until standard input ends.
func holdOpen(_ directory: String) throws {
    let store = try MessageStore(directory: directory)
    say("open")
    while readLine() != nil {}
    withExtendedLifetime(store) {}
}
