import Loop
import Messenger
import TerminalDOM

// The items of the message field.
extension Composer {
    /// Narrower chats have only the menu, and leave the columns to the text.
    private static let leastForBar = 44

    /// The reason that an item can't be used now; nil if it can.
    private func obstacle(to item: InputItem, _ around: Surroundings, _ shared: Shared) -> String? {
        obstacleInChat(to: item, around, shared) ?? shared.missingProgram(of: item)
    }

    /// The reason that the chat, its service, or the draft gives; nil for none. Unlike missing programs, these stay the
    /// same while the menu is open.
    private func obstacleInChat(to item: InputItem, _ around: Surroundings, _ shared: Shared) -> String? {
        let strings = shared.strings
        guard around.chat.condition.canSend else { return strings.condition(around.chat.condition) ?? "" }
        if case .custom(let item) = item {
            if let obstacle = item.obstacle { return obstacle }
            if case .command(let name) = item.use, item.command == nil { return strings.noCommand(name) }
        }
        if let needed = item.ownItem?.needs, !shared.capabilities.contains(needed) {
            return strings.problem(.service(.unsupported(needed)))
        }
        // It ends the recording, which needs no more room.
        if item.ownItem == .voice, recording != nil { return nil }
        guard item.ownItem?.attaches == true else { return nil }
        return obstacleToAttaching(shared).map { strings.problem($0) }
    }

    /// Opens the menu with the items that the options put there, and those of the program around Confab.
    func openInputMenu(_ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        let items = shared.options.inputMoreItems(shared.inputItems)
        guard !items.isEmpty else { return Outcome(intents: [.notice(shared.strings.noInputItems())]) }
        let menu = InputMenu(
            items.map { InputMenu.Entry(item: $0, obstacle: obstacleInChat(to: $0, around, shared)) })
        return Outcome(
            effects: shared.options.findingPrograms(of: shared.inputItems),
            intents: [.focus(.composer), .present(.inputMenu(menu))])
    }

    /// Has a program make a picture, to attach it.
    func capture(
        _ source: PictureSource, with command: String, _ shared: Shared
    ) -> Outcome<Action> {
        if let obstacle = obstacleToAttaching(shared) { return Outcome(intents: [.problem(obstacle)]) }
        let operation = FileOperation.capture(source, command, in: chat, limit: shared.fileLimit)
        // A camera takes a moment.
        let said: [Intent] = source == .camera ? [.notice(shared.strings.takingPicture())] : []
        return Outcome(effects: [.perform(.file(operation))], intents: [.focus(.composer)] + said)
    }

    /// The symbols beside the field.
    func inputBar(_ around: Surroundings, _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let isNarrow = shared.conversationWidth < Self.leastForBar
        let items = shared.options.inputBarItems(shared.inputItems).filter { !isNarrow || $0 == nil }
        return Row<Action> {
            for item in items {
                if let item {
                    let obstacle = obstacle(to: item, around, shared)
                    Text(" " + item.glyph(env)).unshrinkable()
                        .tooltip(
                            obstacle ?? item.command.map { env.tooltip($0, in: .composer) } ?? item.title(env.strings)
                        )
                        .role(obstacle == nil ? nil : .inputPlaceholder)
                        .onClick(.itemClicked(item))
                } else {
                    env.symbol(.more, before: " ", gives: .inputMenu, in: .composer)
                        .onClick(.commandClicked(.inputMenu))
                }
            }
        }
        .align(nil, .bottom)
    }

    /// Uses an item beside the field, or says why it can't be used.
    func use(_ item: InputItem, _ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        if let obstacle = obstacle(to: item, around, shared) { return Outcome(intents: [.notice(obstacle)]) }
        return Outcome(intents: [.focus(.composer)] + item.intents)
    }
}

extension BuiltInItem {
    /// True if it adds a file to the draft.
    fileprivate var attaches: Bool { [.attach, .voice, .camera, .clipboard].contains(self) }

    /// The feature of a service that it needs, apart from those for attaching files; nil if there's none.
    fileprivate var needs: ServiceCapability? {
        switch self {
        case .sticker: .files
        case .poll: .polls
        case .attach, .voice, .camera, .clipboard, .emoji, .location, .contact, .editor: nil
        }
    }
}
