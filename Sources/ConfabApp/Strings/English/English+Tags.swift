import Messenger

extension English {
    func tagsTitle() -> String { "Tags" }
    func tagsTitle(of chat: String) -> String { "Tags of \(chat)" }
    func noTags() -> String { "There are no tags yet." }
    func newTag() -> String { "New tag…" }
    func editTags() -> String { "Edit tags…" }
    func newTagTitle() -> String { "New tag" }
    func editTagTitle() -> String { "Edit the tag" }
    func emojiLabel() -> String { "Emoji" }
    func emojiPlaceholder() -> String { "none" }
    func tagNamePlaceholder() -> String { "Name of the tag" }
    func save() -> String { "Save" }
    func addToChat() -> String { "Add to the chat" }
    func delete() -> String { "Delete" }
    func deleteTagTitle() -> String { "Delete this tag?" }

    func deleteTagHelp(_ tag: String, chats: Int) -> String {
        chats == 0
            ? "“\(tag)” is on no chat in the list; those in the archive lose it. The chats stay."
            : "“\(tag)” is taken off \(count(chats, "chat", "chats")). Those in the archive lose it, too. The chats stay."
    }

    func chats(_ number: Int) -> String { count(number, "chat", "chats") }
    func onTheChat() -> String { "on the chat" }

    func obstacle(_ obstacle: Tags.Obstacle) -> String {
        switch obstacle {
        case .saving: "Saving…"
        case .unchanged: "Nothing is changed yet."
        case .problem(.name(.empty)): "A tag needs a name."
        case .problem(.name(let problem)): self.problem(problem)
        case .problem(.nameTaken): "Another tag has this name."
        case .problem(.emojiTaken): "Another tag has this emoji."
        case .problem(.notAnEmoji): "Choose a single emoji, or none."
        }
    }
}
