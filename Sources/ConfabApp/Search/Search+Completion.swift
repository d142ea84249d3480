import Loop
import Messenger
import TerminalDOM

// Names that complete what is typed after `from:` or `in:`.
extension Search {
    /// True while there are names to choose from.
    var hasCompletions: Bool { completions?.names.isEmpty == false }

    /// Asks for the names that complete what is typed now.
    mutating func findCompletions() -> [Work] {
        completions = SearchCompletion(field.text).map { NameCompletions(completion: $0) }
        return completions.map {
            [.perform(.query(.completions(profile, $0.completion)), id: .searchCompletions)]
        } ?? []
    }

    mutating func takeCompletions(_ completion: SearchCompletion, _ names: [String]) {
        if completions?.completion == completion { completions?.names = names }
    }

    /// Completes the name that is being typed; nil if there's nothing to complete.
    mutating func complete(with index: Int? = nil, zone: TimeZoneTable) -> [Work]? {
        guard let text = completions?.completedText(with: index) else { return nil }
        field.apply(.selectAll)
        return type(.insert(text), zone: zone)
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

    func completionStrip(_ completions: NameCompletions, _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        completions.strip(
            hasFocus: shared.focus == .search, key: env.key(.nextPane, in: .search), on: shared.size, env,
            clicked: { .completionClicked($0) }, turned: { .completionsTurned($0) })
    }
}
