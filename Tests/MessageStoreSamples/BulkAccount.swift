package import MessageStore
package import Messenger

/// An account with many messages that takes little space, so that a test can copy it for every run.
package enum BulkAccount {
    package static let profile = ProfileID(1)
    package static let messagesPerChat = 100

    /// Fills a new directory with chats of 100 messages each.
    package static func make(_ directory: String, chats: Int) throws {
        do {
            let store = try MessageStore(directory: directory)
            try store.setSynchronous(false)
            try store.write { writer in
                try writer.add(Profile(id: .unassigned, names: Names("Me")))
                for number in 1...chats {
                    let names = Names("Contact \(number)")
                    let contact = try writer.add(Contact(id: .unassigned, profile: profile, names: names))
                    try writer.add(Chat(id: .unassigned, profile: profile, kind: .direct(contact), names: names))
                }
            }
            for first in stride(from: 1, through: chats, by: 100) {
                try store.write { writer in
                    for chat in first...min(first + 99, chats) {
                        try add(messagesPerChat, to: ChatID(UInt64(chat)), writer)
                    }
                }
            }
            try store.flush()
        }
        // Small segments wait to be merged; the third round of ``BulkWork/merge`` does so.
        let store = try MessageStore(directory: directory, searchLimits: BulkWork.limits)
        for _ in 0..<BulkWork.segmentsBeforeMerge { try store.write { try addSegment(to: $0) } }
    }

    /// Adds enough messages to the last chat for a segment of the index.
    package static func addSegment(to writer: borrowing StoreWriter) throws {
        guard let chat = try writer.chats(of: profile).max() else { return }
        try add(BulkWork.limits.tail, to: chat, writer)
    }

    private static func add(_ count: Int, to chat: ChatID, _ writer: borrowing StoreWriter) throws {
        for number in 0..<count {
            try writer.add(
                Message(
                    id: .unassigned, chat: chat, sentAt: Timestamp(milliseconds: Int64(number)), sender: .me,
                    content: .text(StyledText("number\(number) chat\(chat.rawValue % 10)"))))
        }
    }
}
