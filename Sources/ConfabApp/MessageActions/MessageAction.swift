import Messenger

/// Something that can be done with a message: a row of its menu, with a key in the timeline.
package enum MessageAction: String, Codable, CaseIterable, Equatable, Sendable {
    case reply, react, vote
    case endPoll = "end-poll"
    case copy
    case copyCode = "copy-code"
    case copyLink = "copy-link"
    case uncover
    case show, play, open, save, download, forward, edit, pin, collect, thread, select, info, readers, report, resend,
        delete

    /// The command that does it.
    var command: CommandID {
        switch self {
        case .reply: .reply
        case .react: .react
        case .vote: .vote
        case .endPoll: .endPoll
        case .copy: .copyMessage
        case .copyCode: .copyCode
        case .copyLink: .copyLink
        case .uncover: .uncoverMessage
        case .show: .showPicture
        case .play: .playVoice
        case .open: .openLink
        case .save: .saveFile
        case .download: .downloadFile
        case .forward: .forwardMessage
        case .edit: .editMessage
        case .pin: .pinMessage
        case .collect: .collectMessage
        case .thread: .thread
        case .select: .selectMessage
        case .info: .messageInfo
        case .readers: .readers
        case .report: .reportMessage
        case .resend: .retry
        case .delete: .deleteMessage
        }
    }

    /// The command whose key does it: a picture and a voice open as other content does.
    var keyCommand: CommandID { self == .show || self == .play ? .open : command }

    /// True if it destroys something.
    var isDestructive: Bool { self == .delete || self == .report }

    /// The actions that a message allows, in the order of the menu. Those that aren't allowed are absent.
    static func offered(_ message: Message, _ facts: Facts) -> [MessageAction] {
        allCases.filter { facts.allows($0, message) }
    }

    /// Returns true if the message allows the action: one rule, where a footer asks about each of its commands.
    func isOffered(_ message: Message, _ facts: Facts) -> Bool { facts.allows(self, message) }

    /// Returns true if the user may remove a message for everyone.
    static func allowsRevoking(_ message: Message, _ facts: Facts) -> Bool { facts.allowsRevoking(message) }

    /// Everything besides the message that decides what can be done with it.
    struct Facts {
        let chat: ChatSummary
        /// The user's role in the group; nil if this isn't a group.
        let role: MemberRole?
        /// The features of the service.
        let capabilities: Set<ServiceCapability>
        let kinds: ContentKinds
        /// The time.
        let now: Timestamp
        /// The hours for which the user may remove their own messages for everyone.
        let revokeHours: Int
        /// The deleted messages whose texts can be written again.
        let rewritable: Set<MessageID>
        /// True if the terminal can show pictures.
        let canShowPictures: Bool
        /// The files that are on their way.
        let transfers: Transfers
        /// The numbers of replies to messages that have some.
        let replies: [MessageID: Int]
        /// The numbers of people who have read the messages of a group.
        let readCounts: ReadCounts
    }
}

extension MessageAction.Facts {
    fileprivate func allows(_ action: MessageAction, _ message: Message) -> Bool {
        let kind = kinds.kind(of: message.content)
        let isCentered = kind.frame == .centered
        // Of a deleted message, a tip is left, which can be removed.
        let isEvent = isCentered && !message.content.isDeleted && !message.content.isReport
        let isFromSomeone = message.sender != .system && !isEvent && message.id != .unassigned
        let isSent = isFromSomeone && !isCentered && !message.isUnsent
        if let needed = action.needs, !has(needed) { return false }
        return switch action {
        case .reply: isSent && chat.condition.canSend && kind.abilities.contains(.reply)
        case .react: isSent && chat.condition.canSend && message.acceptsChanges
        case .vote: isSent && chat.condition.canSend && message.content.isOpenPoll
        case .endPoll: isSent && message.isOutgoing && chat.condition.canSend && message.content.isOpenPoll
        case .copy: !kind.copied(message.content).isEmpty
        case .copyCode: !message.content.text.codeBlocks.isEmpty
        case .copyLink: !message.content.links.isEmpty
        case .uncover: message.content.text.hasSecrets
        case .show: canShowPictures && kind.picture(message.content)?.shownPicture.storedFile != nil
        case .play: kind.abilities.contains(.play) && message.content.asVoice?.file.storedFile != nil
        case .open:
            !message.content.links.isEmpty || message.content.isRecord || message.omittedBytes != nil
                || kind.abilities.contains(.open) && message.content.hasStoredFile
        case .save: kind.abilities.contains(.save) && message.content.hasStoredFile
        case .download:
            isFromSomeone && transfers.running[message.id] == nil
                && transfers.state(of: message, capabilities) != nil
        case .forward, .collect: isSent && kind.abilities.contains(.forward)
        // A reply is in the thread of the message that it answers, and has one of its own only if somebody answers it.
        case .thread: isSent && replies[message.id] ?? 0 > 0
        case .edit where message.content.isDeleted: chat.condition.canSend && rewritable.contains(message.id)
        case .edit:
            isFromSomeone && message.isOutgoing && kind.abilities.contains(.edit)
                && allowsEditing(message)
        case .pin: isSent && chat.condition.canSend && message.acceptsChanges
        case .select: isFromSomeone && !isCentered
        case .info, .delete: isFromSomeone
        case .readers: isSent && readCounts.readers(of: message) > 0
        case .report: isSent && chat.kind.group != nil && !message.isOutgoing && message.acceptsChanges
        case .resend: message.isOutgoing && message.isFailed
        }
    }

    private func has(_ capability: ServiceCapability) -> Bool { capabilities.contains(capability) }

    private func allowsEditing(_ message: Message) -> Bool {
        guard chat.condition.canSend, message.isEditable else { return false }
        if case .notes = chat.kind { return true }
        return hours(since: message) < MessageRules.editHours && message.editNumber < MessageRules.edits
    }

    fileprivate func allowsRevoking(_ message: Message) -> Bool {
        guard has(.redactions), chat.kind != .notes, allows(.delete, message), !message.isUnsent,
            message.acceptsChanges,
            kinds.kind(of: message.content).abilities.contains(.revoke)
        else { return false }
        if chat.kind.group != nil, let role, role >= .moderator { return true }
        return message.isOutgoing && chat.condition.canSend && hours(since: message) < revokeHours
    }

    private func hours(since message: Message) -> Int {
        Int(clamping: now.milliseconds(since: message.sentAt) / 3_600_000)
    }
}

extension Message {
    /// True if it wasn't sent.
    var isFailed: Bool { if case .failed = delivery { true } else { false } }
}

extension MessageContent {
    /// True if its file is on this device.
    var hasStoredFile: Bool { attachment?.storedFile != nil }

    /// True if it's a call.
    var isCall: Bool { if case .call = self { true } else { false } }

    /// True if it's a report to the moderators.
    var isReport: Bool { if case .report = self { true } else { false } }

    /// True if it's a merged record.
    var isRecord: Bool { if case .mergedRecord = self { true } else { false } }

    /// True if it's a poll in which people can vote.
    var isOpenPoll: Bool { if case .poll(let poll) = self { !poll.isClosed } else { false } }

    /// The addresses that can be opened.
    var links: [String] {
        if case .chatLink(let link) = self { return [link.address] }
        if case .location(let location) = self { return [location.link].compactMap(\.self) }
        if case .contactCard(let card) = self { return card.address.isEmpty ? [] : [card.address] }
        // Messages from elsewhere, and from earlier versions, have Confab links as text.
        let typed = StyledText(findingLinksIn: text.plain).links.filter(ConnectLink.isAddress)
        var links: [String] = []
        for link in text.links + typed where !links.contains(link) { links.append(link) }
        return links
    }
}
