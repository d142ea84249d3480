internal import MessageStore
internal import Messenger

// Taking chats away, or what is in them: see docs/decisions/on-device-service.md.
extension ProfileTransaction {
    /// Does a removal, unless the chat is gone already.
    func remove(_ removal: ChatRemoval, in store: borrowing StoreWriter) throws {
        let chat: Chat?
        do {
            chat = try store.chat(removal.chat)
        } catch let error as RecordError {
            guard case .conversation(let id) = removal else { throw error }
            return try store.removeBroken(id, of: self.id)
        }
        guard let chat else { return }
        guard chat.profile == id else { throw ServiceError.notFound(.chat(chat.id)) }
        switch removal {
        case .messages(_, let last): try clear(chat, upTo: last, in: store)
        case .conversation: try removeConversation(chat, in: store)
        case .contact(_, let keepsConversation, let tells):
            try removeContact(of: chat, keepsConversation: keepsConversation, tells: tells, in: store)
        case .membership: try leaveGroup(chat.id, in: store)
        case .group(_, let forEveryone): try removeGroup(of: chat, forEveryone: forEveryone, in: store)
        case .pending: try removePending(chat, in: store)
        }
    }

    /// Takes away what was said. Settings, the place in the list and what is being written stay.
    private func clear(_ chat: Chat, upTo last: MessagePosition, in store: borrowing StoreWriter) throws {
        guard chat.kind.isConversation else {
            throw ServiceError.unfit(.nothingToClear)
        }
        try store.clear(chat.id, upTo: last)
        // With nothing in it that was there, it is not to be read.
        try store.updateSettings(of: chat.id) { $0.isMarkedUnread = false }
        try settleDraft(of: chat.id, in: store)
    }

    /// Frees the draft of a chat from messages that are gone.
    func settleDraft(of chat: ChatID, in store: borrowing StoreWriter) throws {
        guard var draft = try store.draft(of: chat) else { return }
        let before = draft
        // What answers a message that is gone answers nothing; what was to change one is nothing.
        if let edit = draft.edit, try store.message(edit.message) == nil { draft.edit = nil }
        if let quoting = draft.quoting, try store.message(quoting) == nil { draft.quoting = nil }
        if draft != before { try store.set(draft) }
    }

    private func removeConversation(_ chat: Chat, in store: borrowing StoreWriter) throws {
        switch chat.kind {
        case .broken: try store.remove(chat.id)
        case .direct(let contactID):
            guard let contact = try store.contact(contactID), contact.connection != .inactive else {
                // The chat has no other side that could remain.
                try store.remove(chat.id)
                return try store.remove(contactID)
            }
            try hide(chat, in: store)
        case .group, .business, .notes, .contactRequest, .pendingConnection, .groupInvitation:
            throw ServiceError.unfit(.notAConversation)
        }
    }

    /// Empties a chat and takes its row away until somebody says something in it. What the user has chosen for it stays,
    /// but for its place.
    private func hide(_ chat: Chat, in store: borrowing StoreWriter) throws {
        try store.clear(chat.id)
        try store.set(Draft(chat: chat.id, text: ""))
        try store.update(chat.id) { chat in
            chat.isDeleted = true
            chat.settings.pinnedOrder = nil
            chat.settings.isArchived = false
            chat.settings.isMarkedUnread = false
        }
    }

    private func removeContact(
        of chat: Chat, keepsConversation: Bool, tells: Bool, in store: borrowing StoreWriter
    ) throws {
        guard case .direct(let contactID) = chat.kind else {
            throw ServiceError.unfit(.notAContact)
        }
        let contact = try store.contact(contactID)
        if tells, let contact, contact.connection == .ready || contact.connection == .connecting,
            let address = contact.remoteID
        {
            try speaking(to: contact, store).post(.ended, to: address, in: store)
        }
        if contact?.connection == .blocked {
            // Forgotten, it could ask again.
            if !keepsConversation { try hide(chat, in: store) }
        } else if keepsConversation {
            if contact != nil {
                try store.update(contactID) { $0.connection = .inactive }
            } else {
                try store.update(chat.id) { $0.condition = .ended }
            }
        } else {
            try store.remove(chat.id)
            try store.remove(contactID)
        }
    }

    private func removeGroup(of chat: Chat, forEveryone: Bool, in store: borrowing StoreWriter) throws {
        guard let groupID = chat.kind.group else { throw ServiceError.unfit(.notAGroup) }
        if let group = try store.group(groupID) {
            if forEveryone {
                try dissolve(group, in: store)
            } else if group.membership == .invited {
                return try declineGroup(groupID, chat, in: store)
            } else {
                try leaveGroup(chat.id, in: store)
            }
        }
        try forgetStanding(in: groupID, store)
        try store.remove(chat.id)
        try store.remove(groupID)
    }

    private func removePending(_ chat: Chat, in store: borrowing StoreWriter) throws {
        switch chat.kind {
        case .pendingConnection(let pending): try withdraw(pending, chat, in: store)
        case .contactRequest: try store.remove(chat.id)
        case .groupInvitation(let group): try declineGroup(group, chat, in: store)
        // Asked for again: the first time removed the invitation, but not the chat.
        case .group where chat.isOfFormerGroup: break
        case .direct, .group, .business, .notes, .broken:
            throw ServiceError.unfit(.notPending)
        }
    }
}
