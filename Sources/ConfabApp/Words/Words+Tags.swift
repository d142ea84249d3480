import Messenger

// What tags are about.
extension Words {
    func tagsTitle() -> String {
        switch language {
        case .english: "Tags"
        }
    }
    func tagsTitle(of chat: String) -> String {
        switch language {
        case .english: "Tags of \(chat)"
        }
    }
    func noTags() -> String {
        switch language {
        case .english: "There are no tags yet."
        }
    }
    func newTag() -> String {
        switch language {
        case .english: "New tag…"
        }
    }
    func editTags() -> String {
        switch language {
        case .english: "Edit tags…"
        }
    }
    func newTagTitle() -> String {
        switch language {
        case .english: "New tag"
        }
    }
    func editTagTitle() -> String {
        switch language {
        case .english: "Edit the tag"
        }
    }
    func emojiLabel() -> String {
        switch language {
        case .english: "Emoji"
        }
    }
    func emojiPlaceholder() -> String {
        switch language {
        case .english: "none"
        }
    }
    func tagNamePlaceholder() -> String {
        switch language {
        case .english: "Name of the tag"
        }
    }
    func save() -> String {
        switch language {
        case .english: "Save"
        }
    }
    func addToChat() -> String {
        switch language {
        case .english: "Add to the chat"
        }
    }
    func delete() -> String {
        switch language {
        case .english: "Delete"
        }
    }
    func deleteTagTitle() -> String {
        switch language {
        case .english: "Delete this tag?"
        }
    }
    func deleteTagHelp(_ tag: String, chats: Int) -> String {
        switch language {
        case .english:
            chats == 0
                ? "“\(tag)” is on no chat in the list; those in the archive lose it. The chats stay."
                : "“\(tag)” is taken off \(count(chats, "chat", "chats")). Those in the archive lose it, too. The chats stay."
        }
    }
    func chats(_ number: Int) -> String {
        switch language {
        case .english: count(number, "chat", "chats")
        }
    }
    func onTheChat() -> String {
        switch language {
        case .english: "on the chat"
        }
    }
    func tagIsGone() -> String {
        switch language {
        case .english: "This tag was deleted meanwhile; saving makes it anew."
        }
    }
    func obstacle(_ obstacle: Tags.Obstacle) -> String {
        switch (language, obstacle) {
        case (.english, .saving): "Saving…"
        case (.english, .unchanged): "Nothing is changed yet."
        case (.english, .problem(.name(.empty))): "A tag needs a name."
        case (.english, .problem(.name(let problem))): nameProblem(problem)
        case (.english, .problem(.nameTaken)): "Another tag has this name."
        case (.english, .problem(.emojiTaken)): "Another tag has this emoji."
        case (.english, .problem(.notAnEmoji)): "Choose a single emoji, or none."
        }
    }
}
