import Messenger
package import TerminalDOM

/// The help: every command with its keys, made from the table of commands, and the meaning of every symbol.
package struct Help: Feature {
    /// The places whose keys come first: those where the user is.
    package var places: [KeyContext] = []
    /// The text that lines must contain; nil while the field is closed.
    package var filter: EditableText?
    /// Where the lines are scrolled to.
    package var scroll = ListScroll<Int>(.start)
    /// The visible lines.
    package var viewport: ListViewport<Int>?

    /// Its actions.
    package enum Action: Codable, Equatable, Sendable {
        /// Other lines are seen.
        case viewportChanged(ListViewport<Int>)
        /// It is scrolled by so many lines.
        case scrolled(Int)
        /// The filter was edited.
        case filterEdited(EditCommand)
    }

    /// Its own keys and those of every menu; while the filter is open, those of a field over a list.
    package var contexts: [KeyContext] {
        filter == nil ? [.help, .menu, .everywhere] : [.people, .text, .everywhere]
    }

    /// Scrolls.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .viewportChanged(let viewport): self.viewport = viewport
        case .scrolled(let lines): scroll.move(by: lines, from: &viewport)
        case .filterEdited(let command): return edit(command, shared)
        }
        return Outcome()
    }

    /// Scrolls, or opens the filter.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        guard command == .search else { return scroll.move(command, from: &viewport) ? Outcome() : nil }
        filter = filter ?? EditableText()
        return Outcome()
    }

    /// Nothing can be chosen here.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        command != .open && command != .nextField && command != .help
    }

    /// Edits the filter.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        filter?.apply(edit.onOneLine)
        scroll = ListScroll(.start)
        return Outcome()
    }

    /// Closes the filter.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        guard filter != nil else { return nil }
        filter = nil
        scroll = ListScroll(.start)
        return Outcome()
    }
}
