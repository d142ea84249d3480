import Messenger
import Spelling

extension English {
    func searchPlaceholder() -> String { "Search or paste a link" }
    func searchHelp() -> String { "Words, \"a phrase\", from: in: before: after: has: is:" }

    func section(_ section: Search.Section) -> String {
        switch section {
        case .chats: "Chats"
        case .groups: "Groups"
        case .contacts: "Contacts"
        case .messages: "Messages"
        }
    }

    func moreFound(_ number: Int) -> String { "\(grouped(number)) more" }
    func grouping(isGrouped: Bool) -> String { isGrouped ? "sort by time" : "group by chat" }
    func searching() -> String { "Searching…" }
    func nothingFound() -> String { "No results" }
    func nothingFoundHelp() -> String { "Try fewer or shorter words. Esc clears the search." }
    func memberReason() -> String { "Member:" }

    func indexing(_ progress: SearchProgress) -> String {
        "Building the search index: \(min(99, progress.percent))%. Older messages may be missing."
    }

    func messageIsGone() -> String { "This message was deleted" }
    func chatIsGone() -> String { "This chat no longer exists." }

    func searchProblem(_ problem: SearchProblem) -> String {
        switch problem {
        case .noValue(let what): "“\(what.rawValue):” needs a value, such as \(example(what))."
        case .unknownValue(let what, let text):
            "Unknown: “\(what.rawValue):\(text.harmlessName)”. Try \(example(what))."
        case .unknownOperator(let name):
            "Unknown operator “\(name.harmlessName):”. "
                + (nearestName(to: name, among: SearchOperator.allCases.map(\.rawValue)).map {
                    "Did you mean “\($0):”?"
                }
                    ?? "Confab searches for it as text.")
        case .notADate(let text):
            "“\(text.harmlessName)” isn't a date. Try 2024, 2024-05, or 2024-05-17."
        case .unknownSender(let name): "No one named “\(name.harmlessName)”."
        case .unknownChat(let name): "No chat named “\(name.harmlessName)”."
        case .nothingToFind(let text): "“\(text.harmlessName)” contains no words."
        case .tooLong: "Confab searches for the first \(grouped(SearchQuery.limit)) characters only."
        }
    }

    private func example(_ what: SearchOperator) -> String {
        switch what {
        case .from: "from:ann or from:me"
        case .in: "in:lunch"
        case .before, .after: "\(what.rawValue):2024-05"
        case .has: "has:link, has:image, has:file, or has:voice"
        case .is: "is:unread"
        }
    }

    func chatSearchPlaceholder() -> String { "Search in this chat" }

    func hitNumber(_ number: Int?, of count: Int, hasMore: Bool) -> String {
        "\(number.map { "\(grouped($0)) of " } ?? "")\(grouped(count))\(hasMore ? "+" : "")"
    }

    func shortHitNumber(_ number: Int, of count: Int, hasMore: Bool) -> String {
        "\(grouped(number))/\(grouped(count))\(hasMore ? "+" : "")"
    }

    func nothingSearched(_ key: String) -> String {
        key.isEmpty ? "Search in this chat first" : "\(key) searches in this chat"
    }

    func lookingForOlderHits() -> String { "Still looking for older matches" }
    func noOlderHits() -> String { "No older matches. This is the newest one" }
    func noNewerHits() -> String { "No newer matches. This is the oldest one" }
    func typeMore(_ number: Int) -> String { "Type \(number) or more characters" }

    func linkEntry(_ entry: Search.LinkEntry) -> String {
        switch entry {
        case .open: "Open"
        case .connect: "Connect"
        case .cancel: "Cancel"
        }
    }

    func lookingAtLink() -> String { "Checking the link…" }
    func connecting() -> String { "Connecting…" }
}
