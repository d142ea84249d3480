extension StyledText {
    /// The people whom the text mentions.
    package var mentions: [Mention] {
        runs.compactMap { if case .mention(let mention) = $0.style { mention } else { nil } }
    }

    /// The runs that are mentions, in order; of those that overlap, only the first.
    package var mentionRuns: [StyleRun] {
        runs.reduce(into: []) { mentions, run in
            guard run.isMention, run.start >= mentions.last?.end ?? 0 else { return }
            mentions.append(run)
        }
    }

    /// The text without other styles than mentions.
    package var withOnlyMentions: StyledText { StyledText(plain, runs: mentionRuns) }

    /// True if a part of a range of UTF-8 bytes mentions somebody.
    package func hasMention(in range: Range<Int>) -> Bool {
        runs.contains { $0.isMention && $0.start < range.upperBound && range.lowerBound < $0.end }
    }

    /// Returns the text with `words` for each mention. The mentions are gone.
    func replacingMentions(with words: String) -> StyledText {
        let changed = replacing(mentionRuns.map { Change(start: $0.start, end: $0.end, text: words) })
        return StyledText(changed.plain, runs: changed.runs.filter { !$0.isMention })
    }

    /// Returns the text with other names for the people whom it mentions.
    ///
    /// - Parameter name: Returns the name of a person for whom the text has some words; `nil` to leave them as they were
    ///   written. An “@” at the beginning of a mention stays.
    package func namingMentions(_ name: (_ person: Mention, _ words: String) -> String?) -> StyledText {
        var changes: [Change] = []
        for run in mentionRuns {
            guard case .mention(let mention) = run.style else { continue }
            let old = text(from: run.start, to: run.end)
            let isMarked = old.hasPrefix("@")
            guard let name = name(mention, isMarked ? String(old.dropFirst()) : old), !name.isEmpty else { continue }
            let new = isMarked ? "@" + name : name
            if new != old { changes.append(Change(start: run.start, end: run.end, text: new)) }
        }
        return changes.isEmpty ? self : replacing(changes)
    }

    /// A part of the text, in UTF-8 bytes, and the text to put in its place.
    private struct Change {
        let start: Int
        let end: Int
        let text: String
    }

    private func text(from start: Int, to end: Int) -> String {
        let bytes = plain.utf8
        let first = bytes.index(bytes.startIndex, offsetBy: start)
        return String(plain[first..<bytes.index(first, offsetBy: end - start)])
    }

    /// Returns the text with `changes`, which are in order and don't overlap. Styles keep the words on which they were.
    private func replacing(_ changes: [Change]) -> StyledText {
        var text = ""
        var end = 0
        for change in changes {
            text += self.text(from: end, to: change.start) + change.text
            end = change.end
        }
        text += self.text(from: end, to: plain.utf8.count)
        /// Returns the new place of a place in the old text; one within a change goes to its beginning or its end.
        func moved(_ place: Int, isEnd: Bool) -> Int {
            var shift = 0
            for change in changes {
                if place >= change.end {
                    shift += change.text.utf8.count - (change.end - change.start)
                } else if place > change.start {
                    return change.start + shift + (isEnd ? change.text.utf8.count : 0)
                } else {
                    break
                }
            }
            return place + shift
        }
        return StyledText(
            text,
            runs: runs.map { run in
                let start = moved(run.start, isEnd: false)
                return StyleRun(start: start, length: moved(run.end, isEnd: true) - start, style: run.style)
            })
    }
}

extension StyleRun {
    /// True for a mention.
    package var isMention: Bool { if case .mention = style { true } else { false } }
}

extension MessageContent {
    /// The people whom the text mentions.
    package var mentions: [Mention] { text.mentions }

    /// Returns the content with another text or caption; content without words that somebody wrote stays as it is.
    package func mappingText(_ change: (StyledText) throws -> StyledText) rethrows -> MessageContent {
        switch self {
        case .text(let text): return .text(try change(text))
        case .emote(let text): return .emote(try change(text))
        case .image(let file, let caption): return .image(file, caption: try change(caption))
        case .video(let file, let seconds, let caption):
            return .video(file, seconds: seconds, caption: try change(caption))
        case .voice(let voice, let caption): return .voice(voice, caption: try change(caption))
        case .file(let file, let caption): return .file(file, caption: try change(caption))
        default: return self
        }
    }
}
