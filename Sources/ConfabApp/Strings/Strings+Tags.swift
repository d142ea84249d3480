package protocol TagStrings {
    func tagsTitle() -> String
    func tagsTitle(of chat: String) -> String
    func noTags() -> String
    func newTag() -> String
    func editTags() -> String
    func newTagTitle() -> String
    func editTagTitle() -> String
    func emojiLabel() -> String
    func emojiPlaceholder() -> String
    func emojiHint(_ key: String) -> String
    func tagNamePlaceholder() -> String
    func save() -> String
    func addToChat() -> String
    func delete() -> String
    func deleteTagTitle() -> String
    func deleteTagHelp(chats: Int) -> String
    func chats(_ number: Int) -> String
    func onTheChat() -> String
    func obstacle(_ obstacle: Tags.Obstacle) -> String
}
