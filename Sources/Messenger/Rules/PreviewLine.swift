/// The second line of a row: the draft, or else the pending action, or else the last message.
package struct PreviewLine: Codable, Equatable, Hashable, Sendable {
    /// The meaning of the glyph before the text.
    package enum Mark: Codable, Equatable, Hashable, Sendable {
        /// A draft.
        case draft
        /// The user's last message wasn't sent.
        case failed
        /// The kinds of content that have a glyph.
        case image, video, voice, file, location, call, report, link, poll, sticker, contact, record, invitation
        /// The kinds of content that stand for something else.
        case event, deleted, locked, unknown
    }

    /// The glyph; `nil` for plain text.
    package var mark: Mark?
    /// The sender's name in a group; empty elsewhere.
    package var sender: String
    /// The text on one line, harmless, with secrets covered.
    package var text: String
    /// The text split where styles begin or end; empty if it has no styles.
    package var segments: [TextSegment]

    /// Creates a line.
    package init(mark: Mark? = nil, sender: String = "", text: String, segments: [TextSegment] = []) {
        self.mark = mark
        self.sender = sender
        self.text = text
        self.segments = segments
    }
}

/// The words for previews, in the user's language.
package protocol PreviewWords: Sendable {
    /// Returns the pending action in a chat in which the user can't write, or the reason; `nil` if the last message is
    /// more informative.
    func condition(_ condition: ChatCondition) -> String?
    /// Returns the description of a pending connection.
    func pending(_ side: PendingConnection.Side) -> String
    /// Returns the text for a contact request without a greeting.
    func wantsToConnect() -> String
    /// Returns the word for the user as a sender.
    func me() -> String
    /// Returns the words for content without text, which the user sent if `isOwn` is true.
    func kind(_ content: MessageContent, isOwn: Bool) -> String
    /// Returns the words for the draft of a reply without text.
    func replyDraft() -> String
    /// Returns the text to show while previews are off.
    func hidden() -> String
    /// Returns the text for a chat with an unreadable record.
    func broken() -> String
}

extension ChatSummary {
    /// Returns the second line of the row. If `showsText` is false, the user hides previews; a draft is still shown.
    package func previewLine(_ words: some PreviewWords, showsText: Bool = true) -> PreviewLine {
        if case .broken = kind { return PreviewLine(mark: .unknown, text: words.broken()) }
        if let draft { return PreviewLine(mark: .draft, text: draft.shown(words)) }
        if let status = statusText(words, showsText: showsText) {
            // A pending action also has a glyph, because the color of the name alone isn't enough.
            return PreviewLine(mark: awaitsUser ? .invitation : nil, text: status)
        }
        guard let preview else { return PreviewLine(text: "") }
        var line = previewLine(of: preview, words, showsText: showsText)
        if preview.delivery?.isFailed == true { line.mark = .failed }
        return line
    }

    /// Returns the line for a message of the chat. It names the sender once: an emote in its text, other content in a group
    /// before it.
    package func previewLine(of preview: MessagePreview, _ words: some PreviewWords, showsText: Bool) -> PreviewLine {
        let isOwn = preview.sender == .me
        let name = isOwn ? words.me() : kind.namesSenders ? preview.senderName.harmlessName : names.shown()
        var line = PreviewLine(text: words.hidden())
        if showsText { line = preview.content.previewLine(words, isOwn: isOwn, by: isOwn ? "" : name) }
        // “You” doesn't go with the verb of an emote, so it's before the user's own ones in every chat.
        let isEmote = showsText && preview.content.isEmote
        if isEmote ? isOwn : kind.namesSenders && !preview.content.namesItsActor(isOwn: isOwn) { line.sender = name }
        return line
    }

    /// Returns the pending action or the condition of the chat if that is more informative than the last message.
    private func statusText(_ words: some PreviewWords, showsText: Bool) -> String? {
        switch kind {
        case .pendingConnection(let pending): return words.pending(pending.side)
        case .contactRequest(let request):
            let greeting = request.greeting.harmlessName
            return greeting.isEmpty || !showsText ? words.wantsToConnect() : greeting
        default: break
        }
        switch condition {
        // If there is a message, the row shows that instead of the condition.
        case .ready, .readOnly, .blocked, .left, .removed, .ended:
            return preview == nil ? words.condition(condition) : nil
        case .needsConnecting, .needsAccepting, .connecting, .invited, .joining, .pendingReview, .rejected:
            return words.condition(condition)
        }
    }
}

extension DraftPreview {
    /// The harmless text of the draft, or else the words for its kind.
    fileprivate func shown(_ words: some PreviewWords) -> String {
        switch self {
        case .text(let text): text.harmlessName
        case .file(let name): name.harmlessName
        case .recording(let seconds):
            words.kind(.voice(Voice(Attachment(name: ""), seconds: seconds), caption: .empty), isOwn: true)
        case .reply: words.replyDraft()
        }
    }
}

extension MessageContent {
    /// Returns one line for the content: a glyph by kind, and the content's own text or else the words for its kind.
    ///
    /// - Parameters:
    ///   - isOwn: true if the user sent it, which is another event than what somebody else did
    ///   - actor: the name that an emote begins with; empty where the name is already beside the line
    package func previewLine(
        _ words: some PreviewWords, isOwn: Bool, by actor: String = ""
    ) -> PreviewLine {
        let styled = text.firstLine(limit: Self.previewCharacters)
        let own = styled.coveringSecrets.plain.harmlessName
        func line(_ mark: PreviewLine.Mark?, orElse other: String? = nil) -> PreviewLine {
            guard !own.isEmpty else { return PreviewLine(mark: mark, text: other ?? words.kind(self, isOwn: isOwn)) }
            return PreviewLine(mark: mark, text: own, segments: styled.previewSegments)
        }
        switch self {
        case .text: return line(nil, orElse: "")
        case .emote: return PreviewLine(text: actor.isEmpty ? "* \(own)" : "* \(actor) \(own)")
        case .image: return line(.image)
        case .video: return line(.video)
        case .voice: return line(.voice)
        case .file(let file, _): return line(.file, orElse: file.safeName)
        case .location: return line(.location)
        case .call: return line(.call)
        case .groupEvent, .contactEvent, .tip: return line(.event)
        case .deleted: return line(.deleted)
        case .undecryptable: return line(.locked)
        case .invitation: return line(.invitation)
        case .report:
            let reason = words.kind(self, isOwn: isOwn)
            return PreviewLine(mark: .report, text: own.isEmpty ? reason : "\(reason): \(own)")
        case .chatLink(let link): return line(.link, orElse: link.name.harmlessName)
        case .poll: return line(.poll)
        case .sticker: return line(.sticker)
        case .contactCard: return line(.contact)
        case .mergedRecord: return line(.record)
        case .unknown, .damaged, .lost: return line(.unknown)
        }
    }
}

extension StyledText {
    /// The segments of a preview, harmless and with secrets covered; none if there are no styles.
    fileprivate var previewSegments: [TextSegment] {
        runs.isEmpty
            ? []
            : segments.map { segment in
                let isSecret = segment.styles.contains(.secret)
                let text = isSecret ? segment.text.covered : segment.text
                return TextSegment(text.harmlessWords, styles: segment.styles)
            }
    }

    /// The text with every secret character covered, so that a preview doesn't reveal it. A text with secrets loses its
    /// styles.
    package var coveringSecrets: StyledText {
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
    /// The text with every character except whitespace covered by a block.
    package var covered: String { String(map { $0.isWhitespace ? $0 : "█" }) }
}

extension MessageContent {
    /// True if its words say whose doing it is.
    fileprivate func namesItsActor(isOwn: Bool) -> Bool {
        guard case .deleted(let deletion) = self else { return isEvent }
        return isOwn || deletion.actor != .sender
    }
}
