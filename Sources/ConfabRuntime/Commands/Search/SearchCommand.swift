import ConfabApp
import Glibc
import Importing
import MessageStore
import Messenger

/// A `confab search`: its query and its output.
package struct SearchCommand: Sendable {
    /// The words, as the search of the screen reads them.
    package var words: String
    /// The profile, by its name; `nil` for the only one.
    package var profile: String?
    /// The maximum number of results; nil for all.
    package var limit: Int?
    /// True if chats and contacts are found by name, in place of messages.
    package var findsNames = false
    /// True if a hit is a line of JSON.
    package var isJSON = false

    /// The outcome of a search.
    package enum Outcome: Equatable, Sendable {
        case found, nothingFound
        /// Part of the query is wrong; the rest was searched for.
        case misunderstood
    }

    /// A search for `words` in the messages of the only profile.
    package init(_ words: String) { self.words = words }

    /// Hits that are read at once.
    private static let page = 200

    /// Says what is found in the data directory of `places`, the newest first, and complains about what of the words cannot
    /// be followed.
    ///
    /// It only reads: a Confab that has the profile open goes on.
    ///
    /// - Throws: ``UsageError`` when it is not clear what is to be searched for, or where.
    package func run(in places: Places) throws -> Outcome {
        try readStore(in: places) { store in
            let profile = try profile(in: store)
            let zone = LocalZone.table(around: SystemClock.wallTime)
            let isColored = isatty(STDOUT_FILENO) == 1 && Self.allowsColor
            let lines = HitLines(strings: places.strings, zone: zone, isJSON: isJSON, isColored: isColored)
            return findsNames
                ? try sayNames(of: profile, lines, store) : try sayMessages(of: profile, zone, lines, store)
        }
    }

    /// True if neither the user nor the terminal objects to colors: https://no-color.org.
    private static var allowsColor: Bool {
        Places.environment("NO_COLOR") == nil && Places.environment("TERM").map { $0 != "dumb" } == true
    }

    private func profile(in store: MessageStore) throws -> ProfileID {
        let known = try store.read { try $0.profiles() }
        let names = known.map { "“\($0.profile.names.shown())”" }.joined(separator: ", ")
        if let name = profile {
            if let found = try ProfileByName.find(name, in: store) { return found }
            throw UsageError(
                "There's no profile named “\(name.harmlessName)”"
                    + (known.isEmpty ? "." : ". Choose one of \(names)."))
        }
        guard let only = known.first else {
            throw UsageError("There are no profiles yet. Start “confab” to create one.")
        }
        if known.count > 1 {
            throw UsageError("There are several profiles: \(names). Choose one with --profile.")
        }
        return only.id
    }

    private func sayMessages(
        of profile: ProfileID, _ zone: TimeZoneTable, _ lines: HitLines, _ store: MessageStore
    ) throws -> Outcome {
        let query = SearchQuery(words, zone: zone)
        var complained: Set<SearchProblem> = []
        func complain(_ problems: [SearchProblem]) {
            for problem in problems where complained.insert(problem).inserted {
                Output.complain(lines.strings.searchProblem(problem))
            }
        }
        complain(query.problems)
        if query.isEmpty {
            guard complained.isEmpty else { return .misunderstood }
            throw UsageError("Enter at least one word to search for.")
        }
        var request = SearchRequest(query, in: .profile(profile), limit: min(limit ?? Self.page, Self.page))
        var found = 0
        var unreadable = 0
        var indexing: SearchProgress?
        repeat {
            // Each page has a transaction of its own, so that writers don't have to wait.
            let results = try store.read { try $0.messages(request) }
            complain(results.problems)
            indexing = results.indexing ?? indexing
            unreadable += results.unreadable
            try Output.write(results.hits.map { lines.line($0) + "\n" }.joined())
            found += results.hits.count
            request.after = results.next
            if let limit { request.limit = min(limit - found, Self.page) }
        } while request.after != nil && request.limit > 0
        if let indexing {
            Output.complain(
                """
                The index of messages isn't complete: it has \(indexing.done) of \(indexing.total). The others weren't \
                searched. “\(Places(data: store.directory).doctorCommand) --rebuild-index” completes it.
                """)
        }
        if unreadable > 0 {
            if isJSON { try Output.say(JSONLine.text(JSONLine.Unreadable(unreadable: unreadable))) }
            throw UnreadableData(
                description: Places(data: store.directory).strings.unreadableMatches(unreadable))
        }
        if !complained.isEmpty { return .misunderstood }
        return found > 0 ? .found : .nothingFound
    }

    private func sayNames(of profile: ProfileID, _ lines: HitLines, _ store: MessageStore) throws -> Outcome {
        let search = NameSearch(words)
        if search.isEmpty { throw UsageError("Enter at least one word to search for.") }
        let limit = limit ?? .max
        let names = try store.read { try $0.names(search, of: profile, limit: limit, budget: .max) }
        let found =
            (names.chats + names.groups).map { lines.line($0, search) } + names.contacts.map { lines.line($0, search) }
        for line in found.prefix(limit) { try Output.write(line + "\n") }
        return found.isEmpty ? .nothingFound : .found
    }
}
