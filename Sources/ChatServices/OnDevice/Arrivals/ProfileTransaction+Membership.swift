internal import MessageStore
internal import Messenger

// News of a group's members. An entry that its author has no right to has no effect; the others still do.
extension ProfileTransaction {
    /// News of members, as they arrived.
    private struct MembershipLetter {
        var content: SentMembership
        var envelope: MailboxMessage

        var author: RemoteID { envelope.from.address }
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
            let author = try store.member(of: group.id, remoteID: envelope.from.address)
            guard author?.status != .removed, author?.isBlocked != true else { return }
            return try sayFarewell(to: envelope.from, mail.group, group, in: store)
        }
        guard group.membership == .joined || group.membership == .invited, envelope.from.address != address,
            let chat = try store.chat(of: group.id)
        else { return }
        // In a loop, because a long chain of letters that wait for each other must not overflow the stack.
        var letters = [MembershipLetter(content: mail, envelope: envelope)]
        // Stored only after the loop: otherwise it would take the same letters again and again.
        var early: [MembershipLetter] = []
        while !letters.isEmpty {
            let letter = letters.removeFirst()
            let (joined, isEarly) = try apply(letter, in: group.id, chat, store)
            if isEarly { early.append(letter) }
            for member in joined {
                guard let author = member.remoteID else { continue }
                letters += try takeWaitingLetters(of: author, in: chat.id, store)
                // An admin's letter isn't early a second time, so this ends.
                guard member.role >= .admin else { continue }
                letters += early.filter { $0.author == author }
                early.removeAll { $0.author == author }
            }
        }
        for letter in early { try keep(letter.envelope, until: .waiting(forMember: letter.author), in: chat.id, store) }
        delivery.tell(.membersChanged(chat.id))
    }

    /// Applies the entries that the author has the right to.
    ///
    /// - Returns: the joined members that the letter says have joined, and true if the letter has to wait.
    private func apply(
        _ letter: MembershipLetter, in groupID: GroupID, _ chat: Chat, _ store: borrowing StoreWriter
    ) throws -> (joined: [Member], isEarly: Bool) {
        guard let group = try store.group(groupID), group.membership == .joined || group.membership == .invited else {
            return ([], false)
        }
        let envelope = letter.envelope
        // As they were before: leaving takes no right to name an owner, and joining gives none.
        let author = try store.member(of: groupID, remoteID: letter.author)
        for sent in letter.content.changes {
            guard let entry = try allowed(sent, of: letter, by: author, in: group, store) else { continue }
            if entry.address == address {
                try applyOwnChange(entry, of: group, in: store)
                continue
            }
            let (member, before) = try upsert(entry, in: groupID, store)
            guard group.membership == .joined else { continue }
            if entry.status == .joined, before?.status != .joined {
                try excuse(member, from: chat, store)
            }
            let actor = try letter.author == entry.address ? member : self.member(envelope.from, of: groupID, in: store)
            for event in GroupEvent.changes(of: member, from: before, to: entry) {
                try note(
                    .groupEvent(event), by: .member(actor), named: envelope.from.names.shown(), in: chat.id,
                    at: envelope.sentAt, store)
            }
        }
        try recount(groupID, in: store)
        if let known = letter.content.known, try mayAsk(author, knowing: known, in: group, store) {
            try introduce(letter.author, knowing: known, in: group, store)
        }
        // Someone may have joined silently before, so it doesn't matter who said it or whether it's news.
        let joined = try letter.content.changes.filter { $0.status == .joined }
            .compactMap { try store.member(of: groupID, remoteID: $0.address) }.filter { $0.status == .joined }
        return (joined, waits(letter, author, hasJoined: joined.contains { $0.remoteID == letter.author }))
    }

    /// Returns an entry with no more than its author has the right to; nil if nothing is left of it.
    private func allowed(
        _ entry: MemberEntry, of letter: MembershipLetter, by author: Member?, in group: Group,
        _ store: borrowing StoreWriter
    ) throws -> MemberEntry? {
        let known = try store.member(of: group.id, remoteID: entry.address)
        if entry.address == letter.author { return entry.byOneself(known) }
        guard let author, author.status == .joined, !author.isBlocked else { return nil }
        let isHeir = try isHeir(entry, of: letter, by: author, in: group, store)
        if entry.address == address { return entry.aboutTheUser(by: author, group.role, isHeir: isHeir) }
        return entry.byMember(author.role, known, isHeir: isHeir)
    }

    /// True if the author leaves and can make a member the owner: an owner can, and so can the last admin.
    private func isHeir(
        _ entry: MemberEntry, of letter: MembershipLetter, by author: Member, in group: Group,
        _ store: borrowing StoreWriter
    ) throws -> Bool {
        guard author.role >= .admin, entry.status == .joined, entry.role == MemberRole.owner.rawValue,
            letter.content.isFarewell(of: letter.author)
        else { return false }
        if author.role == .owner { return true }
        let members = try store.members(of: group.id)
        return !members.contains { $0.status == .joined && $0.role >= .admin && $0.id != author.id }
    }

    /// True if a letter may be valid once its author has joined or has become an owner: the news of that comes from
    /// somebody else, and may come later.
    private func waits(_ letter: MembershipLetter, _ author: Member?, hasJoined: Bool) -> Bool {
        guard letter.content.changes.contains(where: { $0.address != letter.author }) else { return false }
        guard let author else { return !hasJoined }
        if author.isBlocked { return false }
        switch author.status {
        case .invited: return !hasJoined
        case .joined: return author.role < .admin && letter.content.isSuccession(of: letter.author)
        case .left, .removed: return false
        }
    }

    /// Takes the letters that waited for their author to become a member.
    private func takeWaitingLetters(
        of author: RemoteID, in chat: ChatID, _ store: borrowing StoreWriter
    ) throws -> [MembershipLetter] {
        var letters: [MembershipLetter] = []
        for text in try store.takeWaiting(for: .waiting(forMember: author), in: chat) {
            guard let mail = try? MailboxMessageCodec.decode(Array(text.utf8)),
                case .membership(let content) = mail.body
            else { continue }
            letters.append(MembershipLetter(content: content, envelope: mail))
        }
        return letters
    }

    /// True if introductions may go to the author of a letter: to a member, or to someone who knows an admin.
    ///
    /// Guests can't prove that they were invited, because only the host knows of it, and the host may be gone. But they
    /// know the host, or the owner whom the host named on leaving, and everyone to whom they write.
    private func mayAsk(
        _ before: Member?, knowing known: [RemoteID], in group: Group, _ store: borrowing StoreWriter
    ) throws -> Bool {
        guard group.membership == .joined, known.contains(address), before?.isBlocked != true else { return false }
        if before?.status == .joined || before?.status == .invited || group.role >= .admin { return true }
        return try known.contains { address in
            // Former admins count, because the host may have left.
            try store.member(of: group.id, remoteID: address).map { $0.role >= .admin } ?? false
        }
    }

    /// Tells someone who has joined, and was invited before the user left, that the user isn't there: nobody else knows
    /// that they have to be told. Names the owners, too: news of the succession may not have reached the newcomer.
    ///
    /// - Parameter group: nil if the user has deleted it.
    private func sayFarewell(
        to newcomer: Correspondent, _ remoteID: RemoteID, _ group: Group? = nil, in store: borrowing StoreWriter
    ) throws {
        var changes = [ownEntry(.left, as: group?.role ?? .member)]
        // The word of an ordinary member makes nobody an owner.
        if let group, group.membership == .left, group.role >= .admin {
            changes += try store.members(of: group.id).filter { $0.status == .joined && $0.role == .owner }
                .compactMap(MemberEntry.init)
        }
        let farewell = SentMembership(group: remoteID, changes: changes)
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
            let member = try store.member(of: group.id, remoteID: newcomer), member.status == .joined,
            let joined = MemberEntry(member)
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
    fileprivate static func changes(
        of member: MemberID, from before: Member?, to entry: MemberEntry
    ) -> [GroupEvent] {
        let person = NamedPerson(Names(entry.name, fullName: entry.fullName).shown(), .member(member))
        var events: [GroupEvent] = []
        if before?.status != entry.status.value {
            switch (before?.status, entry.status) {
            case (_, .invited): events.append(.invited(person))
            case (_, .joined): events.append(.joined(person))
            case (.invited?, .left): events.append(.declined(person))
            case (nil, .left), (nil, .removed): break
            case (_, .left): events.append(.left(person))
            case (_, .removed): events.append(.removed(person))
            }
        }
        if let before, before.role.rawValue != entry.role, let role = MemberRole(rawValue: entry.role) {
            events.append(.roleChanged(person, role))
        }
        return events
    }
}
