internal import FoundationEssentials
internal import Messenger

extension StoredLocation {
    init(_ location: Location) {
        self.init()
        latitude = location.latitude
        longitude = location.longitude
        title = location.title
    }

    var value: Location { Location(latitude: latitude, longitude: longitude, title: title) }
}

extension StoredCall {
    init(_ call: Call) {
        self.init()
        video = call.isVideo
        outcome = Codes.callOutcome[call.outcome]
        seconds = Int64(call.seconds)
    }

    var value: Call {
        Call(isVideo: video, outcome: Codes.callOutcome.value(of: outcome), seconds: Int(clamping: seconds))
    }
}

extension StoredDeletion {
    init(_ deletion: Deletion) {
        self.init()
        switch deletion.actor {
        case .me: actor = .me
        case .sender: actor = .sender
        case .moderator(let who):
            actor = .moderator
            name = who.name
            if let known = who.person { person = StoredSender(known) }
        case .blocked: actor = .blocking
        }
        at = deletion.at.milliseconds
        reason = deletion.reason
    }

    var value: Deletion {
        let who: Deletion.Actor =
            switch actor {
            case .me: .me
            case .sender, .UNRECOGNIZED: .sender
            case .moderator: .moderator(NamedPerson(name, hasPerson ? person.value : nil))
            case .blocking: .blocked
            }
        return Deletion(by: who, at: Timestamp(milliseconds: at), reason: reason)
    }
}

extension StoredDecryptionProblem {
    init(_ problem: DecryptionProblem) {
        self.init()
        switch problem {
        case .missingKey: kind = .missingKey
        case .withheld(let reason):
            kind = .withheld
            detail = reason
        case .beforeJoining: kind = .beforeJoining
        case .untrustedDevice: kind = .untrustedDevice
        case .invalid(let reason):
            kind = .invalid
            detail = reason
        }
    }

    var value: DecryptionProblem {
        switch kind {
        case .missingKey: .missingKey
        case .withheld: .withheld(detail)
        case .beforeJoining: .beforeJoining
        case .untrustedDevice: .untrustedDevice
        case .invalid, .UNRECOGNIZED: .invalid(detail)
        }
    }
}

extension StoredInvitation {
    init(_ invitation: GroupInvitation) {
        self.init()
        name = invitation.name
        if let group = invitation.group { self.group = group.rawValue }
        if let remote = invitation.remoteID { remoteID = remote.rawValue }
        role = Codes.role[invitation.role]
        answer = Codes.invitationAnswer[invitation.answer]
    }

    var value: GroupInvitation {
        GroupInvitation(
            name: name, group: hasGroup ? GroupID(group) : nil, remoteID: hasRemoteID ? RemoteID(remoteID) : nil,
            role: Codes.role.value(of: role), answer: Codes.invitationAnswer.value(of: answer))
    }
}

extension StoredReport {
    init(_ report: Report) {
        self.init()
        reason = Codes.reportReason[report.reason]
        if !report.text.isEmpty { text = StoredStyledText(report.text) }
        if let reported = report.reported { self.reported = reported.rawValue }
        archived = report.isArchived
    }

    var value: Report {
        Report(
            reason: Codes.reportReason.value(of: reason), text: text.value,
            reported: hasReported ? MessageID(reported) : nil, isArchived: archived)
    }
}

extension StoredChatLink {
    init(_ link: ChatLink) {
        self.init()
        name = link.name
        text = link.text
        address = link.address
    }

    var value: ChatLink { ChatLink(name: name, text: text, address: address) }
}

extension StoredPoll {
    init(_ poll: Poll) {
        self.init()
        question = poll.question
        answers = poll.answers.map { answer in
            var stored = StoredPollAnswer()
            stored.text = answer.text
            stored.votes = Int64(answer.votes)
            stored.mine = answer.isMine
            return stored
        }
        closed = poll.isClosed
        if let moment = poll.closedAt { closedAt = moment.milliseconds }
    }

    var value: Poll {
        Poll(
            question: question,
            answers: answers.map { Poll.Answer($0.text, votes: Int(clamping: $0.votes), isMine: $0.mine) },
            isClosed: closed, closedAt: hasClosedAt ? Timestamp(milliseconds: closedAt) : nil)
    }
}

extension StoredUnknown {
    init(_ unknown: UnknownContent) {
        self.init()
        kind = unknown.kind
        fallback = unknown.fallback
        raw = Data(unknown.raw)
    }

    var value: UnknownContent { UnknownContent(kind: kind, fallback: fallback, raw: Array(raw)) }
}
