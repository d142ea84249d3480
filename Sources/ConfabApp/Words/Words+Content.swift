public import Messenger

extension Words {
    /// Stands for content that has no words of its own.
    public func kind(_ content: MessageContent) -> String {
        switch (language, content) {
        case (.english, .text): ""
        case (.english, .image): "Image"
        case (.english, .video(_, let seconds, _)): "Video (\(duration(seconds)))"
        case (.english, .voice(_, let seconds, _)): "Voice message (\(duration(seconds)))"
        case (.english, .file(let file, _)): file.safeName
        case (.english, .location): "Location"
        case (.english, .call(let call)): self.call(call)
        case (.english, .groupEvent(let event)): self.event(event)
        case (.english, .contactEvent(let event)): self.event(event)
        case (.english, .deleted(let deletion)): deleted(deletion)
        case (.english, .undecryptable(let problem)): undecryptable(problem)
        case (.english, .invitation(let invitation)): "Invitation to \(invitation.name.harmlessName)"
        case (.english, .report(let report)): "Report: \(reason(report.reason))"
        case (.english, .chatLink(let link)): link.name.harmlessName
        case (.english, .poll(let poll)): "Poll: \(poll.question.harmlessName)"
        case (.english, .unknown(let unknown)): "Unsupported message (\(unknown.kind.harmlessName))"
        case (.english, .damaged): "This message cannot be read"
        case (.english, .lost(let number)): count(number, "message is", "messages are") + " lost here"
        }
    }

    /// Minutes and seconds, hours where there are any.
    func duration(_ seconds: Int) -> String {
        let (minutes, rest) = max(0, seconds).quotientAndRemainder(dividingBy: 60)
        let padded = rest < 10 ? "0\(rest)" : "\(rest)"
        guard minutes >= 60 else { return "\(minutes):\(padded)" }
        return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):\(padded)"
    }

    private func call(_ call: Call) -> String {
        let kind = call.isVideo ? "video call" : "call"
        return switch (language, call.outcome) {
        case (.english, .ringing): "Incoming \(kind)"
        case (.english, .ongoing): "Ongoing \(kind)"
        case (.english, .ended): "Ended \(kind) (\(duration(call.seconds)))"
        case (.english, .missed): "Missed \(kind)"
        case (.english, .declined): "Declined \(kind)"
        case (.english, .failed): "Failed \(kind)"
        }
    }

    private func event(_ event: GroupEvent) -> String {
        switch (language, event) {
        case (.english, .created): "The group was created"
        case (.english, .invited(let name)): "\(name.harmlessName) was invited"
        case (.english, .joined(let name)): "\(name.harmlessName) joined"
        case (.english, .left(let name)): "\(name.harmlessName) left"
        case (.english, .removed(let name)): "\(name.harmlessName) was removed"
        case (.english, .roleChanged(let name, let role)): "\(name.harmlessName) is now \(spokenRole(role))"
        case (.english, .memberRenamed(let old, let new)): "\(old.harmlessName) is now called \(new.harmlessName)"
        case (.english, .renamed(let name)): "The group is now called \(name.harmlessName)"
        case (.english, .topicChanged(let topic)): "The topic is now: \(topic.harmlessName)"
        case (.english, .encryptionEnabled): "Messages are encrypted from here on"
        case (.english, .dissolved): "The group was dissolved"
        case (.english, .upgraded): "The group goes on in another room"
        case (.english, .other(let text)): text.harmlessName
        }
    }

    private func event(_ event: ContactEvent) -> String {
        switch (language, event) {
        case (.english, .connected): "You are connected"
        case (.english, .renamed(let old, let new)): "\(old.harmlessName) is now called \(new.harmlessName)"
        case (.english, .verified): "You verified this contact"
        case (.english, .keyChanged): "The keys of this contact have changed"
        case (.english, .left): "This contact has left"
        case (.english, .other(let text)): text.harmlessName
        }
    }

    private func deleted(_ deletion: Deletion) -> String {
        switch (language, deletion.actor) {
        case (.english, .me): "You deleted this message"
        case (.english, .sender): "This message was deleted"
        case (.english, .moderator(let name)): "Moderated by \(name.harmlessName)"
        case (.english, .blocked): "Blocked"
        }
    }

    private func undecryptable(_ problem: DecryptionProblem) -> String {
        switch (language, problem) {
        case (.english, .missingKey): "Cannot be decrypted yet: the key is missing"
        case (.english, .withheld(let reason)): "The sender withheld the key: \(reason.harmlessName)"
        case (.english, .beforeJoining): "Sent before you joined"
        case (.english, .untrustedDevice): "Sent from a device that is not trusted"
        case (.english, .invalid(let reason)): "Cannot be decrypted: \(reason.harmlessName)"
        }
    }

    private func reason(_ reason: Report.Reason) -> String {
        switch (language, reason) {
        case (.english, .spam): "spam"
        case (.english, .illegal): "illegal content"
        case (.english, .communityRules): "against the rules"
        case (.english, .profile): "the profile"
        case (.english, .other): "another reason"
        }
    }

    private func spokenRole(_ role: MemberRole) -> String {
        switch (language, role) {
        case (.english, .observer): "an observer"
        case (.english, .author): "an author"
        case (.english, .member): "a member"
        case (.english, .moderator): "a moderator"
        case (.english, .admin): "an admin"
        case (.english, .owner): "the owner"
        }
    }

    /// Why a message was not sent.
    func failure(_ reason: FailureReason) -> String {
        switch (language, reason) {
        case (.english, .interrupted): "not sent: Confab ended before it was"
        case (.english, .offline): "not sent: offline"
        case (.english, .refused): "not sent: refused"
        case (.english, .tooLarge): "not sent: too large"
        case (.english, .rateLimited): "not sent: too many messages"
        case (.english, .encryption(let text)): "not sent: \(text.harmlessName)"
        case (.english, .other(let text)): "not sent: \(text.harmlessName)"
        }
    }
}
