internal import MessageStore
internal import Messenger

// What the user chooses for a chat. Nobody else hears of it.
extension ProfileTransaction {
    /// Changes one thing about a chat.
    ///
    /// - Parameter places: the places among the pinned chats, which ``PinnedPlaces/settle(in:)`` sets right in the end.
    func change(
        _ chatID: ChatID, _ change: ChatChange, _ places: inout PinnedPlaces, in store: borrowing StoreWriter
    ) throws {
        let chat = try chat(chatID, in: store)
        switch change {
        case .notifications(let mode):
            try checkNotifies(chat)
            try store.updateSettings(of: chatID) { settings in
                settings.notifications = mode
                settings.mutedUntil = nil
            }
        case .mute(let end):
            try checkNotifies(chat)
            // One that is over when it gets here is no mute.
            let end = end > now ? end : nil
            try store.updateSettings(of: chatID) { $0.mutedUntil = end }
        case .favourite(let isOn): try store.updateSettings(of: chatID) { $0.isFavourite = isOn }
        case .pinned(let isOn): try setPinned(isOn, chat, &places, in: store)
        case .pinnedUp(let steps):
            try movePinned(chat, up: steps, in: store)
            places = PinnedPlaces(of: id)
        case .pinnedAt(let order): try places.putBack(chatID, to: order, in: store)
        case .read(let isPrivate): try markRead(chat, isPrivate: isPrivate, in: store)
        case .readUpTo(let position, let isMarked):
            try store.moveReadMarkBack(of: chatID, to: position)
            try store.updateSettings(of: chatID) { $0.isMarkedUnread = isMarked }
        case .reportsArchived: try archiveReports(in: chat, store)
        case .archived(let isOn):
            try store.updateSettings(of: chatID) { settings in
                settings.isArchived = isOn
                if isOn { settings.pinnedOrder = nil }
            }
        case .markedUnread(let isOn): try store.updateSettings(of: chatID) { $0.isMarkedUnread = isOn }
        case .tags(let tags): try setTags(tags, on: chat, in: store)
        case .alias(let alias): try setAlias(alias, of: chat, in: store)
        }
    }

    /// Puts exactly these tags on a chat.
    func setTags(_ tags: [TagID], on chat: Chat, in store: borrowing StoreWriter) throws {
        if !tags.isEmpty, !chat.kind.isConversation {
            throw ServiceError.unfit(.cannotHaveTags)
        }
        let known = Set(try store.tags(of: id).map(\.id))
        if let unknown = tags.first(where: { !known.contains($0) }) { throw ServiceError.notFound(.tag(unknown)) }
        try store.updateSettings(of: chat.id) { $0.tags = tags }
    }

    private func checkNotifies(_ chat: Chat) throws(ServiceError) {
        switch chat.kind {
        case .direct, .group, .business, .groupInvitation: return
        case .notes, .contactRequest, .pendingConnection, .broken:
            throw .unfit(.cannotBeMuted)
        }
    }

    /// Pins a chat below those that are pinned already.
    private func setPinned(
        _ isOn: Bool, _ chat: Chat, _ places: inout PinnedPlaces, in store: borrowing StoreWriter
    ) throws {
        guard isOn != (chat.settings.pinnedOrder != nil) else { return }
        let order = isOn ? try places.next(in: store) : nil
        try store.updateSettings(of: chat.id) { $0.pinnedOrder = order }
    }

    /// Moves a chat among the pinned ones; only those get another number for whose new place there is none left.
    private func movePinned(_ chat: Chat, up steps: Int, in store: borrowing StoreWriter) throws {
        var pinned = try store.pinnedChats(of: id)
        guard let place = pinned.firstIndex(where: { $0.chat == chat.id }) else {
            throw ServiceError.unfit(.notPinned)
        }
        // Clamped first: the number comes from outside.
        let target = place - min(max(steps, place - (pinned.count - 1)), place)
        guard target != place else { return }
        pinned.insert(pinned.remove(at: place), at: target)
        if target == 0 {
            pinned[0].order = pinned[1].order - 1
            return try store.updateSettings(of: chat.id) { $0.pinnedOrder = pinned[0].order }
        }
        for index in target..<pinned.count {
            let order = pinned[index - 1].order + 1
            if index > target, pinned[index].order >= order { return }
            pinned[index].order = order
            try store.updateSettings(of: pinned[index].chat) { $0.pinnedOrder = order }
        }
    }

    /// Notes that the moderators have dealt with what was reported.
    private func archiveReports(in chat: Chat, _ store: borrowing StoreWriter) throws {
        guard let group = try chat.kind.group.flatMap({ try store.group($0) }) else {
            throw ServiceError.unfit(.hasNoReports)
        }
        guard group.role >= .moderator else { throw ServiceError.notAllowed(.moderator) }
        for id in try store.openReports(in: chat.id) {
            try store.update(id) { message in
                guard case .report(var report) = message.content else { return }
                report.isArchived = true
                message.content = .report(report)
            }
        }
    }

    /// Gives a chat the user's own name, or takes it off again. Contacts and groups keep it, whatever they call themselves
    /// later; so does what waits for someone, when it becomes the chat.
    private func setAlias(_ text: String?, of chat: Chat, in store: borrowing StoreWriter) throws {
        var alias: String?
        if let text {
            do throws(NameProblem) {
                alias = try NameRule.checked(text)
            } catch {
                guard error == .empty else { throw ServiceError.name(error) }
            }
        }
        let name = alias
        if let contact = chat.kind.contact, try store.contact(contact) != nil {
            return try store.update(contact) { $0.names.alias = name }
        }
        if let group = chat.kind.group, try store.group(group) != nil {
            return try store.update(group) { $0.names.alias = name }
        }
        guard chat.kind != .notes else { throw ServiceError.unfit(.hasNoAlias) }
        try store.update(chat.id) { $0.names.alias = name }
    }
}
