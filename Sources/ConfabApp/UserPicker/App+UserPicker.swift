import Loop
import Messenger
import TerminalDOM

// The sheet of profiles, and switching from one to another.
extension App {
    static func openUserPicker(_ state: inout AppState) -> [AppEffect] {
        state.overlay = .profiles(UserPicker.State())
        return [.perform(.query(.profiles))]
    }

    static func reduceUserPicker(_ state: inout AppState, _ action: UserPicker.Action) -> [AppEffect] {
        switch action {
        case .chosen(let choice): return choose(&state, choice)
        case .wheelTurned(let notches):
            moveInUserPicker(&state, by: notches)
            return []
        case .waitedLong(let profile):
            if case .profiles(var picker) = state.overlay, picker.opening == profile {
                picker.isSlow = true
                state.overlay = .profiles(picker)
            }
            if case .profilesPage(var page) = state.overlay, page.opening == profile {
                page.isSlow = true
                state.overlay = .profilesPage(page)
            }
            if case .newChat(.link(var invitation)) = state.overlay, invitation.opening == profile {
                invitation.isSlow = true
                state.overlay = .newChat(.link(invitation))
            }
            return []
        case .holdersLoaded(let holders):
            state.holders = holders
            guard state.showsProfiles else { return [] }
            return holders.isEmpty
                ? [.cancel(.holders)]
                : [.after(UserPicker.holderInterval, .userPicker(.holdersDue), id: .holders)]
        case .holdersDue: return lookForHolders(state)
        }
    }

    /// Asks who has the profiles that could be chosen, while they are shown.
    static func lookForHolders(_ state: AppState) -> [AppEffect] {
        guard state.showsProfiles else { return [] }
        let others = state.profiles.map(\.id).filter { $0 != state.main?.profile.id }
        return [.perform(.query(.holders(others)))]
    }

    static func performOnUserPicker(
        _ state: inout AppState, _ picker: UserPicker.State, _ command: CommandID
    ) -> [AppEffect] {
        let choices = UserPicker.choices(state.profiles)
        let selected = selection(of: picker, in: state)
        if command == .open { return choose(&state, selected) }
        let index = choices.firstIndex(of: selected) ?? 0
        if let moved = movedSelection(index, by: command, count: choices.count) {
            moveInUserPicker(&state, by: moved - index)
        }
        return []
    }

    private static func selection(of picker: UserPicker.State, in state: AppState) -> UserPicker.Choice {
        UserPicker.selected(
            picker, state.profiles, current: state.main?.profile.id, holders: state.holders)
    }

    private static func moveInUserPicker(_ state: inout AppState, by rows: Int) {
        guard case .profiles(var picker) = state.overlay, picker.opening == nil else { return }
        let choices = UserPicker.choices(state.profiles)
        let index = choices.firstIndex(of: selection(of: picker, in: state)) ?? 0
        picker.selection = choices[max(0, min(choices.count - 1, index + rows))]
        (picker.problem, picker.held) = (nil, nil)
        state.overlay = .profiles(picker)
    }

    private static func choose(_ state: inout AppState, _ choice: UserPicker.Choice) -> [AppEffect] {
        guard case .profiles(var picker) = state.overlay, picker.opening == nil else { return [] }
        picker.selection = choice
        (picker.problem, picker.held) = (nil, nil)
        state.overlay = .profiles(picker)
        switch choice {
        case .profile(let id) where id == state.main?.profile.id: return openProfilesPage(&state, at: id)
        case .profile(let id): return switchProfile(&state, to: id)
        case .settings: return perform(&state, .settings)
        case .manage: return openProfilesPage(&state)
        case .add: return addProfile(&state)
        }
    }

    /// Opens another profile. What is in front stays until it is open, and says what becomes of it.
    static func switchProfile(_ state: inout AppState, to id: ProfileID) -> [AppEffect] {
        // Where it is not said beside them who has which, it is found out by trying.
        let isHeld = state.showsProfiles && state.holders[id] != nil
        switch state.overlay {
        case .profiles(var picker):
            (picker.held, picker.problem) = (isHeld ? id : nil, nil)
            (picker.opening, picker.isSlow) = (isHeld ? nil : id, false)
            state.overlay = .profiles(picker)
        case .profilesPage(var page):
            (page.held, page.problem, page.step) = (isHeld ? id : nil, nil, nil)
            (page.opening, page.isSlow) = (isHeld ? nil : id, false)
            state.overlay = .profilesPage(page)
        default: break
        }
        return isHeld ? [] : opening(&state, id)
    }

    /// Begins to open a profile. What is being written is kept, but nobody waits for the disk before the other list is shown.
    ///
    /// - Parameter link: the chat of a link of the profile that is left, to be deleted with it.
    static func opening(_ state: inout AppState, _ id: ProfileID, withdrawing link: ChatID? = nil) -> [AppEffect] {
        [
            .perform(.profile(.open(id, withdrawing: link))),
            .after(UserPicker.patience, .userPicker(.waitedLong(id)), id: .openingPatience),
        ] + state.withConversation { Conversation.keepDraft(&$0) }
    }

    /// Another process has the profile: it is said where it was chosen, and at the start where another can be.
    static func refuse(_ state: inout AppState, _ profile: Profile, _ process: Int32?) -> [AppEffect] {
        state.holders[profile.id] = process ?? 0
        switch state.overlay {
        case .profilesPage(var page):
            (page.opening, page.held) = (nil, profile.id)
            state.overlay = .profilesPage(page)
        case .profiles(var picker):
            (picker.opening, picker.held) = (nil, profile.id)
            state.overlay = .profiles(picker)
        case nil where state.main == nil:
            var picker = UserPicker.State()
            picker.held = profile.id
            state.overlay = .profiles(picker)
        default:
            let sentence = state.options.words.profileBusy(profile.names.shown(), process: process)
            return notOpened(&state, profile.id, sentence)
        }
        return [.cancel(.splash), .cancel(.openingPatience)] + lookForHolders(state)
    }

    /// Says why a profile was not opened, where it was chosen.
    static func notOpened(_ state: inout AppState, _ id: ProfileID, _ sentence: String) -> [AppEffect] {
        let patience: [AppEffect] = [.cancel(.openingPatience)]
        switch state.overlay {
        case .profiles(var picker):
            picker.opening = nil
            picker.problem = sentence
            state.overlay = .profiles(picker)
            return patience
        case .profilesPage(var page):
            page.opening = nil
            page.problem = sentence
            state.overlay = .profilesPage(page)
            return patience
        case .newChat(.link(var invitation)) where invitation.opening == id:
            invitation.opening = nil
            invitation.problem = sentence
            state.overlay = .newChat(.link(invitation))
            return patience
        default: break
        }
        if case .launching = state.root {
            state.root = .failed(sentence)
            return patience + [.cancel(.splash)]
        }
        return patience + Toasts.reduce(&state.toasts, .said(sentence, isError: true))
    }

    /// Asks for the name of another profile.
    static func addProfile(_ state: inout AppState) -> [AppEffect] {
        let effects = handOver(&state) + closeConversation(&state)
        let previous = state.main?.profile
        var registration = Registration.State(isAdditional: !state.profiles.isEmpty, previous: previous)
        registration.name = state.savedInput[.profile]
        state.savedInput[.profile] = EditableText()
        state.root = .registration(registration)
        state.layers.removeAll { !$0.isQuickOpen }
        return effects
    }
}

extension AppState {
    /// Whether profiles to choose from are in front.
    var showsProfiles: Bool {
        switch overlay {
        case .profiles, .profilesPage: true
        case .newChat(.link(let invitation)): invitation.choosing != nil
        default: false
        }
    }
}
