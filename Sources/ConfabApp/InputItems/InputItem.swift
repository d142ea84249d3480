import TerminalDOM

/// Something to add to a message, or to write it with: a symbol beside the field, or a row of “Add to the message”.
package enum InputItem: Codable, Equatable, Sendable {
    /// One of Confab's own.
    case builtIn(BuiltInItem)
    /// One that a program around Confab adds.
    case custom(CustomInputItem)

    /// The name in the options.
    var id: String {
        switch self {
        case .builtIn(let item): item.rawValue
        case .custom(let item): item.id
        }
    }

    /// Confab's own item for the same; nil if there's none.
    var ownItem: BuiltInItem? {
        switch self {
        case .builtIn(let item): item
        case .custom(let item): BuiltInItem.allCases.first { $0.command == item.command }
        }
    }

    /// The command that it gives; nil for one that writes a text.
    var command: CommandID? {
        switch self {
        case .builtIn(let item): item.command
        case .custom(let item): item.command
        }
    }

    func glyph(_ env: ViewEnvironment) -> String {
        switch self {
        case .builtIn(let item): env.glyphs[item.glyph]
        case .custom(let item): env.glyphs.asciiOnly ? "*" : item.glyph
        }
    }

    func title(_ strings: any Strings) -> String {
        switch self {
        case .builtIn(let item): strings.title(item.command)
        case .custom(let item): item.title
        }
    }

    /// The requests to the app when it's chosen.
    var intents: [Intent] {
        switch self {
        case .builtIn(let item): [.command(item.command)]
        case .custom(let item): item.intents
        }
    }
}

/// The items that Confab has, by the names that the options use.
package enum BuiltInItem: String, Codable, CaseIterable, Equatable, Sendable {
    case voice, emoji, sticker, attach, camera, clipboard, location, poll, contact, editor

    /// The name in the options of the menu with the other items.
    package static let moreName = "more"

    var command: CommandID {
        switch self {
        case .voice: .recordVoice
        case .emoji: .writeEmoji
        case .sticker: .sendSticker
        case .attach: .attachFile
        case .camera: .takePicture
        case .clipboard: .pastePicture
        case .location: .shareLocation
        case .poll: .createPoll
        case .contact: .shareContact
        case .editor: .editExternally
        }
    }

    var glyph: GlyphName {
        switch self {
        case .voice: .voice
        case .emoji: .emoji
        case .sticker: .sticker
        case .attach: .file
        case .camera: .camera
        case .clipboard: .image
        case .location: .location
        case .poll: .poll
        case .contact: .contact
        case .editor: .editor
        }
    }
}
