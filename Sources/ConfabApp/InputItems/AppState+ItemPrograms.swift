import Loop

extension AppState {
    /// The commands that the items of the message field run in the open chat; empty if none is open.
    var itemCommands: [ItemCommand] { optionsInOpenChat?.itemCommands(inputItems) ?? [] }

    /// Looks for the programs of the items, if they run other commands now than `commands`.
    func findPrograms(insteadOf commands: [ItemCommand]) -> [AppEffect] {
        itemCommands == commands ? [] : optionsInOpenChat?.findingPrograms(of: inputItems) ?? []
    }

    private var optionsInOpenChat: Options? { main?.conversation.map { options.inside($0.chat, optionLayers) } }
}
