package import Messenger
package import TerminalDOM

/// The page of the user's profiles: all that can be seen, in the user's own order, and hidden ones by their password.
package struct ProfilesPage: Feature {
    /// The text that names are searched for, or the password of a hidden profile.
    package var query = EditableText()
    /// True if keys go to the field.
    package var isSearching = true
    /// The selected row; nil for the first one.
    package var selection: RowID?
    /// Hidden profiles whose password is in the field.
    package var unlocked: [ProfileSummary] = []
    /// Counts what was typed, so that only the last answer counts.
    package var attempt = 0
    /// True while the text in the field is being checked as a password.
    package var isChecking = false
    /// The changes on the page that can be undone, the last one last.
    package var changes: [Change] = []
    /// The order that the user has given the profiles, until the store has it.
    package var order: [ProfileID]?
    /// The work on a profile.
    package var step: Step?
    /// The profile that was chosen, and what became of it; or what was not done to another one.
    package var opening = ProfileOpening()

    /// All profiles, one of them selected.
    package init(at profile: ProfileID? = nil) { selection = profile.map { .profile($0) } }

    /// A change of a profile that can be undone.
    package enum Change: Codable, Equatable, Sendable {
        /// It was muted, or unmuted.
        case muted(ProfileID, Bool)
        /// It was moved so many rows down; up if negative.
        case moved(ProfileID, by: Int)

        /// The profile.
        var profile: ProfileID {
            switch self {
            case .muted(let id, _), .moved(let id, _): id
            }
        }
    }

    /// A row of the list.
    package enum RowID: Codable, Hashable, Sendable {
        case profile(ProfileID)
        /// Another one is to be made.
        case add
    }

    /// The work on a profile.
    package enum Step: Codable, Equatable, Sendable {
        /// Choosing what.
        case menu(ProfileSummary, selection: Int)
        /// Giving it another name.
        case rename(Renaming)
        /// Choosing a password.
        case hide(Hiding)
        /// Counting what would be lost with it, before asking whether to delete it.
        case counting(ProfileSummary)

        var profile: ProfileSummary {
            switch self {
            case .menu(let profile, _), .counting(let profile): profile
            case .rename(let renaming): renaming.profile
            case .hide(let hiding): hiding.profile
            }
        }
    }

    /// Giving a profile another name.
    package struct Renaming: Codable, Equatable, Sendable {
        package var profile: ProfileSummary
        /// The name as it is written.
        package var name: EditableText
        /// True if it is being saved.
        package var isSaving = false
        /// Why it was not saved.
        package var problem: Problem?

        /// Begins with the name that it has, ready to be replaced.
        package init(_ profile: ProfileSummary) {
            self.profile = profile
            name = EditableText(profile.profile.names.displayName)
            name.apply(.selectAll)
        }

        /// The problem with the name; nil if it can be saved.
        var obstacle: NameProblem? { NameProblem(of: name.text) }
    }

    /// Choosing the password of a profile that is to be hidden.
    package struct Hiding: Codable, Equatable, Sendable {
        package var profile: ProfileSummary
        /// The password as it is written, never shown.
        package var password = EditableText()
        /// The same once more.
        package var again = EditableText()
        /// The field that keys go to.
        package var field = Field.password
        /// True if something was written, or was to be saved: before, nothing is missing.
        package var isTried = false
        /// True if it is being saved.
        package var isSaving = false
        /// Why it was not saved.
        package var problem: Problem?

        /// The part of the problem to show: none until the user tries to save.
        var shownObstacle: Obstacle? { isTried ? obstacle : nil }

        /// The reason why it can't be saved; nil if it can.
        var obstacle: Obstacle? {
            if password.isEmpty { return .empty }
            if password.text.utf8.count > 512 || password.text.utf8.contains(0) { return .tooLong }
            // Characters that look alike are not the same password.
            if Array(password.text.utf8) != Array(again.text.utf8) {
                return again.isEmpty ? .notRepeated : .different
            }
            return nil
        }
    }

    /// A field of the password.
    package enum Field: String, Codable, CaseIterable, Equatable, Sendable {
        case password
        /// The same once more.
        case again
    }

    /// A reason why a password isn't accepted.
    package enum Obstacle: Equatable {
        case empty, tooLong, notRepeated, different
    }

    /// An action on a profile.
    package enum Entry: String, Codable, CaseIterable, Sendable {
        /// Open it in place of the one that is open.
        case switchTo
        case rename
        case mute, unmute
        case hide, unhide
        case delete
    }
}

extension ProfilesPage {
    /// The actions available for `profile`.
    func entries(_ profile: ProfileSummary, _ shared: Shared) -> [Entry] {
        let changes: [Entry] = [.rename, profile.profile.isMuted ? .unmute : .mute]
        let removals: [Entry] = [profile.profile.isHidden ? .unhide : .hide, .delete]
        return (profile.id == shared.profile?.id ? [] : [.switchTo]) + changes
            + (shared.holders[profile.id] == nil ? removals : [])
    }

    /// The profiles that are shown: in the user's own order, by the search, and those that the password shows.
    func shown(_ shared: Shared) -> [ProfileSummary] {
        var all = shared.profiles.sorted { left, right in
            let (first, second) = (left.profile.order ?? .max, right.profile.order ?? .max)
            return first != second ? first < second : left.id < right.id
        }
        if let order, Set(order) == Set(all.map(\.id)) {
            all = order.compactMap { id in all.first { $0.id == id } }
        }
        let search = NameSearch(query.text)
        let found = search.isEmpty ? all : all.filter { search.finds(names: $0.profile.names) }
        return found + unlocked.filter { hidden in !found.contains { $0.id == hidden.id } }
    }

    func rows(_ shared: Shared) -> [RowID] {
        shown(shared).map { .profile($0.id) } + (query.isEmpty ? [.add] : [])
    }

    /// The row that is selected; nil when there is none.
    func selected(_ shared: Shared) -> RowID? {
        let rows = rows(shared)
        return selection.flatMap { rows.contains($0) ? $0 : nil } ?? rows.first
    }

    /// The profile of the selected row.
    func selectedProfile(_ shared: Shared) -> ProfileSummary? {
        guard case .profile(let id) = selected(shared) else { return nil }
        return shown(shared).first { $0.id == id }
    }

    /// False for undoing while nothing was changed.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool { command != .undoChange || !changes.isEmpty }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        switch (command, step) {
        case (.open, .rename): .save
        case (.open, .hide): .hide
        default: nil
        }
    }

    /// The keys of the search, of a field, or of the rows.
    package var contexts: [KeyContext] {
        switch step {
        case .menu, .counting: [.menu, .everywhere]
        case .rename, .hide: [.dialog, .text, .everywhere]
        case nil: isSearching ? [.profileSearch, .text, .everywhere] : [.profiles, .menu, .everywhere]
        }
    }

    /// The name, a password, or the search.
    package var focusedField: EditableText? {
        switch step {
        case .menu, .counting: nil
        case .rename(let renaming): renaming.name
        case .hide(let hiding): hiding.text
        case nil: isSearching ? query : nil
        }
    }

    /// It does.
    package var showsProfiles: Bool { true }

    /// True in the search and in the fields for a password.
    package var isSecretTyped: Bool {
        switch step {
        case .hide: true
        case .menu, .rename, .counting: false
        case nil: isSearching
        }
    }
}
