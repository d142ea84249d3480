package import TerminalDOM

/// The menu “Add to the message” of the message field: its items, a few on each page.
package struct InputMenu: Feature {
    package struct Entry: Codable, Equatable, Sendable {
        package var item: InputItem
        /// The reason that it can't be used, whatever programs are there; nil if there's none.
        package var obstacle: String?
    }

    package var entries: [Entry]
    /// The index of the selected entry.
    package var selection = 0
    /// The scroll position in the reason that the selected item can't be used; nil while the items are shown. A small
    /// screen doesn't have room for both.
    package var reading: ListScroll<Int>?
    package var viewport: ListViewport<Int>?

    package enum Action: Codable, Equatable, Sendable {
        /// An entry was chosen.
        case chosen(Int)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
        /// The visible part of the reason has changed.
        case viewportChanged(ListViewport<Int>)
    }

    init(_ entries: [Entry]) { self.entries = entries }

    /// The entries on a page.
    static let pageSize = 8

    package var contexts: [KeyContext] { [.menu, .everywhere] }
    package var opener: CommandID? { .inputMenu }

    /// The footer names the keys for pages if there are several.
    package func footerRank(_ command: CommandID, _ shared: Shared) -> Int? {
        command == .pageDown && reading == nil && entries.count > Self.pageSize ? 3 : nil
    }

    /// False for opening an item that can't be used if the whole reason is already on the screen.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        guard command == .open, entries.indices.contains(selection) else { return true }
        return obstacle(to: selection, shared).map { reading == nil && !fits($0, on: shared.size) } ?? true
    }

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
            guard let reason = obstacle(to: index, shared) else {
                return Outcome(intents: [.close] + entries[index].item.intents)
            }
            // Where it fits, it's below the items.
            if !fits(reason, on: shared.size) { reading = ListScroll(.start) }
        case .wheelTurned(let notches) where reading != nil: reading?.turn(by: notches, from: &viewport)
        case .wheelTurned(let notches): selection = rows.moved(by: notches) ?? 0
        case .viewportChanged(let viewport): self.viewport = viewport
        }
        return Outcome()
    }

    /// Moves the selection, or uses the selected item.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if reading != nil {
            if command == .open { return back(shared) }
            return reading?.move(command, from: &viewport) == true ? Outcome() : nil
        }
        if command == .open { return reduce(.chosen(selection), shared) }
        guard let moved = rows.moved(by: command) else { return nil }
        selection = moved
        return Outcome()
    }

    /// Selects the next item with a word that begins with a typed letter.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        guard reading == nil else { return Outcome() }
        selection = rows.moved(by: edit) { entries[$0].item.title(shared.strings) } ?? selection
        return Outcome()
    }

    /// Goes back from a reason to the items.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        guard reading != nil else { return nil }
        reading = nil
        return Outcome()
    }

    /// A dialog with a page of items. Those that can't be used are dimmed and marked; the selected one says why, below
    /// the items, which stay where they are.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let reason = entries.indices.contains(selection) ? obstacle(to: selection, shared) ?? "" : ""
        let titleColumns = Dialog<Action>.titleColumns(Self.width, on: shared.size)
        return Dialog(title: title(env, columns: titleColumns), width: Self.width, env: env) {
            if let reading {
                ScrolledText<Action>(
                    text: reason, scroll: reading, env: env, onViewport: { .viewportChanged($0) },
                    wheel: { .wheelTurned($0) }
                ).node
                    .height(shared.size.height)
                    .part(.choices)
            } else {
                SelectionList(
                    rows: Array(shown), selected: selection, env: env, wheel: { .wheelTurned($0) },
                    row: { row($0, shared, env) }
                ).node
                    .height(listRows(above: reason, on: shared.size))
                    .part(.choices)
                if !reason.isEmpty, !shared.size.isLow { DialogText(reason) }
            }
        }
        .hanging(on: shared.size)
    }

    /// The columns of the dialog.
    private static let width = 46
    /// The rows that a reason may take from the items.
    private static let mostReasonRows = 5
    /// Narrower screens leave the columns of the keys to the titles.
    private static let leastForKeys = 30

    /// The rows of a page.
    private var pageRows: Int { min(Self.pageSize, entries.count) }

    /// The rows of the items above a reason that takes as many as it needs; those of the page if it's empty.
    private func listRows(above reason: String, on size: Size) -> Int {
        guard !reason.isEmpty, !size.isLow else { return pageRows }
        return min(pageRows, max(leastRows(size), roomAboveReason(reason, on: size)))
    }

    /// The fewest rows of the items above a reason.
    private func leastRows(_ size: Size) -> Int {
        min(pageRows, max(1, Dialog<Action>.rows(on: size) - Self.mostReasonRows))
    }

    /// True if there's room for all of a reason below the items.
    private func fits(_ reason: String, on size: Size) -> Bool {
        !size.isLow && leastRows(size) <= roomAboveReason(reason, on: size)
    }

    /// The rows of the screen that all of a reason leaves to the items.
    private func roomAboveReason(_ reason: String, on size: Size) -> Int {
        let lines = Wrapping.word.lines(of: reason, width: Dialog<Action>.columns(Self.width, on: size)).count
        return Dialog<Action>.rows(on: size) - lines
    }

    /// The reason that an item can't be used now; nil if it can.
    private func obstacle(to index: Int, _ shared: Shared) -> String? {
        entries[index].obstacle ?? shared.missingProgram(of: entries[index].item)
    }

    /// The title, and the number of the page if there are several. The words are cut for it: nothing else says that
    /// there are more.
    private func title(_ env: ViewEnvironment, columns: Int = .max) -> String {
        let pages = (entries.count + Self.pageSize - 1) / Self.pageSize
        let number = pages > 1 ? " \(selection / Self.pageSize + 1)/\(pages)" : ""
        return env.shortened(env.strings.moreTitle(), to: columns - DisplayWidth.of(number)) + number
    }

    private func row(_ index: Int, _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let item = entries[index].item
        let isSelected = index == selection
        let isUsable = obstacle(to: index, shared) == nil
        // Not every theme has a dimmed color for the selected row.
        let role: Role? = isUsable || isSelected ? nil : .inputPlaceholder
        let glyphWidth = entries.map { DisplayWidth.of($0.item.glyph(env)) }.max() ?? 0
        let key = shared.size.width < Self.leastForKeys ? nil : item.command.map { env.key($0, in: .composer) }
        return Row<Action>(spacing: 1) {
            Text(isSelected ? env.glyphs[.selection] : " ").width(1)
            Text(item.glyph(env)).role(role).width(max(2, glyphWidth))
            Text(item.title(env.strings)).role(role)
            Spacer()
            if isUsable {
                Text(key ?? "").role(.menuDetail)
            } else {
                // Without colors, nothing else tells it from the others.
                Text(env.glyphs[.failed]).unshrinkable()
            }
            Text("")
        }
        .role(isSelected ? Role.menuRow.state("selected") : .menuRow)
        .onClick(.chosen(index))
    }

    /// The items, and why some of them can't be used.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let rows = shown.map { index in
            let entry = entries[index]
            return entry.item.title(env.strings) + (obstacle(to: index, shared).map { ", \($0)" } ?? "")
        }
        return [String].menu(title(env), rows, selection - shown.lowerBound, env.strings)
    }
}
