import Messenger

extension English {
    func connection(_ connection: Status.Reach) -> String {
        switch connection {
        case .unknown, .online: ""
        case .failed(.offline): "offline"
        case .failed(.cannotStore): "cannot store"
        case .failed(.cannotListen): "cannot listen"
        }
    }

    func upToDate(_ time: String) -> String { "Up to date, \(time)" }

    func banner(_ banner: Banner) -> String {
        switch banner {
        case .replaced:
            "Nothing more is saved: the database files were replaced. Copy what you have written, then start Confab again."
        case .damaged:
            "Some stored data can't be read. Run “confab doctor” to see what is damaged."
        case .newer:
            "A newer version of Confab has written here. What it wrote cannot be read by this one: use the newer one."
        case .importing(let process):
            "Messages are being imported\(process > 0 ? " by process \(process)" : ""). Chats come as they are read."
        case .indexing(let percent):
            "The search index is being made: \(percent) %. Until then not everything is found."
        case .hint(let hint): self.hint(hint)
        }
    }

    private func hint(_ hint: Hint) -> String {
        switch hint {
        case .keys: "All keys are on one page."
        case .rows: "← and → show what can be done with a chat. So does dragging it with the mouse."
        case .link: "Anyone who gets one of your links can write to you."
        }
    }

    func offer(_ offer: Banner.Offer) -> String {
        switch offer {
        case .command(.help): "Show them"
        case .command(.newChat): "Make one"
        case .command(let command): title(command)
        case .copy(let text): "Copy “\(text)”"
        }
    }

    func copied(_ text: String) -> String { "Copied: \(text)" }
    func noBanner() -> String { "There is nothing to close above the list." }
    func nothingOffered() -> String { "There is nothing to be done above the list." }
    func spokenUnreadElsewhere() -> String { "unread messages in another profile" }

    func spokenConnection(_ connection: Status.Reach) -> String? {
        switch connection {
        case .unknown: nil
        case .online: "connected"
        default: self.connection(connection)
        }
    }

    func spokenBanner(_ text: String, offer: String?, close: String) -> String {
        "Notice: \(text)\(offer.map { " \($0)." } ?? "") \(close) closes it."
    }

    func mouse(isOn: Bool) -> String {
        isOn ? "The mouse is Confab's" : "The mouse is the terminal's: select text with it, F2 gives it back"
    }

    func title(unread: Int) -> String { unread == 0 ? "Confab" : "(\(badgeText(for: unread))) Confab" }
}
