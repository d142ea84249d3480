import Loop
import Messenger
import TerminalDOM

/// Chooses the root by the profiles of this machine.
enum RootReducer {
    /// Says that Confab cannot start; if it has started, that something can't be read.
    static func fail(_ state: inout AppState, _ problem: Problem) -> [AppEffect] {
        switch state.root.kind {
        case .launching:
            let launch = state.root.withLaunch { $0 } ?? Launch()
            return show(
                .failed(Failure(problem, accepted: launch.accepted, after: launch.lastFailure)), in: &state)
        case .failed: return replaceCanceled(&state, by: problem)
        case .registration, .main: return state.toasts.say(problem)
        }
    }

    /// The screen says the first reason, but an opening that was canceled may have a better one.
    private static func replaceCanceled(_ state: inout AppState, by problem: Problem) -> [AppEffect] {
        state.root.withFailure { if $0.isCanceled { $0 = Failure(problem, accepted: $0.accepted, after: $0) } }
        return []
    }

    /// Starts again from the beginning.
    ///
    /// - Parameters:
    ///   - risks: the risks that the user has taken.
    ///   - isDeleted: true if the open profile was deleted.
    static func launch(
        _ state: inout AppState, accepting risks: [LaunchRisk] = [], isDeleted: Bool = false
    ) -> [AppEffect] {
        var launch = Launch()
        launch.accepted = risks
        if case .failed(let failure) = state.root { launch.lastFailure = failure }
        return show(.launching(launch), in: &state, isDeleted: isDeleted)
            + Launch.begin(accepting: risks).map(action: AppAction.launch)
    }

    /// Takes the profiles of this machine; at the start, they decide what comes next.
    static func takeProfiles(_ state: inout AppState, _ facts: Launch.Facts) -> [AppEffect] {
        let profiles = facts.profiles
        let current = state.main?.profile.id
        state.profiles = profiles.sorted { left, right in
            if (left.id == current) != (right.id == current) { return left.id == current }
            return left.profile.lastActiveAt > right.profile.lastActiveAt
        }
        _ = App.carryOut(&state, .share(.profiles))
        guard case .launching(let launch) = state.root, launch.step == .reading else {
            if let mine = profiles.first(where: { $0.id == current }) {
                state.withMain { $0.profile = mine.profile }
            }
            return lookForHolders(state)
        }
        let next = Launch.root(facts)
        let ready = state.open(.data)
        guard case .launching(let launch) = next else { return ready + show(next, in: &state) }
        return ready + proceed(&state, to: launch.step, facts)
    }

    /// Begins the next step of the start.
    private static func proceed(_ state: inout AppState, to step: Launch.Step, _ facts: Launch.Facts) -> [AppEffect] {
        state.root.withLaunch { $0.step = step }
        switch step {
        case .reading: return []
        case .opening(let profile): return [.perform(.profile(.open(profile)))]
        case .choosing(let missing, let held):
            state.root.withLaunch { $0.choose(missing: missing, held: held) }
            if let held, let profile = facts.profiles.first(where: { $0.id == held })?.profile {
                return refuse(&state, profile, facts.holders[held])
            }
            return [.cancel(.splash)] + App.present(&state, .profiles(UserPicker(missing: missing)))
        }
    }

    /// Shows the profile that was opened.
    static func enter(
        _ state: inout AppState, _ profile: Profile, _ session: ServiceSession
    ) -> [AppEffect] {
        guard state.root.awaitsProfile else { return [] }
        let isForLink =
            if case .newChat(.link(let link)) = state.frontLayer { link.opening == profile.id } else { false }
        let left = show(Launch.root(Launch.Facts(opened: Launch.Opened(profile, session))), in: &state)
        // A hidden one that was open is out of sight again.
        state.profiles.removeAll { $0.profile.isHidden && $0.id != profile.id }
        state.savedInput.enter(profile.id)
        state.options.leaveProfile(&state.optionLayers)
        state.status.reach = .unknown
        App.settleBanner(&state, isAsked: true)
        let link = isForLink ? App.present(&state, .newChat(.link(NewChat.Invitation())), inFrontOf: 0) : []
        return left + link + (App.send(&state, .open, to: .part(.chatList)) ?? []) + [
            .perform(.query(.profileOptions(profile.id))), .perform(.query(.profiles)),
        ] + state.wait(for: .screen, .launchJobsDue)
    }

    /// Begins to open a profile. What is being written is kept, but nobody waits for the disk before the other list is shown.
    ///
    /// - Parameter link: the chat of a link of the profile that is left, to be deleted with it.
    static func opening(_ state: inout AppState, _ id: ProfileID, withdrawing link: ChatID? = nil) -> [AppEffect] {
        [
            .perform(.profile(.open(id, withdrawing: link))),
            .after(ProfileOpening.patience, .profile(id, .takesLong), id: .openingPatience),
        ] + App.changeMain(&state) { main, _ in main.saveConversation() }
    }

    /// Asks for the name of another profile.
    static func addProfile(_ state: inout AppState) -> [AppEffect] {
        var registration = Registration(isAdditional: !state.profiles.isEmpty, previous: state.main?.profile)
        let next = Root.registration(registration)
        guard state.root.leads(to: next) else { return [] }
        registration.name = state.savedInput[.profile]
        state.savedInput[.profile] = EditableText()
        return show(.registration(registration), in: &state)
    }

    /// Goes back to the profile that was open before another one was to be created, or to those there are.
    static func closeRegistration(_ state: inout AppState) -> [AppEffect] {
        guard case .registration(let registration) = state.root else { return [] }
        guard let previous = registration.previous else { return launch(&state) }
        var launch = Launch()
        launch.step = .opening(previous.id)
        return show(.launching(launch), in: &state) + [.perform(.profile(.open(previous.id)))]
            + Launch.wait(in: .silent).map(action: AppAction.launch)
    }
}

extension Root {
    /// True if a profile that was opened is to be shown. One that was chosen before doesn't take the user away from the name
    /// that is being typed now.
    fileprivate var awaitsProfile: Bool {
        switch self {
        case .launching, .main: true
        case .registration(let registration): registration.isCreating
        case .failed: false
        }
    }
}
