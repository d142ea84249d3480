extension SearchQuery {
    /// How many scalars of a query are looked at.
    public static let limit = 1000
    /// How many words and phrases are searched for.
    public static let phraseLimit = 32

    /// Reads what was typed: words, `"phrases"`, and `from:` `in:` `before:` `after:` `has:` with a value that may stand in
    /// quotes. What is no operator is searched for as it stands.
    ///
    /// Dates are `2024`, `2024-05` or `2024-05-17`; `before:` ends before it begins, `after:` begins with it. Quotes that were not
    /// closed reach to the end, and their last word may go on, as it is being typed.
    ///
    /// - Parameters:
    ///   - text: what was typed.
    ///   - zone: where days begin.
    public init(_ text: String, zone: TimeZoneTable = .utc) {
        self.init()
        var reader = QueryReader(text)
        while let part = reader.next() {
            switch part {
            case .words(let text): add(text, isPrefix: true)
            case .quoted(let text, let isClosed): add(text, isPrefix: !isClosed)
            case .filter(let name, let value): add(name, value, zone)
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
            guard let feature = Feature(rawValue: value.lowercased()) else { return problem(.unknownFeature(value)) }
            features.insert(feature)
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
    /// The day with which `2024`, `2024-05` or `2024-05-17` begins; nil when there is no such day.
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
        // The 30th of February runs into March.
        guard self.month == month else { return nil }
    }
}
