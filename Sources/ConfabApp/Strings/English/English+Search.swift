import Messenger

extension English {
    func searchPlaceholder() -> String { "Search or paste a link" }
    func searchHelp() -> String { "Words, “a phrase”, from: in: before: after: has:link" }

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
    func nothingFound() -> String { "Nothing found" }
    func nothingFoundHelp() -> String { "Try fewer words, or the beginning of one. Escape goes back to the list." }
    func memberReason() -> String { "Member:" }

    func indexing(_ progress: SearchProgress) -> String {
        let percent = progress.total > 0 ? max(0, min(99, progress.done * 100 / progress.total)) : 0
        return "The index is being made: \(percent) %. Older messages may be missing."
    }

    func messageIsGone() -> String { "This message was deleted." }
    func chatIsGone() -> String { "This chat no longer exists." }

    func searchProblem(_ problem: SearchProblem) -> String {
        switch problem {
        case .noValue(let what): "“\(what.rawValue):” needs something behind it: \(example(what))."
        case .unknownFeature(let text):
            "“has:\(text.harmlessName)” is not known: link, image or file."
        case .notADate(let text):
            "“\(text.harmlessName)” is no date: 2024, 2024-05 or 2024-05-17."
        case .unknownSender(let name): "Nobody is called “\(name.harmlessName)”."
        case .unknownChat(let name): "No chat is called “\(name.harmlessName)”."
        case .nothingToFind(let text): "There is no word in “\(text.harmlessName)”."
        case .tooLong: "Only the first \(SearchQuery.limit) characters are searched for."
        }
    }

    private func example(_ what: SearchOperator) -> String {
        switch what {
        case .from: "from:ann, from:me"
        case .in: "in:lunch"
        case .before, .after: "\(what.rawValue):2024-05"
        case .has: "has:link, has:image, has:file"
        }
    }

    func chatSearchPlaceholder() -> String { "Search in this chat" }

    func hitNumber(_ number: Int?, of count: Int, hasMore: Bool) -> String {
        "\(number.map { "\($0) of " } ?? "")\(count)\(hasMore ? "+" : "")"
    }

    func nothingSearched() -> String { "Ctrl-F searches in this chat" }
    func olderHitsNotShown() -> String { "There are older hits. One more word, or before: with a date, leads to them." }

    func plan(_ plan: LinkPlan) -> String {
        switch plan {
        case .known: "You know each other already. This is the chat:"
        case .own: "This is your own link. It waits for someone else to use it."
        case .connecting: "You have used this link already. The other side has yet to answer."
        case .new(let name) where name.harmlessName.isEmpty:
            "This link connects you with who gave it to you."
        case .new(let name): "This link connects you with \(name.harmlessName)."
        case .used: "Somebody has used this link already. It works once: ask for a new one."
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

    func linkIsCut() -> String { "This link is cut off. Copy all of it, to the last letter." }
    func lookingAtLink() -> String { "Looking at the link…" }
    func connecting() -> String { "Connecting…" }
}
