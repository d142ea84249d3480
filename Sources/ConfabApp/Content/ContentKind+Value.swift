import Messenger
import TerminalDOM

extension ContentKind {
    /// A kind of content with a `Value`. Content from elsewhere that has this name without the value shows as unsupported.
    init<Value>(
        _ name: Name, of value: @escaping @Sendable (MessageContent) -> Value?, frame: Frame = .bubble,
        abilities: Set<Ability> = [.reply, .forward, .revoke],
        picture: @escaping @Sendable (MessageContent) -> Attachment? = { _ in nil }, namesPicture: Bool = false,
        spoken: (@Sendable (Value, MessageContent, any Strings) -> String)? = nil,
        copied: (@Sendable (Value) -> String)? = nil,
        view: @escaping @Sendable (Value, ContentInput) -> Node<Timeline.Action>
    ) {
        self.init(
            name, frame: frame, showsSender: frame != .centered, abilities: abilities,
            view: { input in value(input.content).map { view($0, input) } ?? Self.unsupportedView(input) },
            spoken: { content, isOwn, strings in
                guard let known = value(content) else { return Self.unsupportedWords(content, strings) }
                return spoken?(known, content, strings) ?? strings.kind(content, isOwn: isOwn)
            },
            copied: { content in value(content).flatMap { copied?($0) } ?? content.text.plain })
        self.namesPicture = namesPicture
        self.picture = { value($0) == nil ? nil : picture($0) }
    }
}
