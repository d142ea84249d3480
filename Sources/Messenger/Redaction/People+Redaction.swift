extension Names: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Names {
        Names(redact(displayName), fullName: redact(fullName), alias: alias.redacted(redact))
    }
}

extension Profile: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Profile {
        var copy = self
        copy.names = names.redacted(redact)
        copy.remoteID = remoteID.redacted(redact)
        return copy
    }
}

extension ProfileSummary: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> ProfileSummary {
        ProfileSummary(profile: profile.redacted(redact), unreadTotal: unreadTotal)
    }
}

extension StillPicture {
    /// The picture without its file: the hash tells that the user has it.
    var withoutFile: StillPicture {
        StillPicture(pixelWidth: pixelWidth, pixelHeight: pixelHeight, place: .missing(reason: ""))
    }
}

extension Contact: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Contact {
        var contact = self
        contact.names = contact.names.redacted(redact)
        contact.incognitoName = contact.incognitoName.redacted(redact)
        contact.remoteID = remoteID.redacted(redact)
        contact.incognitoAddress = incognitoAddress.redacted(redact)
        contact.picture = picture?.withoutFile
        return contact
    }
}

extension Group: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Group {
        var group = self
        group.names = names.redacted(redact)
        group.incognitoName = incognitoName.redacted(redact)
        group.topic = redact(topic)
        group.remoteID = remoteID.redacted(redact)
        group.incognitoAddress = incognitoAddress.redacted(redact)
        group.picture = picture?.withoutFile
        return group
    }
}

extension Member: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Member {
        var member = self
        member.names = names.redacted(redact)
        member.remoteID = remoteID.redacted(redact)
        member.picture = picture?.withoutFile
        return member
    }
}

extension DisplayRecord: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> DisplayRecord {
        var record = self
        record.alias = redact(alias)
        record.nick = redact(nick)
        record.profileName = redact(profileName)
        record.remoteID = remoteID.redacted(redact)
        record.picture = picture?.withoutFile
        return record
    }
}

extension People: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> People {
        People(records.mapValues { $0.redacted(redact) })
    }
}

extension Person: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Person {
        switch self {
        case .chat(let chat): .chat(chat.redacted(redact))
        case .contact(let contact): .contact(contact.redacted(redact))
        }
    }
}

extension ChatTag: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> ChatTag {
        var tag = self
        tag.name = redact(name)
        tag.emoji = emoji.redacted(redact)
        return tag
    }
}

extension DraftPreview: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> DraftPreview {
        switch self {
        case .text(let text): .text(redact(text))
        case .file(let name): .file(name: redact(name))
        case .recording, .reply: self
        }
    }
}

extension ChatSummary: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> ChatSummary {
        var copy = self
        copy.names = names.redacted(redact)
        copy.draft = draft.redacted(redact)
        copy.preview?.senderName = redact(preview?.senderName ?? "")
        if let content = preview?.content { copy.preview?.content = content.redacted(redact) }
        copy.preview?.delivery = preview?.delivery.redacted(redact)
        switch kind {
        case .contactRequest(var request):
            request.remoteID = request.remoteID.redacted(redact)
            request.greeting = redact(request.greeting)
            copy.kind = .contactRequest(request)
        case .pendingConnection(var pending):
            pending.link = pending.link.redacted(redact)
            copy.kind = .pendingConnection(pending)
        case .broken(let reason): copy.kind = .broken(reason: redact(reason))
        case .direct, .group, .business, .notes, .groupInvitation: break
        }
        return copy
    }
}
