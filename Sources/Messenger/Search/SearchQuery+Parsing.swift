extension SearchQuery {
    /// The maximum number of scalars of a query that are used.
    package static let limit = 1000
    /// The maximum number of phrases in a query, and of names after `from:` and after `in:`.
    package static let phraseLimit = 32

    /// Parses a query: words, `"phrases"`, and `from:`, `in:`, `before:`, `after:`, `has:`, and `is:` with a value that may
    /// be in quotes. Text before a colon that isn't one of these operators is searched for as it is; if it looks like an
    /// operator, it's a problem, too.
    ///
    /// Dates are `2024`, `2024-05`, or `2024-05-17`. `before:` means before the start of the period, and `after:` means
    /// from its start. An unclosed quote extends to the end, and its last word matches as a prefix because the user is
    /// still typing it.
    ///
    /// - Parameters:
    ///   - text: the query.
    ///   - zone: the time zone that determines the start of days.
    package init(_ text: String, zone: TimeZoneTable = .utc) {
        self.init()
        var reader = QueryReader(text)
        while let part = reader.next() {
            switch part {
            case .words(let text, let unknown):
                if let unknown { problem(.unknownOperator(unknown)) }
                add(text, isPrefix: true)
            case .quoted(let text, let isClosed): add(text, isPrefix: !isClosed)
            case .filter(let name, let value, _): add(name, value, zone)
            }
        }
        if reader.isCut { problem(.tooLong) }
    }

    private mutating func add(_ text: String, isPrefix: Bool) {
        var words = SearchWord.words(of: text).map(\.folded)
        guard !words.isEmpty else {
            if text.contains(where: { !$0.isWhitespace }) { problem(.nothingToFind(text)) }
            return
        }
        var isPrefix = isPrefix
        if words.count > Phrase.limit {
            words.removeLast(words.count - Phrase.limit)
            isPrefix = false
            problem(.tooLong)
        }
        let phrase = Phrase(words, isPrefix: isPrefix)
        guard !phrases.contains(phrase) else { return }
        if phrases.count < Self.phraseLimit { phrases.append(phrase) } else { problem(.tooLong) }
    }

    private mutating func add(_ name: SearchOperator, _ value: String, _ zone: TimeZoneTable) {
        guard value.contains(where: { !$0.isWhitespace }) else { return problem(.noValue(name)) }
        switch name {
        case .from: take(value, \.senders)
        case .in: take(value, \.chats)
        case .before:
            guard let day = CivilDate(searched: value) else { return problem(.notADate(value)) }
            let start = zone.start(of: day)
            before = before.map { min($0, start) } ?? start
        case .after:
            guard let day = CivilDate(searched: value) else { return problem(.notADate(value)) }
            let start = zone.start(of: day)
            after = after.map { max($0, start) } ?? start
        case .has:
            guard let feature = Feature(rawValue: value.lowercased()) else {
                return problem(.unknownValue(name, value))
            }
            features.insert(feature)
        case .is:
            guard value.lowercased() == "unread" else { return problem(.unknownValue(name, value)) }
            isUnread = true
        }
    }

    private mutating func take(_ value: String, _ names: WritableKeyPath<Self, [String]>) {
        if self[keyPath: names].contains(value) { return }
        if self[keyPath: names].count < Self.phraseLimit {
            self[keyPath: names].append(value)
        } else {
            problem(.tooLong)
        }
    }

    private mutating func problem(_ problem: SearchProblem) {
        if !problems.contains(problem) { problems.append(problem) }
    }
}

extension CivilDate {
    /// Creates the first day of `2024`, `2024-05`, or `2024-05-17`; `nil` if there is no such day.
    fileprivate init?(searched text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
        }
        guard numbers.count == parts.count, (1...3).contains(parts.count), parts[0].utf8.count == 4,
            parts.dropFirst().allSatisfy({ (1...2).contains($0.utf8.count) })
        else { return nil }
        let month = numbers.count > 1 ? numbers[1] : 1
        let day = numbers.count > 2 ? numbers[2] : 1
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        self.init(year: numbers[0], month: month, day: day)
        // For example, February 30 would become a day in March.
        guard self.month == month else { return nil }
    }
}
