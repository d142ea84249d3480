public import TerminalDOM

/// The help screen: every command with its keys, made from the table of commands.
public enum Help {
    /// How far it is scrolled, and where it was asked for.
    public struct State: Codable, Equatable, Sendable {
        /// The places whose keys come first: those where the user is.
        public var places: [KeyContext]
        /// Where the lines are scrolled to.
        public var scroll = ListScroll<Int>(.start)
        /// What is seen of them.
        public var viewport: ListViewport<Int>?

        /// Scrolled to the beginning, which is about `places`.
        public init(_ places: [KeyContext] = []) { self.places = places }
    }

    /// What happens on it.
    public enum Action: Codable, Equatable, Sendable {
        /// Other lines are seen.
        case viewportChanged(ListViewport<Int>)
        /// It is scrolled by so many lines.
        case scrolled(Int)
    }

    /// What `action` does.
    public static func reduce(_ state: inout State, _ action: Action) {
        switch action {
        case .viewportChanged(let viewport): state.viewport = viewport
        case .scrolled(let lines):
            if let scroll = state.viewport?.scroll(by: lines) { state.scroll = scroll }
        }
    }

    static func perform(_ state: inout State, _ command: CommandID) -> Bool {
        let page = max(1, (state.viewport?.height ?? 10) - 1)
        switch command {
        case .next: reduce(&state, .scrolled(1))
        case .previous: reduce(&state, .scrolled(-1))
        case .pageDown: reduce(&state, .scrolled(page))
        case .pageUp: reduce(&state, .scrolled(-page))
        case .first: state.scroll = ListScroll(.start)
        case .last: state.scroll = ListScroll(.end)
        default: return false
        }
        return true
    }

    private enum Line: Equatable {
        case heading(KeyContext)
        case command(CommandID, keys: [KeyPress])
        case empty
    }

    private static func lines(_ state: State, _ keymap: Keymap) -> [Line] {
        let places = state.places + KeyContext.allCases.filter { !state.places.contains($0) }
        let lines = places.flatMap { context -> [Line] in
            var seen = Set<CommandID>()
            let commands = Command.all.filter { $0.contexts.contains(context) && seen.insert($0.id).inserted }
            guard !commands.isEmpty else { return [] }
            return [.heading(context)]
                + commands.map { .command($0.id, keys: keymap.keys(for: $0.id, in: context)) } + [.empty]
        }
        // Nothing follows the last part.
        return lines.dropLast()
    }

    /// Narrower than this, keys stand below what they do.
    private static let wideWidth = 60

    /// The help, for the middle of a screen of `width` columns.
    public static func view(_ state: State, width: Int, _ env: ViewEnvironment) -> Node<AppAction> {
        let lines = lines(state, env.options.keymap)
        let isWide = width >= wideWidth
        return Dialog(title: env.words.helpTitle(), width: 74, env: env) {
            List<AppAction>(
                Array(lines.indices), id: { $0 }, scroll: state.scroll,
                onViewport: { .help(.viewportChanged($0)) }
            ) { row(lines[$0], isWide: isWide, env) }
            .node
            .onWheel { .help(.scrolled($0 * 3)) }
            .grow()
        }
        .node
        .height(lines.count * (isWide ? 1 : 2) + 2)
    }

    /// Every command with its keys, as sentences.
    static func lines(_ state: State, _ env: ViewEnvironment) -> [String] {
        lines(state, env.options.keymap).compactMap { line in
            switch line {
            case .heading(let context): env.words.title(context)
            case .command(let command, let keys):
                "\(env.words.title(command)): \(typed(keys, separator: ", ", env))"
            case .empty: nil
            }
        }
    }

    /// The keys; what has none is found by its name.
    private static func typed(_ keys: [KeyPress], separator: String, _ env: ViewEnvironment) -> String {
        let palette = env.key(.palette, in: .everywhere)
        guard keys.isEmpty, !palette.isEmpty else { return keys.map(\.description).joined(separator: separator) }
        return env.words.byName(palette)
    }

    private static func row(_ line: Line, isWide: Bool, _ env: ViewEnvironment) -> Node<AppAction> {
        switch line {
        case .heading(let context): return Text<AppAction>(env.words.title(context)).role(.helpHeading)
        case .command(let command, let keys):
            let typed = typed(keys, separator: "  ", env)
            guard isWide else {
                return Column<AppAction> {
                    Text(env.words.title(command)).wrap()
                    Text(typed).wrap().role(.helpKey).padding(Insets(left: 2))
                }.node
            }
            return Row<AppAction>(spacing: 1) {
                Text(typed).wrap().role(.helpKey).width(22)
                Text(env.words.title(command)).wrap().grow()
            }.node
        case .empty: return Text<AppAction>("").node
        }
    }
}
