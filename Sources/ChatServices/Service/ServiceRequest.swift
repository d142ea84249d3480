public import Messenger

/// What a service is asked to do.
public enum ServiceRequest: Equatable, Sendable {
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
    /// Makes a group with the user in it. Answer: ``ServiceAnswer/chat(_:)``.
    case createGroup(name: String)
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
public struct OutgoingMessage: Equatable, Sendable {
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
}

/// What became of a request that was done.
public enum ServiceAnswer: Equatable, Sendable {
    /// It was done.
    case done
    /// The link, and the row that waits for it.
    case link(ConnectLink, ChatID)
    /// The chat that came about, or was there.
    case chat(ChatID)
    /// What was to be joined has ended: its invitation was removed. What it was called; empty when it was gone already.
    case ended(name: String)
    /// What following a link would do.
    case plan(LinkPlan)
    /// The message as it is stored, and how far it is: ``DeliveryState/failed(_:)`` when it can be tried again.
    case message(MessageID, DeliveryState)
    /// The tag that was made.
    case tag(TagID)
    /// Older messages were stored, and whether there are still older ones.
    case history(hasMore: Bool)
}
