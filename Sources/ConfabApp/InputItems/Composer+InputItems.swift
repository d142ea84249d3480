import Loop
import Messenger
import TerminalDOM

// The items of the message field.
extension Composer {
    /// Narrower chats have only the menu, and leave the columns to the text.
    private static let leastForBar = 44

    /// The reason that an item can't be used now; nil if it can.
    func obstacle(to item: InputItem, _ around: Surroundings, _ shared: Shared) -> String? {
        let strings = shared.strings
        guard around.chat.condition.canSend else { return strings.condition(around.chat.condition) ?? "" }
        guard case .builtIn(let item) = item else { return nil }
        if let needed = item.needs, !shared.capabilities.contains(needed) {
            return strings.problem(.service(.unsupported(needed)))
        }
        return item.attaches && isEdit ? strings.cannotAttachToEdit() : nil
    }

    /// Opens the menu with the items that the options put there, and those of the program around Confab.
    func openInputMenu(_ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        let items = shared.options.inputMoreItems.map(InputItem.builtIn) + shared.inputItems.map(InputItem.custom)
        guard !items.isEmpty else { return Outcome(intents: [.notice(shared.strings.noInputItems())]) }
        let menu = InputMenu(items.map { InputMenu.Entry(item: $0, obstacle: obstacle(to: $0, around, shared)) })
        return Outcome(intents: [.focus(.composer), .present(.inputMenu(menu))])
    }

    /// Has a program make a picture, to attach it.
    func capture(
        _ source: PictureSource, with command: String, _ shared: Shared
    ) -> Outcome<Action> {
        guard shared.capabilities.contains(.files) else {
            return Outcome(intents: [.problem(.service(.unsupported(.files)))])
        }
        guard !isEdit else { return Outcome(intents: [.notice(shared.strings.cannotAttachToEdit())]) }
        let operation = FileOperation.capture(source, command, in: chat, limit: shared.fileLimit)
        // A camera takes a moment.
        let said: [Intent] = source == .camera ? [.notice(shared.strings.takingPicture())] : []
        return Outcome(effects: [.perform(.file(operation))], intents: [.focus(.composer)] + said)
    }

    /// The symbols beside the field.
    func inputBar(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let isNarrow = shared.conversationWidth < Self.leastForBar
        let items = shared.options.inputBarItems.filter { !isNarrow || $0 == nil }
        return Row<Action> {
            for item in items {
                let command = item?.command ?? .inputMenu
                env.symbol(item?.glyph ?? .more, before: " ", gives: command, in: .composer)
                    .role(.inputPlaceholder)
                    .onClick(.commandClicked(command))
            }
        }
        .align(nil, .bottom)
    }
}

extension BuiltInItem {
    /// True if it adds a file to the draft.
    fileprivate var attaches: Bool { [.attach, .voice, .camera, .clipboard].contains(self) }

    /// The feature of a service that it needs; nil if every service has it.
    fileprivate var needs: ServiceCapability? {
        switch self {
        case .attach, .sticker, .voice, .camera, .clipboard: .files
        case .poll: .polls
        case .emoji, .location, .contact, .editor: nil
        }
    }
}
