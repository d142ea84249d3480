internal import MessageStore
internal import Messenger

// Making, joining and leaving groups. Everyone keeps names and members of a group for itself; changes travel by mailbox message.
extension ProfileTransaction {
    /// Makes a group with the user as its owner, and invites contacts.
    func createGroup(
        named name: String, inviting contacts: [ContactID], _ transaction: TransactionID,
        in store: borrowing StoreWriter
    ) throws -> ServiceAnswer {
        let number = try once(transaction, in: store) { try createGroup(named: name, in: store).rawValue }
        let chat = ChatID(number ?? 0)
        guard let group = try store.chat(chat)?.kind.group else { return .group(chat, refused: []) }
        var refused: [RefusedInvitation] = []
        for contact in contacts {
            do {
                try invite(contact, to: group, in: store)
            } catch let error as ServiceError {
                if case .storage = error { throw error }
                let name = try store.contact(contact)?.names.shown() ?? ""
                refused.append(RefusedInvitation(name: name, reason: .service(error)))
            }
        }
        return .group(chat, refused: refused)
    }

    private func createGroup(named name: String, in store: borrowing StoreWriter) throws -> ChatID {
        let remoteID = RemoteID("group/" + Token.random(length: 22))
        let group = try store.add(
            Group(
                id: .unassigned, profile: id, names: Names(name), remoteID: remoteID, role: .owner, createdAt: now))
        try store.add(
            Member(id: .unassigned, group: group, names: profile.names, remoteID: address, role: .owner, isMe: true))
        let chat = try store.add(
            Chat(id: .unassigned, profile: id, kind: .group(group), names: Names(name), createdAt: now))
        try note(.groupEvent(.created), by: .me, in: chat, store)
        return chat
    }

    /// Invites a contact. One that is invited already gets the invitation again, in case it was lost.
    func invite(_ contactID: ContactID, to groupID: GroupID, in store: borrowing StoreWriter) throws {
        let group = try joinedGroup(groupID, in: store)
        guard group.role >= .admin else { throw ServiceError.notAllowed(.admin) }
        guard let contact = try store.contact(contactID), contact.profile == id else {
            throw ServiceError.notFound(.contact(contactID))
        }
        let speaker = try speaking(in: group, store)
        try speaker.checkDisguise(before: contact, in: group)
        try speaker.invite(contact, to: group, in: store)
    }

    /// Refuses to invite someone who knows the user otherwise than the group does: the invitation would give away that
    /// they are the same.
    private func checkDisguise(before contact: Contact, in group: Group) throws {
        if contact.incognitoAddress == identity.incognitoAddress, contact.isIncognito == identity.isIncognito { return }
        let name = contact.names.shown()
        throw ServiceError.unfit(
            contact.isIncognito ? .knowsRandomName(name: name) : .groupKnowsRandomName(name: name))
    }

    private func invite(_ contact: Contact, to group: Group, in store: borrowing StoreWriter) throws {
        let groupID = group.id
        guard let invited = contact.remoteID, try Addresses.profile(at: invited, in: store) != nil,
            let remoteID = group.remoteID
        else { throw ServiceError.unreachable(contact.names.shown()) }
        let known = try store.member(of: groupID, remoteID: invited)
        if known?.status == .joined { return }
        let entry = MemberEntry(
            address: invited, name: contact.names.displayName, fullName: contact.names.fullName,
            role: MemberRole.member.rawValue, status: .invited)
        let member = try upsert(entry, in: groupID, store).member
        // Only the inviter knows about other invited people: they may join under another name.
        let members = try store.members(of: groupID).filter { $0.status == .joined || $0.remoteID == invited }
        let invitation = SentInvitation(
            group: remoteID, name: DisplayRecord(group).displayName(for: .others), topic: group.topic,
            members: members.compactMap(MemberEntry.init))
        try post(.invitation(invitation), to: invited, in: store)
        if known?.status == .invited { return }
        if let chat = try store.chat(of: groupID) {
            let person = NamedPerson(contact.names.shown(for: .others), .member(member))
            try note(.groupEvent(.invited(person)), by: .me, in: chat.id, store)
        }
    }

    /// Joins a group that invited the user: the invitation's row becomes the chat.
    ///
    /// A user who was invited under a random name joins under it, whatever `incognito` says. If the group no longer
    /// exists, the invitation is removed, but not the chat of a group that the user was in.
    func joinGroup(
        _ chatID: ChatID, incognito: Bool = false, in store: borrowing StoreWriter
    ) throws -> ServiceAnswer {
        // Asked for again, and gone by the first time.
        if try store.chat(chatID) == nil { return .ended(name: "") }
        let chat = try chat(chatID, in: store)
        guard let groupID = chat.kind.group, let group = try store.group(groupID) else {
            throw ServiceError.notFound(.invitation(chatID))
        }
        if group.membership == .joined { return .chat(chatID) }
        guard case .groupInvitation = chat.kind else {
            // Asked for again: the first time removed the invitation, but not the chat.
            if chat.isOfFormerGroup { return .ended(name: chat.names.shown()) }
            throw ServiceError.cannotSend(chat.condition)
        }
        guard group.membership == .invited, try hasAnybody(group, in: store) else {
            try removeInvitation(to: groupID, chat, in: store)
            return .ended(name: chat.names.shown())
        }
        var speaker = try speaking(in: group, store)
        if incognito, !group.isIncognito {
            try checkPast(of: chatID, in: store)
            speaker = try self.incognito(in: store)
            try speaker.becomeOneself(in: groupID, store)
        }
        try store.update(chatID) { $0.kind = .group(groupID) }
        try forgetStanding(in: groupID, store)
        try speaker.answerInvitation(.accepted, in: chatID, store)
        try speaker.setOwn(.joined, .joined, in: groupID, store)
        try speaker.tell(.joined, of: groupID, knowing: true, in: store)
        try note(.tip(.noEarlierMessages), by: .system, in: chatID, store)
        try note(.groupEvent(.joined(.named(speaker.identity.names.shown()))), by: .me, in: chatID, store)
        return .chat(chatID)
    }

    /// True if the group has members, as far as the invitation shows.
    private func hasAnybody(_ group: Group, in store: borrowing StoreWriter) throws -> Bool {
        let others = try store.members(of: group.id).filter { !$0.isMe }
        return others.isEmpty || others.contains { $0.status == .joined }
    }

    /// Declines the invitation to a group, and forgets the group, unless the user was in it.
    func declineGroup(_ groupID: GroupID, _ chat: Chat, in store: borrowing StoreWriter) throws {
        if let group = try store.group(groupID), group.membership == .invited {
            // Only the inviters know about it.
            let hosts = try hosts(in: chat.id, store)
            try speaking(in: group, store).tell(.left, of: groupID, to: hosts, in: store)
        }
        try removeInvitation(to: groupID, chat, in: store)
    }

    /// Leaves a group. When nobody would be left who can invite, the one who has been there longest may do everything.
    func leaveGroup(_ chatID: ChatID, in store: borrowing StoreWriter) throws {
        let chat = try chat(chatID, in: store)
        guard let groupID = chat.kind.group, let group = try store.group(groupID) else {
            throw ServiceError.unfit(.notAGroup)
        }
        switch group.membership {
        case .joined, .joining, .pendingReview: break
        case .invited: throw ServiceError.unfit(.notJoined)
        case .left, .removed, .rejected, .dissolved: return
        }
        let speaker = try speaking(in: group, store)
        try speaker.tell(.left, of: groupID, successor: try successor(in: group, store), in: store)
        try setOwn(.left, .left, in: groupID, store)
        try note(.groupEvent(.left(.named(speaker.identity.names.shown()))), by: .me, in: chatID, store)
    }

    /// Ends a group for everybody in it and everybody invited.
    func dissolve(_ group: Group, in store: borrowing StoreWriter) throws {
        guard group.membership == .joined, group.role == .owner else { throw ServiceError.notAllowed(.owner) }
        guard let remoteID = group.remoteID else { return }
        let speaker = try speaking(in: group, store)
        for other in try audience(of: group.id, [.joined, .invited], in: store) {
            try speaker.post(.dissolved(remoteID), to: other, in: store)
        }
    }

    private func successor(in group: Group, _ store: borrowing StoreWriter) throws -> Member? {
        let others = try store.members(of: group.id).filter { !$0.isMe && $0.status == .joined }
        if group.role < .admin || others.contains(where: { $0.role >= .admin }) { return nil }
        guard let next = others.first else { return nil }
        try store.update(next.id) { $0.role = .owner }
        return next
    }

    /// The user as a member, as mailbox messages describe members.
    func ownEntry(_ status: MemberEntry.Status, as role: MemberRole) -> MemberEntry {
        MemberEntry(
            address: address, name: identity.names.displayName, fullName: identity.names.fullName,
            role: role.rawValue, status: status)
    }

    /// Refuses a random name in a group that one has left openly: quotes and receipts of what was said before would show
    /// who is behind it.
    private func checkPast(of chat: ChatID, in store: borrowing StoreWriter) throws {
        for message in try store.messages(of: chat, .newest, limit: 50).messages {
            if case .invitation = message.content { continue }
            throw ServiceError.unfit(.wasMemberByName)
        }
    }

    /// The addresses of the people who invited the user.
    private func hosts(in chat: ChatID, _ store: borrowing StoreWriter) throws -> [RemoteID] {
        var hosts: Set<RemoteID> = []
        for message in try store.messages(of: chat, .newest, limit: 50).messages {
            guard case .invitation = message.content, case .member(let member) = message.sender else { continue }
            if let address = try store.member(member)?.remoteID { hosts.insert(address) }
        }
        return hosts.sorted { $0.rawValue < $1.rawValue }
    }

    /// Tells the others in a group, or some of them, where the user stands now.
    private func tell(
        _ status: MemberEntry.Status, of groupID: GroupID, to audience: [RemoteID]? = nil, knowing: Bool = false,
        successor: Member? = nil, in store: borrowing StoreWriter
    ) throws {
        guard let group = try store.group(groupID), let remoteID = group.remoteID else { return }
        let others = try audience ?? self.audience(of: groupID, [.joined, .invited], in: store)
        var changes = [ownEntry(status, as: group.role)]
        if let successor, var entry = MemberEntry(successor) {
            entry.role = MemberRole.owner.rawValue
            changes.append(entry)
        }
        let mail = SentMembership(group: remoteID, changes: changes, known: knowing ? others : nil)
        for other in others { try post(.membership(mail), to: other, in: store) }
    }

    /// Notes where the user itself stands.
    func setOwn(
        _ membership: Group.Membership, _ status: Member.Status, in groupID: GroupID, _ store: borrowing StoreWriter
    ) throws {
        if let me = try store.members(of: groupID).first(where: { $0.isMe }) {
            try store.update(me.id) { $0.status = status }
        }
        let count = try joinedCount(groupID, in: store)
        try store.update(groupID) { group in
            group.membership = membership
            group.memberCount = count
        }
    }

    private func joinedGroup(_ groupID: GroupID, in store: borrowing StoreWriter) throws -> Group {
        guard let group = try store.group(groupID), group.profile == id else {
            throw ServiceError.notFound(.group(groupID))
        }
        guard group.membership == .joined else { throw ServiceError.cannotSend(ChatCondition(group)) }
        return group
    }

    private func answerInvitation(
        _ answer: GroupInvitation.Answer, in chat: ChatID, _ store: borrowing StoreWriter
    ) throws {
        for message in try store.messages(of: chat, .newest, limit: 50).messages {
            guard case .invitation(var invitation) = message.content, invitation.answer == .pending else { continue }
            invitation.answer = answer
            let content = MessageContent.invitation(invitation)
            try store.update(message.id) { $0.content = content }
        }
    }
}
