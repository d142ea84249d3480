import Messenger
package import TerminalDOM

/// The help: every command with its keys, made from the table of commands.
package struct Help: Feature {
    /// The places whose keys come first: those where the user is.
    package var places: [KeyContext] = []
    package var scroll = ListScroll<Int>(.start)
    /// The visible lines.
    package var viewport: ListViewport<Int>?

    package enum Action: Codable, Equatable, Sendable {
        /// Other lines are seen.
        case viewportChanged(ListViewport<Int>)
        /// It is scrolled by so many lines.
        case scrolled(Int)
    }

    /// Its own keys, and those of every menu.
    package var contexts: [KeyContext] { [.help, .menu, .everywhere] }

    /// Scrolls.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .viewportChanged(let viewport): self.viewport = viewport
        case .scrolled(let lines): scroll.move(by: lines, from: &viewport)
        }
        return Outcome()
    }

    /// Scrolls.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        let page = max(1, (viewport?.height ?? 10) - 1)
        switch command {
        case .next: scroll.move(by: 1, from: &viewport)
        case .previous: scroll.move(by: -1, from: &viewport)
        case .pageDown: scroll.move(by: page, from: &viewport)
        case .pageUp: scroll.move(by: -page, from: &viewport)
        case .first: scroll = ListScroll(.start)
        case .last: scroll = ListScroll(.end)
        default: return nil
        }
        return Outcome()
    }

    private enum Line: Equatable {
        case heading(KeyContext)
        case command(CommandID, keys: [KeyPress])
        case empty
    }

    private func lines(_ keymap: Keymap) -> [Line] {
        let places = places + KeyContext.allCases.filter { !self.places.contains($0) }
        let lines = places.flatMap { context -> [Line] in
            let commands = Command.all.filter { $0.place(in: context) != nil }
            guard !commands.isEmpty else { return [] }
            return [.heading(context)]
                + commands.map { .command($0.id, keys: keymap.keys(for: $0.id, in: context)) } + [.empty]
        }
        // Nothing follows the last part.
        return lines.dropLast()
    }

    /// Narrower than this, keys stand below what they do.
    private static let wideWidth = 60

    /// A dialog in the middle.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let lines = lines(env.options.keymap)
        let isWide = shared.size.width >= Self.wideWidth
        return Dialog(title: env.strings.helpTitle(), width: 74, env: env) {
            List<Action>(
                Array(lines.indices), id: { $0 }, scroll: scroll, onViewport: { .viewportChanged($0) }
            ) { row(lines[$0], isWide: isWide, env) }
            .node
            .onWheel { .scrolled($0 * 3) }
            .grow()
        }
        .node
        .height(lines.count * (isWide ? 1 : 2) + 2)
    }

    /// A sentence for each command.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let lines = lines(env.options.keymap).compactMap { line in
            switch line {
            case .heading(let context): env.strings.title(context)
            case .command(let command, let keys):
                "\(env.strings.title(command)): \(typed(keys, separator: ", ", env))"
            case .empty: nil
            }
        }
        return [env.strings.helpTitle()] + lines
    }

    /// The keys; what has none is found by its name.
    private func typed(_ keys: [KeyPress], separator: String, _ env: ViewEnvironment) -> String {
        let palette = env.key(.palette, in: .everywhere)
        guard keys.isEmpty, !palette.isEmpty else { return keys.map(\.description).joined(separator: separator) }
        return env.strings.byName(palette)
    }

    private func row(_ line: Line, isWide: Bool, _ env: ViewEnvironment) -> Node<Action> {
        switch line {
        case .heading(let context): return Text<Action>(env.strings.title(context)).role(.helpHeading)
        case .command(let command, let keys):
            let typed = typed(keys, separator: "  ", env)
            guard isWide else {
                return Column<Action> {
                    Text(env.strings.title(command)).wrap()
                    Text(typed).wrap().role(.helpKey).padding(Insets(left: 2))
                }.node
            }
            return Row<Action>(spacing: 1) {
                Text(typed).wrap().role(.helpKey).width(22)
                Text(env.strings.title(command)).wrap().grow()
            }.node
        case .empty: return Text<Action>("").node
        }
    }
}
