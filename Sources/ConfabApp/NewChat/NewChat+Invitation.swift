import Loop
package import Messenger

extension NewChat {
    /// A link of the user's own that is created and given away.
    package struct Invitation: Codable, Equatable, Sendable {
        package var progress = Progress.creating
        /// True if it was given away, as far as is known: it was copied.
        package var isShared = false
        /// The selected profile, while it is being chosen for which of the user's own the link is.
        package var choosing: ProfileID?
        /// The profile that is being opened for a link of its own; nothing else can be chosen meanwhile.
        package var opening: ProfileID?
        /// True if that takes long enough to say so.
        package var isSlow = false
        /// Why there is no link for the profile that was chosen.
        package var problem: Problem?
        /// True once it's decided what becomes of the link.
        var isSettled = false

        /// One that is to be created.
        package init(_ progress: Progress = .creating) { self.progress = progress }

        /// The link that is shown.
        var made: MadeLink? { if case .made(let made) = progress { made } else { nil } }
        /// True if there is a link that waits on when its page is left, without a word about it so far.
        var staysWhenLeft: Bool { made != nil && opening == nil && !isSettled }
    }

    /// The state of creating a link.
    package enum Progress: Codable, Equatable, Sendable {
        /// It is being created.
        case creating
        /// It wasn't created.
        case failed(Problem)
        /// It is there.
        case made(MadeLink)
    }

    package struct MadeLink: Codable, Equatable, Sendable {
        package var link: ConnectLink
        /// The row that waits for someone to use it.
        package var chat: ChatID
        /// Its code; nil when none could be made.
        package var code: QRCode?
    }
}

extension NewChat.Invitation {
    mutating func reduce(_ action: NewChat.Action, _ shared: Shared) -> Outcome<NewChat.Action> {
        switch action {
        case .linkCreated(let link, let chat, let code):
            if progress == .creating { progress = .made(NewChat.MadeLink(link: link, chat: chat, code: code)) }
        case .copyLink: return copy(shared)
        case .retried: return retry(shared)
        case .profileAsked: return askForProfile(shared)
        case .profileChosen(let profile): return make(for: profile, shared)
        default: break
        }
        return Outcome()
    }

    mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<NewChat.Action>? {
        if let choosing {
            let profiles = shared.linkProfiles.map(\.id)
            let selected = profiles.contains(choosing) ? choosing : profiles.first
            if command == .open { return selected.map { make(for: $0, shared) } }
            return ListSelection(selected, in: profiles).moved(by: command).map {
                self.choosing = $0
                return Outcome()
            }
        }
        switch command {
        case .profiles: return askForProfile(shared)
        case .copyLink: return copy(shared)
        case .open: return made == nil ? retry(shared) : copy(shared)
        default: return nil
        }
    }

    /// Goes back to the link, or asks what becomes of one that nobody has used; nil if it's left without that.
    mutating func back(_ strings: any Strings) -> Outcome<NewChat.Action>? {
        guard choosing == nil else {
            choosing = nil
            return Outcome()
        }
        guard staysWhenLeft, !isShared, let made else { return nil }
        // The answer that deletes isn't next to the one that is selected first.
        var question = Confirmation(
            strings.keepLinkTitle(), help: strings.keepLinkHelp(), width: 52,
            answers: [
                Confirmation.Answer(label: strings.keep(), intents: [.discardAll]),
                Confirmation.Answer(label: strings.backToLink(), intents: [.close]),
                Confirmation.Answer(
                    label: strings.delete(), isDestructive: true,
                    intents: [.discardAll, .request(.remove([.pending(made.chat)]), by: .newChat)]),
            ])
        question.ignoresLetters = true
        question.leaving = [.discardAll]
        return Outcome(intents: [.present(.confirmation(question))])
    }

    private mutating func copy(_ shared: Shared) -> Outcome<NewChat.Action> {
        guard let made else { return Outcome() }
        isShared = true
        return Outcome(
            effects: [.perform(.terminal(.copy(made.link.address)))], intents: [.notice(shared.strings.linkCopied())])
    }

    private mutating func retry(_ shared: Shared) -> Outcome<NewChat.Action> {
        guard case .failed = progress else { return Outcome() }
        progress = .creating
        return Outcome(effects: shared.request(.createLink, by: .newChat))
    }

    /// Shows the profiles for which the link could be.
    private mutating func askForProfile(_ shared: Shared) -> Outcome<NewChat.Action> {
        guard shared.linkProfiles.count > 1, progress != .creating, opening == nil else { return Outcome() }
        choosing = shared.profile?.id
        problem = nil
        let others = shared.profiles.map(\.id).filter { $0 != shared.profile?.id }
        return Outcome(effects: [.perform(.query(.holders(others)))])
    }

    /// Opens a profile, to make a link for it. The one that is shown is taken back then, and not before: it stays when the
    /// profile cannot be opened.
    private mutating func make(for profile: ProfileID, _ shared: Shared) -> Outcome<NewChat.Action> {
        guard choosing != nil else { return Outcome() }
        choosing = nil
        let isOther = profile != shared.profile?.id
        (opening, isSlow) = (isOther ? profile : nil, false)
        return Outcome(intents: isOther ? [.switchProfile(profile, withdrawing: made?.chat)] : [])
    }
}
