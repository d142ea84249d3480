/// A request to a service.
package enum ServiceRequest: Codable, Equatable, Sendable {
    // Contacts.
    /// Creates an invite link, and a row that waits for someone to use it. Answer: ``ServiceAnswer/link(_:_:)``.
    case createLink
    /// Connects by another person's link, under a random name if `incognito` is true. Answer:
    /// ``ServiceAnswer/chat(_:)``, which is the existing chat if the two are already connected under their own names
    /// and `incognito` is false. An incognito connection always creates a separate contact.
    case connect(ConnectLink, incognito: Bool = false)
    /// Determines the effect of ``connect(_:incognito:)`` without doing anything or telling anyone. Answer:
    /// ``ServiceAnswer/plan(_:)``.
    case plan(ConnectLink)
    /// Finds the chat with a contact, or creates it. Answer: ``ServiceAnswer/chat(_:)``.
    case openChat(ContactID)
    /// Accepts a request to connect, under a random name if `incognito` is true. Answer: ``ServiceAnswer/chat(_:)``.
    case acceptRequest(ChatID, incognito: Bool = false)
    /// Finds the notes to self, or creates them. Answer: ``ServiceAnswer/chat(_:)``.
    case openNotes

    // Groups.
    /// Creates a group with the user in it, and invites contacts. A contact who can't be invited doesn't affect the
    /// others. Answer: ``ServiceAnswer/group(_:refused:)``.
    case createGroup(name: String, inviting: [ContactID] = [])
    /// Invites a contact to a group, unless the contact knows the user by a different name than the group does. Answer:
    /// ``ServiceAnswer/done``.
    case invite(ContactID, to: GroupID)
    /// Joins a group to which the user is invited, under a random name if `incognito` is true or if the invitation was
    /// to a random name. Answer: ``ServiceAnswer/chat(_:)``, or ``ServiceAnswer/ended(name:)`` if the group no longer
    /// exists.
    case joinGroup(ChatID, incognito: Bool = false)
    /// Leaves a group. Its messages stay. Answer: ``ServiceAnswer/done``.
    case leaveGroup(ChatID)

    // The user's settings for chats. A service may keep them for the user's other devices.
    /// Changes a chat. Answer: ``ServiceAnswer/done``.
    case change(ChatID, ChatChange)
    /// Changes several chats in this order, all of them or none (``ServiceError/nothingDone(chats:refused:_:)``).
    /// Answer: ``ServiceAnswer/done``.
    case changeAll([ChatEdit])
    /// Removes chats or their contents, all of them or none. It is not an error if some are already gone. Answer:
    /// ``ServiceAnswer/done``.
    case remove([ChatRemoval])
    /// Changes the tags. Answer: ``ServiceAnswer/tag(_:)`` for a new tag, otherwise ``ServiceAnswer/done``.
    case changeTags(TagChange)

    // Messages.
    /// Sends a message. Answer: ``ServiceAnswer/message(_:_:)``, also for a message that was stored but couldn't be
    /// sent.
    case send(OutgoingMessage, to: ChatID)
    /// Retries a failed message without creating another one. Answer: ``ServiceAnswer/message(_:_:)``.
    case retry(MessageID)
    /// Marks messages up to a position as read; if `isPrivate` is true, only for the user, so others aren't told. Answer:
    /// ``ServiceAnswer/done``.
    case markRead(ChatID, upTo: MessagePosition, isPrivate: Bool = false)
    /// Edits the text or the caption of one of the user's messages for everyone. The transaction that saves it takes the edit out
    /// of the stored draft of the chat. Answer: ``ServiceAnswer/done``.
    case edit(MessageID, MessageContent)
    /// Deletes the content of a message for everyone. A message that wasn't sent is removed. Answer:
    /// ``ServiceAnswer/done``.
    case redact(MessageID, reason: String)
    /// Removes messages from this profile; others keep theirs. It is not an error if some are already gone. Answer:
    /// ``ServiceAnswer/done``.
    case deleteMessages([MessageID])
    /// Adds or removes the user's reaction to a message. Answer: ``ServiceAnswer/done``.
    case react(MessageID, emoji: String, isOn: Bool)
    /// Pins or unpins a message for everyone in its chat. Answer: ``ServiceAnswer/done``.
    case pin(MessageID, isOn: Bool)
    /// Votes in a poll, for the answer with this index, instead of the user's earlier vote; none takes that back. Answer:
    /// ``ServiceAnswer/done``.
    case vote(MessageID, for: [Int])
    /// Ends the voting in one of the user's polls for everyone. Answer: ``ServiceAnswer/done``.
    case endPoll(MessageID)
    /// Reports a message to the moderators of its group. Answer: ``ServiceAnswer/done``.
    case report(MessageID, Report.Reason, text: String)
    /// Downloads the file of a message, from where an earlier attempt ended. Answer: ``ServiceAnswer/done`` once the
    /// download has begun; it ends with an event. Senders may state a smaller size than the file has, so the service ends the
    /// download at the limit, which is in bytes; nil for none.
    case fetch(MessageID, limit: Int64? = nil)
    /// Tells the other side that the user is typing or has stopped. Answer: ``ServiceAnswer/done``.
    case setTyping(ChatID, Bool)
    /// Loads messages older than the stored ones. Answer: ``ServiceAnswer/history(hasMore:)``.
    case loadHistory(ChatID, limit: Int)
}

/// A message to send.
package struct OutgoingMessage: Codable, Equatable, Sendable {
    /// The content of the message.
    package var content: MessageContent
    /// The message that this one replies to.
    package var quoting: MessageID?
    /// The author of a forwarded message, as a name for people; `nil` if it isn't forwarded.
    package var forwardedFrom: String?
    /// The draft that it was written as; `nil` if it wasn't written. The service takes it out of the chat's stored draft in
    /// the transaction that stores the message.
    package var draft: Draft?

    /// The path of the user's file that it sends. The service gets the message once the file is among those of messages.
    package var file: String? { draft?.attachments.first?.path }

    /// Creates a message.
    package init(
        _ content: MessageContent, quoting: MessageID? = nil, forwardedFrom: String? = nil, draft: Draft? = nil
    ) {
        self.content = content
        self.quoting = quoting
        self.forwardedFrom = forwardedFrom
        self.draft = draft
    }

    /// Returns a message of plain text.
    package static func text(_ text: String) -> OutgoingMessage { OutgoingMessage(.text(StyledText(text))) }
}

extension ServiceRequest {
    /// Returns the request with the text that the user typed in it read as Markdown.
    package func readingMarkdown(_ reader: any MarkupReader) -> ServiceRequest {
        switch self {
        case .send(var message, let chat):
            message.content = message.content.mappingText(reader.styledText)
            return .send(message, to: chat)
        case .edit(let message, let content): return .edit(message, content.mappingText(reader.styledText))
        default: return self
        }
    }

    /// The capability that a service needs for this request; nil if every service can do it.
    package var needs: ServiceCapability? {
        switch self {
        case .createLink, .connect, .plan: .links
        case .createGroup, .invite, .joinGroup, .leaveGroup: .groups
        case .edit: .edits
        case .redact: .redactions
        case .react: .reactions
        case .pin: .pins
        case .vote, .endPoll: .polls
        case .report: .reports
        case .fetch: .downloads
        case .setTyping: .typing
        case .loadHistory: .history
        case .acceptRequest, .openChat, .openNotes, .change, .changeAll, .remove, .changeTags, .send, .retry,
            .markRead, .deleteMessages:
            nil
        }
    }

    /// True if the request only serves the current screen, so it is dropped if the profile is no longer open.
    package var isForScreen: Bool {
        switch self {
        case .createLink, .openNotes, .openChat, .plan, .setTyping: true
        default: false
        }
    }

    /// True if the screen shows the result in advance, so the data must be read again if the request fails.
    package var isShownAhead: Bool {
        switch self {
        case .change, .changeAll, .remove, .changeTags: true
        default: false
        }
    }

    /// The requested changes of chats, in order.
    package var edits: [ChatEdit] {
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
        case .react(let message, let emoji, let isOn): .react(message, emoji: redact(emoji), isOn: isOn)
        case .report(let message, let reason, let text): .report(message, reason, text: redact(text))
        case .createLink, .openChat, .acceptRequest, .openNotes, .invite, .joinGroup, .leaveGroup, .remove, .retry,
            .markRead, .deleteMessages, .pin, .vote, .endPoll, .fetch, .setTyping, .loadHistory:
            self
        }
    }
}

extension OutgoingMessage: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> OutgoingMessage {
        OutgoingMessage(
            content.redacted(redact), quoting: quoting, forwardedFrom: forwardedFrom.redacted(redact),
            draft: draft.redacted(redact))
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
