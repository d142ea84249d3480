import Messenger
import TerminalDOM

// Choosing the chats to forward messages to.
extension Switcher {
    /// More chats than these can't be chosen at once, as in Signal.
    static let mostChats = 5

    /// Forwards those of `messages` that can be forwarded, in their order.
    ///
    /// - Parameter asker: the feature in which they're marked.
    init(
        forwarding messages: [Message], of chat: ChatSummary, _ facts: MessageAction.Facts,
        by asker: ServiceCall.Asker, _ shared: Shared
    ) {
        let offered = messages.filter { MessageAction.forward.isOffered($0, facts) }
        let skipped = messages.filter { !MessageAction.forward.isOffered($0, facts) }
        let copies = offered.map { message in
            var copy = message
            copy.content = message.content.asForwarded
            return copy
        }
        self.init([], open: chat.id, recent: [], shared.strings)
        forwarding = Forwarding(
            messages: copies, source: chat, chosen: messages.map(\.id), asker: asker,
            skipped: SkippedMessages(skipped))
    }

    /// Adds a chat to those chosen, or takes it away. What was typed to find it is done with.
    mutating func pick(_ target: Target?, _ shared: Shared) -> Outcome<Action> {
        guard var forwarding, case .chat(let chat)? = target else { return Outcome() }
        if let index = forwarding.chats.firstIndex(where: { $0.id == chat.id }) {
            forwarding.chats.remove(at: index)
        } else if forwarding.chats.count < Self.mostChats {
            forwarding.chats.append(chat)
        } else {
            return Outcome(intents: [.notice(shared.strings.forwardLimit(Self.mostChats))])
        }
        self.forwarding = forwarding
        guard !list.field.isEmpty else { return Outcome() }
        _ = list.edit(.selectAll)
        _ = list.edit(.cutSelection)
        return find(shared)
    }

    /// Forwards the messages to the chosen chats; if there are none, to the selected one.
    func forward(_ shared: Shared) -> Outcome<Action> {
        guard let forwarding else { return Outcome() }
        var chats = forwarding.chats
        if chats.isEmpty, case .chat(let chat)? = list.selected?.target { chats = [chat] }
        guard !chats.isEmpty else { return Outcome() }
        let requests = chats.flatMap { chat in
            forwarding.outgoing(to: chat, shared).map { Intent.request(.send($0, to: chat.id), by: .switcher) }
        }
        let names = chats.map { $0.title(shared.strings) }.joined(separator: ", ")
        let said = shared.strings.forwardedMessages(
            forwarding.messages.count, to: names, skipped: forwarding.skipped)
        return Outcome(
            intents: [.unmark(forwarding.chosen, in: forwarding.asker), .close] + requests + [.notice(said)])
    }

    /// True if a chat is among those chosen.
    func isPicked(_ target: Target) -> Bool {
        guard case .chat(let chat) = target else { return false }
        return forwarding?.chats.contains { $0.id == chat.id } == true
    }
}

extension Switcher.Forwarding {
    /// The messages to send to a chat: each on its own, or one with all of them.
    fileprivate func outgoing(to chat: ChatSummary, _ shared: Shared) -> [OutgoingMessage] {
        let strings = shared.strings
        // People who know the user under a random name must not read the real one, not even where an earlier forwarding
        // left it.
        let me = chat.isIncognito ? nil : shared.profile?.names.displayName
        let hidden: Set<String> = chat.isIncognito ? shared.profile?.names.publicNames ?? [] : []
        let messages = messages.map { $0.hiding(hidden, strings) }
        guard isMerged else {
            return messages.map { message in
                let author = message.isOutgoing ? me : message.author(for: .others, in: source)
                return OutgoingMessage(message.content, forwardedFrom: message.forwardedFrom ?? author)
            }
        }
        let record = MergedRecord(messages, of: source, me: me ?? strings.unnamedAuthor(), strings)
        return [OutgoingMessage(.mergedRecord(record))]
    }
}

extension ServiceCall.Asker {
    /// The switcher, which forwards messages.
    static let switcher = Self(rawValue: "switcher")
}
