import Messenger
import TerminalDOM

// Messages of which only the place is left, or that can't be shown.
extension ContentKind {
    static let undecryptable = placeholder("undecryptable", .locked) {
        if case .undecryptable = $0 { true } else { false }
    }
    static let damaged = placeholder("damaged", .unknown) { if case .damaged = $0 { true } else { false } }

    private static func placeholder(
        _ name: Name, _ glyph: GlyphName, is matches: @escaping @Sendable (MessageContent) -> Bool
    ) -> ContentKind {
        ContentKind(
            name, of: { matches($0) ? true : nil }, abilities: [],
            view: { _, input in input.line(glyph, input.env.strings.kind(input.content), role: .placeholder) })
    }
}
