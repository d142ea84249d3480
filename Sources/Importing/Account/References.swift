import Messenger

/// The mapping of numbers from a store to an export, or back.
///
/// An export numbers its records from 1 in order, so that an account gives the same lines whatever numbers it has in
/// its data directory.
struct References {
    var contacts: [ContactID: ContactID] = [:]
    var groups: [GroupID: GroupID] = [:]
    var members: [MemberID: MemberID] = [:]
    var tags: [TagID: TagID] = [:]
    var chats: [ChatID: ChatID] = [:]

    /// The other number of a contact; unassigned if it doesn't exist.
    subscript(contact: ContactID) -> ContactID { contacts[contact] ?? .unassigned }
    /// The other number of a group; unassigned if it doesn't exist.
    subscript(group: GroupID) -> GroupID { groups[group] ?? .unassigned }
    /// The other number of a member; unassigned if it doesn't exist.
    subscript(member: MemberID) -> MemberID { members[member] ?? .unassigned }
    /// The other number of a chat; unassigned if it doesn't exist.
    subscript(chat: ChatID) -> ChatID { chats[chat] ?? .unassigned }

    /// The kind of chat with the other numbers.
    func translated(_ kind: ChatKind) -> ChatKind {
        switch kind {
        case .direct(let contact): .direct(self[contact])
        case .group(let group): .group(self[group])
        case .business(let group, let side): .business(self[group], side)
        case .groupInvitation(let group): .groupInvitation(self[group])
        case .notes, .contactRequest, .pendingConnection, .broken: kind
        }
    }

    /// The sender with the other number.
    func translated(_ sender: MessageSender) -> MessageSender {
        switch sender {
        case .contact(let contact): .contact(self[contact])
        case .member(let member): .member(self[member])
        case .me, .system: sender
        }
    }

    /// The text with the other numbers of those whom it names.
    func translated(_ text: StyledText) -> StyledText {
        var text = text
        for index in text.runs.indices {
            switch text.runs[index].style {
            case .mention(.member(let member)): text.runs[index].style = .mention(.member(self[member]))
            case .mention(.contact(let contact)): text.runs[index].style = .mention(.contact(self[contact]))
            default: break
            }
        }
        return text
    }

    /// The content with the other numbers; a reported message by `message`.
    func translated(_ content: MessageContent, message: (MessageID) throws -> MessageID?) rethrows -> MessageContent {
        switch content {
        case .text(let text): return .text(translated(text))
        case .emote(let text): return .emote(translated(text))
        case .image(let file, let caption): return .image(file, caption: translated(caption))
        case .video(let file, let seconds, let caption):
            return .video(file, seconds: seconds, caption: translated(caption))
        case .voice(let voice, let caption): return .voice(voice, caption: translated(caption))
        case .file(let file, let caption): return .file(file, caption: translated(caption))
        case .invitation(var invitation):
            // An invitation outlives its group; no number is better than another's.
            invitation.group = invitation.group.flatMap { groups[$0] }
            return .invitation(invitation)
        case .report(var report):
            report.text = translated(report.text)
            report.reported = try report.reported.flatMap(message)
            return .report(report)
        case .groupEvent, .deleted:
            return content.mappingPerson { NamedPerson($0.name, $0.person.map(translated)) }
        case .location, .call, .contactEvent, .undecryptable, .chatLink, .poll, .sticker, .contactCard, .mergedRecord,
            .tip, .unknown, .damaged, .lost:
            return content
        }
    }

    /// The message with the other numbers; messages that it refers to by `message`.
    func translated(_ original: Message, message: (MessageID) throws -> MessageID?) rethrows -> Message {
        var result = original
        result.chat = self[original.chat]
        result.sender = translated(original.sender)
        result.content = try translated(original.content, message: message)
        if var quote = original.quote {
            quote.sender = translated(quote.sender)
            quote.content = try translated(quote.content, message: message)
            quote.message = try quote.message.flatMap(message)
            result.quote = quote
        }
        for index in result.earlierVersions.indices {
            result.earlierVersions[index].content = try translated(
                result.earlierVersions[index].content, message: message)
        }
        result.pin?.sender = translated(original.pin?.sender ?? .system)
        for index in result.votes.indices { result.votes[index].sender = translated(result.votes[index].sender) }
        for index in result.reactions.indices {
            for author in result.reactions[index].authors.indices {
                result.reactions[index].authors[author].sender = translated(
                    result.reactions[index].authors[author].sender)
            }
        }
        return result
    }
}
