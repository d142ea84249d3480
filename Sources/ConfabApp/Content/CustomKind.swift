import Messenger
public import TerminalDOM

/// A kind of content that a program around Confab adds. Confab shows messages of this kind with it, instead of as
/// unsupported messages.
public struct CustomKind: Sendable {
    /// The surroundings of the content.
    public enum Frame: Sendable {
        /// A bubble, the user's own at the right and others' at the left.
        case bubble
        /// The place of a bubble without its background.
        case plain
        /// The middle of the timeline, without a sender.
        case centered
    }

    /// Something that can be done with a message besides what can be done with all of them.
    public enum Ability: CaseIterable, Sendable {
        /// Answering it.
        case reply
        /// Forwarding and collecting it.
        case forward
        /// Deleting it for everyone.
        case revoke
    }

    /// The content of a message, as its sender wrote it.
    public struct Content: Equatable, Sendable {
        /// The content in the sender's format. Anybody can send any bytes.
        public var bytes: [UInt8]
        /// The text for readers who don't know the kind; empty if the sender gave none.
        public var fallback: String

        /// Creates content.
        public init(bytes: [UInt8], fallback: String = "") {
            self.bytes = bytes
            self.fallback = fallback
        }
    }

    /// The name by which messages say their kind, such as `org.example.dice`. The names of Confab's own kinds, such as
    /// `text`, are taken.
    public let name: String
    /// The surroundings of the content.
    public var frame: Frame
    /// The actions that messages of this kind allow; all of them by default.
    public var abilities = Set(Ability.allCases)
    /// Returns the content as a sentence, for people who hear the screen.
    public var spoken: @Sendable (Content) -> String
    /// Returns the text that copying gives; empty if there's nothing to copy.
    public var copied: @Sendable (Content) -> String
    /// Draws the content in so many columns.
    public var view: @Sendable (Content, _ width: Int) -> Node<Never>

    /// Creates a kind. Without `copied`, copying gives the fallback.
    public init(
        _ name: String, frame: Frame = .bubble, spoken: @escaping @Sendable (Content) -> String,
        copied: @escaping @Sendable (Content) -> String = { $0.fallback },
        view: @escaping @Sendable (Content, _ width: Int) -> Node<Never>
    ) {
        self.name = name
        self.frame = frame
        self.spoken = spoken
        self.copied = copied
        self.view = view
    }
}

extension ContentKind {
    /// The kind that a program around Confab adds.
    package init(_ custom: CustomKind) {
        self.init(
            Name(rawValue: custom.name),
            of: { content in
                guard case .unknown(let unknown) = content else { return nil }
                return CustomKind.Content(bytes: unknown.raw, fallback: unknown.fallback)
            },
            frame: Frame(custom.frame), abilities: Set(custom.abilities.map(Ability.init)),
            spoken: { content, _, _ in custom.spoken(content) }, copied: custom.copied,
            view: { content, input in custom.view(content, input.width).map(constant(.clicked)) })
    }
}

/// Returns a function that ignores its argument, of which there may be none: a closure over `Never` is a warning.
private func constant<Argument, Value>(_ value: Value) -> (Argument) -> Value { { _ in value } }

extension ContentKind.Ability {
    fileprivate init(_ ability: CustomKind.Ability) {
        self =
            switch ability {
            case .reply: .reply
            case .forward: .forward
            case .revoke: .revoke
            }
    }
}

extension ContentKind.Frame {
    fileprivate init(_ frame: CustomKind.Frame) {
        self =
            switch frame {
            case .bubble: .bubble
            case .plain: .plain
            case .centered: .centered
            }
    }
}
