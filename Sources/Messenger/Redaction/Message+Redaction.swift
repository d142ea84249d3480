extension Message: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Message {
        var copy = self
        copy.remoteID = remoteID.redacted(redact)
        copy.senderName = redact(senderName)
        copy.content = content.redacted(redact)
        copy.forwardedFrom = forwardedFrom.redacted(redact)
        copy.quote?.senderName = redact(quote?.senderName ?? "")
        copy.quote?.remoteID = quote?.remoteID.redacted(redact)
        if let quoted = quote?.content { copy.quote?.content = quoted.redacted(redact) }
        copy.delivery = delivery.redacted(redact)
        copy.reactions = reactions.redacted(redact)
        copy.earlierVersions = earlierVersions.map {
            MessageVersion(content: $0.content.redacted(redact), at: $0.at, number: $0.number)
        }
        copy.pin?.name = redact(pin?.name ?? "")
        copy.votes = votes.redacted(redact)
        copy.marks = marks.redacted(redact)
        return copy
    }
}

extension CollectedMessage: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> CollectedMessage {
        CollectedMessage(
            number: number, message: message.redacted(redact), chatName: redact(chatName), at: at)
    }
}

extension Sticker: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Sticker {
        Sticker(name: redact(name), emoji: redact(emoji), file: file.redacted(redact))
    }
}

extension StickerCatalog: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> StickerCatalog {
        StickerCatalog(title: redact(title), stickers: stickers.redacted(redact))
    }
}

extension Vote: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Vote {
        Vote(by: sender, author.redacted(redact), for: answers, number: number)
    }
}

extension ChangeMark: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> ChangeMark {
        ChangeMark(emoji: redact(emoji), author: author.redacted(redact), number: number)
    }
}

extension StyledText: TextRedactable {
    /// Returns the redacted text without styles, because the byte offsets of their runs change with the letters.
    package func redacted(_ redact: (String) -> String) -> StyledText { StyledText(redact(plain)) }
}

extension Attachment: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Attachment {
        Attachment(
            name: redact(name), mediaType: redact(mediaType), byteCount: byteCount, pixelWidth: pixelWidth,
            pixelHeight: pixelHeight, place: .missing(reason: ""), cover: cover?.withoutFile)
    }
}

extension MessageContent: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> MessageContent {
        switch self {
        case .text(let text): return .text(text.redacted(redact))
        case .emote(let text): return .emote(text.redacted(redact))
        case .image(let file, let caption):
            return .image(file.redacted(redact), caption: caption.redacted(redact))
        case .video(let file, let seconds, let caption):
            return .video(file.redacted(redact), seconds: seconds, caption: caption.redacted(redact))
        case .voice(var voice, let caption):
            voice.file = voice.file.redacted(redact)
            return .voice(voice, caption: caption.redacted(redact))
        case .file(let file, let caption):
            return .file(file.redacted(redact), caption: caption.redacted(redact))
        case .location(let location):
            return .location(Location(latitude: 0, longitude: 0, title: redact(location.title)))
        case .invitation(var invitation):
            invitation.name = redact(invitation.name)
            invitation.remoteID = invitation.remoteID.redacted(redact)
            return .invitation(invitation)
        case .report(var report):
            report.text = report.text.redacted(redact)
            return .report(report)
        case .chatLink(let link):
            return .chatLink(ChatLink(name: redact(link.name), text: redact(link.text), address: ""))
        case .poll(var poll):
            poll.question = redact(poll.question)
            for index in poll.answers.indices { poll.answers[index].text = redact(poll.answers[index].text) }
            return .poll(poll)
        case .sticker(let sticker):
            return .sticker(sticker.redacted(redact))
        case .contactCard(let card):
            return .contactCard(ContactCard(card.kind, name: redact(card.name)))
        case .mergedRecord(let record): return .mergedRecord(record.mapTexts(redact) { $0.redacted(redact) })
        case .unknown(let unknown):
            return .unknown(UnknownContent(kind: redact(unknown.kind), fallback: redact(unknown.fallback)))
        case .deleted(var deletion):
            deletion.reason = redact(deletion.reason)
            return MessageContent.deleted(deletion).mappingPerson { NamedPerson(redact($0.name), $0.person) }
        // Events contain names in many places, so a recording keeps only the fact that something happened.
        case .groupEvent: return .groupEvent(.other(""))
        case .contactEvent: return .contactEvent(.other(""))
        case .undecryptable(.withheld(let reason)): return .undecryptable(.withheld(redact(reason)))
        case .undecryptable(.invalid(let reason)): return .undecryptable(.invalid(redact(reason)))
        case .damaged(let reason): return .damaged(reason: redact(reason))
        case .call, .undecryptable, .tip, .lost: return self
        }
    }
}

extension RemoteID: TextRedactable {
    /// Addresses may be made from names, as those of imported archives are.
    package func redacted(_ redact: (String) -> String) -> RemoteID { RemoteID(redact(rawValue)) }
}

extension Reaction: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Reaction {
        var copy = self
        copy.emoji = redact(emoji)
        copy.authors = authors.map { Author($0.sender, remoteID: $0.remoteID.redacted(redact)) }
        return copy
    }
}

extension DeliveryState: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> DeliveryState {
        switch self {
        case .failed(.encryption(let reason)): .failed(.encryption(redact(reason)))
        case .failed(.other(let reason)): .failed(.other(redact(reason)))
        case .sending, .sent, .delivered, .read, .failed: self
        }
    }
}

extension Draft: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Draft {
        var draft = self
        draft.text = text.redacted(redact)
        draft.attachments = attachments.redacted(redact)
        draft.edit = edit?.redacted(redact)
        return draft
    }
}

extension Draft.Edit: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Draft.Edit {
        Draft.Edit(of: message, to: text.redacted(redact), cursor: cursor)
    }
}

extension DraftAttachment: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> DraftAttachment {
        DraftAttachment(
            redact(path), givenName: givenName.redacted(redact), mediaType: mediaType, byteCount: byteCount,
            pixelWidth: pixelWidth, pixelHeight: pixelHeight, caption: caption.redacted(redact), recording: recording)
    }
}
