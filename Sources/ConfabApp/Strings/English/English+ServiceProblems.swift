import Messenger

extension English {
    func problem(_ error: ServiceError) -> String {
        switch error {
        case .unsupported(let capability): "This service doesn't support \(words(capability))."
        case .offline: "The service can't be reached. Try again later."
        case .rateLimited(let wait): "The service asks you to wait. Try again \(time(wait))."
        case .closed: "The profile is no longer open. Open it and try again."
        case .profileInUse(let process): problem(StorageProblem.profileInUse(process: process))
        case .notFound(let thing): missing(thing)
        case .name(let problem): self.problem(problem)
        case .tag(let problem): self.problem(problem)
        case .link(let refusal): problem(refusal)
        case .cannotSend(let condition): problem(condition)
        case .emptyMessage: "The message is empty."
        case .tooLarge(let bytes, let limit):
            "The message has \(count(bytes, "byte", "bytes")); the limit is \(limit). Send it in parts."
        case .notAllowed(let role): problem(role)
        case .fileGone(let name): "The service no longer has “\(self.name(name))”. Ask its sender to send it again."
        case .unreachable(let name): "\(self.name(name)) is no longer on this machine."
        case .storage(let problem): self.problem(problem)
        case .unfit(let request): problem(request)
        case .nothingDone(let chats, let refused, let reason):
            "\(chats == 1 ? "The chat wasn't changed." : "None of the \(grouped(chats)) chats was changed.") "
                + (refused.isEmpty ? "" : "“\(name(refused))”: ") + problem(reason)
        }
    }

    private func words(_ capability: ServiceCapability) -> String {
        switch capability {
        case .links: "links"
        case .groups: "groups"
        case .receipts: "read receipts"
        case .edits: "editing messages"
        case .redactions: "deleting messages"
        case .reactions: "reactions"
        case .pins: "pinning messages"
        case .polls: "polls"
        case .reports: "reporting messages"
        case .typing: "showing who is typing"
        case .files: "files"
        case .downloads: "downloading files"
        case .encryption: "encryption"
        case .history: "loading older messages"
        case .search: "searching older messages"
        }
    }

    private func time(_ wait: Duration?) -> String {
        guard let wait else { return "later" }
        let seconds = max(0, wait.components.seconds)
        return "in \(count(Int(seconds == .max ? seconds : seconds + 1), "second", "seconds"))"
    }

    private func problem(_ problem: TagProblem) -> String {
        switch problem {
        case .name(let problem): self.problem(problem)
        case .nameTaken: "Another tag has this name. Choose another one."
        case .emojiTaken: "Another tag has this emoji. Choose another one."
        case .notAnEmoji: "Choose one emoji, or leave this empty."
        }
    }

    private func problem(_ refusal: LinkRefusal) -> String {
        switch refusal {
        case .unknown: "This link was deleted or not copied completely. Ask for a new one."
        case .used: "This link was already used; each works only once. Ask for a new one."
        case .usedByYou(_, let name):
            "You have already used this link to connect with \(self.name(name)). Each works only once."
        case .own: "This is your own link. Send it to someone else to connect with them."
        case .expired: "This link has expired. Ask for a new one."
        }
    }

    private func problem(_ condition: ChatCondition) -> String {
        switch condition {
        case .needsAccepting: "Accept the request first."
        case .invited: "Join the group first."
        case .left: "You left this group."
        case .removed: "You were removed from this group."
        case .blocked: "You blocked this contact."
        case .connecting, .joining, .needsConnecting, .pendingReview: "You aren't connected yet."
        case .ended, .rejected, .readOnly, .ready: "Nobody can write here."
        }
    }

    private func problem(_ role: MemberRole) -> String {
        switch role {
        case .owner: "Only group owners can do this."
        case .admin: "Only group admins and owners can do this."
        case .moderator: "Only group moderators, admins, and owners can do this."
        case .member, .author, .observer: "Only members of the group can do this."
        }
    }

    private func problem(_ request: UnfitRequest) -> String {
        switch request {
        case .transactionName: "The name of the request is too long. Please report this."
        case .tagsChanged: "The tags have changed in the meantime. Order them again."
        case .noLink: "Confab couldn't create an invite link. Try again."
        case .noContactRequest: "There's no contact request in this chat."
        case .cannotHaveTags: "Only contacts, groups, and notes can have tags."
        case .cannotBeMuted: "This chat has no notifications, so it can't be muted."
        case .notPinned: "This chat isn't pinned."
        case .hasNoReports: "Only groups have reports."
        case .hasNoAlias: "You can't give your notes another name."
        case .nothingToClear: "There are no messages to clear here."
        case .notAConversation: "Only the conversation with a contact can be deleted without the contact."
        case .notAContact: "This isn't a chat with a contact."
        case .notAGroup: "This chat isn't a group."
        case .notPending: "This is already a chat, so there's no pending connection to delete."
        case .notJoined: "You haven't joined this group. Delete the invitation instead."
        case .knowsRandomName(let name):
            "\(self.name(name)) knows you only by a random name; an invitation to this group would reveal who you are."
        case .groupKnowsRandomName(let name):
            "This group knows you only by a random name; an invitation would reveal that to \(self.name(name))."
        case .wasMemberByName:
            "You were in this group under your own name. To join it incognito, delete this invitation and ask for a "
                + "new one."
        case .unsendable: "A message of this kind can't be sent."
        case .unchangeable: "That isn't possible with this kind of message."
        case .messageDeleted: "The message was deleted."
        case .notSent: "The message wasn't sent. Send it again first."
        case .notYourMessage: "This is someone else's message."
        case .yourMessage: "This is your own message. Delete it instead."
        case .notEditable: "You can edit only text messages and captions, and not if they were forwarded."
        case .tooLateToEdit(let hours): "You can edit a message only for \(count(hours, "hour", "hours"))."
        case .tooManyEdits(let limit): "You can edit a message at most \(count(limit, "time", "times"))."
        case .notAReaction: "Choose one emoji."
        case .tooManyReactions(let limit): "You can use at most \(count(limit, "emoji", "emoji")) on a message."
        case .incompletePoll:
            "A poll needs a question and \(Poll.answerRange.lowerBound) to \(Poll.answerRange.upperBound) "
                + "different answers."
        case .notAnAnswer: "This poll doesn't have that answer."
        case .pollEnded: "The poll has ended."
        case .noModerators: "This group has no moderators."
        }
    }
}
