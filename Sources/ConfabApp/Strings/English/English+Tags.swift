import Messenger

extension English {
    func tagsTitle() -> String { "Tags" }
    func tagsTitle(of chat: String) -> String { "Tags of \(chat)" }
    func noTags() -> String { "No tags yet." }
    func newTag() -> String { "New tag…" }
    func editTags() -> String { "Edit tags…" }
    func newTagTitle() -> String { "New tag" }
    func editTagTitle() -> String { "Edit tag" }
    func emojiLabel() -> String { "Emoji" }
    func emojiPlaceholder() -> String { "none" }
    func emojiHint(_ key: String) -> String { "Press \(key) to add an emoji." }
    func tagNamePlaceholder() -> String { "e.g. Sailing" }
    func save() -> String { "Save" }
    func addToChat() -> String { "Add to chat" }
    func delete() -> String { "Delete" }
    func deleteTagTitle() -> String { "Delete tag?" }

    func deleteTagHelp(chats: Int) -> String {
        chats == 0
            ? "This removes the tag from archived chats. No chat is deleted."
            : "This removes the tag from \(count(chats, "chat", "chats")) and from archived ones. No chat is deleted."
    }

    func chats(_ number: Int) -> String { count(number, "chat", "chats") }
    func onTheChat() -> String { "on this chat" }

    func obstacle(_ obstacle: Tags.Obstacle) -> String {
        switch obstacle {
        case .saving: "Saving…"
        case .unchanged: "Nothing to save yet."
        case .problem(.name(.empty)): "Enter a name."
        case .problem(.name(let problem)): self.problem(problem)
        case .problem(.nameTaken): "Another tag has this name."
        case .problem(.emojiTaken): "Another tag has this emoji."
        case .problem(.notAnEmoji): "Choose one emoji, or leave this empty."
        }
    }
}
