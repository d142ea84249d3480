import Messenger
import TerminalDOM

extension ContentKind {
    /// Content of a kind that isn't registered. A later version, or the program that sent it, may know it.
    static let unsupported = ContentKind(
        "unsupported", abilities: [.forward], view: unsupportedView,
        spoken: { content, _, strings in unsupportedWords(content, strings) },
        copied: { content in
            guard case .unknown(let unknown) = content, unknown.fallback.isEmpty else { return content.text.plain }
            return unknown.kind
        })

    /// Says that content isn't supported, and shows what its sender gave to show instead.
    static let unsupportedView: @Sendable (ContentInput) -> Node<Timeline.Action> = { input in
        Column<Timeline.Action> {
            input.line(.unknown, input.env.strings.kind(input.content), role: .placeholder)
            if case .unknown(let unknown) = input.content, !unknown.fallback.isEmpty { Text(unknown.fallback).wrap() }
        }.node
    }

    /// Says the same.
    static let unsupportedWords: @Sendable (MessageContent, any Strings) -> String = { content, strings in
        guard case .unknown(let unknown) = content, !unknown.fallback.isEmpty else { return strings.kind(content) }
        return "\(strings.kind(content)), “\(unknown.fallback)”"
    }
}
