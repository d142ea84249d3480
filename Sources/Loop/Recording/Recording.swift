/// A session as what happened in it: with the same start, the same actions lead to the same state.
///
/// All actions are kept, those of timers and those that answer effects among them, so a replay runs no effects. In a
/// file a recording is JSON lines: the header, then one entry a line, each written as soon as it happened.
public struct Recording<Start, Action> {
    /// What the session began with.
    public var header: Header
    /// What happened, in order.
    public var entries: [Entry]

    /// A recording of these parts.
    public init(header: Header, entries: [Entry] = []) {
        self.header = header
        self.entries = entries
    }

    /// The first line of a recording.
    public struct Header {
        /// The version of the recording's form that this program writes.
        public static var currentFormat: Int { 4 }

        /// The version of the form that this recording has. A reader refuses those that it does not know.
        public var format: Int
        /// The program and its version, for people.
        public var program: String
        /// Whether texts were made unreadable (see ``Redaction``).
        public var isRedacted: Bool
        /// What the first state was made of: its size on the screen, the language, the zone, or all of it.
        public var start: Start

        /// A header in the form that this program writes.
        public init(program: String, isRedacted: Bool, start: Start) {
            format = Self.currentFormat
            self.program = program
            self.isRedacted = isRedacted
            self.start = start
        }
    }

    /// Any line of a recording but the first.
    public struct Entry {
        /// When it happened.
        public var at: Instant
        /// What happened.
        public var action: Action

        /// That `action` happened at `at`.
        public init(at: Instant, action: Action) {
            self.at = at
            self.action = action
        }
    }

    /// The state that the session leads to from `state`.
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
