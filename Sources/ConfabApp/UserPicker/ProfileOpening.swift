package import Messenger

/// Opening a profile that was chosen in a layer, and what went wrong there.
package struct ProfileOpening: Codable, Equatable, Sendable {
    /// The profile that is being opened; nothing else can be chosen meanwhile.
    package private(set) var profile: ProfileID?
    /// True if that takes long enough to say so.
    private var isSlow = false
    /// A profile that was chosen although another process has it.
    package private(set) var held: ProfileID?
    /// The failure and its reason.
    package var problem: Problem?

    /// The time before the layer says that a profile is being opened.
    static let patience: Duration = .milliseconds(100)

    /// True if the layer shows that a profile is being opened: what comes and goes at once is a flicker.
    var isShown: Bool { profile != nil && isSlow }

    /// Chooses a profile; it's opened unless another process has it.
    mutating func choose(_ id: ProfileID, _ shared: Shared) -> [Intent] {
        self = ProfileOpening()
        guard shared.holders[id] == nil else {
            held = id
            return []
        }
        profile = id
        return [.switchProfile(id)]
    }

    /// Follows the opening of a profile.
    mutating func profileChanged(_ event: ProfileEvent, of id: ProfileID) {
        switch event {
        case .takesLong: if profile == id { isSlow = true }
        case .held: (profile, held) = (nil, id)
        case .notOpened(let problem): (profile, self.problem) = (nil, problem)
        case .changed, .removed, .refused: break
        }
    }

    /// The text below the layer's rows.
    ///
    /// - Parameter unlocked: hidden profiles that it shows.
    func status(_ shared: Shared, unlocked: [ProfileSummary] = []) -> (text: String, isProblem: Bool)? {
        func name(_ id: ProfileID) -> String {
            (unlocked + shared.profiles).first { $0.id == id }?.profile.names.shown() ?? ""
        }
        if let problem { return (shared.strings.problem(problem), true) }
        if let held, let process = shared.holders[held] {
            let busy = Problem.profile(.busy(name: name(held), process: process == 0 ? nil : process))
            return (shared.strings.problem(busy) + " " + shared.strings.profileBusyHelp(), true)
        }
        return isShown ? profile.map { (shared.strings.openingProfile(name($0)), false) } : nil
    }
}
