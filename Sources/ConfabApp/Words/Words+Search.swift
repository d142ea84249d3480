public import Messenger

// What the search says.
extension Words {
    func searchPlaceholder() -> String {
        switch language {
        case .english: "Search or paste a link"
        }
    }
    /// What can be typed; the words before colons are the same in every language.
    func searchHelp() -> String {
        switch language {
        case .english: "Words, “a phrase”, from: in: before: after: has:link"
        }
    }
    func section(_ section: Search.Section) -> String {
        switch (language, section) {
        case (.english, .chats): "Chats"
        case (.english, .groups): "Groups"
        case (.english, .contacts): "Contacts"
        case (.english, .messages): "Messages"
        }
    }
    func moreFound(_ number: Int) -> String {
        switch language {
        case .english: "\(number) more"
        }
    }
    func byChat() -> String {
        switch language {
        case .english: "by chat"
        }
    }
    func byTime() -> String {
        switch language {
        case .english: "by time"
        }
    }
    func searching() -> String {
        switch language {
        case .english: "Searching…"
        }
    }
    func nothingFound() -> String {
        switch language {
        case .english: "Nothing found"
        }
    }
    func nothingFoundHelp() -> String {
        switch language {
        case .english: "Try fewer words, or the beginning of one. Escape goes back to the list."
        }
    }
    /// Stands before the name of a member by whom a group was found.
    func memberReason() -> String {
        switch language {
        case .english: "Member:"
        }
    }
    func indexing(_ progress: SearchProgress) -> String {
        let percent = progress.total > 0 ? max(0, min(99, progress.done * 100 / progress.total)) : 0
        return switch language {
        case .english: "The index is being made: \(percent) %. Older messages may be missing."
        }
    }
    func messageIsGone() -> String {
        switch language {
        case .english: "This message was deleted."
        }
    }
    func chatIsGone() -> String {
        switch language {
        case .english: "This chat is not there any more."
        }
    }

    /// What of a search cannot be followed, and what could be.
    public func searchProblem(_ problem: SearchProblem) -> String {
        switch (language, problem) {
        case (.english, .noValue(let what)): "“\(what.rawValue):” needs something behind it: \(example(what))."
        case (.english, .unknownFeature(let text)):
            "“has:\(text.harmlessName)” is not known: link, image or file."
        case (.english, .notADate(let text)):
            "“\(text.harmlessName)” is no date: 2024, 2024-05 or 2024-05-17."
        case (.english, .unknownSender(let name)): "Nobody is called “\(name.harmlessName)”."
        case (.english, .unknownChat(let name)): "No chat is called “\(name.harmlessName)”."
        case (.english, .nothingToFind(let text)): "There is no word in “\(text.harmlessName)”."
        case (.english, .tooLong): "Only the first \(SearchQuery.limit) characters are searched for."
        }
    }

    private func example(_ what: SearchOperator) -> String {
        switch (language, what) {
        case (.english, .from): "from:ann, from:me"
        case (.english, .in): "in:lunch"
        case (.english, .before), (.english, .after): "\(what.rawValue):2024-05"
        case (.english, .has): "has:link, has:image, has:file"
        }
    }

    // MARK: - In one chat

    func chatSearchPlaceholder() -> String {
        switch language {
        case .english: "Search in this chat"
        }
    }
    /// Which of how many hits one is at; the newest is the first.
    func hitNumber(_ number: Int?, of count: Int, hasMore: Bool) -> String {
        switch language {
        case .english: "\(number.map { "\($0) of " } ?? "")\(count)\(hasMore ? "+" : "")"
        }
    }
    func nothingSearched() -> String {
        switch language {
        case .english: "Ctrl-F searches in this chat"
        }
    }
    func olderHitsNotShown() -> String {
        switch language {
        case .english: "There are older hits. One more word, or before: with a date, leads to them."
        }
    }

    // MARK: - Links

    /// What following a link would do.
    func plan(_ plan: LinkPlan) -> String {
        switch (language, plan) {
        case (.english, .known): "You know each other already. This is the chat:"
        case (.english, .own): "This is your own link. It waits for someone else to use it."
        case (.english, .connecting): "You have used this link already. The other side has yet to answer."
        case (.english, .new(let name)) where name.harmlessName.isEmpty:
            "This link connects you with who gave it to you."
        case (.english, .new(let name)): "This link connects you with \(name.harmlessName)."
        case (.english, .used): "Somebody has used this link already. It works once: ask for a new one."
        case (.english, .gone): "This link does not work any more. Ask for a new one."
        }
    }
    func linkEntry(_ entry: Search.LinkEntry) -> String {
        switch (language, entry) {
        case (.english, .open): "Open"
        case (.english, .connect): "Connect"
        case (.english, .cancel): "Cancel"
        }
    }
    func linkIsCut() -> String {
        switch language {
        case .english: "This link is cut off. Copy all of it, to the last letter."
        }
    }
    func lookingAtLink() -> String {
        switch language {
        case .english: "Looking at the link…"
        }
    }
    func connecting() -> String {
        switch language {
        case .english: "Connecting…"
        }
    }
}
