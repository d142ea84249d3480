import Loop
package import Messenger
import Spelling
import TerminalDOM

/// The sheet below the avatar: the open profile, the others to switch to, and what else there is to do about them.
package struct UserPicker: Feature {
    /// A row.
    package enum Choice: Codable, Hashable, Sendable {
        /// A profile: another one to switch to, or the open one, which has its page.
        case profile(ProfileID)
        case settings
        /// The page of all profiles.
        case manage
        /// Another profile.
        case add
    }

    package enum Action: Codable, Equatable, Sendable {
        /// A row was chosen.
        case chosen(Choice)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
    }

    /// The name of a profile that was asked for at the start and doesn't exist.
    package var missing: String?
    /// The row that the user selected; nil before that.
    package var selection: Choice?
    /// The profile that was chosen, and what became of it.
    package var opening = ProfileOpening()

    /// The keys of every menu.
    package var contexts: [KeyContext] { [.menu, .everywhere] }
    /// It does.
    package var showsProfiles: Bool { true }

    /// Takes the user's choice.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .chosen(let choice): return choose(choice, shared)
        case .wheelTurned(let notches): select(rows(shared).moved(by: notches))
        }
        return Outcome()
    }

    /// Moves the selection, or chooses what is selected.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if command == .open { return choose(selected(shared), shared) }
        guard let moved = rows(shared).moved(by: command) else { return nil }
        select(moved)
        return Outcome()
    }

    /// At the start there's nothing to go back to.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool { command != .back || !shared.isLaunching }

    package mutating func back(_ shared: Shared) -> Outcome<Action>? { shared.isLaunching ? Outcome() : nil }

    /// Shows what becomes of the profile that was chosen.
    package mutating func profileChanged(
        _ event: ProfileEvent, of profile: ProfileID, _ shared: Shared
    ) -> Outcome<Action>? {
        switch event {
        case .takesLong, .held, .notOpened: opening.profileChanged(event, of: profile)
        case .changed, .removed, .refused: return nil
        }
        return Outcome()
    }

    private mutating func select(_ choice: Choice?) {
        guard opening.profile == nil else { return }
        selection = choice
        opening = ProfileOpening()
    }

    private mutating func choose(_ choice: Choice, _ shared: Shared) -> Outcome<Action> {
        guard opening.profile == nil else { return Outcome() }
        select(choice)
        switch choice {
        case .profile(let id) where id != shared.profile?.id: return Outcome(intents: opening.choose(id, shared))
        case .profile, .manage:
            let page = ProfilesPage(at: shared.profile?.id)
            return Outcome(effects: [.perform(.query(.profiles))], intents: [.replace(.profilesPage(page))])
        case .settings: return Outcome(intents: [.command(.settings)])
        case .add:
            let name = missing.map { [Intent.save(.profile, EditableText($0))] } ?? []
            return Outcome(intents: name + [.addProfile])
        }
    }

    /// The rows: the open profile, others by activity, then the rest.
    func choices(_ shared: Shared) -> [Choice] {
        shared.profiles.map { .profile($0.id) } + (missing == nil ? [.settings, .manage, .add] : [.add])
    }

    /// The selected row: the user's, while it is there; otherwise the profile that was used before this one.
    func selected(_ shared: Shared) -> Choice {
        if let selection, choices(shared).contains(selection) { return selection }
        if let missing {
            // A name that is like none of them is a new one.
            let near = nearestName(to: missing, among: shared.profiles.map { $0.profile.names.shown() })
            return shared.profiles.first { $0.profile.names.shown() == near }.map { .profile($0.id) } ?? .add
        }
        let other = shared.profiles.first { $0.id != shared.profile?.id && shared.holders[$0.id] == nil }
        return (other ?? shared.profiles.first).map { .profile($0.id) } ?? .settings
    }

    private func rows(_ shared: Shared) -> ListSelection<[Choice]> {
        ListSelection(selected(shared), in: choices(shared))
    }
}
