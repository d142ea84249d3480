package import Messenger

/// A chat that something is done to, with what its row does not say: the one table of what can be done to which chat.
package struct ChosenChat: Codable, Equatable, Sendable {
    /// Its row.
    package var chat: ChatSummary
    /// The user's role in the group; nil if this isn't a group, or the role isn't loaded.
    package var role: MemberRole?

    /// `chat`, with what is known of it besides its row.
    package init(_ chat: ChatSummary, role: MemberRole? = nil) {
        self.chat = chat
        self.role = role
    }

    /// True if `action` can be done to it.
    func has(_ action: ChatAction) -> Bool {
        let isBegun = chat.kind.isConversation && chat.condition != .needsConnecting
        let isUsed = isBegun && !isJoining
        return switch action {
        case .pin, .favourite, .markRead, .archive: isUsed
        case .tags: isBegun
        case .pinUp, .pinDown: isUsed && chat.settings.pinnedOrder != nil
        case .mute, .muteFor, .muteHour, .muteEightHours, .muteDay, .muteWeek, .muteAlways:
            isUsed && chat.kind != .notes
        case .clear: isUsed && hasMessages
        case .archiveReports: isUsed && chat.stats.reports > 0 && (role ?? .moderator) >= .moderator
        case .leave: isBegun && canLeave
        case .delete: canDelete
        case .open: chat.kind.isConversation
        case .accept, .acceptIncognito, .reject: if case .contactRequest = chat.kind { true } else { false }
        case .join, .joinIncognito, .decline: if case .groupInvitation = chat.kind { true } else { false }
        case .name: hasAlias
        case .showLink, .copyLink:
            if case .pendingConnection(let pending) = chat.kind { pending.link != nil } else { false }
        case .show, .copyRecord: if case .broken = chat.kind { true } else { false }
        case .invite: canLeave && chat.condition.canSend && (role ?? .owner) >= .admin
        case .card: if case .broken = chat.kind { false } else { true }
        case .more: !folded.isEmpty
        }
    }

    /// True if there is anything in it that could be cleared.
    private var hasMessages: Bool { chat.preview != nil || chat.stats.unread > 0 }

    /// True if the user belongs to the group, or is about to.
    var isMember: Bool {
        switch chat.condition {
        case .left, .removed, .ended, .rejected: false
        default: true
        }
    }

    /// True if the user is being let into the group, and nothing is in it yet.
    private var isJoining: Bool { chat.condition == .joining }

    /// True if the user can give it a name of their own.
    private var hasAlias: Bool {
        switch chat.kind {
        case .direct, .group, .business, .pendingConnection: true
        case .notes, .contactRequest, .groupInvitation, .broken: false
        }
    }

    /// True if the user can leave the group behind it.
    var canLeave: Bool { chat.kind.group != nil && chat.kind.isConversation && isMember }

    /// True if the group behind it may be deleted for all its members.
    var canEndForAll: Bool { chat.kind.group != nil && isMember && !isJoining }

    private var canDelete: Bool {
        switch chat.kind {
        case .direct, .pendingConnection, .broken: true
        // Nobody takes from the others what is theirs; who does not belong to it takes it from nobody.
        case .group, .business: !isMember || isJoining || role == .owner
        case .notes, .contactRequest, .groupInvitation: false
        }
    }
}

// The table: what the row offers, by kind and condition.
extension ChosenChat {
    /// The actions at the start of the row.
    var leading: [ChatAction] {
        switch chat.kind {
        case .direct, .group, .business, .notes: [.pin, .favourite, .markRead].filter(has)
        case .contactRequest, .pendingConnection, .groupInvitation, .broken: []
        }
    }

    /// All that it offers at its end, whether there is room for it or not.
    var allTrailing: [ChatAction] {
        let all: [ChatAction] =
            switch chat.kind {
            case .direct: [.mute, .tags, .clear, .archive, .delete]
            case .group, .business: [.mute, .tags, .clear, .archiveReports, .archive, .leave, .delete]
            case .notes: [.tags, .clear, .archive]
            case .contactRequest: [.accept, .acceptIncognito, .reject]
            case .pendingConnection: [.name, .showLink, .delete]
            case .groupInvitation: [.join, .joinIncognito, .decline]
            case .broken: [.show, .delete]
            }
        return all.filter(has)
    }

    /// The actions of a group behind **More**, if there are more than three.
    var folded: [ChatAction] {
        guard chat.kind.group != nil, chat.kind.isConversation, allTrailing.count > 3 else { return [] }
        return allTrailing.filter { action in
            switch action {
            case .clear, .archiveReports, .archive: true
            case .delete: isMember
            default: false
            }
        }
    }

    /// The actions at the end of the row.
    var trailing: [ChatAction] {
        let folded = folded
        return allTrailing.filter { !folded.contains($0) } + (folded.isEmpty ? [] : [.more])
    }

    /// All that its card offers.
    var card: [ChatAction] {
        switch chat.kind {
        case .direct, .group, .business: [.open, .invite, .name, .tags, .archive, .leave].filter(has)
        case .notes: [.open, .archive].filter(has)
        case .contactRequest, .groupInvitation: allTrailing
        case .pendingConnection: [.copyLink, .name, .delete].filter(has)
        case .broken: [.copyRecord]
        }
    }

    /// All that can be done to it, for a menu.
    var menu: [ChatAction] {
        var all: [ChatAction] = has(.open) ? [.open] : []
        for action in leading {
            all.append(action)
            if action == .pin { all += [.pinUp, .pinDown].filter(has) }
        }
        for action in allTrailing {
            all.append(action)
            if action == .mute { all.append(.muteFor) }
        }
        return all + (has(.card) ? [.card] : [])
    }
}
