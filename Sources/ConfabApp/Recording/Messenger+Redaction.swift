import Loop
import Messenger

// The domain's values with every text made unreadable.
extension Names {
    func redacted(by redaction: Redaction) -> Names {
        Names(redaction(displayName), fullName: redaction(fullName), alias: alias.map { redaction($0) })
    }
}

extension Profile {
    func redacted(by redaction: Redaction) -> Profile {
        var copy = self
        copy.names = names.redacted(by: redaction)
        return copy
    }
}

extension ProfileSummary {
    func redacted(by redaction: Redaction) -> ProfileSummary {
        ProfileSummary(profile: profile.redacted(by: redaction), unreadTotal: unreadTotal)
    }
}

extension ConnectLink {
    /// The same link without its secret.
    var redacted: ConnectLink { ConnectLink(secret: String(repeating: "x", count: secret.utf8.count)) ?? self }
}

extension ChatSummary {
    func redacted(by redaction: Redaction) -> ChatSummary {
        var copy = self
        copy.names = names.redacted(by: redaction)
        copy.draft = draft.map { redaction($0) }
        copy.preview?.senderName = redaction(preview?.senderName ?? "")
        if let content = preview?.content { copy.preview?.content = content.redacted(by: redaction) }
        switch kind {
        case .contactRequest(var request):
            request.greeting = redaction(request.greeting)
            copy.kind = .contactRequest(request)
        case .pendingConnection(var pending):
            pending.link = pending.link?.redacted
            copy.kind = .pendingConnection(pending)
        default: break
        }
        return copy
    }
}

extension Message {
    func redacted(by redaction: Redaction) -> Message {
        var copy = self
        copy.senderName = redaction(senderName)
        copy.content = content.redacted(by: redaction)
        copy.forwardedFrom = forwardedFrom.map { redaction($0) }
        copy.quote?.senderName = redaction(quote?.senderName ?? "")
        if let quoted = quote?.content { copy.quote?.content = quoted.redacted(by: redaction) }
        copy.earlierVersions = earlierVersions.map {
            MessageVersion(content: $0.content.redacted(by: redaction), at: $0.at)
        }
        return copy
    }
}

extension StyledText {
    /// The runs are counted in bytes, which change with the letters: the styles are left out.
    func redacted(by redaction: Redaction) -> StyledText { StyledText(redaction(plain)) }
}

extension Attachment {
    func redacted(by redaction: Redaction) -> Attachment {
        Attachment(
            name: redaction(name), mediaType: mediaType, byteCount: byteCount, pixelWidth: pixelWidth,
            pixelHeight: pixelHeight, place: .missing(reason: ""))
    }
}

extension MessageContent {
    func redacted(by redaction: Redaction) -> MessageContent {
        switch self {
        case .text(let text): return .text(text.redacted(by: redaction))
        case .image(let file, let caption):
            return .image(file.redacted(by: redaction), caption: caption.redacted(by: redaction))
        case .video(let file, let seconds, let caption):
            return .video(file.redacted(by: redaction), seconds: seconds, caption: caption.redacted(by: redaction))
        case .voice(let file, let seconds, let isPlayed):
            return .voice(file.redacted(by: redaction), seconds: seconds, isPlayed: isPlayed)
        case .file(let file, let caption):
            return .file(file.redacted(by: redaction), caption: caption.redacted(by: redaction))
        case .location(let location):
            return .location(Location(latitude: 0, longitude: 0, title: redaction(location.title)))
        case .invitation(var invitation):
            invitation.name = redaction(invitation.name)
            return .invitation(invitation)
        case .report(var report):
            report.text = report.text.redacted(by: redaction)
            return .report(report)
        case .chatLink(let link):
            return .chatLink(ChatLink(name: redaction(link.name), text: redaction(link.text), address: ""))
        case .poll(var poll):
            poll.question = redaction(poll.question)
            for index in poll.answers.indices { poll.answers[index].text = redaction(poll.answers[index].text) }
            return .poll(poll)
        case .unknown(let unknown):
            return .unknown(UnknownContent(kind: unknown.kind, fallback: redaction(unknown.fallback)))
        case .deleted(var deletion):
            deletion.reason = redaction(deletion.reason)
            if case .moderator(let name) = deletion.actor { deletion.actor = .moderator(redaction(name)) }
            return .deleted(deletion)
        // Names are in these, in many places: a recording keeps only that something happened.
        case .groupEvent: return .groupEvent(.other(""))
        case .contactEvent: return .contactEvent(.other(""))
        case .call, .undecryptable, .damaged, .lost: return self
        }
    }
}
