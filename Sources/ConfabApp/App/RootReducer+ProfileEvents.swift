import Loop
import Messenger

// Results of work on profiles, and the profiles that other processes have open.
extension RootReducer {
    /// Between two looks whether a profile that another process has is free: nothing tells when a process lets go.
    static let holderInterval: Duration = .milliseconds(500)

    static func profileChanged(_ state: inout AppState, _ event: ProfileEvent, of id: ProfileID) -> [AppEffect] {
        switch event {
        case .held(let profile, let process): return refuse(&state, profile, process)
        case .notOpened(let problem): return notOpened(&state, id, problem)
        case .removed: return noteRemoved(&state, id)
        case .changed(.hide):
            return (sendToLayers(&state, event, of: id) ?? [])
                + [.perform(.query(.profiles))] + state.toasts.say(state.options.strings.nowHidden())
        case .takesLong, .changed: return sendToLayers(&state, event, of: id) ?? []
        case .refused(let problem):
            return sendToLayers(&state, event, of: id) ?? state.toasts.say(problem)
        }
    }

    /// Sends an event to the layers, until one takes it.
    ///
    /// - Returns: nil if none does.
    private static func sendToLayers(_ state: inout AppState, _ event: ProfileEvent, of id: ProfileID) -> [AppEffect]? {
        App.sendToFirst(&state, .profileChanged(id, event))
    }

    /// Another process has the profile. The layer where it was chosen says so; at the start, the user can choose another.
    static func refuse(_ state: inout AppState, _ profile: Profile, _ process: Int32?) -> [AppEffect] {
        state.holders[profile.id] = process ?? 0
        state.root.withLaunch { $0.choose(held: profile.id) }
        if state.frontLayer == nil, state.root.kind == .launching { App.present(&state, .profiles(UserPicker())) }
        if let sent = sendToLayers(&state, .held(profile, process: process), of: profile.id) {
            return sent + [.cancel(.splash), .cancel(.openingPatience)] + lookForHolders(state)
        }
        return notOpened(&state, profile.id, .profile(.busy(name: profile.names.shown(), process: process)))
    }

    /// Says why a profile was not opened, where it was chosen.
    private static func notOpened(_ state: inout AppState, _ id: ProfileID, _ problem: Problem) -> [AppEffect] {
        let patience: [AppEffect] = [.cancel(.openingPatience)]
        if let sent = sendToLayers(&state, .notOpened(problem), of: id) { return sent + patience }
        if case .launching = state.root { return fail(&state, problem) }
        return patience + state.toasts.say(problem)
    }

    /// After the open profile was deleted another one is opened; after the last one, one is made.
    private static func noteRemoved(_ state: inout AppState, _ id: ProfileID) -> [AppEffect] {
        let notice = state.options.strings.profileDeleted()
        if state.main?.profile.id == id {
            state.profiles.removeAll { $0.id == id }
            return launch(&state, isDeleted: true) + state.toasts.say(notice)
        }
        // Nothing leads back to it.
        state.root.withRegistration { if $0.previous?.id == id { $0.previous = nil } }
        return state.toasts.say(notice) + (sendToLayers(&state, .removed, of: id) ?? []) + [.perform(.query(.profiles))]
    }

    static func takeHolders(_ state: inout AppState, _ holders: [ProfileID: Int32]) -> [AppEffect] {
        state.holders = holders
        guard state.showsProfiles else { return [] }
        return holders.isEmpty ? [.cancel(.holders)] : [.after(holderInterval, .holdersDue, id: .holders)]
    }

    /// Asks which processes have the profiles that could be chosen, while they are shown.
    static func lookForHolders(_ state: AppState) -> [AppEffect] {
        guard state.showsProfiles else { return [] }
        let others = state.profiles.map(\.id).filter { $0 != state.main?.profile.id }
        return [.perform(.query(.holders(others)))]
    }
}

extension AppState {
    /// True if profiles to choose from are in front.
    var showsProfiles: Bool { layers.contains { $0.read { $0.showsProfiles } } }

    /// True if what is typed now may be a password, which no recording must have.
    package var isSecretTyped: Bool { layers.contains { $0.read { $0.isSecretTyped } } }
}
