import Messenger

// What stands around the list of chats.
extension Words {
    /// The connection, in a word or two, where it is not as it should be.
    func connection(_ connection: Status.Connection) -> String {
        switch (language, connection) {
        case (_, .unknown), (_, .online): ""
        case (.english, .offline): "offline"
        case (.english, .cannotStore): "cannot store"
        case (.english, .cannotListen): "cannot listen"
        }
    }

    /// The connection as a sentence; `reason` is one, too.
    func reaches(_ connection: Status.Connection, _ reason: String) -> String {
        switch (language, connection) {
        case (.english, .unknown), (.english, .online): reason
        case (.english, .offline): "Others are not reached: \(reason) Confab goes on trying."
        case (.english, .cannotStore): "What others send cannot be stored, and waits: \(reason)"
        case (.english, .cannotListen): "Changes by other programs are not heard of: \(reason)"
        }
    }

    /// Why nothing is heard of what others change.
    public func cannotListen(_ reason: String) -> String {
        switch language {
        case .english: "The list of changes cannot be read (\(reason))"
        }
    }

    /// The system doesn't tell of changes.
    public func noFileWatch() -> String {
        switch language {
        case .english: "The system has no file watches left. Confab checks for changes every minute."
        }
    }

    /// Everything was looked at again.
    func upToDate(_ time: String) -> String {
        switch language {
        case .english: "Up to date, \(time)"
        }
    }

    /// What a banner says.
    func banner(_ banner: Banner) -> String {
        switch (language, banner) {
        case (.english, .replaced):
            "Nothing more is saved: the database files were replaced. Copy what you have written, then start Confab again."
        case (.english, .damaged):
            "Some stored data can't be read. Run “confab doctor” to see what is damaged."
        case (.english, .newer):
            "A newer version of Confab has written here. What it wrote cannot be read by this one: use the newer one."
        case (.english, .importing(let process)):
            "Messages are being imported\(process > 0 ? " by process \(process)" : ""). Chats come as they are read."
        case (.english, .indexing(let percent)):
            "The search index is being made: \(percent) %. Until then not everything is found."
        case (.english, .hint(let hint)): self.hint(hint)
        }
    }

    private func hint(_ hint: Hint) -> String {
        switch (language, hint) {
        case (.english, .keys): "All keys are on one page."
        case (.english, .rows): "← and → show what can be done with a chat. So does dragging it with the mouse."
        case (.english, .link): "Whoever gets a link of yours can write to you."
        }
    }

    /// What a banner offers to do.
    func offer(_ offer: Banner.Offer) -> String {
        switch (language, offer) {
        case (.english, .command(.help)): "Show them"
        case (.english, .command(.newChat)): "Make one"
        case (_, .command(let command)): title(command)
        case (.english, .copy(let text)): "Copy “\(text)”"
        }
    }

    /// Something was put into the clipboard.
    func copied(_ text: String) -> String {
        switch language {
        case .english: "Copied: \(text)"
        }
    }

    /// There is no banner to be closed.
    func noBanner() -> String {
        switch language {
        case .english: "There is nothing to close above the list."
        }
    }

    /// There is no banner, or nothing that it offers.
    func nothingOffered() -> String {
        switch language {
        case .english: "There is nothing to be done above the list."
        }
    }

    /// Something is unread in another profile.
    func spokenUnreadElsewhere() -> String {
        switch language {
        case .english: "unread messages in another profile"
        }
    }

    /// The connection, spoken.
    func spokenConnection(_ connection: Status.Connection) -> String? {
        switch (language, connection) {
        case (_, .unknown): nil
        case (.english, .online): "connected"
        default: self.connection(connection)
        }
    }

    /// A banner, spoken.
    func spokenBanner(_ text: String, offer: String?, close: String) -> String {
        switch language {
        case .english: "Notice: \(text)\(offer.map { " \($0)." } ?? "") \(close) closes it."
        }
    }
}
