package import Messenger
package import TerminalDOM

/// How one kind of content looks and reads, and what can be done with it.
package struct ContentKind: Sendable {
    /// The name of a kind: that of a built-in one, or the ``UnknownContent/kind`` of content from elsewhere.
    package struct Name: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }
        package init(stringLiteral name: String) { rawValue = name }
    }

    /// The surroundings of the content.
    package enum Frame: Codable, Equatable, Sendable {
        /// A bubble, the user's own at the right and others' at the left.
        case bubble
        /// The place of a bubble without its background.
        case plain
        /// The middle of the timeline, in the color of events.
        case centered
    }

    /// An action that only some kinds of content allow.
    package enum Ability: Codable, CaseIterable, Equatable, Sendable {
        case open, save, play, reply, forward, edit, revoke
    }

    package let name: Name
    package var frame: Frame
    /// True if others' messages have the sender's name above them.
    package var showsSender: Bool
    package var abilities: Set<Ability>
    /// Draws the content.
    package var view: @Sendable (ContentInput) -> Node<Timeline.Action>
    /// Returns the file whose picture or cover the view draws; nil if it draws none.
    package var picture: @Sendable (MessageContent) -> Attachment? = { _ in nil }
    /// True if a row between the picture and the text has the name of the file.
    package var namesPicture = false
    /// Returns the content as a sentence, for people who hear the screen. What the user did is said to the user.
    package var spoken: @Sendable (MessageContent, _ isOwn: Bool, any Strings) -> String
    /// Returns the text that copying gives; empty if there's nothing to copy.
    package var copied: @Sendable (MessageContent) -> String

    /// A kind of any content.
    package init(
        _ name: Name, frame: Frame = .bubble, showsSender: Bool = true,
        abilities: Set<Ability> = [.reply, .forward, .revoke],
        view: @escaping @Sendable (ContentInput) -> Node<Timeline.Action>,
        spoken: @escaping @Sendable (MessageContent, _ isOwn: Bool, any Strings) -> String = { $2.kind($0, isOwn: $1) },
        copied: @escaping @Sendable (MessageContent) -> String = { $0.text.plain }
    ) {
        self.name = name
        self.frame = frame
        self.showsSender = showsSender
        self.abilities = abilities
        self.view = view
        self.spoken = spoken
        self.copied = copied
    }
}

/// A content to draw.
package struct ContentInput {
    package var content: MessageContent
    /// The columns that the message may have.
    package var width: Int
    /// The columns that the bubble leaves, beside the time and everything else in its row.
    var room = Int.max
    /// The matches to mark in text that somebody wrote.
    var marks: HitMarks?
    /// The name that an emote is about.
    var actor = ""
    /// The sender of the message.
    var sender = MessageSender.system
    /// The sender's name as the screen shows it.
    var senderName = ""
    /// The message that it quotes.
    var quote: Quote?
    /// True if the user has uncovered its covered parts.
    var isUncovered = false
    /// The playback of the voice in it; nil if it isn't being played.
    var playback: VoicePlayback?
    /// The message that has the content, for clicks on it.
    package var message = MessageID.unassigned
    package var env: ViewEnvironment

    /// Draws text that somebody wrote, with its styles and the matches in it.
    func text(_ text: StyledText) -> StyledTextView {
        StyledTextView(text: text, marks: marks, message: message, isUncovered: isUncovered, env: env)
    }

    /// A line with the symbol of its kind.
    ///
    /// - Parameter isSaid: True if somebody wrote the text, so that it's searched.
    func line(
        _ glyph: GlyphName, _ text: String, role: Role = .attachment, isSaid: Bool = false
    ) -> Node<Timeline.Action> {
        Row<Timeline.Action>(spacing: 1) {
            Text(env.glyphs[glyph]).unshrinkable()
            Text(isSaid ? marks.spans(text) : [Span(text)]).wrap()
        }
        .role(role)
    }

    /// A file with its size, and its caption.
    func file(
        _ glyph: GlyphName, _ file: Attachment, detail: String = "", _ caption: StyledText
    ) -> Node<Timeline.Action> {
        Column<Timeline.Action> {
            fileLine(glyph, file, detail: detail)
            if !caption.isEmpty { text(caption) }
        }.node
    }

    /// The name of a file with its size.
    func fileLine(_ glyph: GlyphName, _ file: Attachment, detail: String = "") -> Node<Timeline.Action> {
        let size = file.byteCount > 0 ? ByteCount.text(file.byteCount) : ""
        let details = [detail, size].filter { !$0.isEmpty }.joined(separator: ", ")
        return line(glyph, details.isEmpty ? file.safeName : "\(file.safeName) (\(details))", isSaid: true)
    }
}
