internal import Loop
package import Messenger

/// Who is typing, and which contacts are here, as far as the service has told. Nothing of it is stored.
package struct Presence: Codable, Equatable, Sendable {
    /// The contacts who are here.
    package private(set) var here: Set<ContactID> = []
    /// Those who are typing, by chat; in each, whoever began first comes first.
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
        /// A contact is here now, or has left.
        case presence(ContactID, isHere: Bool)
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
        case .presence(let contact, true): here.insert(contact)
        case .presence(let contact, false): here.remove(contact)
        case .stopped(let chat, let person): stop(person, in: chat)
        case .typing(let chat, let person, let name):
            let isFirst = typing.isEmpty
            if let index = typing[chat]?.firstIndex(where: { $0.person == person }) {
                typing[chat]?[index].seconds = Self.patience
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

    /// Notes that someone isn't typing any longer, because they stopped or because what they typed is there.
    mutating func stop(_ person: MessageSender, in chat: ChatID) {
        typing[chat]?.removeAll { $0.person == person }
        if typing[chat]?.isEmpty == true { typing[chat] = nil }
    }

    /// Returns who is typing in a chat, or else that the other side of a direct chat is here; nil if nobody is.
    func words(about chat: ChatSummary, _ strings: any Strings) -> String? {
        if let typing = typingWords(in: chat, strings) { return typing }
        return chat.kind.contact.map(here.contains) == true ? strings.isHere() : nil
    }

    /// Returns who is typing in a chat; nil if nobody is.
    func typingWords(in chat: ChatSummary, _ strings: any Strings) -> String? {
        guard let typists = typing[chat.id] else { return nil }
        return chat.kind.namesSenders ? strings.areTyping(typists.map(\.name)) : strings.isTyping()
    }
}

extension App {
    /// Notes who is typing and who is here, as far as the user wants to see it.
    static func notePresence(_ state: inout AppState, _ action: Presence.Action) -> [AppEffect] {
        if case .typing(let chat, _, _) = action {
            let rows =
                [state.main?.conversation?.chat].compactMap { $0 } + (state.main?.chatList.window?.elements ?? [])
            guard let row = rows.first(where: { $0.id == chat }),
                state.options.inside(row, state.optionLayers).showTyping
            else { return [] }
        }
        return changeMain(&state) { main, _ in
            Outcome(effects: main.presence.reduce(action)).map(AppAction.presence)
        }
    }
}
