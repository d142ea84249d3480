import Messenger

extension English {
    func pasteTitle() -> String { "Connect by link" }
    func pasteHelp() -> String { "Paste the link that you were given." }
    func underRandomName() -> String { "Under a random name (incognito)" }
    func notALink() -> String { "This is not a Confab link. It begins with confab://connect/" }
    func malformedLink() -> String { "This link is not whole. Copy it again, from its beginning to its end." }

    func tooLongForLink(_ characters: Int) -> String {
        "This is too long for a link: \(count(characters, "character", "characters")). Copy the link alone."
    }

    func severalLinks() -> String { "There is more than one link in this text. Paste the one that you want to use." }

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

    func codeIsNoLink(_ text: String, count: Int) -> String {
        let shown = text.harmlessName
        let start = shown.count > 60 ? shown.prefix(59) + "…" : shown[...]
        return count > 1
            ? "None of the \(count) codes in this image is a Confab link."
            : "This code is no Confab link. It says: \(start)"
    }

    func codeProblem(_ problem: CodeProblem) -> String {
        switch problem {
        case .noReader:
            "Reading codes needs the program zbarimg, which is not installed. On Debian: apt install zbar-tools"
        case .noName: "Which image? Type its path, or drop the file here."
        case .severalFiles: "These are several files. Name one."
        case .noFile(let path): "There is no file \(shownPath(path))"
        case .folder(let path): "\(shownPath(path)) is a folder. Name an image in it."
        case .notAFile(let path): "\(shownPath(path)) is a device or a pipe, and no image."
        case .unreadable(let path, let reason):
            "\(shownPath(path)) cannot be read: \(reason.harmlessName)"
        case .tooLarge(let path, let bytes, let limit):
            "\(shownPath(path)) has \(megabytes(bytes)); images of up to \(megabytes(limit)) are read. Cut out the code, and try again."
        case .noImage(let path):
            "\(shownPath(path)) is no image that can be read: PNG, JPEG, GIF, WebP, BMP, TIFF, HEIC, PNM."
        case .damaged(let path):
            "\(shownPath(path)) cannot be read as an image: it is damaged, or of a kind that zbarimg was built without."
        case .noCode(let path):
            "There is no QR code in \(shownPath(path)), or it cannot be made out. Try a sharper or larger picture of it."
        case .tookTooLong(let seconds):
            "Reading this image took more than \(seconds) seconds. Try a smaller picture of the code."
        case .readerFailed(let reason): "zbarimg did not work: \(reason.harmlessName)"
        }
    }

    /// The end of a path, which says more than its beginning.
    private func shownPath(_ path: String) -> String {
        let name = path.harmlessName
        return name.count > 60 ? "…" + name.suffix(59) : name
    }

    private func megabytes(_ bytes: Int) -> String { "\((bytes + 999_999) / 1_000_000) MB" }
}
