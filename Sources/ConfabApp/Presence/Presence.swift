internal import Loop
package import Messenger

/// Typing and presence, as far as the service has told of them. They aren't stored.
package struct Presence: Codable, Equatable, Sendable {
    /// The contacts who are online.
    package private(set) var online: Set<ContactID> = []
    /// The people who are typing, by chat; in each, the one who began first comes first.
    package private(set) var typing: [ChatID: [Typist]] = [:]

    /// Nobody, as far as is known.
    package init() {}

    /// Someone who is typing.
    package struct Typist: Codable, Equatable, Sendable {
        /// The one who types.
        package var person: MessageSender
        /// Their name for the user.
        package var name: String
        /// The seconds until they no longer count as typing, unless they're heard of again.
        var seconds: Int
    }

    package enum Action: Codable, Equatable, Sendable {
        /// Someone is typing in a chat.
        case typing(ChatID, MessageSender, name: String)
        /// Someone is no longer typing in a chat.
        case stopped(ChatID, MessageSender)
        case online(ContactID)
        case offline(ContactID)
        /// A second has passed while someone was typing.
        case ticked
    }

    /// The seconds for which someone counts as typing after the last word of it.
    static let patience = 15
    /// More who type at the same time are left out.
    static let limit = 1000
    private static let tick: Duration = .seconds(1)

    /// Takes an action.
    mutating func reduce(_ action: Action) -> [Effect<AppOperation, Action>] {
        switch action {
        case .online(let contact): online.insert(contact)
        case .offline(let contact): online.remove(contact)
        case .stopped(let chat, let person): stop(person, in: chat)
        case .typing(let chat, let person, let name):
            let isFirst = typing.isEmpty
            if let index = typing[chat]?.firstIndex(where: { $0.person == person }) {
                typing[chat]?[index].seconds = Self.patience
                typing[chat]?[index].name = name
            } else if typing.values.reduce(0, { $0 + $1.count }) < Self.limit {
                typing[chat, default: []].append(Typist(person: person, name: name, seconds: Self.patience))
            }
            // One clock for all: a person who types doesn't keep others on the screen.
            if isFirst { return [.after(Self.tick, .ticked, id: .typingTick)] }
        case .ticked:
            typing = typing.compactMapValues { typists in
                let left = typists.compactMap { typist -> Typist? in
                    var typist = typist
                    typist.seconds -= 1
                    return typist.seconds > 0 ? typist : nil
                }
                return left.isEmpty ? nil : left
            }
            if !typing.isEmpty { return [.after(Self.tick, .ticked, id: .typingTick)] }
        }
        return []
    }

    /// Notes that someone no longer types, because they stopped or because their message is there.
    mutating func stop(_ person: MessageSender, in chat: ChatID) {
        typing[chat]?.removeAll { $0.person == person }
        if typing[chat]?.isEmpty == true { typing[chat] = nil }
    }

    /// Returns who is typing in a chat, or else that the other side of a direct chat is online; nil if nobody is.
    func words(about chat: ChatSummary, _ shared: Shared) -> String? {
        if let typing = typingWords(in: chat, shared) { return typing }
        let isOnline = chat.condition.canSend && chat.kind.contact.map(online.contains) == true
        return isOnline ? shared.strings.isOnline() : nil
    }

    /// Returns who is typing in a chat; nil if nobody is, or if the user doesn't want to see it there.
    func typingWords(in chat: ChatSummary, _ shared: Shared) -> String? {
        guard let typists = typing[chat.id], shared.options(in: chat).showTyping else { return nil }
        let strings = shared.strings
        return chat.kind.namesSenders ? strings.areTyping(typists.map(\.name)) : strings.isTyping()
    }
}
