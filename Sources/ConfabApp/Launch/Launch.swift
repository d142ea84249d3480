public import TerminalDOM
public import Loop

/// The start: what is shown while something is being loaded.
public enum Launch {
    /// How long the start has taken, as far as it is shown.
    public struct State: Codable, Equatable, Sendable {
        /// What is said about it.
        public var phase: Phase = .silent

        /// Nothing said yet.
        public init() {}
    }

    /// A start that is quick shows nothing at all; a splash that comes and goes is a flicker.
    public enum Phase: String, Codable, Equatable, Sendable {
        /// Nothing is shown yet.
        case silent
        /// The name of the program, and that it is loading.
        case splash
        /// That it takes long, and how to end it.
        case long
    }

    /// What happens while Confab starts.
    public enum Action: String, Codable, Equatable, Sendable {
        /// It takes long enough to say so.
        case splashDue
        /// It takes longer than it should.
        case longDue
    }

    /// Before the splash.
    static let splashDelay: Duration = .milliseconds(100)
    /// Before saying that it takes long.
    static let longDelay: Duration = .seconds(10)

    /// Begins the start: reads the profiles.
    public static func begin() -> [AppEffect] {
        [.perform(.query(.profiles)), .after(splashDelay, .launch(.splashDue), id: .splash)]
    }

    /// What `action` does to the start.
    public static func reduce(_ state: inout State, _ action: Action) -> [AppEffect] {
        switch action {
        case .splashDue:
            state.phase = .splash
            return [.after(longDelay, .launch(.longDue), id: .splash)]
        case .longDue:
            state.phase = .long
            return []
        }
    }

    /// The screen while something is being loaded.
    public static func view(_ state: State, _ env: ViewEnvironment) -> Node<AppAction> {
        Column<AppAction> {
            Spacer()
            if state.phase != .silent {
                Text("confab").align(.center).role(.splash)
                Text(state.phase == .long ? env.words.takesLong() : env.words.loading()).align(.center).role(.empty)
            }
            Spacer()
        }.node
    }

    /// The screen when Confab cannot start.
    public static func failure(_ reason: String, _ env: ViewEnvironment) -> Node<AppAction> {
        Column<AppAction> {
            Spacer()
            Text(env.words.cannotStart()).align(.center).role(.emptyTitle)
            Text(reason).wrap().align(.center).role(.error).padding(.symmetric(columns: 4, rows: 1))
            Text(env.words.retryOrQuit()).align(.center).role(.empty)
            Spacer()
        }.node
    }
}
