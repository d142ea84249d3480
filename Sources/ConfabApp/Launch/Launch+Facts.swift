package import Messenger
import TerminalDOM

extension Launch {
    /// The knowledge that decides which root comes after the start.
    package struct Facts: Codable, Equatable, Sendable {
        /// The profiles that can be seen, the one used last first.
        package var profiles: [ProfileSummary]
        /// The name of the profile that the command line asks for; nil if it leaves that open.
        package var name: String?
        /// The profiles that other processes have open, and those processes; 0 for an unknown one.
        package var holders: [ProfileID: Int32]
        /// The profile that was opened; nil before that.
        package var opened: Opened?

        package init(
            profiles: [ProfileSummary] = [], name: String? = nil, holders: [ProfileID: Int32] = [:],
            opened: Opened? = nil
        ) {
            self.profiles = profiles
            self.name = name
            self.holders = holders
            self.opened = opened
        }

        /// The profile to open: the one of the name, or else the one used last.
        package var chosen: ProfileID? { (name.map { profiles.named($0) } ?? profiles).first?.id }
    }

    /// A profile that was opened, and the session with its service.
    package struct Opened: Codable, Equatable, Sendable {
        package var profile: Profile
        package var session: ServiceSession

        package init(_ profile: Profile, _ session: ServiceSession) {
            self.profile = profile
            self.session = session
        }
    }

    /// Returns the root that follows from `facts`.
    ///
    /// A hidden profile isn't among the facts, so a machine that has no other is like one without profiles: nobody learns
    /// that it's there.
    package static func root(_ facts: Facts) -> Root {
        if let opened = facts.opened { return .main(Main(profile: opened.profile, session: opened.session)) }
        var launch = Launch()
        if let chosen = facts.chosen {
            let isHeld = facts.holders[chosen] != nil
            launch.step = isHeld ? .choosing(missing: nil, held: chosen) : .opening(chosen)
            return .launching(launch)
        }
        guard facts.profiles.isEmpty else {
            launch.step = .choosing(missing: facts.name, held: nil)
            return .launching(launch)
        }
        var registration = Registration()
        if let name = facts.name {
            registration.name = EditableText(name)
            // The user can type another name without deleting this one first.
            registration.name.apply(.selectAll)
        }
        return .registration(registration)
    }
}
