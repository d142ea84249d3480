import Messenger

@testable import MessageStore

/// The store as one would write it without caring for speed: what the real one must agree with.
struct Model {
    struct Entry {
        var chat: Chat
        var messages: [Message] = []

        /// The pinned messages, the newest pin first.
        var pinned: [Message] {
            messages.filter { $0.pin != nil }.sorted { left, right in
                (left.pin?.at ?? .zero, left.id) > (right.pin?.at ?? .zero, right.id)
            }
        }

        /// The numbers of direct replies.
        var replies: [MessageID: Int] {
            let answered = messages.filter { if case .report = $0.content { false } else { true } }
                .compactMap { $0.quote?.message }
            return Dictionary(grouping: answered) { $0 }.mapValues(\.count)
                .filter { id, _ in messages.contains { $0.id == id } }
        }

        /// A message with the replies to it, and to those, as one would find them by looking at all messages again and again.
        func thread(of root: MessageID) -> [Message] {
            var ids: Set<MessageID> = [root]
            while true {
                let more = messages.filter { message in
                    if case .report = message.content { return false }
                    return (message.quote?.message).map(ids.contains) == true && !ids.contains(message.id)
                }
                if more.isEmpty { break }
                ids.formUnion(more.map(\.id))
            }
            return messages.filter { ids.contains($0.id) }.sorted { $0.position < $1.position }
        }

        /// The chat with all counts recomputed.
        var counted: Chat {
            var result = chat
            let unread = messages.filter { $0.countsAsUnread && $0.position > chat.readUpTo }
            result.stats = ChatStats(
                unread: unread.count, mentions: unread.filter(\.mentionsMe).count,
                reports: messages.filter {
                    if case .report(let report) = $0.content { !report.isArchived } else { false }
                }.count)
            result.preview = messages.max { $0.position < $1.position }.map { MessagePreview(of: $0) }
            return result
        }
    }

    var entries: [ChatID: Entry] = [:]
    var order = ChatOrder.activity
    /// The texts of the collected messages, the oldest copy first, by message.
    var collected: [(id: MessageID, content: MessageContent)] = []

    var chats: [Chat] { entries.values.map(\.counted) }

    /// The ids under a filter, in the order of the list.
    func list(_ filter: ChatFilter?) -> [ChatID] {
        chats.filter { $0.summary.shows(under: filter) }.sorted { left, right in
            switch (left.settings.pinnedOrder, right.settings.pinnedOrder) {
            case (let left?, let right?) where left != right: return left < right
            case (_?, nil): return true
            case (nil, _?): return false
            default: break
            }
            switch order {
            case .activity: break
            case .unreadFirst:
                if filter != .archived, left.summary.hasUnread != right.summary.hasUnread {
                    return left.summary.hasUnread
                }
            case .name:
                let names = (left.names.shown().lowercased(), right.names.shown().lowercased())
                if names.0 != names.1 { return names.0 < names.1 }
            }
            return left.lastActivity != right.lastActivity ? left.lastActivity > right.lastActivity : left.id > right.id
        }.map(\.id)
    }

    func count(_ filter: ChatFilter?) -> FilterCount {
        let shown = chats.map(\.summary).filter { $0.shows(under: filter) }
        return FilterCount(chats: shown.count, unread: shown.filter(\.hasUnread).count)
    }

    var unreadTotal: Int { chats.map(\.summary.unreadInTotal).reduce(0, +) }
}
