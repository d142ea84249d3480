internal import Messenger

extension StoredChat {
    init(_ chat: Chat) {
        self.init()
        profile = chat.profile.rawValue
        set(chat.kind)
        if let remote = chat.remoteID { remoteID = remote.rawValue }
        names = StoredNames(chat.names)
        condition = Codes.condition[chat.condition]
        verified = chat.isVerified
        incognito = chat.isIncognito
        deleted = chat.isDeleted
        set(chat.settings)
        unread = Int64(chat.stats.unread)
        mentions = Int64(chat.stats.mentions)
        reports = Int64(chat.stats.reports)
        lastActivity = chat.lastActivity.milliseconds
        if let preview = chat.preview { self.preview = StoredPreview(preview) }
        switch chat.draft {
        case .text(let text)?: draftText = text
        case .file(let name)?: draftFile = name
        case .recording(let seconds)?: draftRecording = Int64(seconds)
        case .reply?: draftReply = true
        case nil: break
        }
        if chat.readUpTo != .first { readUpTo = chat.readUpTo.rawValue }
        if chat.newestPosition != .first { newestPosition = chat.newestPosition.rawValue }
        createdAt = chat.createdAt.milliseconds
        if let lifetime = chat.messageLifetime { messageLifetime = Int64(lifetime) }
    }

    private mutating func set(_ kind: ChatKind) {
        switch kind {
        case .direct(let contact): direct = contact.rawValue
        case .group(let group): self.group = group.rawValue
        case .business(let group, let side):
            business.group = group.rawValue
            business.withCustomer = side == .customer
        case .notes: notes = true
        case .contactRequest(let request):
            contactRequest.greeting = request.greeting
            if let remote = request.remoteID { contactRequest.remoteID = remote.rawValue }
        case .pendingConnection(let pending):
            pendingConnection.side = Codes.pendingSide[pending.side]
            if let link = pending.link { pendingConnection.linkSecret = link.secret }
            if let link = pending.linkID { pendingConnection.link = link.rawValue }
        case .groupInvitation(let group): groupInvitation = group.rawValue
        case .broken(let reason): broken = reason
        }
    }

    private mutating func set(_ settings: ChatSettings) {
        notifications = Codes.notifications[settings.notifications]
        if let moment = settings.mutedUntil { mutedUntil = moment.milliseconds }
        favourite = settings.isFavourite
        if let order = settings.pinnedOrder { pinnedOrder = Int64(order) }
        archived = settings.isArchived
        markedUnread = settings.isMarkedUnread
        tags = settings.tags.map(\.rawValue)
    }

    func value(_ id: ChatID) -> Chat {
        Chat(
            id: id, profile: ProfileID(profile), kind: kindValue, remoteID: hasRemoteID ? RemoteID(remoteID) : nil,
            names: names.value, condition: Codes.condition.value(of: condition), isVerified: verified,
            isIncognito: incognito, isDeleted: deleted, settings: settingsValue,
            stats: ChatStats(
                unread: Int(clamping: unread), mentions: Int(clamping: mentions), reports: Int(clamping: reports)),
            lastActivity: Timestamp(milliseconds: lastActivity), preview: hasPreview ? preview.value : nil,
            draft: draftValue, readUpTo: hasReadUpTo ? MessagePosition(readUpTo) : .first,
            newestPosition: hasNewestPosition ? MessagePosition(newestPosition) : .first,
            createdAt: Timestamp(milliseconds: createdAt),
            messageLifetime: messageLifetime > 0 ? Int(clamping: messageLifetime) : nil)
    }

    private var draftValue: DraftPreview? {
        switch draft {
        case .draftText(let text): .text(text)
        case .draftFile(let name): .file(name: name)
        case .draftRecording(let seconds): .recording(seconds: Int(clamping: seconds))
        case .draftReply: .reply
        case nil: nil
        }
    }

    private var settingsValue: ChatSettings {
        ChatSettings(
            notifications: Codes.notifications.value(of: notifications),
            mutedUntil: hasMutedUntil ? Timestamp(milliseconds: mutedUntil) : nil, isFavourite: favourite,
            pinnedOrder: hasPinnedOrder ? Int(clamping: pinnedOrder) : nil, isArchived: archived,
            isMarkedUnread: markedUnread, tags: tags.map { TagID($0) })
    }

    private var kindValue: ChatKind {
        switch kind {
        case .direct(let contact): .direct(ContactID(contact))
        case .group(let group): .group(GroupID(group))
        case .business(let chat): .business(GroupID(chat.group), chat.withCustomer ? .customer : .business)
        case .notes: .notes
        case .contactRequest(let request):
            .contactRequest(
                ContactRequest(
                    remoteID: request.hasRemoteID ? RemoteID(request.remoteID) : nil, greeting: request.greeting))
        case .pendingConnection(let pending):
            .pendingConnection(
                PendingConnection(
                    side: Codes.pendingSide.value(of: pending.side),
                    link: pending.hasLinkSecret ? ConnectLink(secret: pending.linkSecret) : nil,
                    linkID: pending.hasLink ? LinkID(pending.link) : nil))
        case .groupInvitation(let group): .groupInvitation(GroupID(group))
        case .broken(let reason): .broken(reason: reason)
        case nil: .broken(reason: "its kind is not known")
        }
    }
}
