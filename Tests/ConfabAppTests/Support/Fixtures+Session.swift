import ConfabApp
import Messenger

extension ServiceSession {
    /// A session with a service that can do what the one of this device can.
    static let fixture = ServiceSession(
        [.links, .groups, .receipts, .edits, .redactions, .reactions, .pins, .polls, .reports, .typing, .files],
        fileLimit: 4_000_000_000, options: Set(ServiceOption.allCases))
}

extension Main {
    /// The screen of a profile with that session.
    init(profile: Profile) { self.init(profile: profile, session: .fixture) }
}

extension AppAction {
    /// A profile was opened with that session.
    static func profileOpened(_ profile: Profile) -> AppAction { .profileOpened(profile, .fixture) }
}
