import ConfabApp
import Messenger
import TerminalDOM

extension ProfileSummary {
    static func fixture(
        _ name: String, id: UInt64, unread: Int = 0, isMuted: Bool = false, isHidden: Bool = false, order: Int? = nil,
        minutesAgo: Int64 = 0
    ) -> ProfileSummary {
        ProfileSummary(
            profile: Profile(
                id: ProfileID(id), names: Names(name), lastActiveAt: .minutesAgo(minutesAgo), isMuted: isMuted,
                order: order, isHidden: isHidden),
            unreadTotal: unread)
    }

    /// Four that can be seen; Ada is open.
    static let fixtures: [ProfileSummary] = [
        .fixture("Work", id: 2, unread: 1200, order: 0, minutesAgo: 10),
        .fixture("Ada", id: 1, unread: 15, order: 1, minutesAgo: 60),
        .fixture("山田花子", id: 3, unread: 4, isMuted: true, order: 2, minutesAgo: 30),
        .fixture("A club with a name that is too long for any row", id: 4, order: 3, minutesAgo: 20),
    ]

    static let secret = ProfileSummary.fixture("Nightbird", id: 9, unread: 3, isHidden: true)
}

extension AppAction {
    /// The profiles of this machine were read; the command line may name one, and other processes may have some.
    static func profilesLoaded(
        _ profiles: [ProfileSummary], named name: String? = nil, heldBy holders: [ProfileID: Int32] = [:]
    ) -> AppAction {
        .profilesLoaded(Launch.Facts(profiles: profiles, name: name, holders: holders))
    }
}

extension AppState {
    /// Ada's screen on a machine with other profiles.
    static func people(
        _ profiles: [ProfileSummary] = ProfileSummary.fixtures, open: ChatID? = nil
    ) -> AppState {
        var state = AppState.fixture(open: open)
        _ = App.reduce(&state, .profilesLoaded(profiles))
        return state
    }

    /// The sheet below the avatar.
    static func picker(_ profiles: [ProfileSummary] = ProfileSummary.fixtures) -> AppState {
        var state = people(profiles)
        _ = App.reduce(&state, .command(.profiles))
        return state
    }

    /// The page of profiles, with the keys among its rows.
    static func profilesPage(_ profiles: [ProfileSummary] = ProfileSummary.fixtures) -> AppState {
        var state = people(profiles)
        _ = App.reduce(&state, .command(.manageProfiles))
        return typed("tab", in: state)
    }

    var shownPicker: UserPicker? {
        if case .profiles(let picker) = frontLayer { picker } else { nil }
    }

    var shownPage: ProfilesPage? {
        if case .profilesPage(let page) = frontLayer { page } else { nil }
    }

    /// The same after some actions.
    func after(_ actions: AppAction...) -> AppState {
        var state = self
        for action in actions { _ = App.reduce(&state, action) }
        return state
    }
}
