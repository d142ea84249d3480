/// Several messages that were forwarded as one.
///
/// Records may contain records, but only so many levels deep: a deeper one becomes its text. All entries have content that
/// people can send, as it is forwarded: without votes, and without mentions, because the people in a record may be unknown to
/// its readers.
package struct MergedRecord: Equatable, Hashable, Sendable {
    /// The title, such as the names of the people in the chat.
    package let title: String
    /// The messages, oldest first; in a preview, only the first ones.
    package let entries: [Entry]
    /// The number of messages, including those left out of a preview.
    package let count: Int

    /// The levels of records, including the outermost one.
    package static let maximumDepth = 3
    /// The number of entries that a preview keeps.
    package static let previewEntries = 3
    /// The number of entries in the text of a record that is nested too deep.
    package static let entriesInText = 20

    /// A message in a record.
    package struct Entry: Codable, Equatable, Hashable, Sendable {
        /// The sender's name at the time of forwarding.
        package var senderName: String
        /// The time when the message was sent.
        package var sentAt: Timestamp
        /// The content.
        package var content: MessageContent

        /// Creates an entry.
        package init(senderName: String, sentAt: Timestamp, content: MessageContent) {
            self.senderName = senderName
            self.sentAt = sentAt
            self.content = content
        }
    }

    /// Creates a record.
    ///
    /// - Parameter count: the number of messages if `entries` has only the first ones.
    package init(title: String, entries: [Entry], count: Int? = nil) {
        let kept = entries.compactMap { $0.within(levels: Self.maximumDepth - 1) }
        self.init(title, kept, max(count ?? 0, kept.count))
    }

    private init(_ title: String, _ entries: [Entry], _ count: Int) {
        self.title = title
        self.entries = entries
        self.count = count
    }

    /// The record in at most so many levels.
    fileprivate func within(levels: Int) -> MessageContent {
        guard levels > 0 else { return .text(text(limit: Self.entriesInText)) }
        return .mergedRecord(MergedRecord(title, entries.compactMap { $0.within(levels: levels - 1) }, count))
    }

    /// The title and the messages, a line each.
    ///
    /// - Parameter limit: the number of messages after which the text ends with an ellipsis.
    package func text(limit: Int = .max) -> StyledText {
        let lines = entries.prefix(limit).flatMap { entry in
            [
                StyledText("\n\(entry.senderName): "),
                entry.content.text.firstLine(limit: MessageContent.previewCharacters),
            ]
        }
        return StyledText(joining: [StyledText(title)] + lines + (count > min(limit, entries.count) ? ["\n…"] : []))
    }

    /// The title and the messages without styles.
    package func plain(limit: Int = .max) -> String { text(limit: limit).plain }

    /// The record with only its first entries, shortened.
    var shortened: MergedRecord {
        let first = entries.prefix(Self.previewEntries).map { entry in
            var entry = entry
            entry.senderName = String(entry.senderName.prefix(MessageContent.previewCharacters))
            entry.content = entry.content.shortenedInRecord
            return entry
        }
        return MergedRecord(StyledText(title).firstLine(limit: MessageContent.previewCharacters).plain, first, count)
    }

    /// The record with its texts changed.
    func mapTexts(_ change: (String) -> String, _ content: (MessageContent) -> MessageContent) -> MergedRecord {
        MergedRecord(
            title: change(title),
            entries: entries.map {
                Entry(senderName: change($0.senderName), sentAt: $0.sentAt, content: content($0.content))
            }, count: count)
    }

    /// The bytes of all texts and names.
    package var textBytes: Int {
        entries.reduce(title.utf8.count) { $0 + $1.senderName.utf8.count + $1.content.textBytes }
    }

    /// The record within this one to which a path of indexes of entries leads; `nil` if there is none.
    package func record(at path: [Int]) -> MergedRecord? {
        var record = self
        for index in path {
            guard record.entries.indices.contains(index), case .mergedRecord(let inner) = record.entries[index].content
            else { return nil }
            record = inner
        }
        return record
    }

    /// The text that searches examine: titles, names, and messages. Secrets stay covered, because excerpts show parts of it.
    var searchedText: String {
        let lines = entries.map { "\($0.senderName): \($0.content.mappingText(\.coveringSecrets).searchedText)" }
        return ([title] + lines).joined(separator: "\n")
    }
}

extension MergedRecord.Entry {
    /// The entry with nested records in at most so many levels; `nil` if nobody can send its content.
    fileprivate func within(levels: Int) -> MergedRecord.Entry? {
        guard content.isSendable else { return nil }
        var entry = self
        if case .mergedRecord(let record) = content {
            entry.content = record.within(levels: levels)
        } else {
            entry.content = content.asForwarded.withoutMentions
        }
        return entry
    }
}

extension MergedRecord: Codable {
    private enum CodingKeys: String, CodingKey {
        case title, entries, count
    }

    /// Decodes a record, and of one that is nested too deep only its title, so that no input can exhaust the stack.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let title = try container.decode(String.self, forKey: .title)
        let depth = decoder.codingPath.count { $0.stringValue == CodingKeys.entries.stringValue }
        let entries = depth > Self.maximumDepth ? [] : try container.decode([Entry].self, forKey: .entries)
        self.init(title: title, entries: entries, count: try container.decodeIfPresent(Int.self, forKey: .count))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(entries, forKey: .entries)
        if count != entries.count { try container.encode(count, forKey: .count) }
    }
}

extension MessageContent {
    /// The bytes of its text, and of all texts in a record.
    package var textBytes: Int {
        if case .mergedRecord(let record) = self { record.textBytes } else { text.plain.utf8.count }
    }

    /// The content for a preview of a record, which shows no records within it.
    fileprivate var shortenedInRecord: MessageContent {
        guard case .mergedRecord(let record) = self else { return shortened }
        return .mergedRecord(MergedRecord(title: record.title, entries: [], count: record.count).shortened)
    }

    /// The content with mentions as plain text.
    fileprivate var withoutMentions: MessageContent {
        switch self {
        case .text(let text): .text(text.withoutMentions)
        case .emote(let text): .emote(text.withoutMentions)
        case .image(let file, let caption): .image(file, caption: caption.withoutMentions)
        case .video(let file, let seconds, let caption):
            .video(file, seconds: seconds, caption: caption.withoutMentions)
        case .voice(let voice, let caption): .voice(voice, caption: caption.withoutMentions)
        case .file(let file, let caption): .file(file, caption: caption.withoutMentions)
        default: self
        }
    }
}

extension StyledText {
    /// The text with mentions as plain text.
    fileprivate var withoutMentions: StyledText {
        func isMention(_ run: StyleRun) -> Bool { if case .mention = run.style { true } else { false } }
        guard runs.contains(where: isMention) else { return self }
        return StyledText(plain, runs: runs.filter { !isMention($0) })
    }
}
