import Messenger
public import TerminalDOM

/// A change to one of Confab's own kinds of content by a program around Confab. The surroundings of the content and the
/// actions on its messages stay as they are.
public struct KindWrapper: Sendable {
    /// The effect of a click on Confab's own view of the content. Only that view makes clicks.
    public struct Click: Sendable {
        let action: Timeline.Action
    }

    /// The words in the content of a message. Anybody can send any words.
    public struct Content: Equatable, Sendable {
        /// The content as a sentence. It describes calls and events, too.
        public var spoken: String
        /// The text that somebody wrote, such as a caption or the question of a poll; empty if there's none. Covered
        /// parts are unreadable until the user uncovers them.
        public var text: String
        /// The name of the file in the content; nil if there's none.
        public var fileName: String?

        /// Creates the words of a content.
        public init(spoken: String, text: String, fileName: String? = nil) {
            self.spoken = spoken
            self.text = text
            self.fileName = fileName
        }
    }

    /// The name of the kind, such as `text`.
    public let name: String
    /// Draws the content in so many columns, with or instead of the view that it had so far.
    public var view: @Sendable (Content, _ width: Int, _ inner: Node<Click>) -> Node<Click>
    /// Changes the sentence for people who hear the screen.
    public var spoken: @Sendable (String) -> String
    /// Changes the text that copying gives; empty if there's nothing to copy.
    public var copied: @Sendable (String) -> String

    /// Creates a change to the kind `name`, of which everything that isn't given stays as it is.
    public init(
        _ name: String,
        view: @escaping @Sendable (Content, _ width: Int, _ inner: Node<Click>) -> Node<Click> = { $2 },
        spoken: @escaping @Sendable (String) -> String = { $0 },
        copied: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.name = name
        self.view = view
        self.spoken = spoken
        self.copied = copied
    }
}

extension ContentKind {
    /// Changes the kind as a program around Confab wants it.
    mutating func apply(_ wrapper: KindWrapper) {
        let inner = self
        view = { input in
            let node = inner.view(input)
            guard inner.isKind(of: input.content) else { return node }
            return wrapper.view(
                inner.words(in: input), input.width, node.map { KindWrapper.Click(action: $0) }
            ).map { $0.action }
        }
        spoken = { content, isOwn, strings in
            let sentence = inner.spoken(content, isOwn, strings)
            return inner.isKind(of: content) ? wrapper.spoken(sentence) : sentence
        }
        copied = { content in
            let text = inner.copied(content)
            return inner.isKind(of: content) ? wrapper.copied(text) : text
        }
    }

    /// False for content from elsewhere that only claims to be of this kind. It shows as unsupported, which a wrapper
    /// mustn't hide.
    private func isKind(of content: MessageContent) -> Bool {
        guard case .unknown = content else { return true }
        return name == Self.unsupported.name
    }

    /// The words as the screen may show them.
    private func words(in input: ContentInput) -> KindWrapper.Content {
        let content = input.isUncovered ? input.content : input.content.mappingText { $0.coveringSecrets }
        let text = input.isUncovered ? content.text : content.text.coveringSecrets
        return KindWrapper.Content(
            spoken: spoken(content, input.sender == .me, input.env.strings), text: text.plain,
            fileName: content.attachment?.safeName)
    }
}
