extension Message: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Message {
        var copy = self
        copy.senderName = redact(senderName)
        copy.content = content.redacted(redact)
        copy.forwardedFrom = forwardedFrom.redacted(redact)
        copy.quote?.senderName = redact(quote?.senderName ?? "")
        if let quoted = quote?.content { copy.quote?.content = quoted.redacted(redact) }
        copy.earlierVersions = earlierVersions.map {
            MessageVersion(content: $0.content.redacted(redact), at: $0.at)
        }
        return copy
    }
}

extension StyledText: TextRedactable {
    /// The runs are counted in bytes, which change with the letters: the styles are left out.
    package func redacted(_ redact: (String) -> String) -> StyledText { StyledText(redact(plain)) }
}

extension Attachment: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Attachment {
        Attachment(
            name: redact(name), mediaType: mediaType, byteCount: byteCount, pixelWidth: pixelWidth,
            pixelHeight: pixelHeight, place: .missing(reason: ""))
    }
}

extension MessageContent: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> MessageContent {
        switch self {
        case .text(let text): return .text(text.redacted(redact))
        case .image(let file, let caption):
            return .image(file.redacted(redact), caption: caption.redacted(redact))
        case .video(let file, let seconds, let caption):
            return .video(file.redacted(redact), seconds: seconds, caption: caption.redacted(redact))
        case .voice(let file, let seconds, let isPlayed):
            return .voice(file.redacted(redact), seconds: seconds, isPlayed: isPlayed)
        case .file(let file, let caption):
            return .file(file.redacted(redact), caption: caption.redacted(redact))
        case .location(let location):
            return .location(Location(latitude: 0, longitude: 0, title: redact(location.title)))
        case .invitation(var invitation):
            invitation.name = redact(invitation.name)
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
        case .unknown(let unknown):
            return .unknown(UnknownContent(kind: unknown.kind, fallback: redact(unknown.fallback)))
        case .deleted(var deletion):
            deletion.reason = redact(deletion.reason)
            if case .moderator(let name) = deletion.actor { deletion.actor = .moderator(redact(name)) }
            return .deleted(deletion)
        // Names are in these, in many places: a recording keeps only that something happened.
        case .groupEvent: return .groupEvent(.other(""))
        case .contactEvent: return .contactEvent(.other(""))
        case .call, .undecryptable, .damaged, .lost: return self
        }
    }
}
