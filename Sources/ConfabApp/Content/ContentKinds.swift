package import Messenger

/// The kinds of content that the app can show, by name.
///
/// A program registers its own kinds before the first frame. Content of a kind that isn't registered shows as an unsupported
/// message.
package struct ContentKinds: Sendable {
    private var kinds: [ContentKind.Name: ContentKind]
    /// The number of changes since the built-in kinds.
    private var revision = 0

    /// The kinds that Confab knows.
    package static let builtIn = ContentKinds([
        .text, .emoji, .emote, .image, .video, .voice, .file, .location, .call, .groupEvent, .contactEvent, .deleted,
        .undecryptable, .invitation, .report, .chatLink, .poll, .sticker, .contactCard, .mergedRecord, .tip, .damaged,
        .lost,
        .unsupported,
    ])

    private init(_ kinds: [ContentKind]) {
        self.kinds = Dictionary(kinds.map { ($0.name, $0) }) { $1 }
    }

    /// Adds a kind, in the place of the one with its name if there is one.
    package mutating func register(_ kind: ContentKind) {
        kinds[kind.name] = kind
        revision += 1
    }

    /// Adds a kind of a program around Confab. Nothing happens if its name is that of a built-in kind, whose content it
    /// couldn't draw.
    package mutating func register(_ kind: CustomKind) {
        let kind = ContentKind(kind)
        if Self.builtIn.kinds[kind.name] == nil { register(kind) }
    }

    /// Changes a built-in kind as a program around Confab wants it, on top of earlier changes. Nothing happens if
    /// there's no kind with that name.
    package mutating func wrap(_ wrapper: KindWrapper) {
        wrap(ContentKind.Name(rawValue: wrapper.name)) { $0.apply(wrapper) }
    }

    /// Changes a registered kind, for example to draw something around its view. Nothing happens if it isn't registered.
    package mutating func wrap(_ name: ContentKind.Name, _ change: (inout ContentKind) -> Void) {
        guard var kind = kinds[name] else { return }
        change(&kind)
        register(kind)
    }

    /// The names of the registered kinds.
    package var names: Set<ContentKind.Name> { Set(kinds.keys) }

    /// The kind of `content`.
    package func kind(of content: MessageContent) -> ContentKind {
        kinds[content.kindName] ?? kinds[ContentKind.unsupported.name] ?? .unsupported
    }
}

extension ContentKinds: Equatable {
    /// Compares the numbers of changes: a program changes its kinds in one place, before the first frame.
    package static func == (left: ContentKinds, right: ContentKinds) -> Bool { left.revision == right.revision }
}

/// Kinds are functions, so a recording has none of them, and a replay uses the built-in ones.
extension ContentKinds: Codable {
    package init(from decoder: any Decoder) { self = .builtIn }
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(revision)
    }
}

extension MessageContent {
    /// The name of its kind.
    var kindName: ContentKind.Name {
        switch self {
        case .text(let text): text.isOnlyEmoji ? ContentKind.emoji.name : ContentKind.text.name
        case .emote: ContentKind.emote.name
        case .image: ContentKind.image.name
        case .video: ContentKind.video.name
        case .voice: ContentKind.voice.name
        case .file: ContentKind.file.name
        case .location: ContentKind.location.name
        case .call: ContentKind.call.name
        case .groupEvent: ContentKind.groupEvent.name
        case .contactEvent: ContentKind.contactEvent.name
        case .deleted: ContentKind.deleted.name
        case .undecryptable: ContentKind.undecryptable.name
        case .invitation: ContentKind.invitation.name
        case .report: ContentKind.report.name
        case .chatLink: ContentKind.chatLink.name
        case .poll: ContentKind.poll.name
        case .sticker: ContentKind.sticker.name
        case .contactCard: ContentKind.contactCard.name
        case .mergedRecord: ContentKind.mergedRecord.name
        case .tip: ContentKind.tip.name
        case .unknown(let unknown): ContentKind.Name(rawValue: unknown.kind)
        case .damaged: ContentKind.damaged.name
        case .lost: ContentKind.lost.name
        }
    }
}
