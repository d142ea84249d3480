/// A record of a session's actions. From the same start, the same actions lead to the same state.
///
/// It contains all actions, including those of timers and the answers to effects, so a replay runs no effects. In a
/// file, a recording is JSON Lines: the header, followed by one entry per line, each written as soon as it happens.
public struct Recording<Start, Action> {
    /// The header, which describes the start of the session.
    public var header: Header
    /// The actions in order.
    public var entries: [Entry]

    /// Creates a recording from its parts.
    public init(header: Header, entries: [Entry] = []) {
        self.header = header
        self.entries = entries
    }

    /// The first line of a recording.
    public struct Header {
        /// The version of the format that this program writes.
        public static var currentFormat: Int { 8 }

        /// The version of this recording's format. A reader rejects versions that it doesn't know.
        public var format: Int
        /// The program and its version, for people.
        public var program: String
        /// True if texts were made unreadable (see ``Redaction``).
        public var isRedacted: Bool
        /// The data for the first state, such as the screen size, the language, and the time zone.
        public var start: Start

        /// Creates a header in the current format.
        public init(program: String, isRedacted: Bool, start: Start) {
            format = Self.currentFormat
            self.program = program
            self.isRedacted = isRedacted
            self.start = start
        }
    }

    /// A line of a recording other than the header.
    public struct Entry {
        /// The time of the action.
        public var at: Instant
        /// The action.
        public var action: Action

        /// Creates an entry for `action` at time `at`.
        public init(at: Instant, action: Action) {
            self.at = at
            self.action = action
        }
    }

    /// Returns the state at the end of the session, which starts with `state`.
    public func replay<State, Operation>(from state: State, reduce: Reducer<State, Action, Operation>) -> State {
        var state = state
        for entry in entries { _ = reduce(&state, entry.action) }
        return state
    }
}

extension Recording: Equatable where Start: Equatable, Action: Equatable {}
extension Recording: Sendable where Start: Sendable, Action: Sendable {}
extension Recording.Header: Equatable where Start: Equatable {}
extension Recording.Header: Sendable where Start: Sendable {}
extension Recording.Header: Encodable where Start: Encodable {}
extension Recording.Header: Decodable where Start: Decodable {}
extension Recording.Entry: Equatable where Action: Equatable {}
extension Recording.Entry: Sendable where Action: Sendable {}
extension Recording.Entry: Encodable where Action: Encodable {}
extension Recording.Entry: Decodable where Action: Decodable {}
