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
    func qrCode() -> String {
        switch language {
        case .english: "QR code of the link"
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
    func answer(_ answer: NewChat.Answer) -> String {
        switch answer {
        case .keep: keep()
        case .back: backToLink()
        case .delete: delete()
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

    // MARK: - Someone's link

    func pasteTitle() -> String {
        switch language {
        case .english: "Connect by link"
        }
    }
    func pasteHelp() -> String {
        switch language {
        case .english: "Paste the link that you were given."
        }
    }
    func underRandomName() -> String {
        switch language {
        case .english: "Under a random name (incognito)"
        }
    }
    func notALink() -> String {
        switch language {
        case .english: "This is not a Confab link. It begins with confab://connect/"
        }
    }
    func malformedLink() -> String {
        switch language {
        case .english: "This link is not whole. Copy it again, from its beginning to its end."
        }
    }
    func tooLongForLink(_ characters: Int) -> String {
        switch language {
        case .english:
            "This is too long for a link: \(count(characters, "character", "characters")). Copy the link alone."
        }
    }
    func severalLinks() -> String {
        switch language {
        case .english: "There is more than one link in this text. Paste the one that you want to use."
        }
    }
    /// What a dialog about a link is called, by what following it would do.
    func followTitle(_ followed: NewChat.Followed) -> String {
        switch (language, followed.preview.plan) {
        case (.english, nil): pasteTitle()
        case (.english, .new(let name)):
            isUnseen(name) ? "Connect with whoever made this link?" : "Connect with \(name.harmlessName)?"
        case (.english, .own): "Your own link"
        case (.english, .known):
            followed.preview.chat.map { "You know \($0.title(self)) already" } ?? "You know each other already"
        case (.english, .connecting): "Already connecting"
        case (.english, .used): "This link was used already"
        case (.english, .gone): "This link does not work any more"
        }
    }
    func followHelp(_ plan: LinkPlan) -> String {
        switch (language, plan) {
        case (.english, .new): "They see the name that you choose here, now and later."
        case (.english, .own(let chat)):
            "You made this link: it cannot connect you with yourself. Send it to someone else."
                + (chat == nil ? "" : " It waits in the list of chats.")
        case (.english, .known): "This link leads to a chat that is there already."
        case (.english, .connecting):
            "You have used this link, and the other side has yet to answer. Its row says how far it is."
        case (.english, .used): "Each link works once, and somebody has used this one. Ask for a new one."
        case (.english, .gone): "It was taken back, it is too old, or it was not copied whole. Ask for a new one."
        }
    }
    func planFailed(_ sentence: String) -> String {
        switch language {
        case .english: "What this link leads to is not known: \(sentence) You can try to connect all the same."
        }
    }
    func followEntry(_ entry: NewChat.FollowedEntry, _ followed: NewChat.Followed, me: String) -> String {
        switch (language, entry) {
        case (.english, .connect(incognito: false)): "Connect as \(me)"
        case (.english, .connect(incognito: true)): "Connect under a random name (incognito)"
        case (.english, .open): followed.preview.chat?.kind.isConversation == true ? "Open the chat" : "Go to its row"
        case (.english, .another): "Paste another link"
        case (.english, .cancel): if case .new? = followed.preview.plan { "Cancel" } else { "Close" }
        }
    }

    // MARK: - Codes

    func scanTitle() -> String {
        switch language {
        case .english: "Scan a QR code"
        }
    }
    func scanHelp() -> String {
        switch language {
        case .english: "Type the path of an image with the code, or drop the file here."
        }
    }
    func scanPlaceholder() -> String {
        switch language {
        case .english: "~/Pictures/code.png"
        }
    }
    func scanButton() -> String {
        switch language {
        case .english: "Read it"
        }
    }
    func readingCode() -> String {
        switch language {
        case .english: "Reading the image…"
        }
    }
    func chooseCodeTitle() -> String {
        switch language {
        case .english: "Which of these links?"
        }
    }
    func chooseCodeHelp(_ number: Int) -> String {
        switch language {
        case .english: "There are \(number) links in this image."
        }
    }
    func codeIsNoLink(_ text: String, count: Int) -> String {
        let shown = text.harmlessName
        let start = shown.count > 60 ? shown.prefix(59) + "…" : shown[...]
        return switch language {
        case .english:
            count > 1
                ? "None of the \(count) codes in this image is a Confab link."
                : "This code is no Confab link. It says: \(start)"
        }
    }
    func codeProblem(_ problem: CodeProblem) -> String {
        switch (language, problem) {
        case (.english, .noReader):
            "Reading codes needs the program zbarimg, which is not installed. On Debian: apt install zbar-tools"
        case (.english, .noName): "Which image? Type its path, or drop the file here."
        case (.english, .severalFiles): "These are several files. Name one."
        case (.english, .noFile(let path)): "There is no file \(shownPath(path))"
        case (.english, .folder(let path)): "\(shownPath(path)) is a folder. Name an image in it."
        case (.english, .notAFile(let path)): "\(shownPath(path)) is a device or a pipe, and no image."
        case (.english, .unreadable(let path, let reason)):
            "\(shownPath(path)) cannot be read: \(reason.harmlessName)"
        case (.english, .tooLarge(let path, let bytes, let limit)):
            "\(shownPath(path)) has \(megabytes(bytes)); images of up to \(megabytes(limit)) are read. Cut out the code, and try again."
        case (.english, .noImage(let path)):
            "\(shownPath(path)) is no image that can be read: PNG, JPEG, GIF, WebP, BMP, TIFF, HEIC, PNM."
        case (.english, .damaged(let path)):
            "\(shownPath(path)) cannot be read as an image: it is damaged, or of a kind that zbarimg was built without."
        case (.english, .noCode(let path)):
            "There is no QR code in \(shownPath(path)), or it cannot be made out. Try a sharper or larger picture of it."
        case (.english, .tookTooLong(let seconds)):
            "Reading this image took more than \(seconds) seconds. Try a smaller picture of the code."
        case (.english, .readerFailed(let reason)): "zbarimg did not work: \(reason.harmlessName)"
        }
    }
    /// The end of a path, which says more than its beginning.
    private func shownPath(_ path: String) -> String {
        let name = path.harmlessName
        return name.count > 60 ? "…" + name.suffix(59) : name
    }
    private func megabytes(_ bytes: Int) -> String {
        switch language {
        case .english: "\((bytes + 999_999) / 1_000_000) MB"
        }
    }

    // MARK: - Groups

    func groupTitle() -> String {
        switch language {
        case .english: "New group"
        }
    }
    func groupHelp() -> String {
        switch language {
        case .english: "What is the group called?"
        }
    }
    func groupPlaceholder() -> String {
        switch language {
        case .english: "Name of the group"
        }
    }
    func groupNote(_ me: String) -> String {
        switch language {
        case .english:
            "The members see you as \(me). Whoever knows you under a random name only cannot be invited: it would tell who you are."
        }
    }
    func nameRoom(_ used: Int, of limit: Int) -> String { "\(used)/\(limit)" }
    func membersTitle(_ group: String) -> String {
        switch language {
        case .english: "Who is to be in \(group)?"
        }
    }
    func searchPeople() -> String {
        switch language {
        case .english: "Search your contacts"
        }
    }
    func makeGroup(_ members: Int) -> String {
        switch language {
        case .english: members == 0 ? "Create it without members" : "Create it, invite \(members)"
        }
    }
    func creatingGroup() -> String {
        switch language {
        case .english: "Creating the group…"
        }
    }
    func picked() -> String {
        switch language {
        case .english: "picked"
        }
    }
    func knowsRandomName() -> String {
        switch language {
        case .english: "knows a random name"
        }
    }
    func groupHasEnded(_ name: String) -> String {
        switch language {
        case .english:
            (name.isEmpty ? "This group" : "“\(name.harmlessName)”")
                + " has ended, so nobody can join it. The invitation was removed."
        }
    }
    func invited(_ number: Int, to group: String) -> String {
        switch language {
        case .english: "\(count(number, "contact", "contacts")) invited to \(group.harmlessName)"
        }
    }
    func notInvited(_ refused: [RefusedInvitation], to group: String) -> String {
        let names = refused.prefix(10).map { $0.name.harmlessName }.joined(separator: ", ")
        let more = refused.count - 10
        // One reason for all of them needs to be said once.
        var reasons: [String] = []
        for reason in refused.prefix(3).map(\.reason.harmlessName) where !reasons.contains(reason) {
            reasons.append(reason)
        }
        let why = reasons.joined(separator: " ")
        return switch language {
        case .english where more > 0: "Not invited to \(group.harmlessName): \(names) and \(more) more. \(why)"
        case .english: "Not invited to \(group.harmlessName): \(names). \(why)"
        }
    }
    func groupIsThere(_ name: String) -> String {
        switch language {
        case .english: "The group \(name.harmlessName) is there"
        }
    }

    // MARK: - Contacts

    func yourContacts() -> String {
        switch language {
        case .english: "Your contacts"
        }
    }
    func findPlaceholder() -> String {
        switch language {
        case .english: "Search by name, or paste a link"
        }
    }
    func nobodyYet() -> String {
        switch language {
        case .english: "You have no contacts yet. Create a link, or paste one."
        }
    }
    func nobodyToInvite() -> String {
        switch language {
        case .english: "There is nobody to invite yet. The group can be made without members."
        }
    }
    func nobodyFound() -> String {
        switch language {
        case .english: "No contact is called so."
        }
    }
    func morePeople(_ number: Int) -> String {
        switch language {
        case .english: "These are the first \(number). Type a name to find others."
        }
    }
    func withoutChat() -> String {
        switch language {
        case .english: "no chat yet"
        }
    }
    func isArchived() -> String {
        switch language {
        case .english: "archived"
        }
    }
    /// What is said beside someone in a list of contacts; empty for an ordinary one.
    func standing(_ person: Person) -> String {
        switch person {
        case .contact(let contact): contact.connection == .ready ? withoutChat() : condition(.connecting) ?? ""
        case .chat(let chat):
            switch chat.kind {
            case .contactRequest: wantsToConnect()
            case .pendingConnection(let pending): pending.side == .invited ? linkTitle() : self.pending(pending.side)
            default: condition(chat.condition) ?? (chat.settings.isArchived ? isArchived() : "")
            }
        }
    }

    /// Whether nothing of a name can be seen.
    private func isUnseen(_ name: String) -> Bool {
        do throws(NameProblem) {
            _ = try NameRule.checked(name)
            return false
        } catch {
            return error == .empty
        }
    }
}
