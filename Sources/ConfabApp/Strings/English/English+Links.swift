import Messenger

extension English {
    func pasteTitle() -> String { "Connect by link" }
    func pasteHelp() -> String { "Paste the link that you were given." }
    func underRandomName() -> String { "Under a random name (incognito)" }

    func followTitle(_ followed: NewChat.Followed) -> String {
        switch followed.preview.plan {
        case nil: pasteTitle()
        case .new(let name):
            isUnseen(name) ? "Connect with the person who made this link?" : "Connect with \(name.harmlessName)?"
        case .own: "Your own link"
        case .known:
            followed.preview.chat.map { "You know \($0.title(self)) already" } ?? "You know each other already"
        case .connecting: "Already connecting"
        case .used: "This link was used already"
        case .gone: "This link no longer works"
        }
    }

    func followHelp(_ plan: LinkPlan) -> String {
        switch plan {
        case .new: "They see the name that you choose here, now and later."
        case .own(let chat):
            "You made this link: it cannot connect you with yourself. Send it to someone else."
                + (chat == nil ? "" : " It waits in the list of chats.")
        case .known: "This link leads to a chat that is there already."
        case .connecting:
            "You have used this link, and the other side has yet to answer. Its row says how far it is."
        case .used: "Each link works once, and somebody has used this one. Ask for a new one."
        case .gone: "It was withdrawn, has expired, or wasn't copied completely. Ask for a new one."
        }
    }

    func planFailed(_ sentence: String) -> String {
        "What this link leads to is not known: \(sentence) You can try to connect all the same."
    }

    func followEntry(_ entry: NewChat.FollowedEntry, _ followed: NewChat.Followed, me: String) -> String {
        switch entry {
        case .connect(incognito: false): "Connect as \(me)"
        case .connect(incognito: true): "Connect under a random name (incognito)"
        case .open: followed.preview.chat?.kind.isConversation == true ? "Open the chat" : "Go to its row"
        case .another: "Paste another link"
        case .cancel: if case .new? = followed.preview.plan { "Cancel" } else { "Close" }
        }
    }

    func scanTitle() -> String { "Scan a QR code" }
    func scanHelp() -> String { "Type the path of an image with the code, or drop the file here." }
    func scanPlaceholder() -> String { "~/Pictures/code.png" }
    func scanButton() -> String { "Read it" }
    func readingCode() -> String { "Reading the image…" }
    func chooseCodeTitle() -> String { "Which of these links?" }
    func chooseCodeHelp(_ number: Int) -> String { "There are \(number) links in this image." }
}
