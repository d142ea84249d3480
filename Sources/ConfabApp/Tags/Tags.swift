package import Messenger
package import TerminalDOM

/// The tags of a chat, or all tags of the profile: choosing, creating, changing, and ordering them.
package struct Tags: Feature {
    /// The chat that is being tagged; nil when all tags are edited from the beginning.
    package var chat: ChatSummary?
    /// Further chats that are tagged with it.
    package var others: [ChatSummary]
    /// The changes that restore the tags of all of them as they were at first.
    package var former: [ChatEdit]
    /// True if all tags are edited, and none are put on a chat.
    package var isEditing: Bool
    /// The selected row.
    package var selection = 0
    /// The tags that the user has chosen for the chat, until the store has them.
    package var wanted: [TagID]?
    /// The order that the user has given the tags, until the store has it.
    package var order: [TagID]?
    /// The changes in the list that can be undone, the last one last.
    package var changes: [Change] = []
    /// The tag that is being written.
    package var editor: Editor?
    /// The tag that a question in front is about.
    package var asked: TagID?

    /// The tags of `chats`, or all of them.
    package init(_ chats: [ChatSummary] = []) {
        chat = chats.first
        others = Array(chats.dropFirst())
        former = chats.map { ChatEdit($0.id, .tags($0.settings.tags)) }
        isEditing = chats.isEmpty
    }

    /// The same beside the tags that the profile has: if there are none, the first one is created.
    init(_ chats: [ChatSummary], beside tags: [ChatTag]) {
        self.init(chats)
        if tags.isEmpty { editor = Editor() }
    }

    /// A change that can be undone.
    package enum Change: Codable, Equatable, Sendable {
        /// A tag was put on chats, or taken off; they had these tags before.
        case tagged(TagID, isOn: Bool, [ChatEdit])
        /// A tag was moved so many rows down; up if negative.
        case moved(TagID, by: Int)

        /// The tag.
        var tag: TagID {
            switch self {
            case .tagged(let tag, _, _), .moved(let tag, _): tag
            }
        }
    }

    /// Its actions.
    package enum Action: Codable, Equatable, Sendable {
        /// A row was chosen.
        case chosen(Int)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
        /// A tag is to be deleted, if the user says so.
        case deleteChosen(TagID)
        /// A tag is to stand so many rows further down; further up when negative.
        case moved(TagID, by: Int)
        /// A field of the editor was chosen, with the cursor before so many characters.
        case placed(Field, Int)
        /// The editor's tag is to be saved.
        case saved
    }

    /// The keys of the list, or of the editor.
    package var contexts: [KeyContext] {
        editor == nil ? [.tags, .menu, .everywhere] : [.dialog, .text, .everywhere]
    }

    /// The chosen field of the editor.
    package var focusedField: EditableText? { editor?.text }

    /// All chats that are tagged.
    var chats: [ChatSummary] { (chat.map { [$0] } ?? []) + others }

    /// The tags of the chat: those chosen last, or those in the store. Of several chats, the common ones.
    var chosen: [TagID] {
        guard !others.isEmpty else { return wanted ?? chat?.settings.tags ?? [] }
        return (chat?.settings.tags ?? []).filter { tag in others.allSatisfy { $0.settings.tags.contains(tag) } }
    }

    /// The same tags in the order that the user has given them.
    func ordered(_ tags: [ChatTag]) -> [ChatTag] {
        guard let order, order.count == tags.count else { return tags }
        let sorted = order.compactMap { id in tags.first { $0.id == id } }
        return sorted.count == tags.count ? sorted : tags
    }

    func rows(_ tags: [ChatTag]) -> [Entry] {
        ordered(tags).map(Entry.tag) + (isEditing || tags.isEmpty ? [.create] : [.create, .edit])
    }

    /// True if a new tag is put on the chat at once.
    var savesOnChat: Bool { !isEditing && others.isEmpty && editor?.tag == nil }

    /// A row of the list.
    enum Entry: Equatable {
        case tag(ChatTag)
        /// Makes a new one.
        case create
        /// Goes to the list in which all are edited.
        case edit

        var tag: ChatTag? { if case .tag(let tag) = self { tag } else { nil } }
    }

    /// A tag that is being written.
    package struct Editor: Codable, Equatable, Sendable {
        /// The tag that is changed; nil for a new one.
        package var tag: TagID?
        /// Its emoji as it is written.
        package var emoji: EditableText
        /// Its name as it is written.
        package var name: EditableText
        /// The field that keys go to.
        package var field = Field.name
        /// True once something was typed or was to be saved: before that, nothing is missing.
        package var isTried = false
        /// The tag that is being saved, until the store has it.
        package var saving: ChatTag?
        /// Why it wasn't saved.
        package var problem: Problem?

        /// A change of `tag`, or a new one.
        package init(_ tag: ChatTag? = nil) {
            self.tag = tag?.id
            emoji = EditableText(tag?.emoji ?? "")
            name = EditableText(tag?.name ?? "")
            if !name.isEmpty { name.apply(.selectAll) }
        }
    }

    /// A field of the editor.
    package enum Field: String, Codable, CaseIterable, Equatable, Sendable {
        case emoji
        case name
    }
}

extension ServiceCall.Asker {
    package static let tags = Self(rawValue: "tags")
}
