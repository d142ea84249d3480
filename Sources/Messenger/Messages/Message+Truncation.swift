// Histories keep many messages loaded, so they load only the beginnings of long ones.
extension Message {
    /// The bytes of text, in UTF-8, that a history loads of a message.
    package static let loadedBytes = 64_000
    /// The lines of text that a history loads of a message. All lines of a message are laid out before the first one is drawn.
    package static let loadedLines = 500
    /// The bytes of earlier versions beyond which only their beginnings are loaded.
    private static let loadedVersionBytes = 4000
    /// More marks or votes aren't loaded: only the store compares them with later changes.
    private static let loadedMarks = 100

    /// The message as histories load it: a long text is cut, a large record keeps only its first messages, and
    /// ``omittedBytes`` says how much is missing.
    package var truncated: Message {
        var message = self
        let (content, omitted) = content.truncated(bytes: Self.loadedBytes, lines: Self.loadedLines)
        if omitted > 0 {
            message.content = content
            message.omittedBytes = omitted
        }
        // A history only says that there are earlier versions.
        if earlierVersions.reduce(0, { $0 + $1.content.loadedBytes }) > Self.loadedVersionBytes {
            message.earlierVersions = earlierVersions.map {
                MessageVersion(content: $0.content.shortened, at: $0.at, number: $0.number)
            }
        }
        if marks.count > Self.loadedMarks { message.marks = [] }
        if votes.count > Self.loadedMarks { message.votes = [] }
        return message
    }

    /// About the bytes that the loaded message takes.
    package var loadedSize: Int {
        var size = Self.fixedSize + senderName.utf8.count + content.loadedBytes + (quote?.content.loadedBytes ?? 0)
        for version in earlierVersions { size += Self.partSize + version.content.loadedBytes }
        for reaction in reactions { size += Self.partSize * (1 + reaction.authors.count) }
        return size + Self.partSize * (marks.count + votes.count)
    }

    /// About the bytes of a message without text.
    private static let fixedSize = 512
    /// About the bytes of a small part, such as the author of a reaction.
    private static let partSize = 64
}

extension MessageContent {
    /// The styles in a text that a history loads: it's cut where more begin.
    private static let loadedRuns = 2000
    /// About the bytes of an entry of a record without its text.
    private static let entryBytes = 256
    /// About the bytes of a style on a part of a text.
    private static let runBytes = 48
    /// The bytes of a short text, such as an answer of a poll that is too long.
    private static let shortBytes = 1000
    /// About the bytes of an answer of a poll without its text.
    private static let answerBytes = 32
    /// The answers of a poll that is too long.
    private static let mostAnswers = 100

    /// About the bytes that the content takes.
    package var loadedBytes: Int {
        switch self {
        case .mergedRecord(let record):
            return record.entries.reduce(record.title.utf8.count) {
                $0 + Self.entryBytes + $1.senderName.utf8.count + $1.content.loadedBytes
            }
        case .unknown(let unknown): return unknown.kind.utf8.count + unknown.fallback.utf8.count + unknown.raw.count
        case .poll(let poll):
            return poll.answers.reduce(poll.question.utf8.count) { $0 + Self.answerBytes + $1.text.utf8.count }
        case .chatLink(let link): return link.name.utf8.count + link.text.utf8.count + link.address.utf8.count
        default:
            let text = text
            return text.plain.utf8.count + text.runs.count * Self.runBytes + (attachment?.name.utf8.count ?? 0)
        }
    }

    /// Returns the content with at most so many bytes and lines of text, and the number of bytes that were left out.
    func truncated(bytes: Int, lines: Int) -> (content: MessageContent, omitted: Int) {
        var omitted = 0
        func cut(_ text: StyledText, to limit: Int = bytes) -> StyledText {
            let runs = text.runs.count > Self.loadedRuns ? text.runs[Self.loadedRuns].start : limit
            let kept = text.truncated(bytes: max(1, min(limit, runs)), lines: lines)
            omitted += text.plain.utf8.count - kept.plain.utf8.count
            return kept
        }
        func cut(_ text: String, to limit: Int = bytes) -> String {
            text.utf8.count > lines ? cut(StyledText(text), to: limit).plain : text
        }
        var content = self
        switch self {
        case .report(var report):
            report.text = cut(report.text)
            content = .report(report)
        case .location(var location):
            location.title = cut(location.title)
            content = .location(location)
        case .chatLink(var link):
            link.name = cut(link.name, to: Self.shortBytes)
            link.text = cut(link.text)
            content = .chatLink(link)
        case .poll(var poll) where loadedBytes > bytes || poll.answers.count > Self.mostAnswers:
            poll.question = cut(poll.question, to: bytes / 2)
            omitted += poll.answers.dropFirst(Self.mostAnswers).reduce(0) { $0 + Self.answerBytes + $1.text.utf8.count }
            poll.answers = poll.answers.prefix(Self.mostAnswers).map { answer in
                var answer = answer
                answer.text = cut(answer.text, to: bytes / 2 / Self.mostAnswers)
                return answer
            }
            content = .poll(poll)
        case .mergedRecord(let record) where loadedBytes > bytes:
            content = .mergedRecord(record.shortened)
            omitted = loadedBytes - content.loadedBytes
        case .unknown(var unknown):
            unknown.fallback = cut(unknown.fallback)
            if unknown.raw.count > bytes {
                omitted += unknown.raw.count
                unknown.raw = []
            }
            content = .unknown(unknown)
        default: content = mappingText { cut($0) }
        }
        return (content, omitted)
    }
}
