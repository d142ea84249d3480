import Messenger

/// An item that a program around Confab adds to the message field.
///
/// The options `input-bar` and `input-more` name it as they name Confab's own items. One that neither of them names is at the end
/// of the menu “Add to the message”.
public struct CustomInputItem: Codable, Equatable, Sendable {
    /// The effect of choosing an item.
    public enum Use: Codable, Equatable, Sendable {
        /// It writes a text into the field.
        case write(String)
        /// It gives a command, by its name in the config. The item can be used when Confab's own item for that command can.
        case command(String)
    }

    /// The name in the options. It contains a dot and no blank, such as `org.example.shrug`, so it's none of Confab's names.
    public var id: String
    /// The symbol before the title, of one or two columns.
    public var glyph: String
    /// The words that say what it does.
    public var title: String
    /// The effect of choosing it.
    public var use: Use
    /// The reason that it can't be used in this session, as a sentence; nil if it can.
    public var obstacle: String?

    /// Creates an item with the name `id`, which can be used unless there is an `obstacle`.
    public init(id: String, glyph: String, title: String, use: Use, obstacle: String? = nil) {
        self.id = id
        self.glyph = glyph
        self.title = title
        self.use = use
        self.obstacle = obstacle
    }

    /// True if options may name it.
    package static func isID(_ word: some StringProtocol) -> Bool {
        word.contains(".") && !word.contains { $0.isWhitespace } && String(word).harmlessName == word
    }

    var command: CommandID? {
        switch use {
        case .write: nil
        case .command(let name): CommandID(rawValue: name)
        }
    }

    var intents: [Intent] {
        switch use {
        case .write(let text): [.write(text)]
        case .command: command.map { [.command($0)] } ?? []
        }
    }
}
