import Messenger

extension English {
    func searchPlaceholder() -> String { "Search or paste a link" }
    func searchHelp() -> String { "Words, “a phrase”, from: in: before: after: has: is:" }

    func section(_ section: Search.Section) -> String {
        switch section {
        case .chats: "Chats"
        case .groups: "Groups"
        case .contacts: "Contacts"
        case .messages: "Messages"
        }
    }

    func moreFound(_ number: Int) -> String { "\(number) more" }
    func byChat() -> String { "by chat" }
    func byTime() -> String { "by time" }
    func searching() -> String { "Searching…" }
    func nothingFound() -> String { "No results" }
    func nothingFoundHelp() -> String { "Try fewer or shorter words. Esc clears the search." }
    func memberReason() -> String { "Member:" }

    func indexing(_ progress: SearchProgress) -> String {
        "Building the search index: \(min(99, progress.percent))%. Older messages may be missing."
    }

    func messageIsGone() -> String { "This message was deleted." }
    func chatIsGone() -> String { "This chat no longer exists." }

    func searchProblem(_ problem: SearchProblem) -> String {
        switch problem {
        case .noValue(let what): "“\(what.rawValue):” needs a value, such as \(example(what))."
        case .unknownValue(let what, let text):
            "Unknown: “\(what.rawValue):\(text.harmlessName)”. Try \(example(what))."
        case .unknownOperator(let name):
            "Unknown operator “\(name.harmlessName):”. "
                + (SearchOperator.nearest(to: name).map { "Did you mean “\($0.rawValue):”?" }
                    ?? "Confab searches for it as text.")
        case .notADate(let text):
            "“\(text.harmlessName)” isn't a date. Try 2024, 2024-05 or 2024-05-17."
        case .unknownSender(let name): "Nobody is named “\(name.harmlessName)”."
        case .unknownChat(let name): "No chat is named “\(name.harmlessName)”."
        case .nothingToFind(let text): "“\(text.harmlessName)” contains no words."
        case .tooLong: "Confab searches for the first \(SearchQuery.limit) characters only."
        }
    }

    private func example(_ what: SearchOperator) -> String {
        switch what {
        case .from: "from:ann or from:me"
        case .in: "in:lunch"
        case .before, .after: "\(what.rawValue):2024-05"
        case .has: "has:link, has:image, has:file or has:voice"
        case .is: "is:unread"
        }
    }

    func chatSearchPlaceholder() -> String { "Search in this chat" }

    func hitNumber(_ number: Int?, of count: Int, hasMore: Bool) -> String {
        "\(number.map { "\($0) of " } ?? "")\(count)\(hasMore ? "+" : "")"
    }

    func nothingSearched() -> String { "Ctrl-F searches in this chat" }
    func olderHitsNotShown() -> String { "There are older matches. Add a word, or before: with a date, to find them." }

    func plan(_ plan: LinkPlan) -> String {
        switch plan {
        case .known: "You already know each other. This is your chat:"
        case .own: "This is your own link. Send it to someone else."
        case .connecting: "You already used this link. The other side hasn't answered yet."
        case .new(let name) where name.harmlessName.isEmpty:
            "This link connects you with the person who gave it to you."
        case .new(let name): "This link connects you with \(name.harmlessName)."
        case .used: "Someone already used this link. It works only once; ask for a new one."
        case .gone: "This link no longer works. Ask for a new one."
        }
    }

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
