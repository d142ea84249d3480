import Messenger
import TerminalDOM

/// What is there that a command can be given for: by it the footer shows only what is possible now.
struct Situation: OptionSet, Equatable, Sendable {
    let rawValue: UInt32

    /// The list has a row to be opened, or can show others.
    static let rows = Situation(rawValue: 1)
    /// It has several.
    static let severalRows = Situation(rawValue: 2)
    /// The selected row is one.
    static let row = Situation(rawValue: 4)
    /// It is one of a chat in which something can be said.
    static let talk = Situation(rawValue: 8)
    /// Its chat can tell of messages.
    static let telling = Situation(rawValue: 16)
    /// A chat is open.
    static let openChat = Situation(rawValue: 32)
    /// Somebody can write there.
    static let writable = Situation(rawValue: 64)
    /// It is a group's.
    static let group = Situation(rawValue: 128)
    /// It has messages.
    static let messages = Situation(rawValue: 256)
    /// The chosen message has a link.
    static let link = Situation(rawValue: 512)
    /// A message was not sent.
    static let failed = Situation(rawValue: 1024)
    /// Something stands above the list.
    static let banner = Situation(rawValue: 2048)
    /// It offers something.
    static let offer = Situation(rawValue: 4096)
    /// There is something behind what is shown.
    static let behind = Situation(rawValue: 16_384)

    /// What has to be there for `command` in `context`.
    static func needed(for command: CommandID, in context: KeyContext) -> Situation {
        switch (context, command) {
        case (.chatList, .next), (.chatList, .previous): .severalRows
        case (.chatList, .open): .rows
        case (.chatList, .card): .row
        case (.chatList, .tags), (.chatList, .pin), (.chatList, .favourite), (.chatList, .markRead),
            (.chatList, .archive):
            [.row, .talk]
        case (.chatList, .mute): [.row, .talk, .telling]
        case (.chatList, .closeBanner): .banner
        case (.chatList, .openBanner): .offer
        case (.chatList, .nextPane), (.search, .nextPane), (.link, .nextPane): .openChat
        case (.timeline, .olderMessage), (.timeline, .scrollUp), (.timeline, .copyMessage), (.composer, .scrollUp):
            .messages
        case (.timeline, .openLink): .link
        case (.timeline, .retry): .failed
        case (.timeline, .compose): .writable
        case (.timeline, .inviteContact): [.group, .writable]
        // Not only once something is written: nothing at the lower end moves while the user types.
        case (.composer, .send), (.composer, .lineBreak): .writable
        case (.everywhere, .back): .behind
        default: []
        }
    }
}

extension AppState {
    /// What is there now.
    var situation: Situation {
        guard frontLayer == nil, let main else { return .behind }
        var situation: Situation = []
        if main.focus == .list { situation.formUnion(ofList(main)) } else { situation.insert(.behind) }
        guard let conversation = main.conversation else { return situation }
        situation.insert(.openChat)
        if !main.isOnList { situation.formUnion(Conversation.situation(conversation)) }
        return situation
    }

    /// Commands with a key in the footer that the front layer doesn't offer now.
    var withheldCommands: [CommandID] {
        guard let layer = layers.last else { return [] }
        let commands = shownContexts.flatMap { Command.inFooter[$0] ?? [] }.map(\.id)
        let shared = Shared(self)
        return layer.read { feature in commands.filter { !feature.offers($0, shared) } }
    }

    private func ofList(_ main: Main) -> Situation {
        var situation: Situation = []
        if around.banner != nil { situation.insert(.banner) }
        if around.banner?.offer != nil { situation.insert(.offer) }
        guard let window = main.chatList.window else { return situation }
        if !window.isEmpty || main.chatList.filter != nil { situation.insert(.rows) }
        if window.elements.count > 1 { situation.insert(.severalRows) }
        guard let chat = main.chatList.selectedChat else { return situation }
        situation.insert(.row)
        let chosen = ChosenChat(chat)
        if chosen.has(.pin) { situation.insert(.talk) }
        if chosen.has(.mute) { situation.insert(.telling) }
        return situation
    }
}

extension Conversation {
    /// What of the open chat commands can be given for.
    static func situation(_ state: State) -> Situation {
        var situation: Situation = []
        if state.chat.condition.canSend { situation.insert(.writable) }
        if state.chat.kind.group != nil { situation.insert(.group) }
        guard let messages = state.page?.messages, !messages.isEmpty else { return situation }
        situation.insert(.messages)
        if !links(state).isEmpty { situation.insert(.link) }
        let chosen = state.selection.flatMap { id in messages.first { $0.id == id } }
        if chosen?.isFailed ?? messages.contains(where: \.isFailed) { situation.insert(.failed) }
        return situation
    }
}
