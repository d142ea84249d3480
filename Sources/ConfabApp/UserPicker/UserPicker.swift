public import Messenger

/// The sheet below the avatar: the open profile, the others to switch to, and what else there is to do about them.
public enum UserPicker {
    /// What can be chosen.
    public enum Choice: Codable, Hashable, Sendable {
        /// A profile: another one to switch to, or the open one, which has its page.
        case profile(ProfileID)
        /// The settings.
        case settings
        /// The page of all profiles.
        case manage
        /// Another profile.
        case add
    }

    /// What is selected, what is being opened, and what went wrong.
    public struct State: Codable, Equatable, Sendable {
        /// What the user has selected; nil before that.
        public var selection: Choice?
        /// The profile that is being opened; nothing can be chosen meanwhile.
        public var opening: ProfileID?
        /// Whether that takes long enough to say so.
        public var isSlow = false
        /// A profile that was chosen although another process has it.
        public var held: ProfileID?
        /// Why the profile that was chosen is not open, in words.
        public var problem: String?

        /// Nothing selected yet.
        public init() {}
    }

    /// What happens in it.
    public enum Action: Codable, Equatable, Sendable {
        /// A row was chosen.
        case chosen(Choice)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
        /// A profile is being opened for long enough to say so.
        case waitedLong(ProfileID)
        /// Which profiles other processes have open, and which processes those are; zero for one that did not say.
        case holdersLoaded([ProfileID: Int32])
        /// It is time to look again who has which profile.
        case holdersDue
    }

    /// Before it says that a profile is being opened.
    static let patience: Duration = .milliseconds(100)
    /// Between two looks whether a profile that another process has is free: nothing tells when a process lets go.
    static let holderInterval: Duration = .milliseconds(500)

    /// What can be chosen, in the order of the rows: the open profile, others by activity, then the rest.
    static func choices(_ profiles: [ProfileSummary]) -> [Choice] {
        profiles.map { .profile($0.id) } + [.settings, .manage, .add]
    }

    /// What is selected: what the user chose, while it is there; else the profile that was used before this one.
    static func selected(
        _ state: State, _ profiles: [ProfileSummary], current: ProfileID?, holders: [ProfileID: Int32]
    ) -> Choice {
        if let selection = state.selection, choices(profiles).contains(selection) { return selection }
        let other = profiles.first { $0.id != current && holders[$0.id] == nil } ?? profiles.first
        return other.map { .profile($0.id) } ?? .settings
    }
}
