import Messenger

extension English {
    func createLink() -> String { "Create an invite link" }
    func scanCode() -> String { "Scan a QR code" }
    func pasteLink() -> String { "Paste an invite link" }
    func createGroup() -> String { "Create a group" }
    func findContact() -> String { "Find a contact" }
    func next() -> String { "Next" }
    func linkTitle() -> String { "Invite link" }
    func link(madeAt time: Timestamp, _ clock: LocalClock) -> String { "Invite link (\(near(time, clock)))" }
    func creatingLink() -> String { "Creating the invite link…" }
    func retry(_ key: String) -> String { key.isEmpty ? "Retry" : "Retry (\(key))" }
    func copyLink(_ keys: [String]) -> String { keys.isEmpty ? "Copy" : "Copy (\(keys.joined(separator: ", ")))" }

    func linkHelp() -> String {
        "Give this link to one person who uses Confab on this machine. It works once; the chat opens when they use it."
    }

    func qrCodeNeeds(_ width: Int, _ height: Int, isASCII: Bool) -> String {
        "The QR code needs a window of at least \(width) × \(height)"
            + (isASCII ? " with ASCII symbols." : ".")
    }

    func noQRCode() -> String { "Confab can't draw a QR code for this link. Copy it instead." }
    func keepLinkTitle() -> String { "Keep this invite link?" }

    func keepLinkHelp() -> String {
        "Nobody has used this link yet. If you keep it, you'll find it in your chats. If you delete it, it stops working."
    }

    func keep() -> String { "Keep" }
    func backToLink() -> String { "Back to the link" }
    func linkIsKept() -> String { "Invite link saved. You'll find it in your chats." }

    func linkFor(_ name: String, key: String, mark: String) -> String {
        let sign = [mark, key.isEmpty ? "" : "(\(key))"].filter { !$0.isEmpty }.map { " " + $0 }.joined()
        return "For: \(name.harmlessName)\(sign)"
    }

    func linkForTitle() -> String { "Invite link for which profile?" }

    func linkForHelp() -> String {
        "Confab switches to that profile, deletes this link, and creates a new one."
    }

    func connected(_ name: String) -> String { "You're connected with \(name.harmlessName)" }
    func newChat() -> String { "New chat" }
}
