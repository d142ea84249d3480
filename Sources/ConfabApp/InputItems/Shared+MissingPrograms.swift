extension Shared {
    /// The problem with the program of an item, as a sentence; nil if it's there, or wasn't looked for yet.
    func missingProgram(of item: InputItem) -> String? {
        missingPrograms.first { $0.item == item.ownItem }.map { strings.problem($0.problem) }
    }
}
