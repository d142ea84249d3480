package import Messenger
import TerminalDOM

// Writing a tag.
extension Tags.Editor {
    /// The text of the field that keys go to.
    var text: EditableText {
        get { field == .name ? name : emoji }
        set { if field == .name { name = newValue } else { emoji = newValue } }
    }

    /// Goes to `field`, what is in it selected.
    mutating func choose(_ field: Tags.Field) {
        self.field = field
        if !text.isEmpty { text.apply(.selectAll) }
    }

    mutating func edit(_ command: EditCommand) {
        guard saving == nil else { return }
        defer { isTried = isTried || !name.isEmpty || !emoji.isEmpty }
        // The fields stand one below the other: up and down lead from one to the other.
        switch command {
        case .move(.up, _): return choose(.emoji)
        case .move(.down, _): return choose(.name)
        default: break
        }
        let before = text.text
        text.apply(command.onOneLine)
        if text.text != before { problem = nil }
    }

    /// The tag as it would be saved beside `tags`.
    func checked(beside tags: [ChatTag], profile: ProfileID) throws(Tags.Obstacle) -> ChatTag {
        if saving != nil { throw .saving }
        let emoji = emoji.text.harmlessName
        let written = ChatTag(
            id: tag ?? .unassigned, profile: profile, name: name.text, emoji: emoji.isEmpty ? nil : emoji)
        var checked: ChatTag
        do { checked = try written.checked(beside: tags) } catch { throw .problem(error) }
        if let old = tags.first(where: { $0.id == tag }), old.name == checked.name, old.emoji == checked.emoji {
            throw .unchanged
        }
        return checked
    }

    /// The ``obstacle(beside:)``, unless nothing was tried yet.
    func shownObstacle(beside tags: [ChatTag]) -> Tags.Obstacle? {
        obstacle(beside: tags).flatMap { isTried || $0 != .problem(.name(.empty)) ? $0 : nil }
    }

    /// The reason not to save it beside `tags`; nil if there is none.
    func obstacle(beside tags: [ChatTag]) -> Tags.Obstacle? {
        do {
            _ = try checked(beside: tags, profile: .unassigned)
            return nil
        } catch {
            return error
        }
    }
}

extension Tags {
    /// A reason not to save a tag now.
    package enum Obstacle: Error, Equatable {
        /// It is being saved.
        case saving
        /// Nothing was changed.
        case unchanged
        /// It cannot be taken as it is.
        case problem(TagProblem)

        /// True for a mistake; false for something that is still to be done.
        var isMistake: Bool {
            switch self {
            case .saving, .unchanged, .problem(.name(.empty)): false
            case .problem: true
            }
        }
    }

    /// Saves the tag that is being written, unless something is in the way.
    mutating func save(_ shared: Shared) -> Outcome<Action> {
        editor?.isTried = true
        guard let profile = shared.profile?.id, let editor,
            let tag = try? editor.checked(beside: shared.tags, profile: profile)
        else { return Outcome() }
        self.editor?.saving = tag
        self.editor?.problem = nil
        let change: TagChange =
            editor.tag == nil
            ? .create(name: tag.name, emoji: tag.emoji, on: savesOnChat ? chat?.id : nil)
            : .rename(tag.id, name: tag.name, emoji: tag.emoji)
        return Outcome(effects: shared.request(.changeTags(change), by: .tags))
    }
}
