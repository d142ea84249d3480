import Loop
import Messenger

// Requests to the service and its answers, with every text made unreadable.
extension ServiceCall {
    func redacted(by redaction: Redaction) -> ServiceCall {
        ServiceCall(request.redacted(by: redaction), of: profile, by: asker)
    }
}

extension ServiceOutcome {
    func redacted(by redaction: Redaction) -> ServiceOutcome {
        switch self {
        case .done(let answer): .done(answer.redacted(by: redaction))
        case .failed(let failure):
            .failed(ServiceFailure(redaction(failure.sentence), isWorthRetrying: failure.isWorthRetrying))
        }
    }
}

extension ServiceRequest {
    fileprivate func redacted(by redaction: Redaction) -> ServiceRequest {
        switch self {
        case .connect(let link, let incognito): .connect(link.redacted, incognito: incognito)
        case .plan(let link): .plan(link.redacted)
        case .createGroup(let name, let contacts): .createGroup(name: redaction(name), inviting: contacts)
        case .change(let chat, let change): .change(chat, change.redacted(by: redaction))
        case .changeAll(let edits): .changeAll(edits.map { ChatEdit($0.chat, $0.change.redacted(by: redaction)) })
        case .changeTags(let change): .changeTags(change.redacted(by: redaction))
        case .send(let message, let chat): .send(message.redacted(by: redaction), to: chat)
        case .edit(let message, let content): .edit(message, content.redacted(by: redaction))
        case .redact(let message, let reason): .redact(message, reason: redaction(reason))
        case .createLink, .withdrawLink, .openChat, .acceptRequest, .rejectRequest, .openNotes, .invite, .joinGroup,
            .declineGroup, .leaveGroup, .remove, .retry, .markRead, .react, .setTyping, .loadHistory:
            self
        }
    }
}

extension ServiceAnswer {
    fileprivate func redacted(by redaction: Redaction) -> ServiceAnswer {
        switch self {
        case .link(let link, let chat): .link(link.redacted, chat)
        case .group(let chat, let refused):
            .group(
                chat,
                refused: refused.map {
                    RefusedInvitation(name: redaction($0.name), reason: redaction($0.reason))
                })
        case .ended(let name): .ended(name: redaction(name))
        case .plan(let plan): .plan(plan.redacted(by: redaction))
        case .done, .chat, .message, .tag, .history: self
        }
    }
}

extension OutgoingMessage {
    fileprivate func redacted(by redaction: Redaction) -> OutgoingMessage {
        OutgoingMessage(content.redacted(by: redaction), quoting: quoting)
    }
}

extension ChatChange {
    fileprivate func redacted(by redaction: Redaction) -> ChatChange {
        if case .alias(let alias) = self { .alias(alias.map { redaction($0) }) } else { self }
    }
}

extension TagChange {
    fileprivate func redacted(by redaction: Redaction) -> TagChange {
        switch self {
        case .create(let name, let emoji, let chat):
            .create(name: redaction(name), emoji: emoji.map { redaction($0) }, on: chat)
        case .rename(let tag, let name, let emoji):
            .rename(tag, name: redaction(name), emoji: emoji.map { redaction($0) })
        case .remove, .reorder: self
        }
    }
}

extension LocalChange {
    func redacted(by redaction: Redaction) -> LocalChange {
        switch self {
        case .draft(var draft):
            draft.text = redaction(draft.text)
            return .draft(draft)
        case .profileOption(let profile, let option, let value):
            guard case .text(let text)? = value else { return self }
            return .profileOption(profile, option, .text(redaction(text)))
        case .filter, .order, .closedHint, .readReceipts, .commandUse: return self
        }
    }
}
