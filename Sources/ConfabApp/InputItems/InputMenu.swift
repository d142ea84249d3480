package import TerminalDOM

/// The menu “More” of the message field: the items that can be added to a message, a few on each page.
package struct InputMenu: Feature {
    package struct Entry: Codable, Equatable, Sendable {
        package var item: InputItem
        /// The reason that it can't be used now; nil if it can.
        package var obstacle: String?
    }

    package var entries: [Entry]
    /// The index of the selected entry.
    package var selection = 0

    package enum Action: Codable, Equatable, Sendable {
        /// An entry was chosen.
        case chosen(Int)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
    }

    init(_ entries: [Entry]) { self.entries = entries }

    /// The entries on a page.
    static let pageSize = 8

    package var contexts: [KeyContext] { [.menu, .everywhere] }
    package var opener: CommandID? { .inputMenu }

    private var rows: ListSelection<Range<Int>> {
        ListSelection(selection, in: entries.indices, page: Self.pageSize)
    }

    /// The indices of the entries on the page of the selected one.
    private var shown: Range<Int> {
        let start = selection / Self.pageSize * Self.pageSize
        return start..<min(entries.count, start + Self.pageSize)
    }

    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .chosen(let index):
            guard entries.indices.contains(index) else { return Outcome() }
            selection = index
            if let obstacle = entries[index].obstacle { return Outcome(intents: [.notice(obstacle)]) }
            return Outcome(intents: [.close] + entries[index].item.intents)
        case .wheelTurned(let notches): selection = rows.moved(by: notches) ?? 0
        }
        return Outcome()
    }

    /// Moves the selection, or uses the selected item.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if command == .open { return reduce(.chosen(selection), shared) }
        guard let moved = rows.moved(by: command) else { return nil }
        selection = moved
        return Outcome()
    }

    /// A dialog with a page of items. Those that can't be used are dimmed; the selected one says why.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Dialog(title: title(env.strings), width: 46, env: env) {
            SelectionList(
                rows: Array(shown), selected: selection, env: env, wheel: { .wheelTurned($0) }, row: { row($0, env) }
            ).node
                .height(min(Self.pageSize, entries.count))
                .part(.choices)
            if entries.contains(where: { $0.obstacle != nil }) {
                DialogText(entries.indices.contains(selection) ? entries[selection].obstacle ?? "" : "")
            }
        }.node
    }

    private func title(_ strings: any Strings) -> String {
        let pages = (entries.count + Self.pageSize - 1) / Self.pageSize
        return strings.moreTitle() + (pages > 1 ? " \(selection / Self.pageSize + 1)/\(pages)" : "")
    }

    private func row(_ index: Int, _ env: ViewEnvironment) -> Node<Action> {
        let entry = entries[index]
        let isSelected = index == selection
        return Row<Action>(spacing: 1) {
            Text(isSelected ? env.glyphs[.selection] : " ").width(1)
            Text(entry.item.glyph(env)).width(2)
            Text(entry.item.title(env.strings)).role(entry.obstacle == nil ? nil : .menuDetail)
            Spacer()
            Text(entry.item.command.map { env.key($0, in: .composer) } ?? "").role(.menuDetail)
            Text("")
        }
        .role(isSelected ? Role.menuRow.state("selected") : .menuRow)
        .onClick(.chosen(index))
    }

    /// The items, and why some of them can't be used.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let rows = shown.map { index in
            let entry = entries[index]
            return entry.item.title(env.strings) + (entry.obstacle.map { ", \($0)" } ?? "")
        }
        return [String].menu(title(env.strings), rows, selection - shown.lowerBound, env.strings)
    }
}
