internal import Messenger

extension StoredNames {
    init(_ names: Names) {
        self.init()
        if let alias = names.alias { self.alias = alias }
        display = names.displayName
        full = names.fullName
    }

    var value: Names { Names(display, fullName: full, alias: hasAlias ? alias : nil) }
}

extension StoredStillPicture {
    init(_ picture: StillPicture) {
        self.init()
        pixelWidth = Int64(picture.pixelWidth)
        pixelHeight = Int64(picture.pixelHeight)
        switch picture.place {
        case .remote(let address): place = .remote(address)
        case .stored(let path): place = .storedPath(path)
        case .missing(let reason): place = .missingReason(reason)
        }
    }

    var value: StillPicture {
        let place: Attachment.Place =
            switch self.place {
            case .remote(let address): .remote(address)
            case .storedPath(let path): .stored(path: path)
            case .missingReason(let reason): .missing(reason: reason)
            case nil: .missing(reason: "")
            }
        return StillPicture(
            pixelWidth: Int(clamping: pixelWidth), pixelHeight: Int(clamping: pixelHeight), place: place)
    }
}

extension StoredProfile {
    init(_ profile: Profile) {
        self.init()
        take(profile)
    }

    /// Takes what a profile says. What it does not say stays: the password, and what a later version has added.
    mutating func take(_ profile: Profile) {
        names = StoredNames(profile.names)
        if let remote = profile.remoteID { remoteID = remote.rawValue } else { clearRemoteID() }
        createdAt = profile.createdAt.milliseconds
        lastActiveAt = profile.lastActiveAt.milliseconds
        muted = profile.isMuted
        if let place = profile.order { order = Int64(place) } else { clearOrder() }
    }

    func value(_ id: ProfileID) -> Profile {
        Profile(
            id: id, names: names.value, remoteID: hasRemoteID ? RemoteID(remoteID) : nil,
            createdAt: Timestamp(milliseconds: createdAt), lastActiveAt: Timestamp(milliseconds: lastActiveAt),
            isMuted: muted, order: hasOrder ? Int(clamping: order) : nil, isHidden: hidden)
    }
}

extension StoredContact {
    init(_ contact: Contact) {
        self.init()
        profile = contact.profile.rawValue
        names = StoredNames(contact.names)
        if let remote = contact.remoteID { remoteID = remote.rawValue }
        connection = Codes.connection[contact.connection]
        verified = contact.isVerified
        incognito = contact.isIncognito
        createdAt = contact.createdAt.milliseconds
        if let name = contact.incognitoName { incognitoName = name }
        if let address = contact.incognitoAddress { incognitoAddress = address.rawValue }
        if let picture = contact.picture { self.picture = StoredStillPicture(picture) }
    }

    func value(_ id: ContactID) -> Contact {
        Contact(
            id: id, profile: ProfileID(profile), names: names.value, remoteID: hasRemoteID ? RemoteID(remoteID) : nil,
            connection: Codes.connection.value(of: connection), isVerified: verified,
            incognitoName: hasIncognitoName ? incognitoName : incognito ? "" : nil,
            incognitoAddress: hasIncognitoAddress ? RemoteID(incognitoAddress) : nil,
            picture: hasPicture ? picture.value : nil,
            createdAt: Timestamp(milliseconds: createdAt))
    }
}

extension StoredGroup {
    init(_ group: Group) {
        self.init()
        profile = group.profile.rawValue
        names = StoredNames(group.names)
        topic = group.topic
        if let remote = group.remoteID { remoteID = remote.rawValue }
        membership = Codes.membership[group.membership]
        role = Codes.role[group.role]
        memberCount = Int64(group.memberCount)
        readOnly = group.isReadOnly
        incognito = group.isIncognito
        createdAt = group.createdAt.milliseconds
        if let name = group.incognitoName { incognitoName = name }
        if let address = group.incognitoAddress { incognitoAddress = address.rawValue }
        if let picture = group.picture { self.picture = StoredStillPicture(picture) }
    }

    func value(_ id: GroupID) -> Group {
        Group(
            id: id, profile: ProfileID(profile), names: names.value, topic: topic,
            remoteID: hasRemoteID ? RemoteID(remoteID) : nil, membership: Codes.membership.value(of: membership),
            role: Codes.role.value(of: role), memberCount: Int(clamping: memberCount), isReadOnly: readOnly,
            incognitoName: hasIncognitoName ? incognitoName : incognito ? "" : nil,
            incognitoAddress: hasIncognitoAddress ? RemoteID(incognitoAddress) : nil,
            picture: hasPicture ? picture.value : nil,
            createdAt: Timestamp(milliseconds: createdAt))
    }
}

extension StoredMember {
    init(_ member: Member) {
        self.init()
        group = member.group.rawValue
        names = StoredNames(member.names)
        if let contact = member.contact { self.contact = contact.rawValue }
        if let remote = member.remoteID { remoteID = remote.rawValue }
        role = Codes.role[member.role]
        status = Codes.memberStatus[member.status]
        blocked = member.isBlocked
        me = member.isMe
        if let picture = member.picture { self.picture = StoredStillPicture(picture) }
    }

    func value(_ id: MemberID) -> Member {
        Member(
            id: id, group: GroupID(group), names: names.value, contact: hasContact ? ContactID(contact) : nil,
            remoteID: hasRemoteID ? RemoteID(remoteID) : nil, role: Codes.role.value(of: role),
            status: Codes.memberStatus.value(of: status), isBlocked: blocked, isMe: me,
            picture: hasPicture ? picture.value : nil)
    }
}
