internal import MessageStore
internal import Messenger

// What others do in groups.
extension ProfileTransaction {
    /// Adds a row that waits for the answer to an invitation, with the invitation in it.
    func applyInvitation(
        _ mail: SentInvitation, _ envelope: MailboxMessage, _ delivery: inout Delivery, in store: borrowing StoreWriter
    ) throws {
        let known = try group(mail.group, in: store)
        // Joined already, or the invitation came twice.
        if known?.membership == .joined || known?.membership == .invited { return }
        let own = mail.members.first { $0.address == address }
        let role = own.flatMap { MemberRole(rawValue: $0.role) } ?? .member
        let groupID =
            try known?.id
            ?? store.add(
                Group(
                    id: .unassigned, profile: id, names: Names(mail.name), topic: mail.topic,
                    remoteID: mail.group, membership: .invited, role: role, incognitoName: identity.incognitoName,
                    incognitoAddress: identity.incognitoAddress, createdAt: now))
        for member in mail.members { try upsert(member, in: groupID, store) }
        let count = try joinedCount(groupID, in: store)
        try store.update(groupID) { group in
            group.membership = .invited
            group.role = role
            group.memberCount = count
        }
        let chat = try row(of: groupID, named: mail.name, in: store)
        let inviter = try member(envelope.from, of: groupID, in: store)
        let invitation = GroupInvitation(name: mail.name, group: groupID, remoteID: mail.group, role: role)
        try note(
            .invitation(invitation), by: .member(inviter), named: envelope.from.names.shown(), in: chat,
            at: envelope.sentAt, store)
        delivery.tell(.invited(chat))
    }

    /// The row of an invitation: a new one, or the chat of a group that was left.
    private func row(of group: GroupID, named name: String, in store: borrowing StoreWriter) throws -> ChatID {
        if let chat = try store.chat(of: group) {
            try store.update(chat.id) { chat in
                chat.kind = .groupInvitation(group)
                chat.condition = .invited
            }
            return chat.id
        }
        return try store.add(
            Chat(
                id: .unassigned, profile: id, kind: .groupInvitation(group), names: Names(name), condition: .invited,
                isIncognito: identity.isIncognito, createdAt: now))
    }

    /// Applies a change of a group's members.
    func applyMembership(
        _ mail: SentMembership, _ envelope: MailboxMessage, _ delivery: inout Delivery, in store: borrowing StoreWriter
    ) throws {
        guard let group = try group(mail.group, in: store) else {
            if mail.known?.contains(address) == true { try sayFarewell(to: envelope.from, mail.group, in: store) }
            return
        }
        if group.membership == .left || group.membership == .dissolved, mail.known?.contains(address) == true {
            return try sayFarewell(to: envelope.from, mail.group, group.role, in: store)
        }
        guard group.membership == .joined || group.membership == .invited,
            let chat = try store.chat(of: group.id)
        else { return }
        let author = envelope.from.address
        for entry in mail.changes {
            if entry.address == address {
                try applyOwnChange(entry, of: group, in: store)
                continue
            }
            let (member, before) = try upsert(entry, in: group.id, store)
            guard group.membership == .joined else { continue }
            if entry.status == .joined, before?.status != .joined {
                try excuse(member, from: chat, store)
            }
            let actor = try author == entry.address ? member : self.member(envelope.from, of: group.id, in: store)
            for event in GroupEvent.changes(from: before, to: entry) {
                try note(
                    .groupEvent(event), by: .member(actor), named: envelope.from.names.shown(), in: chat.id,
                    at: envelope.sentAt, store)
            }
        }
        try recount(group.id, in: store)
        if group.membership == .joined, let known = mail.known {
            try introduce(author, knowing: known, in: group, store)
        }
        delivery.tell(.membersChanged(chat.id))
    }

    /// Tells someone who has joined, and was invited before the user left, that the user is not there: nobody else can know
    /// that it has to be told.
    private func sayFarewell(
        to newcomer: Correspondent, _ group: RemoteID, _ role: MemberRole = .member, in store: borrowing StoreWriter
    ) throws {
        let farewell = SentMembership(group: group, changes: [ownEntry(.left, as: role)])
        try post(.membership(farewell), to: newcomer.address, in: store)
    }

    /// Messages sent before someone joined don't wait for delivery to them.
    private func excuse(_ member: MemberID, from chat: Chat, _ store: borrowing StoreWriter) throws {
        let newest = try self.chat(chat.id, in: store).newestPosition
        guard newest > .first else { return }
        try store.add(
            Receipt(chat: chat.id, reader: .member(member), kind: .delivered, position: newest, at: now))
    }

    private func applyOwnChange(_ entry: MemberEntry, of group: Group, in store: borrowing StoreWriter) throws {
        if let me = try store.member(of: group.id, remoteID: address) {
            try store.update(me.id) { $0.role = MemberRole(rawValue: entry.role) ?? $0.role }
        }
        try store.update(group.id) { group in
            group.role = MemberRole(rawValue: entry.role) ?? group.role
            if entry.status == .removed { group.membership = .removed }
        }
    }

    /// Introduces a new member to the ones who don't know them, and the other way around: two people who invite at the
    /// same time don't know each other's guests. Invited people receive the introductions, but aren't introduced.
    private func introduce(
        _ newcomer: RemoteID, knowing known: [RemoteID], in group: Group, _ store: borrowing StoreWriter
    ) throws {
        guard let remoteID = group.remoteID,
            let joined = try store.member(of: group.id, remoteID: newcomer).flatMap(MemberEntry.init)
        else { return }
        let strangers = try store.members(of: group.id).filter { member in
            guard let address = member.remoteID, address != newcomer, !known.contains(address) else { return false }
            return member.status == .joined || member.status == .invited
        }.compactMap(MemberEntry.init)
        let members = strangers.filter { $0.status == .joined }
        if !members.isEmpty {
            try post(.membership(SentMembership(group: remoteID, changes: members)), to: newcomer, in: store)
        }
        for stranger in strangers where stranger.address != address {
            try post(.membership(SentMembership(group: remoteID, changes: [joined])), to: stranger.address, in: store)
        }
    }
}

extension GroupEvent {
    /// Returns the events for a member's change to `entry`.
    static func changes(from before: Member?, to entry: MemberEntry) -> [GroupEvent] {
        let name = Names(entry.name, fullName: entry.fullName).shown()
        var events: [GroupEvent] = []
        if before?.status != entry.status.value {
            switch (before?.status, entry.status) {
            case (_, .invited): events.append(.invited(name))
            case (_, .joined): events.append(.joined(name))
            case (.invited?, .left): events.append(.other("\(name) declined the invitation"))
            case (nil, .left), (nil, .removed): break
            case (_, .left): events.append(.left(name))
            case (_, .removed): events.append(.removed(name))
            }
        }
        if let before, before.role.rawValue != entry.role, let role = MemberRole(rawValue: entry.role) {
            events.append(.roleChanged(name, role))
        }
        return events
    }
}
