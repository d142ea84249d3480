import Loop
package import Messenger
package import TerminalDOM

// Going to a message, wherever in the history it is.
extension Timeline {
    /// The message to show once it has been read.
    package struct Target: Codable, Equatable, Sendable {
        package var message: MessageID
        /// Its place in the history.
        package var position: MessagePosition
        /// The number of lines between the top and the message.
        package var line: Int
        /// The search that led to it, whose first match in the message becomes visible; nil for its beginning.
        package var match: Match?
        /// True if the message becomes the selected one.
        package var selects = true

        /// A match, and what decides where in a message it is.
        package struct Match: Codable, Equatable, Sendable {
            package var query: SearchQuery
            package var kinds: ContentKinds
            /// The columns of the messages.
            package var columns: Int
            /// The space that a picture may take; nil if pictures aren't shown.
            package var pictures: Size?

            /// A match of `query` in the open chat, in one that is to be opened, or on a page with so many columns for messages.
            init(_ query: SearchQuery, _ shared: Shared, columns: Int? = nil) {
                self.query = query
                kinds = shared.contentKinds
                let columns = columns ?? shared.readingColumns(width: shared.conversationWidth).count
                self.columns = columns
                pictures = PictureRequest.limit(
                    inMessage: MessageRow.contentWidth(columns: columns), shared.options, shared.colors)
            }
        }
    }

    /// Shows a message wherever it is.
    mutating func show(_ target: Target) -> [Work] {
        isScrolling = false
        guard let index = page?.messages.index(of: target.message) else {
            self.target = target
            isLoading = true
            return read(.around(target.position))
        }
        self.target = nil
        if target.selects { selection = target.message }
        let line = line(for: target)
        if let viewport, visible?.contains(index) == true, line == target.line, target.selects {
            scroll = viewport.scroll
            scroll.reveal = target.message
        } else {
            scroll = ListScroll(.row(target.message, line: line))
        }
        return []
    }

    /// Goes to the message that was to be shown, now that the messages around it were read.
    mutating func arrive(_ target: Target, at page: MessagePage) {
        self.target = nil
        guard page.messages.contains(where: { $0.id == target.message }) else {
            // It is gone; the one nearest to its place is seen. The newest message is the first one on some pages.
            selection = nil
            let near = page.messages.min {
                $0.position.steps(to: target.position) < $1.position.steps(to: target.position)
            }
            scroll = near.map { ListScroll(.row($0.id, line: target.line)) } ?? ListScroll(.end)
            return
        }
        selection = target.selects ? target.message : nil
        scroll = ListScroll(.row(target.message, line: line(for: target)))
    }

    /// The line of the view on which a message to go to starts: one with some messages above it.
    var targetLine: Int { (viewport?.height ?? 12) / 3 }

    /// True if the user went to the selected message and is still there.
    var isAtSelection: Bool {
        guard !isScrolling, let index = selection.flatMap(messages.index) else { return false }
        return visible?.contains(index) == true
    }

    /// Scrolls to the match in the selected message if that isn't near its beginning.
    mutating func showMatch(_ match: Target.Match) {
        guard let message = selectedMessage else { return }
        let target = Target(message: message.id, position: message.position, line: targetLine, match: match)
        let line = line(for: target)
        if line != target.line { scroll = ListScroll(.row(message.id, line: line)) }
    }

    /// The line at which the message starts, so that the match is visible: above the screen for a long message.
    private func line(for target: Target) -> Int {
        guard let message = message(target.message), let match = target.match,
            let hit = match.query.rarestHit(in: message.searchedText)
        else { return target.line }
        // A row shows only the beginning of a record.
        if case .mergedRecord = message.content { return target.line }
        let lines = match.lines(before: hit.lowerBound, in: message)
        return lines > target.line ? target.line - lines : target.line
    }
}

extension MessagePosition {
    /// Returns how far apart two positions are.
    fileprivate func steps(to other: MessagePosition) -> UInt64 {
        UInt64(bitPattern: max(rawValue, other.rawValue) &- min(rawValue, other.rawValue))
    }
}

extension SearchQuery {
    /// Returns the first match of the phrase that `text` has least often: of several words, the others may be everywhere.
    func rarestHit(in text: String) -> Range<Int>? {
        let hits = phrases.map { phrase in
            var query = self
            query.phrases = [phrase]
            return query.hits(in: text)
        }
        return hits.filter { !$0.isEmpty }.min { $0.count < $1.count }?.first
    }
}

extension Timeline.Target.Match {
    /// Returns about how many lines of a message are above a byte of its ``Message/searchedText``. A line more or less
    /// doesn't matter.
    fileprivate func lines(before byte: Int, in message: Message) -> Int {
        let width = MessageRow.textWidth(columns: columns)
        let before = String(decoding: message.searchedText.utf8.prefix(byte), as: UTF8.self)
        let textLines =
            before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .reduce(0) { $0 + 1 + DisplayWidth.of($1) / width } - 1
        let kind = kinds.kind(of: message.content)
        guard let file = kind.picture(message.content) else { return textLines }
        // Behind its text, only the name of the file is searched.
        guard byte < message.content.text.plain.utf8.count else {
            return kind.namesPicture ? pictureLines(of: file) : 0
        }
        return pictureLines(of: file) + (kind.namesPicture ? 1 : 0) + textLines
    }

    /// Returns the lines of the picture in a file, or of its name where the picture isn't shown. A picture of unknown size
    /// may not be drawn yet, so it counts as its name.
    private func pictureLines(of file: Attachment) -> Int {
        let picture = file.shownPicture
        guard let pictures, picture.storedFile != nil, picture.hasPixelSize else { return 1 }
        return PictureLayout.size(
            pixelWidth: picture.pixelWidth, pixelHeight: picture.pixelHeight, within: pictures
        ).height
    }
}
