package import Messenger
import TerminalDOM

/// The name that is being typed after `from:` or `in:`, and the names that complete it, in a strip near the field.
package struct NameCompletions: Codable, Equatable, Sendable {
    package var completion: SearchCompletion
    /// The names; empty until they are read.
    package var names: [String] = []
    /// The index of the name that the user moved to; nil for none.
    package var selection: Int?

    /// The name that Tab completes.
    var chosen: Int { selection ?? 0 }

    /// Moves the selection as the wheel does.
    mutating func move(by rows: Int) {
        selection = ListSelection(selection, in: names.indices).moved(by: rows)
    }

    /// Returns the text of the search with the name at `index`, or with the chosen one; nil if there is none.
    func completedText(with index: Int? = nil) -> String? {
        let index = index ?? chosen
        return names.indices.contains(index) ? completion.text(completedBy: names[index]) : nil
    }

    /// The names as rows: the selected one marked, and `key` beside the one that it completes.
    func strip<Action>(
        hasFocus: Bool, key: String, on size: Size, _ env: ViewEnvironment, clicked: @escaping (Int) -> Action,
        turned: @escaping (Int) -> Action
    ) -> Node<Action> {
        Menu<Int, Action>(
            items: Array(names.indices), selection: hasFocus ? selection ?? -1 : -1, env: env,
            title: { names[$0] }, detail: { hasFocus && $0 == chosen ? key + " " : "" },
            chosen: clicked, wheel: turned
        ).strip(rows: size.stripRows(of: names.count))
    }
}
