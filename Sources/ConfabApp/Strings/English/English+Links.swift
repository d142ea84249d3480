import Messenger

extension English {
    func pasteTitle() -> String { "Paste an invite link" }
    func pasteHelp() -> String { "Paste the invite link that you received." }
    func underRandomName() -> String { "Use a random name (incognito)" }

    func followTitle(_ preview: LinkPreview) -> String {
        switch preview.plan {
        case nil: linkTitle()
        case .new(let name):
            isUnseen(name) ? "Connect with the person who made this link?" : "Connect with \(name.harmlessName)?"
        case .own: "Your own link"
        case .known:
            preview.chat.map { "You already know \($0.title(self))" } ?? "You already know each other"
        case .connecting: "Already connecting"
        case .used: "This link was already used"
        case .gone: "This link doesn't work here"
        }
    }

    func followHelp(_ plan: LinkPlan) -> String {
        switch plan {
        case .new: "They'll see your name, or a random one if you connect incognito."
        case .own(let chat):
            "You made this link. Send it to someone else."
                + (chat == nil ? "" : " You'll find it in your chats.")
        case .known: "Open the chat to write to them."
        case .connecting:
            "You used this link, but the other side hasn't answered yet. Its row shows the progress."
        case .used: "Each link works once, and someone has used this one. Ask for a new one."
        case .gone:
            "It was deleted, wasn't copied completely, or was made in another data directory. Ask for a new one."
        }
    }

    func planFailed(_ sentence: String) -> String {
        "Confab can't tell where this link leads: \(sentence) You can try to connect anyway."
    }

    func followEntry(_ entry: NewChat.FollowedEntry, _ followed: NewChat.Followed, me: String) -> String {
        switch entry {
        case .connect(incognito: false): "Connect as \(me)"
        case .connect(incognito: true): "Connect incognito"
        case .open: followed.preview.chat?.kind.isConversation == true ? "Open chat" : "Show in list"
        case .another: "Paste another link"
        case .cancel: if case .new? = followed.preview.plan { "Cancel" } else { "Close" }
        }
    }

    func scanTitle() -> String { "Scan a QR code" }
    func scanHelp() -> String { "Type the path of an image, or drop the file here." }
    func scanPlaceholder() -> String { "~/Pictures/code.png" }
    func scanButton() -> String { "Scan" }
    func readingCode() -> String { "Scanning…" }
    func chooseCodeTitle() -> String { "Which link?" }
    func chooseCodeHelp(_ number: Int) -> String { "This image contains \(count(number, "link", "links"))." }
}
