import Messenger

extension English {
    func connection(_ connection: Status.Reach) -> String {
        switch connection {
        case .unknown, .online: ""
        case .failed(.offline): "offline"
        case .failed(.cannotStore): "can't save"
        case .failed(.cannotListen): "can't update"
        }
    }

    func upToDate(_ time: String) -> String { "Up to date, \(time)" }

    func banner(_ banner: Banner, helpKey: String) -> String {
        switch banner {
        case .replaced:
            "Database files were replaced, so Confab stopped saving. Copy what you've written, then restart Confab."
        case .damaged:
            "Some stored data can't be read. Run “\(doctorCommand)” to see what is damaged."
        case .newer:
            "A newer version of Confab wrote some of this data, and this one can't read it. Use the newer one."
        case .importing(let process):
            "Importing messages\(process > 0 ? " (process \(process))" : ""). Chats appear as they're read."
        case .indexing(let percent):
            "Building the search index: \(percent)%. Search can't find everything yet."
        case .hint(let hint): self.hint(hint, helpKey: helpKey)
        }
    }

    private func hint(_ hint: Hint, helpKey: String) -> String {
        switch hint {
        case .keys: helpKey.isEmpty ? "New here?" : "New here? \(helpKey) shows all keys."
        case .rows: "← and → show the actions for a chat. So does dragging its row."
        case .link: "Give someone an invite link so they can write to you."
        }
    }

    func offer(_ offer: Banner.Offer) -> String {
        switch offer {
        case .command(.help): "Show them"
        case .command(.newChat): "Create one"
        case .command(let command): title(command)
        case .copy(let text): "Copy “\(text)”"
        }
    }

    func copied(_ text: String) -> String { "Copied: \(text)" }
    func noBanner() -> String { "There's no notice to close." }
    func nothingOffered() -> String { "There's no notice to follow." }
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

    func mouse(isOn: Bool, key: String) -> String {
        isOn
            ? "Mouse support is on."
            : "Mouse support is off, so the terminal selects text." + (key.isEmpty ? "" : " \(key) turns it back on.")
    }

    func title(unread: Int) -> String { unread == 0 ? "Confab" : "(\(badgeText(for: unread))) Confab" }
}
