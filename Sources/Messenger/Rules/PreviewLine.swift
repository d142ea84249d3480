/// The second line of a row: what is begun, what must be done, or what was said last; in this order.
public struct PreviewLine: Codable, Equatable, Hashable, Sendable {
    /// What a glyph before the text says.
    public enum Mark: Codable, Equatable, Hashable, Sendable {
        /// Something the user has begun to write.
        case draft
        /// The last own message was not sent.
        case failed
        /// The kinds of content that a glyph stands for.
        case image, video, voice, file, location, call, report, link, poll, invitation, event, deleted, locked, unknown
    }

    /// The glyph; nil for plain text.
    public var mark: Mark?
    /// The sender's name in a group; empty elsewhere.
    public var sender: String
    /// The text, one line, harmless, secrets covered.
    public var text: String
    /// The text cut where its styles begin or end; empty when it has none.
    public var segments: [TextSegment]

    /// A line.
    public init(mark: Mark? = nil, sender: String = "", text: String, segments: [TextSegment] = []) {
        self.mark = mark
        self.sender = sender
        self.text = text
        self.segments = segments
    }
}

/// The words that previews need, in the user's language.
public protocol PreviewWords: Sendable {
    /// What to do in, or what became of, a chat in which nobody can write (yet); nil when the last message says more.
    func condition(_ condition: ChatCondition) -> String?
    /// What a chat is that waits for someone, by its side.
    func pending(_ side: PendingConnection.Side) -> String
    /// Someone asks to connect.
    func wantsToConnect() -> String
    /// The user, as a sender.
    func me() -> String
    /// Stands for content that has no words of its own.
    func kind(_ content: MessageContent) -> String
    /// Stands for any text while previews are off.
    func hidden() -> String
    /// Stands for a chat whose record cannot be read.
    func broken() -> String
}

extension ChatSummary {
    /// The second line of the row; `showsText` is off while the user hides previews (a draft stays to be seen).
    public func previewLine(_ words: some PreviewWords, showsText: Bool = true) -> PreviewLine {
        if case .broken = kind { return PreviewLine(mark: .unknown, text: words.broken()) }
        if let draft { return PreviewLine(mark: .draft, text: draft.harmlessName) }
        if let status = statusText(words, showsText: showsText) {
            // What waits for the user has a glyph, for the colour of its name is not enough.
            return PreviewLine(mark: awaitsUser ? .invitation : nil, text: status)
        }
        guard let preview else { return PreviewLine(text: "") }
        var line = preview.content.previewLine(words)
        if !showsText { line = PreviewLine(text: words.hidden()) }
        if preview.delivery?.isFailed == true { line.mark = .failed }
        if kind.namesSenders, !preview.content.isEvent {
            line.sender = preview.sender == .me ? words.me() : preview.senderName.harmlessName
        }
        return line
    }

    /// What must be done or what became of the chat, when that says more than the last message.
    private func statusText(_ words: some PreviewWords, showsText: Bool) -> String? {
        switch kind {
        case .pendingConnection(let pending): return words.pending(pending.side)
        case .contactRequest(let request):
            let greeting = request.greeting.harmlessName
            return greeting.isEmpty || !showsText ? words.wantsToConnect() : greeting
        default: break
        }
        switch condition {
        // Somebody has said something since, or said it before it ended: that is what the row shows.
        case .ready, .readOnly, .blocked, .left, .removed, .ended:
            return preview == nil ? words.condition(condition) : nil
        case .needsConnecting, .needsAccepting, .connecting, .invited, .joining, .pendingReview, .rejected:
            return words.condition(condition)
        }
    }
}

extension MessageContent {
    /// One line for this content: a glyph by kind, and its own words or else the kind's.
    public func previewLine(_ words: some PreviewWords) -> PreviewLine {
        let styled = text.firstLine(limit: Self.previewCharacters)
        let own = styled.coveringSecrets.plain.harmlessName
        func line(_ mark: PreviewLine.Mark?, orElse other: String? = nil) -> PreviewLine {
            guard !own.isEmpty else { return PreviewLine(mark: mark, text: other ?? words.kind(self)) }
            return PreviewLine(mark: mark, text: own, segments: styled.previewSegments)
        }
        switch self {
        case .text: return line(nil, orElse: "")
        case .image: return line(.image)
        case .video: return line(.video)
        case .voice: return line(.voice)
        case .file(let file, _): return line(.file, orElse: file.safeName)
        case .location: return line(.location)
        case .call: return line(.call)
        case .groupEvent, .contactEvent: return line(.event)
        case .deleted: return line(.deleted)
        case .undecryptable: return line(.locked)
        case .invitation: return line(.invitation)
        case .report:
            return PreviewLine(mark: .report, text: own.isEmpty ? words.kind(self) : "\(words.kind(self)): \(own)")
        case .chatLink(let link): return line(.link, orElse: link.name.harmlessName)
        case .poll: return line(.poll)
        case .unknown, .damaged, .lost: return line(.unknown)
        }
    }
}

extension StyledText {
    /// The stretches of a preview: harmless, secrets covered; none when there are no styles.
    fileprivate var previewSegments: [TextSegment] {
        runs.isEmpty
            ? []
            : segments.map { segment in
                let isSecret = segment.styles.contains(.secret)
                let text = isSecret ? segment.text.covered : segment.text
                return TextSegment(text.harmlessWords, styles: segment.styles)
            }
    }

    /// The text with every character under a secret replaced, so that a preview does not give it away.
    public var coveringSecrets: StyledText {
        guard runs.contains(where: { $0.style == .secret }) else { return self }
        var covered = ""
        for segment in segments {
            covered +=
                segment.styles.contains(.secret) ? segment.text.covered : segment.text
        }
        return StyledText(covered)
    }
}

extension String {
    /// The text with every visible character replaced.
    public var covered: String { String(map { $0.isWhitespace ? $0 : "█" }) }
}
