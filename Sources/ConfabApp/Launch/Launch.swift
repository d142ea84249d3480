import Loop
package import Messenger
package import TerminalDOM

/// The start: what is shown while something is being loaded.
package struct Launch: Feature {
    /// The message about the progress.
    package var phase: Phase = .silent
    package var step = Step.reading
    /// The risks of the start that the user has taken.
    package var accepted: [LaunchRisk] = []
    /// The process that everything waits for, because it is rewriting the data; 0 for an unknown one.
    package var holder: Int32?

    /// A start that is quick shows nothing at all; a splash that comes and goes is a flicker.
    package enum Phase: String, Codable, Equatable, Sendable {
        /// Nothing is shown yet.
        case silent
        /// The name of the program, and that it is loading.
        case splash
        /// Starting takes long; the text says how to quit.
        case long
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
        /// It takes long enough to say so.
        case splashDue
        /// It takes longer than it should.
        case longDue
        /// Another process is rewriting the data; nil once it's done.
        case held(by: Int32?)
    }

    /// Before the splash.
    static let splashDelay: Duration = .milliseconds(100)
    /// Before saying that it takes long.
    static let longDelay: Duration = .seconds(10)

    /// The contexts for keys: those that work everywhere.
    package var contexts: [KeyContext] { [.everywhere] }

    /// Opens the data.
    static func begin(accepting risks: [LaunchRisk] = []) -> [Work] {
        [.perform(.launch(.open(accepting: risks))), .after(splashDelay, .splashDue, id: .splash)]
    }

    /// Says that it takes its time.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .splashDue:
            phase = .splash
            return Outcome(effects: [.after(Self.longDelay, .longDue, id: .splash)])
        case .longDue:
            phase = .long
            return Outcome()
        case .held(let process):
            holder = process
            return Outcome()
        }
    }

    /// It has no commands.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? { nil }

    package func offers(_ command: CommandID, _ shared: Shared) -> Bool { command != .back }

    /// There is nothing to go back to.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? { Outcome() }

    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] { [text(env)] }

    private func text(_ env: ViewEnvironment) -> String {
        if let holder { return env.strings.waitsForData(process: holder == 0 ? nil : holder) }
        return phase == .long ? env.strings.takesLong() : env.strings.loading()
    }

    /// The screen while something is being loaded.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Column<Action> {
            Spacer()
            if phase != .silent {
                Text("confab").align(.center).role(.splash)
                Text(text(env)).wrap().align(.center).role(.empty)
            }
            Spacer()
        }.node
    }
}
