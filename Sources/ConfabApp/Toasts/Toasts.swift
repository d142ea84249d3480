public import Loop
public import TerminalDOM

/// Short messages that go away by themselves.
public enum Toasts {
    /// What is being said.
    public struct State: Codable, Equatable, Sendable {
        /// From the oldest to the newest.
        public var toasts: [Toast] = []
        /// The number of the last one.
        public var lastNumber = 0

        /// Nothing.
        public init() {}
    }

    /// One short message.
    public struct Toast: Codable, Equatable, Sendable {
        /// Counts up.
        public var number: Int
        /// What it says.
        public var text: String
        /// Whether something went wrong.
        public var isError: Bool
    }

    /// What happens to them.
    public enum Action: Codable, Equatable, Sendable {
        /// Something is to be said.
        case said(String, isError: Bool)
        /// It was there long enough.
        case expired(Int)
        /// These sentences do not hold any more.
        case retracted([String])
        /// It was clicked away.
        case dismissed(Int)
    }

    /// More than these at once push the oldest out.
    static let limit = 4
    static let shortTime: Duration = .seconds(4)
    static let errorTime: Duration = .seconds(10)

    /// What `action` does to them.
    public static func reduce(_ state: inout State, _ action: Action) -> [AppEffect] {
        switch action {
        case .said(let text, let isError):
            // The same sentence twice is one that stays longer, and of what went well only the last is of interest.
            state.toasts.removeAll { $0.text == text || !isError && !$0.isError }
            state.lastNumber += 1
            state.toasts.append(Toast(number: state.lastNumber, text: text, isError: isError))
            if state.toasts.count > limit { state.toasts.removeFirst() }
            return [.after(isError ? errorTime : shortTime, .toasts(.expired(state.lastNumber)))]
        case .retracted(let texts):
            state.toasts.removeAll { texts.contains($0.text) }
            return []
        case .expired(let number), .dismissed(let number):
            state.toasts.removeAll { $0.number == number }
            return []
        }
    }

    /// In the upper right corner, away from what is being written; what went wrong above what went well.
    public static func view(_ state: State, _ env: ViewEnvironment) -> Node<AppAction> {
        Column<AppAction> {
            column(state.toasts.filter(\.isError), role: Role.toast.state("error"))
            column(state.toasts.filter { !$0.isError }, role: .toast)
        }
        .node.align(.trailing, .top)
    }

    private static func column(_ toasts: [Toast], role: Role) -> Node<AppAction> {
        Column<AppAction> {
            for toast in toasts {
                Text(toast.text).wrap(limit: 4)
                    .padding(.symmetric(columns: 1))
                    .role(role)
                    .width(atMost: 60)
                    .align(.trailing)
                    .onClick(.toasts(.dismissed(toast.number)))
            }
        }.node
    }
}

extension AppEffect {
    /// Says something for a moment.
    static func notice(_ text: String) -> AppEffect {
        .after(.zero, .toasts(.said(text, isError: false)))
    }
}
