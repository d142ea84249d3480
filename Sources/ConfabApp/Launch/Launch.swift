import Loop
package import Messenger

/// The start: what is shown while something is being loaded.
package struct Launch: Feature {
    /// The message about the progress.
    package var phase: Phase = .silent
    package var step = Step.reading
    /// The failure of the start before this one; nil if it didn't fail.
    package var lastFailure: Failure?
    /// The risks of the start that the user has taken.
    package var accepted: [LaunchRisk] = []
    /// The process that everything waits for, because it is rewriting the data; 0 for an unknown one.
    package var holder: Int32?
    /// The number of steps that the spinner has turned by.
    package var turns = 0

    /// The parts of a start that takes its time, in their order. A start that is quick shows nothing at all; a splash that comes
    /// and goes is a flicker.
    package enum Phase: Int, Codable, Comparable, CaseIterable, Sendable {
        /// Nothing is shown yet.
        case silent
        /// The bars of the list to come, and a spinner.
        case splash
        /// The text says what is being done.
        case detailed
        /// The text says that starting takes long.
        case long
        /// The user can cancel the start.
        case stuck

        /// The time from the start to the beginning of the phase.
        var beginning: Duration {
            switch self {
            case .silent: .zero
            case .splash: .milliseconds(100)
            case .detailed: .seconds(5)
            case .long: .seconds(10)
            case .stuck: .seconds(60)
            }
        }

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The part of the start that is under way.
    package enum Step: Codable, Equatable, Sendable {
        /// The data is being opened, and the profiles are being read.
        case reading
        /// A profile is being opened.
        case opening(ProfileID)
        /// The user chooses a profile: none has the name that the command line asks for, or another process has the one to open.
        case choosing(missing: String?, held: ProfileID?)
    }

    package enum Action: Codable, Equatable, Sendable {
        /// The start has taken so long that this phase begins.
        case phaseDue(Phase)
        /// The spinner turns by a step.
        case turned
        /// Another process is rewriting the data; nil once it's done.
        case held(by: Int32?)
    }

    /// The contexts for keys: those that work everywhere.
    package var contexts: [KeyContext] { [.everywhere] }

    /// Opens the data.
    static func begin(accepting risks: [LaunchRisk] = []) -> [Work] {
        [.perform(.launch(.open(accepting: risks)))] + wait(in: .silent)
    }

    /// Begins the phase after `phase` when it's due.
    static func wait(in phase: Phase) -> [Work] {
        guard let next = Phase(rawValue: phase.rawValue + 1) else { return [] }
        return [.after(next.beginning - phase.beginning, .phaseDue(next), id: .splash)]
    }

    /// True if the user chooses a profile.
    package var isChoosing: Bool { if case .choosing = step { true } else { false } }

    /// Leaves it to the user which profile is opened. Nothing is being loaded behind that question.
    mutating func choose(missing: String? = nil, held: ProfileID?) {
        step = .choosing(missing: missing, held: held)
        phase = .silent
    }

    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .phaseDue(let phase):
            self.phase = phase
            return Outcome(effects: Self.wait(in: phase))
        case .turned: turns += 1
        case .held(let process): holder = process
        }
        return Outcome()
    }

    /// It has no commands.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? { nil }

    package func offers(_ command: CommandID, _ shared: Shared) -> Bool { command != .back || phase == .stuck }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? { command == .back ? .cancel : nil }

    /// There is nothing to go back to, but a start that doesn't end can be canceled.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        phase == .stuck ? Outcome(intents: [.fail(.launch(.canceled(holder: holder)))]) : Outcome()
    }
}
