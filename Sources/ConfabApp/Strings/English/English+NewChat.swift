import Messenger

extension English {
    func createLink() -> String { "Create a one-time link" }
    func scanCode() -> String { "Scan a QR code" }
    func pasteLink() -> String { "Paste a link" }
    func createGroup() -> String { "Create a group" }
    func findContact() -> String { "Find a contact or chat" }
    func next() -> String { "Next" }
    func linkTitle() -> String { "One-time link" }
    func link(madeAt time: Timestamp, _ clock: LocalClock) -> String { "Link of \(near(time, clock))" }
    func creatingLink() -> String { "Creating link…" }
    func retry(_ key: String) -> String { key.isEmpty ? "Retry" : "Retry (\(key))" }
    func copyLink(_ keys: [String]) -> String { keys.isEmpty ? "Copy" : "Copy (\(keys.joined(separator: ", ")))" }

    func linkHelp() -> String {
        "Give this link to one person, or let them scan the code. It connects you once; the chat opens as soon as it is used."
    }

    func qrCodeNeeds(_ width: Int, _ height: Int, isASCII: Bool) -> String {
        "The QR code needs a window of \(width) × \(height)"
            + (isASCII ? " while only ASCII symbols are shown." : " or more.")
    }

    func noQRCode() -> String { "No QR code could be made of this link. Copy it instead." }
    func keepLinkTitle() -> String { "Keep unused invitation?" }

    func keepLinkHelp() -> String {
        "Nobody has used this link yet. If you keep it, it waits in your chats. If you delete it, nobody can connect with it."
    }

    func keep() -> String { "Keep" }
    func backToLink() -> String { "Back to the link" }
    func linkIsKept() -> String { "The link is kept: it waits in the list of chats." }

    func linkFor(_ name: String, key: String, mark: String) -> String {
        let sign = [mark, key.isEmpty ? "" : "(\(key))"].filter { !$0.isEmpty }.map { " " + $0 }.joined()
        return "For: \(name.harmlessName)\(sign)"
    }

    func linkForTitle() -> String { "A link of which profile?" }

    func linkForHelp() -> String {
        "Confab switches to that profile, withdraws this link, and creates a new one."
    }

    func connected(_ name: String) -> String { "You are connected with \(name.harmlessName)" }
    func newChat() -> String { "New chat" }
}
