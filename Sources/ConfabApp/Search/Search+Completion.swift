import Loop
package import Messenger
import TerminalDOM

// Names that complete what is typed after `from:` or `in:`.
extension Search {
    /// The name that is being typed, and the names that complete it, in a strip above the results.
    package struct Completions: Codable, Equatable, Sendable {
        package var completion: SearchCompletion
        /// The names; empty until they are read.
        package var names: [String] = []
        /// The index of the name that the user moved to; nil while they are in the results.
        package var selection: Int?

        /// The name that Tab completes.
        var chosen: Int { selection ?? 0 }
    }

    /// True while there are names to choose from.
    var hasCompletions: Bool { completions?.names.isEmpty == false }

    /// Asks for the names that complete what is typed now.
    mutating func findCompletions() -> [Work] {
        completions = SearchCompletion(field.text).map { Completions(completion: $0) }
        return completions.map {
            [.perform(.query(.completions(profile, $0.completion)), id: .searchCompletions)]
        } ?? []
    }

    mutating func takeCompletions(_ completion: SearchCompletion, _ names: [String]) {
        if completions?.completion == completion { completions?.names = names }
    }

    /// Completes the name that is being typed; nil if there's nothing to complete.
    mutating func complete(with index: Int? = nil, zone: TimeZoneTable) -> [Work]? {
        guard let completions, completions.names.indices.contains(index ?? completions.chosen) else { return nil }
        let name = completions.names[index ?? completions.chosen]
        field.apply(.selectAll)
        return type(.insert(completions.completion.text(completedBy: name)), zone: zone)
    }

    /// Moves among the names, which are above the results; false if the results are to be moved in.
    mutating func moveCompletion(_ command: CommandID) -> Bool {
        guard command == .next || command == .previous, let completions, hasCompletions else { return false }
        let step = command == .next ? 1 : -1
        let list = ResultList(self)
        let first = list.selectedIndex(nil)
        guard let selection = completions.selection else {
            guard first == nil || step < 0 && list.selectedIndex(self.selection) == first else { return false }
            self.completions?.selection = step < 0 ? completions.names.count - 1 : 0
            return true
        }
        let isLeaving = selection + step == completions.names.count && first != nil
        self.completions?.selection = isLeaving ? nil : min(max(0, selection + step), completions.names.count - 1)
        return true
    }

    /// The names, the chosen one marked, and the key that completes it.
    func completionStrip(_ completions: Completions, _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let hasFocus = shared.focus == .search
        return Menu<Int, Action>(
            items: Array(completions.names.indices), selection: hasFocus ? completions.selection ?? -1 : -1, env: env,
            title: { completions.names[$0] },
            detail: { hasFocus && $0 == completions.chosen ? env.key(.nextPane, in: .search) + " " : "" },
            chosen: { .completionClicked($0) }, wheel: { .completionsTurned($0) }
        ).strip(on: shared.size)
    }
}
