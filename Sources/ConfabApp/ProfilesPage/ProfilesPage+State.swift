public import Messenger
public import TerminalDOM

/// The page of the user's profiles: all that can be seen, in the user's own order, and hidden ones by their password.
public enum ProfilesPage {
    /// What is in front.
    public struct State: Codable, Equatable, Sendable {
        /// What names are searched for, or the password of a hidden profile.
        public var query = EditableText()
        /// Whether keys go to the field.
        public var isSearching = false
        /// What is selected; nil for the first row.
        public var selection: RowID?
        /// Hidden profiles whose password is in the field.
        public var unlocked: [ProfileSummary] = []
        /// Counts what was typed, so that only the last answer counts.
        public var attempt = 0
        /// Whether what is in the field is being checked as a password.
        public var isChecking = false
        /// The order that the user has given the profiles, until the store has it.
        public var order: [ProfileID]?
        /// What is done to a profile.
        public var step: Step?
        /// The profile that is being opened; nothing can be chosen meanwhile.
        public var opening: ProfileID?
        /// Whether that takes long enough to say so.
        public var isSlow = false
        /// A profile that was chosen although another process has it.
        public var held: ProfileID?
        /// What was not done, and why, in words.
        public var problem: String?

        /// All profiles.
        public init() {}
    }

    /// A row of the list.
    public enum RowID: Codable, Hashable, Sendable {
        /// A profile.
        case profile(ProfileID)
        /// Another one is to be made.
        case add
    }

    /// What is done to a profile.
    public enum Step: Codable, Equatable, Sendable {
        /// Choosing what.
        case menu(ProfileSummary, selection: Int)
        /// Giving it another name.
        case rename(Renaming)
        /// Choosing a password.
        case hide(Hiding)
        /// Asking whether to delete it.
        case removal(Removal)

        /// The profile.
        var profile: ProfileSummary {
            switch self {
            case .menu(let profile, _): profile
            case .rename(let renaming): renaming.profile
            case .hide(let hiding): hiding.profile
            case .removal(let removal): removal.profile
            }
        }
    }

    /// Giving a profile another name.
    public struct Renaming: Codable, Equatable, Sendable {
        /// The profile.
        public var profile: ProfileSummary
        /// The name as it is written.
        public var name: EditableText
        /// Whether it is being saved.
        public var isSaving = false
        /// Why it was not saved, in words.
        public var problem: String?

        /// Begins with the name that it has, ready to be replaced.
        public init(_ profile: ProfileSummary) {
            self.profile = profile
            name = EditableText(profile.profile.names.displayName)
            name.apply(.selectAll)
        }

        /// What is wrong with the name; nil when it can be saved.
        var obstacle: NameProblem? {
            do {
                _ = try NameRule.checked(name.text)
                return nil
            } catch { return error }
        }
    }

    /// Choosing the password of a profile that is to be hidden.
    public struct Hiding: Codable, Equatable, Sendable {
        /// The profile.
        public var profile: ProfileSummary
        /// The password as it is written, never shown.
        public var password = EditableText()
        /// The same once more.
        public var again = EditableText()
        /// The field that keys go to.
        public var field = Field.password
        /// Whether something was written, or was to be saved: before, nothing is missing.
        public var isTried = false
        /// Whether it is being saved.
        public var isSaving = false
        /// Why it was not saved, in words.
        public var problem: String?

        /// Nothing written yet.
        public init(_ profile: ProfileSummary) { self.profile = profile }

        /// What of that is to be said.
        var shownObstacle: Obstacle? { isTried ? obstacle : nil }

        /// What is in the way of saving; nil when nothing is.
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
    public enum Field: String, Codable, CaseIterable, Equatable, Sendable {
        /// The password.
        case password
        /// The same once more.
        case again
    }

    /// What is in the way of a password.
    enum Obstacle: Equatable {
        case empty, tooLong, notRepeated, different
    }

    /// The question whether to delete a profile.
    public struct Removal: Codable, Equatable, Sendable {
        /// The profile.
        public var profile: ProfileSummary
        /// What would be lost; nil while it is being counted.
        public var belongings: ProfileBelongings?
        /// The selected answer.
        public var selection = 0
        /// Whether it is being deleted.
        public var isRemoving = false
        /// Why it was not deleted, in words.
        public var problem: String?

        /// Nothing counted yet.
        public init(_ profile: ProfileSummary) { self.profile = profile }
    }

    /// What can be done to a profile.
    public enum Entry: String, Codable, CaseIterable, Sendable {
        /// Open it in place of the one that is open.
        case switchTo
        case rename
        case mute, unmute
        case hide, unhide
        case delete
    }

    /// What can be done to `profile`.
    static func entries(_ profile: ProfileSummary, current: ProfileID?) -> [Entry] {
        (profile.id == current ? [] : [.switchTo]) + [
            .rename, profile.profile.isMuted ? .unmute : .mute, profile.profile.isHidden ? .unhide : .hide, .delete,
        ]
    }
}

extension ProfilesPage.State {
    /// The profiles that are shown: in the user's own order, by the search, and those that the password shows.
    func shown(_ profiles: [ProfileSummary]) -> [ProfileSummary] {
        var all = profiles.sorted { left, right in
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

    /// The rows.
    func rows(_ profiles: [ProfileSummary]) -> [ProfilesPage.RowID] {
        shown(profiles).map { .profile($0.id) } + (query.isEmpty ? [.add] : [])
    }

    /// The row that is selected; nil when there is none.
    func selected(_ profiles: [ProfileSummary]) -> ProfilesPage.RowID? {
        let rows = rows(profiles)
        return selection.flatMap { rows.contains($0) ? $0 : nil } ?? rows.first
    }

    /// The profile of the selected row.
    func selectedProfile(_ profiles: [ProfileSummary]) -> ProfileSummary? {
        guard case .profile(let id) = selected(profiles) else { return nil }
        return shown(profiles).first { $0.id == id }
    }

    /// Whether what is typed now may be a password, and is to be written down nowhere.
    var isSecret: Bool {
        switch step {
        case .hide: true
        case nil: isSearching
        default: false
        }
    }

    /// Where keys are typed.
    var keyContexts: [KeyContext] {
        switch step {
        case .menu, .removal: [.menu, .everywhere]
        case .rename, .hide: [.dialog, .text, .everywhere]
        case nil: isSearching ? [.profileSearch, .text, .everywhere] : [.profiles, .menu, .everywhere]
        }
    }
}
