import TerminalDOM
import Theming

extension ThemeVocabulary {
    /// A small vocabulary for the tests.
    static let sample = ThemeVocabulary(
        roles: ["screen", "chat-list.row", "chat-list.row.selected", "chat-list.name", "message.bold", "title"].map {
            Role($0)
        },
        glyphs: [
            GlyphName("mark.bullet", "•", ascii: "*"), GlyphName("receipt.delivered", "✓✓", ascii: "++"),
            GlyphName("line.vertical", "│", ascii: "|"),
        ])
}

/// The bytes of a text.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// Loads the theme `mine` from `text`, with `others` on the same shelf and the shipped ones behind it.
func load(
    _ text: String, others: [String: String] = [:], vocabulary: ThemeVocabulary = .sample
) -> ThemeLibrary.Loaded {
    var files = others.mapValues(bytes)
    files["mine"] = bytes(text)
    let library = ThemeLibrary(shelves: [.memory(files)] + ThemeLibrary(userFolder: nil).shelves)
    return library.load("mine", vocabulary)
}

extension ThemeLibrary.Loaded {
    /// The problems, as the user reads them.
    var messages: [String] { problems.map(\.description) }

    /// The look of the role named `name`.
    subscript(name: String) -> StylePatch? { theme.sheet.patches[Role(name)] }
}
