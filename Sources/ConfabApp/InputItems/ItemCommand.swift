import Loop
package import Messenger

/// A command line of the user's that an item of the message field runs.
package struct ItemCommand: Codable, Equatable, Sendable {
    package let item: BuiltInItem
    package let line: String

    package init(item: BuiltInItem, line: String) {
        self.item = item
        self.line = line
    }
}

/// The reason that an item can't be used on this machine.
package struct ItemProblem: Codable, Equatable, Sendable {
    package let item: BuiltInItem
    package let problem: Problem

    package init(_ item: BuiltInItem, _ problem: Problem) {
        self.item = item
        self.problem = problem
    }
}

extension Options {
    /// Looks for the programs of the items beside the field and in the menu, so that those without theirs are dimmed.
    func findingPrograms(of custom: [CustomInputItem]) -> [Composer.Work] {
        let items = (inputBarItems(custom).compactMap(\.self) + inputMoreItems(custom)).compactMap(\.ownItem)
        let commands = BuiltInItem.allCases.filter(items.contains).compactMap { item in
            command(of: item).map { ItemCommand(item: item, line: $0) }
        }
        return commands.isEmpty ? [] : [.perform(.file(.findPrograms(of: commands)))]
    }

    /// True if an item beside the field runs a command.
    func barRunsCommands(_ custom: [CustomInputItem]) -> Bool {
        inputBarItems(custom).contains { $0?.ownItem.flatMap(command) != nil }
    }

    /// The command that an item runs; nil for none.
    private func command(of item: BuiltInItem) -> String? {
        switch item {
        case .voice: recorder
        case .camera: camera
        case .clipboard: clipboardPicture
        case .emoji, .sticker, .attach, .location, .poll, .contact, .editor: nil
        }
    }
}

extension Shared {
    /// The problem with the program of an item, as a sentence; nil if it's there, or wasn't looked for yet.
    func missingProgram(of item: InputItem) -> String? {
        missingPrograms.first { $0.item == item.ownItem }.map { strings.problem($0.problem) }
    }
}
