import Messenger

// What is said on the way to a new chat.
extension Words {
    func createLink() -> String {
        switch language {
        case .english: "Create a one-time link"
        }
    }
    func scanCode() -> String {
        switch language {
        case .english: "Scan a QR code"
        }
    }
    func pasteLink() -> String {
        switch language {
        case .english: "Paste a link"
        }
    }
    func createGroup() -> String {
        switch language {
        case .english: "Create a group"
        }
    }
    func findContact() -> String {
        switch language {
        case .english: "Find a contact or chat"
        }
    }
    func next() -> String {
        switch language {
        case .english: "Next"
        }
    }

    // MARK: - A link of one's own

    func linkTitle() -> String {
        switch language {
        case .english: "One-time link"
        }
    }
    /// A link without a name, by when it was made.
    func link(madeAt time: Timestamp, _ clock: LocalClock) -> String {
        switch language {
        case .english: "Link of \(near(time, clock))"
        }
    }
    func creatingLink() -> String {
        switch language {
        case .english: "Creating link…"
        }
    }
    func retry(_ key: String) -> String {
        switch language {
        case .english: key.isEmpty ? "Retry" : "Retry (\(key))"
        }
    }
    func copyLink(_ keys: [String]) -> String {
        switch language {
        case .english: keys.isEmpty ? "Copy" : "Copy (\(keys.joined(separator: ", ")))"
        }
    }
    func linkHelp() -> String {
        switch language {
        case .english:
            "Give this link to one person, or let them scan the code. It connects you once; the chat opens as soon as it is used."
        }
    }
    func qrCodeNeeds(_ width: Int, _ height: Int, isASCII: Bool) -> String {
        switch language {
        case .english:
            "The QR code needs a window of \(width) × \(height)"
                + (isASCII ? " while only ASCII symbols are shown." : " or more.")
        }
    }
    func noQRCode() -> String {
        switch language {
        case .english: "No QR code could be made of this link. Copy it instead."
        }
    }
    func keepLinkTitle() -> String {
        switch language {
        case .english: "Keep unused invitation?"
        }
    }
    func keepLinkHelp() -> String {
        switch language {
        case .english:
            "Nobody has used this link yet. Kept, it waits in the list of chats. Deleted, whoever has it cannot connect any more."
        }
    }
    func keep() -> String {
        switch language {
        case .english: "Keep"
        }
    }
    func backToLink() -> String {
        switch language {
        case .english: "Back to the link"
        }
    }
    func linkIsKept() -> String {
        switch language {
        case .english: "The link is kept: it waits in the list of chats."
        }
    }
    /// For which profile a link is, and what chooses another.
    func linkFor(_ name: String, key: String, mark: String = "") -> String {
        let sign = [mark, key.isEmpty ? "" : "(\(key))"].filter { !$0.isEmpty }.map { " " + $0 }.joined()
        return switch language {
        case .english: "For: \(name.harmlessName)\(sign)"
        }
    }
    func linkForTitle() -> String {
        switch language {
        case .english: "A link of which profile?"
        }
    }
    func linkForHelp() -> String {
        switch language {
        case .english:
            "This window goes over to that profile. The link that was shown is taken back, and there is a new one."
        }
    }
    func connected(_ name: String) -> String {
        switch language {
        case .english: "You are connected with \(name.harmlessName)"
        }
    }
}
