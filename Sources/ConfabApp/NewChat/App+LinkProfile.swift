import Loop
public import Messenger
import TerminalDOM

// For which of the user's profiles a link is.
extension App {
    /// Shows the profiles for which the link could be.
    static func askForProfile(_ state: inout AppState) -> [AppEffect] {
        guard case .newChat(.link(var invitation)) = state.overlay, state.linkProfiles.count > 1,
            invitation.progress != .creating, invitation.opening == nil
        else { return [] }
        invitation.choosing = state.main?.profile.id
        invitation.problem = nil
        state.overlay = .newChat(.link(invitation))
        return lookForHolders(state)
    }

    static func performOnLinkProfiles(
        _ state: inout AppState, _ invitation: NewChat.Invitation, _ command: CommandID
    ) -> [AppEffect] {
        let profiles = state.linkProfiles.map(\.id)
        let index = profiles.firstIndex { $0 == invitation.choosing } ?? 0
        if let moved = movedSelection(index, by: command, count: profiles.count) {
            var invitation = invitation
            invitation.choosing = profiles[moved]
            state.overlay = .newChat(.link(invitation))
            return []
        }
        return command == .open && profiles.indices.contains(index) ? makeLink(&state, for: profiles[index]) : []
    }

    /// Opens a profile, to make a link for it. The one that is shown is taken back then, and not before: it stays when the
    /// profile cannot be opened.
    static func makeLink(_ state: inout AppState, for id: ProfileID) -> [AppEffect] {
        guard case .newChat(.link(var invitation)) = state.overlay, invitation.choosing != nil else { return [] }
        invitation.choosing = nil
        let isOther = id != state.main?.profile.id
        (invitation.opening, invitation.isSlow) = (isOther ? id : nil, false)
        state.overlay = .newChat(.link(invitation))
        guard isOther else { return [] }
        return opening(&state, id, withdrawing: invitation.made?.chat)
    }

    /// The first link of a profile that was opened for it; nothing when it was opened for something else.
    static func makeAwaitedLink(_ state: inout AppState, after overlay: Layer?) -> [AppEffect] {
        guard case .newChat(.link(let invitation))? = overlay, invitation.opening == state.main?.profile.id else {
            return []
        }
        return begin(&state, .createLink)
    }

    /// Says that a link stays that was left without a question.
    static func keptLink(_ invitation: NewChat.Invitation, _ words: Words) -> [AppEffect] {
        invitation.staysWhenLeft ? [.notice(words.linkIsKept())] : []
    }
}

extension NewChat.Invitation {
    /// Whether there is a link that waits on when its page is left.
    var staysWhenLeft: Bool { made != nil && opening == nil }
}

extension AppState {
    /// The profiles for which a link can be made: the open one, and those that no other process has.
    public var linkProfiles: [ProfileSummary] {
        profiles.filter { $0.id == main?.profile.id || !$0.profile.isHidden && holders[$0.id] == nil }
    }
}
