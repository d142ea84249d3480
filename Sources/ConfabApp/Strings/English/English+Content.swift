import Messenger

extension English {
    func condition(_ condition: ChatCondition) -> String? {
        switch condition {
        case .ready: nil
        case .needsConnecting: "Open to connect"
        case .needsAccepting: "Open to accept"
        case .connecting: "connecting…"
        case .invited: "You're invited to this group"
        case .joining: "joining…"
        case .pendingReview: "The admins are reviewing your request"
        case .rejected: "Your request was rejected"
        case .left: "You left this group"
        case .removed: "You were removed from this group"
        case .ended: "This chat has ended"
        case .blocked: "You blocked this contact"
        case .readOnly: "This chat is read-only"
        }
    }

    func pending(_ side: PendingConnection.Side) -> String {
        switch side {
        case .invited: "Not used yet"
        case .requested: "You asked to connect"
        case .accepted: "Connecting with their link…"
        }
    }

    func wantsToConnect() -> String { "wants to connect with you" }
    func me() -> String { "You" }
    func replyDraft() -> String { "a reply" }
    func hidden() -> String { "(hidden)" }
    func broken() -> String { "This chat can't be read. Run “\(doctorCommand)”." }

    func kind(_ content: MessageContent, isOwn: Bool) -> String {
        switch content {
        case .text, .emote: ""
        case .image: "Image"
        case .video(_, let seconds, _): seconds > 0 ? "Video (\(duration(seconds)))" : "Video"
        case .voice(let voice, _): "Voice message (\(duration(voice.seconds)))"
        case .file(let file, _): file.safeName
        case .location(let location):
            location.title.harmlessName.isEmpty ? "Location \(location.coordinates)" : "Location"
        case .call(let call): isOwn ? outgoing(call) : self.call(call)
        case .groupEvent(let event): self.event(event, isOwn: isOwn)
        case .contactEvent(let event): self.event(event)
        case .deleted(let deletion): deleted(deletion, isOwn: isOwn)
        case .undecryptable(let problem): undecryptable(problem)
        case .invitation(let invitation): "Invitation to \(invitation.name.harmlessName)"
        case .report(let report): "Report: \(reason(report.reason))"
        case .chatLink(let link): link.name.harmlessName
        case .poll(let poll): "Poll: \(poll.question.harmlessName)"
        case .sticker(let sticker): sticker.emoji.isEmpty ? "Sticker" : "Sticker \(sticker.emoji.harmlessName)"
        case .contactCard(let card): card.kind == .group ? "Group" : "Contact"
        case .mergedRecord(let record): "Chat history (\(count(record.count, "message", "messages")))"
        case .tip(let tip): self.tip(tip)
        case .unknown(let unknown): "Unsupported message (\(unknown.kind.harmlessName))"
        case .damaged: "This message can't be read"
        case .lost(let number): count(number, "message is", "messages are") + " lost here"
        }
    }

    private func tip(_ tip: Tip) -> String {
        switch tip {
        case .noEarlierMessages: "Messages from before you joined aren't shown here"
        }
    }

    private func call(_ call: Call) -> String {
        let kind = call.isVideo ? "video call" : "call"
        return switch call.outcome {
        case .ringing: "Incoming \(kind)"
        case .ongoing: "Ongoing \(kind)"
        case .ended: "Ended \(kind) (\(duration(call.seconds)))"
        case .missed: "Missed \(kind)"
        case .declined: "Declined \(kind)"
        case .failed: "Failed \(kind)"
        }
    }

    private func outgoing(_ call: Call) -> String {
        let kind = call.isVideo ? "video call" : "call"
        return switch call.outcome {
        case .ringing: "Outgoing \(kind)"
        case .ongoing: "Ongoing \(kind)"
        case .ended: "Outgoing \(kind) (\(duration(call.seconds)))"
        case .missed: "Unanswered \(kind)"
        case .declined: "Your \(kind) was declined"
        case .failed: "Failed \(kind)"
        }
    }

    private func event(_ event: GroupEvent, isOwn: Bool) -> String {
        switch event {
        case .created: "Group created"
        case .invited(let who): "\(person(who.name)) was invited"
        case .declined(let who): "\(person(who.name)) declined the invitation"
        case .joined where isOwn: "You joined"
        case .joined(let who): "\(person(who.name)) joined"
        case .left where isOwn: "You left"
        case .left(let who): "\(person(who.name)) left"
        case .removed(let who): "\(person(who.name)) was removed"
        case .roleChanged(let who, let role): "\(person(who.name)) is now \(spokenRole(role))"
        case .memberRenamed(let old, let new): renamed(old, new)
        case .renamed(let name): changed("The group is now named", name, orElse: "The group has another name")
        case .topicChanged(let topic): changed("The topic is now:", topic, orElse: "The topic was removed")
        case .encryptionEnabled: "Messages are encrypted from here on"
        case .dissolved: "The group was dissolved"
        case .upgraded: "The group moved to another room"
        case .other(let text): changed("", text, orElse: "Something in the group has changed")
        }
    }

    private func event(_ event: ContactEvent) -> String {
        switch event {
        case .connected: "You're connected"
        case .renamed(let old, let new): renamed(old, new)
        case .verified: "You verified this contact"
        case .keyChanged: "This contact's keys have changed"
        case .left: "This contact has left"
        case .other(let text): changed("", text, orElse: "Something about this contact has changed")
        }
    }

    private func person(_ name: String) -> String { changed("", name, orElse: unnamedAuthor()) }

    private func renamed(_ old: String, _ new: String) -> String {
        changed("\(person(old)) is now named", new, orElse: "\(person(old)) has no name now")
    }

    /// A sentence that ends with a value, or another one without it: services may leave it out.
    private func changed(_ beginning: String, _ value: String, orElse other: String) -> String {
        let value = value.harmlessName
        return value.isEmpty ? other : beginning.isEmpty ? value : "\(beginning) \(value)"
    }

    private func deleted(_ deletion: Deletion, isOwn: Bool) -> String {
        switch deletion.actor {
        case .sender where isOwn, .me: "You deleted this message"
        case .sender: "This message was deleted"
        case .moderator(let who): "Deleted by \(changed("", who.name, orElse: "someone"))"
        case .blocked: "Blocked"
        }
    }

    private func undecryptable(_ problem: DecryptionProblem) -> String {
        switch problem {
        case .missingKey: "Can't be decrypted yet: the key is missing"
        case .withheld(let reason): "The sender withheld the key: \(reason.harmlessName)"
        case .beforeJoining: "Sent before you joined"
        case .untrustedDevice: "Sent from an untrusted device"
        case .invalid(let reason): "Can't be decrypted: \(reason.harmlessName)"
        }
    }

    private func reason(_ reason: Report.Reason) -> String {
        switch reason {
        case .spam: "spam"
        case .illegal: "illegal content"
        case .communityRules: "against the rules"
        case .profile: "inappropriate profile"
        case .other: "another reason"
        }
    }

    func reported(by sender: String, _ quote: Quote?, _ reason: Report.Reason) -> String {
        let author = quote?.senderName.harmlessName ?? ""
        let message = quote?.sender == .me ? "your message" : author.isEmpty ? "a message" : "\(author)'s message"
        let sentence = "\(sender.isEmpty ? unnamedAuthor() : sender) reported \(message)"
        return switch reason {
        case .spam: "\(sentence) as spam"
        case .illegal: "\(sentence) as illegal"
        case .communityRules: "\(sentence) for breaking the rules"
        case .profile: "\(sentence) for an inappropriate profile"
        case .other: "\(sentence) for another reason"
        }
    }

    private func spokenRole(_ role: MemberRole) -> String {
        switch role {
        case .observer: "an observer"
        case .author: "an author"
        case .member: "a member"
        case .moderator: "a moderator"
        case .admin: "an admin"
        case .owner: "the owner"
        }
    }

    func failure(_ reason: FailureReason) -> String {
        switch reason {
        case .interrupted: "not sent: Confab quit first"
        case .offline: "not sent: offline"
        case .refused: "not sent: nobody in this chat can receive it"
        case .tooLarge: "not sent: too large"
        case .rateLimited: "not sent: too many messages"
        case .encryption(let text): "not sent: \(text.harmlessName)"
        case .other(let text): "not sent: \(text.harmlessName)"
        }
    }
}
