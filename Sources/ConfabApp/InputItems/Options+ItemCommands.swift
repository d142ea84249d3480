import Loop

extension Options {
    /// Looks for the programs of the items beside the field and in the menu, so that those without theirs are dimmed.
    func findingPrograms<Action>(of custom: [CustomInputItem]) -> [Effect<AppOperation, Action>] {
        let commands = itemCommands(custom)
        return commands.isEmpty ? [] : [.perform(.file(.findPrograms(of: commands)))]
    }

    /// The commands that the items beside the field and in the menu run.
    func itemCommands(_ custom: [CustomInputItem]) -> [ItemCommand] {
        let items = (inputBarItems(custom).compactMap(\.self) + inputMoreItems(custom)).compactMap(\.ownItem)
        return BuiltInItem.allCases.filter(items.contains).compactMap { item in
            command(of: item).map { ItemCommand(item: item, line: $0) }
        }
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
