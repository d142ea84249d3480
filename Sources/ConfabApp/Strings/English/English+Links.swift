import Messenger

extension English {
    func pasteTitle() -> String { "Connect by link" }
    func pasteHelp() -> String { "Paste the link you received." }
    func underRandomName() -> String { "Use a random name (incognito)" }
    func notALink() -> String { "This isn't a Confab link. Those begin with confab://connect/" }
    func malformedLink() -> String { "This link is incomplete. Copy all of it and try again." }

    func tooLongForLink(_ characters: Int) -> String {
        "This is too long for a link: \(count(characters, "character", "characters")). Copy only the link."
    }

    func severalLinks() -> String { "This text contains several links. Paste the one you want to use." }

    func followTitle(_ followed: NewChat.Followed) -> String {
        switch followed.preview.plan {
        case nil: pasteTitle()
        case .new(let name):
            isUnseen(name) ? "Connect with the person who made this link?" : "Connect with \(name.harmlessName)?"
        case .own: "Your own link"
        case .known:
            followed.preview.chat.map { "You already know \($0.title(self))" } ?? "You already know each other"
        case .connecting: "Already connecting"
        case .used: "This link was already used"
        case .gone: "This link no longer works"
        }
    }

    func followHelp(_ plan: LinkPlan) -> String {
        switch plan {
        case .new: "They will see the name you choose here."
        case .own(let chat):
            "You made this link. Send it to someone else."
                + (chat == nil ? "" : " You'll find it in your chats.")
        case .known: "You already have a chat with them."
        case .connecting:
            "You used this link, but the other side hasn't answered yet. Its row shows the progress."
        case .used: "Each link works once, and someone has used this one. Ask for a new one."
        case .gone: "It was deleted, has expired, or wasn't copied completely. Ask for a new one."
        }
    }

    func planFailed(_ sentence: String) -> String {
        "Confab can't tell where this link leads: \(sentence) You can try to connect anyway."
    }

    func followEntry(_ entry: NewChat.FollowedEntry, _ followed: NewChat.Followed, me: String) -> String {
        switch entry {
        case .connect(incognito: false): "Connect as \(me)"
        case .connect(incognito: true): "Connect under a random name (incognito)"
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

    func codeIsNoLink(_ text: String, count: Int) -> String {
        let shown = text.harmlessName
        let start = shown.count > 60 ? shown.prefix(59) + "…" : shown[...]
        return count > 1
            ? "None of the \(count) codes in this image is a Confab link."
            : "This code isn't a Confab link. It says: \(start)"
    }

    func codeProblem(_ problem: CodeProblem) -> String {
        switch problem {
        case .noReader:
            "Scanning needs the program zbarimg, which isn't installed. On Debian: apt install zbar-tools"
        case .noName: "Which image? Type its path, or drop the file here."
        case .severalFiles: "These are several files. Choose one."
        case .noFile(let path): "There's no file \(shownPath(path))"
        case .folder(let path): "\(shownPath(path)) is a folder. Choose an image in it."
        case .notAFile(let path): "\(shownPath(path)) is a device or a pipe, not an image."
        case .unreadable(let path, let reason):
            "\(shownPath(path)) can't be read: \(reason.harmlessName)"
        case .tooLarge(let path, let bytes, let limit):
            "\(shownPath(path)) has \(megabytes(bytes)); the limit is \(megabytes(limit)). Crop the image to the code and try again."
        case .noImage(let path):
            "\(shownPath(path)) isn't an image that Confab can read (PNG, JPEG, GIF, WebP, BMP, TIFF, HEIC, PNM)."
        case .damaged(let path):
            "\(shownPath(path)) can't be read. It's damaged, or zbarimg doesn't support this kind of image."
        case .noCode(let path):
            "No QR code found in \(shownPath(path)). Try a sharper or larger picture."
        case .tookTooLong(let seconds):
            "Scanning this image took more than \(count(seconds, "second", "seconds")). Try a smaller picture."
        case .readerFailed(let reason): "zbarimg failed: \(reason.harmlessName)"
        }
    }

    /// The end of a path, which says more than its beginning.
    private func shownPath(_ path: String) -> String {
        let name = path.harmlessName
        return name.count > 60 ? "…" + name.suffix(59) : name
    }

    private func megabytes(_ bytes: Int) -> String { "\((bytes + 999_999) / 1_000_000) MB" }
}
