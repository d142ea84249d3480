import Loop
public import Messenger
public import TerminalDOM

/// Choosing a profile, or adding one.
public enum UserPicker {
    /// Which row is selected, and what is wrong with the profile that was chosen.
    public struct State: Codable, Equatable, Sendable {
        /// The selected row: a profile, or behind them the one that adds a profile.
        public var selection = 0
        /// A profile that another process has open, in words.
        public var problem: String?

        /// The first row selected.
        public init() {}
    }

    /// What happens in it.
    public enum Action: Codable, Equatable, Sendable {
        /// A row was chosen.
        case chosen(Int)
    }

    /// Chooses row `index`; `nil` stands for a profile to be added.
    static func choose(_ index: Int, of profiles: [ProfileSummary]) -> ProfileID? {
        profiles.indices.contains(index) ? profiles[index].id : nil
    }

    /// The profiles to choose from: the open one first, marked, the others by activity.
    public static func view(
        _ state: State, profiles: [ProfileSummary], current: ProfileID?, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        Dialog(title: env.words.profilesTitle(), width: 44, env: env) {
            Menu(
                items: profiles.map(Optional.some) + [nil], selection: state.selection, env: env,
                title: { $0?.profile.names.shown() ?? "+ " + env.words.addProfile() },
                detail: { profile in
                    guard let profile else { return "" }
                    let unread = profile.unreadTotal > 0 ? badgeText(for: profile.unreadTotal) : ""
                    return profile.id == current ? env.words.open() : unread
                },
                chosen: { .userPicker(.chosen($0)) })
            if let problem = state.problem {
                Text("")
                Text(problem).wrap().role(.dialogProblem)
                Text(env.words.profileBusyHelp()).wrap().role(.dialogHelp)
            }
        }.node
    }
}
