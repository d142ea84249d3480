import Messenger
import TerminalDOM

/// The things on the screen that commands need. The footer shows only commands that are possible now.
struct CommandAvailability: OptionSet, Equatable, Sendable {
    let rawValue: UInt32

    /// The list has a row to be opened, or can show others.
    static let rows = CommandAvailability(rawValue: 1)
    /// It has several.
    static let severalRows = CommandAvailability(rawValue: 2)
    /// The selected row is one.
    static let row = CommandAvailability(rawValue: 4)
    /// It is one of a chat in which something can be said.
    static let talk = CommandAvailability(rawValue: 8)
    /// Its chat can tell of messages.
    static let telling = CommandAvailability(rawValue: 16)
    /// A chat is open.
    static let openChat = CommandAvailability(rawValue: 32)
    /// Somebody can write there.
    static let writable = CommandAvailability(rawValue: 64)
    /// It is a group's.
    static let group = CommandAvailability(rawValue: 128)
    /// It has messages.
    static let messages = CommandAvailability(rawValue: 256)
    /// The chosen message has a link.
    static let link = CommandAvailability(rawValue: 512)
    /// A message was not sent.
    static let failed = CommandAvailability(rawValue: 1024)
    /// Something stands above the list.
    static let banner = CommandAvailability(rawValue: 2048)
    /// It offers something.
    static let offer = CommandAvailability(rawValue: 4096)
    /// There is something behind what is shown.
    static let behind = CommandAvailability(rawValue: 16_384)

    /// The things that `command` needs in `context`.
    static func needed(for command: CommandID, in context: KeyContext) -> CommandAvailability {
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
    /// The things that are there now.
    var availability: CommandAvailability {
        guard frontLayer == nil, let main else { return .behind }
        var availability: CommandAvailability = []
        if main.focus == .list { availability.formUnion(ofList(main)) } else { availability.insert(.behind) }
        guard let conversation = main.conversation else { return availability }
        availability.insert(.openChat)
        if !main.isOnList { availability.formUnion(conversation.availability) }
        return availability
    }

    /// Commands with a key in the footer that the front layer doesn't offer now.
    var withheldCommands: [CommandID] {
        guard let layer = layers.last else { return [] }
        let commands = shownContexts.flatMap { Command.inFooter[$0] ?? [] }.map(\.id)
        let shared = Shared(self)
        return layer.read { feature in commands.filter { !feature.offers($0, shared) } }
    }

    private func ofList(_ main: Main) -> CommandAvailability {
        var availability: CommandAvailability = []
        if status.banner != nil { availability.insert(.banner) }
        if status.banner?.offer != nil { availability.insert(.offer) }
        guard let window = main.chatList.window else { return availability }
        if !window.isEmpty || main.chatList.filter != nil { availability.insert(.rows) }
        if window.elements.count > 1 { availability.insert(.severalRows) }
        guard let chat = main.chatList.selectedChat else { return availability }
        availability.insert(.row)
        let chosen = ChosenChat(chat)
        if chosen.has(.pin) { availability.insert(.talk) }
        if chosen.has(.mute) { availability.insert(.telling) }
        return availability
    }
}

extension Conversation {
    /// The things of the open chat that commands need.
    var availability: CommandAvailability {
        var availability: CommandAvailability = []
        if chat.condition.canSend { availability.insert(.writable) }
        if chat.kind.group != nil { availability.insert(.group) }
        guard let messages = page?.messages, !messages.isEmpty else { return availability }
        availability.insert(.messages)
        if !links().isEmpty { availability.insert(.link) }
        let chosen = selection.flatMap { id in messages.first { $0.id == id } }
        if chosen?.isFailed ?? messages.contains(where: \.isFailed) { availability.insert(.failed) }
        return availability
    }
}
