/// What a service is asked to do.
public enum ServiceRequest: Codable, Equatable, Sendable {
    // Contacts.
    /// Makes a one-time link, and a row that waits for someone to use it. Answer: ``ServiceAnswer/link(_:_:)``.
    case createLink
    /// Takes back a link that nobody has used, and its row. Answer: ``ServiceAnswer/done``.
    case withdrawLink(ChatID)
    /// Connects by someone's link, under a random name when `incognito`. Answer: ``ServiceAnswer/chat(_:)``, the known chat
    /// when the two are connected openly already and this is to be open, too; incognito makes a contact of its own.
    case connect(ConnectLink, incognito: Bool = false)
    /// Says what ``connect(_:incognito:)`` would do, and does nothing: nobody hears of it. Answer:
    /// ``ServiceAnswer/plan(_:)``.
    case plan(ConnectLink)
    /// Finds the chat with a contact, and makes it where there is none. Answer: ``ServiceAnswer/chat(_:)``.
    case openChat(ContactID)
    /// Lets someone connect who asks for it, under a random name when `incognito`. Answer: ``ServiceAnswer/chat(_:)``.
    case acceptRequest(ChatID, incognito: Bool = false)
    /// Removes the row of someone who wants to connect, without telling. Answer: ``ServiceAnswer/done``.
    case rejectRequest(ChatID)
    /// Finds the notes to self, and makes them where there are none. Answer: ``ServiceAnswer/chat(_:)``.
    case openNotes

    // Groups.
    /// Makes a group with the user in it, and invites contacts; a contact that can't be invited keeps nobody else out.
    /// Answer: ``ServiceAnswer/group(_:refused:)``.
    case createGroup(name: String, inviting: [ContactID] = [])
    /// Invites a contact to a group, unless it knows the user by another name than the group does. Answer:
    /// ``ServiceAnswer/done``.
    case invite(ContactID, to: GroupID)
    /// Joins a group to which one was invited, under a random name when `incognito`, and always when a random name was
    /// invited. Answer: ``ServiceAnswer/chat(_:)``, or ``ServiceAnswer/ended(name:)`` when there is no such group any more.
    case joinGroup(ChatID, incognito: Bool = false)
    /// Declines the invitation to a group, and removes its row. Answer: ``ServiceAnswer/done``.
    case declineGroup(ChatID)
    /// Leaves a group; what was said in it stays. Answer: ``ServiceAnswer/done``.
    case leaveGroup(ChatID)

    // What the user chooses for chats; a service may keep it for the user's other devices.
    /// Changes one thing about a chat. Answer: ``ServiceAnswer/done``.
    case change(ChatID, ChatChange)
    /// Changes chats in one go, in this order: all of them or none (``ServiceError/nothingDone(chats:refused:_:)``). Answer:
    /// ``ServiceAnswer/done``.
    case changeAll([ChatEdit])
    /// Takes chats away, or what is in them, in one go: all of it or nothing. What is gone already is no error. Answer:
    /// ``ServiceAnswer/done``.
    case remove([ChatRemoval])
    /// Changes the tags. Answer: ``ServiceAnswer/tag(_:)`` for a new one, else ``ServiceAnswer/done``.
    case changeTags(TagChange)

    // Messages.
    /// Sends a message. Answer: ``ServiceAnswer/message(_:_:)``; it may be stored and have failed.
    case send(OutgoingMessage, to: ChatID)
    /// Sends a failed message again: the same message, not another one. Answer: ``ServiceAnswer/message(_:_:)``.
    case retry(MessageID)
    /// Notes that messages up to a place were seen, and tells their senders if they may know. Answer:
    /// ``ServiceAnswer/done``.
    case markRead(ChatID, upTo: MessagePosition)
    /// Changes an own message for everyone. Answer: ``ServiceAnswer/done``.
    case edit(MessageID, MessageContent)
    /// Removes a message for everyone. Answer: ``ServiceAnswer/done``.
    case redact(MessageID, reason: String)
    /// Sets an emoji under a message, or takes it back. Answer: ``ServiceAnswer/done``.
    case react(MessageID, emoji: String, isOn: Bool)
    /// Says that the user is writing, or not any more. Answer: ``ServiceAnswer/done``.
    case setTyping(ChatID, Bool)
    /// Fetches older messages than are stored. Answer: ``ServiceAnswer/history(hasMore:)``.
    case loadHistory(ChatID, limit: Int)
}

/// A message that the user has written.
public struct OutgoingMessage: Codable, Equatable, Sendable {
    /// What it says.
    public var content: MessageContent
    /// The message that it answers.
    public var quoting: MessageID?

    /// A message.
    public init(_ content: MessageContent, quoting: MessageID? = nil) {
        self.content = content
        self.quoting = quoting
    }

    /// A message of plain words.
    public static func text(_ text: String) -> OutgoingMessage { OutgoingMessage(.text(StyledText(text))) }

    /// A message as it was typed: the links in it are found.
    public static func typed(_ text: String) -> OutgoingMessage {
        OutgoingMessage(.text(StyledText(findingLinksIn: text)))
    }
}

extension ServiceRequest {
    /// The capability that a service needs for this request; nil if every service can do it.
    public var needs: ServiceCapability? {
        switch self {
        case .createLink, .withdrawLink, .connect, .plan: .links
        case .createGroup, .invite, .joinGroup, .declineGroup, .leaveGroup: .groups
        case .edit: .edits
        case .redact: .redactions
        case .react: .reactions
        case .setTyping: .typing
        case .loadHistory: .history
        case .acceptRequest, .rejectRequest, .openChat, .openNotes, .change, .changeAll, .remove, .changeTags, .send,
            .retry, .markRead:
            nil
        }
    }

    /// True if it changes nothing but where the user goes, so that nobody needs it once the profile is closed.
    public var isForScreen: Bool {
        switch self {
        case .createLink, .openNotes, .openChat, .plan: true
        default: false
        }
    }

    /// True if its result is shown before it's done, so that it has to be read again if it fails.
    public var isShownAhead: Bool {
        switch self {
        case .change, .changeAll, .remove, .changeTags: true
        default: false
        }
    }

    /// The changes of chats that it asks for, in order.
    public var edits: [ChatEdit] {
        switch self {
        case .change(let chat, let change): [ChatEdit(chat, change)]
        case .changeAll(let edits): edits
        default: []
        }
    }
}

extension ServiceRequest: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> ServiceRequest {
        switch self {
        case .connect(let link, let incognito): .connect(link.redacted(redact), incognito: incognito)
        case .plan(let link): .plan(link.redacted(redact))
        case .createGroup(let name, let contacts): .createGroup(name: redact(name), inviting: contacts)
        case .change(let chat, let change): .change(chat, change.redacted(redact))
        case .changeAll(let edits): .changeAll(edits.map { ChatEdit($0.chat, $0.change.redacted(redact)) })
        case .changeTags(let change): .changeTags(change.redacted(redact))
        case .send(let message, let chat): .send(message.redacted(redact), to: chat)
        case .edit(let message, let content): .edit(message, content.redacted(redact))
        case .redact(let message, let reason): .redact(message, reason: redact(reason))
        case .createLink, .withdrawLink, .openChat, .acceptRequest, .rejectRequest, .openNotes, .invite, .joinGroup,
            .declineGroup, .leaveGroup, .remove, .retry, .markRead, .react, .setTyping, .loadHistory:
            self
        }
    }
}

extension OutgoingMessage: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> OutgoingMessage {
        OutgoingMessage(content.redacted(redact), quoting: quoting)
    }
}

extension ChatChange: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> ChatChange {
        if case .alias(let alias) = self { .alias(alias.redacted(redact)) } else { self }
    }
}

extension TagChange: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> TagChange {
        switch self {
        case .create(let name, let emoji, let chat):
            .create(name: redact(name), emoji: emoji.redacted(redact), on: chat)
        case .rename(let tag, let name, let emoji):
            .rename(tag, name: redact(name), emoji: emoji.redacted(redact))
        case .remove, .reorder: self
        }
    }
}
