import Loop
import Messenger
import TerminalDOM

// Replying to messages and editing them.
extension Composer {
    /// Begins a reply to a message.
    mutating func reply(to message: Message) -> Outcome<Action> {
        if let target, isEdit { replaceText(with: target.textBefore) }
        target = ComposerTarget(.reply, message)
        mode = .insert
        return Outcome(effects: draftSoon() + takeBackAfterEdit(), intents: [.focus(.composer)])
    }

    /// Puts the words of a message into the field, to change them.
    mutating func edit(_ message: Message, _ shared: Shared) -> Outcome<Action> {
        let strings = shared.strings
        guard recording == nil else { return Outcome(intents: [.notice(strings.isRecording())]) }
        guard attachments.isEmpty else { return Outcome(intents: [.notice(strings.cannotEditWithFiles())]) }
        let line = message.content.editedLine(isMarkdown: shared.options.markdown)
        guard line.plain.count <= Self.mostCharacters else {
            return Outcome(intents: [.notice(strings.tooLongToEdit(Self.mostCharacters))])
        }
        let before = isEdit ? target?.textBefore ?? .empty : field.styledText
        target = ComposerTarget(.edit, message, textBefore: before)
        target?.line = line
        mode = .insert
        setField(EditableText(line))
        return Outcome(effects: draftSoon(), intents: [.focus(.composer)])
    }

    /// Closes the bar above the field. What was in the field before an edit is there again; undoing brings the edit back.
    mutating func closeTarget() -> Outcome<Action> {
        guard let target else { return Outcome() }
        self.target = nil
        if target.purpose == .edit { replaceText(with: target.textBefore) }
        return Outcome(effects: draftSoon() + takeBackAfterEdit())
    }

    /// Saves the changed message, and empties the field.
    mutating func sendEdit(
        of target: ComposerTarget, _ typed: StyledText, as kind: (StyledText) -> MessageContent, _ shared: Shared
    ) -> Outcome<Action> {
        let isEmpty = typed.plain.allSatisfy(\.isWhitespace)
        let written = kind(shared.styledText(from: typed))
        // Styles that Markdown doesn't have would be lost.
        let isUnchanged = field.styledText == target.line
        guard let content = target.content.edited(to: written), !isEmpty || target.content.attachment != nil else {
            return Outcome(intents: [.notice(shared.strings.editIsEmpty())])
        }
        self.target = nil
        setField(EditableText(target.textBefore))
        let saved = keepDraft() + takeBackAfterEdit()
        let isMarkdown = shared.isReadLater(typed)
        guard !isUnchanged, content != target.content || isMarkdown else { return Outcome(effects: saved) }
        let call = ServiceCall(
            .edit(target.message, content), of: profile, by: .conversation, isMarkdown: isMarkdown)
        return Outcome(effects: saved + [.perform(.service(call))])
    }

    /// Puts an edit back that was refused.
    mutating func takeBackEdit(
        _ message: MessageID, _ content: MessageContent, isMarkdown: Bool, _ around: Surroundings
    ) -> [Work] {
        guard target == nil, attachments.isEmpty, let edited = around.timeline.message(message) else { return [] }
        let before = field.styledText
        target = ComposerTarget(.edit, edited, textBefore: before)
        setField(EditableText(content.editedLine(isMarkdown: isMarkdown)))
        return draftSoon()
    }

    /// Replaces the text in a way that can be undone.
    private mutating func replaceText(with text: StyledText) {
        field.replace(0..<field.characters.count, with: EditableText(text))
        suggestion = nil
        closedSuggestions = nil
    }

    func draftSoon() -> [Work] { [.after(Self.draftPause, .draftDue, id: .saveDraft)] }

    /// The text of the bar above the field; nil for a new message.
    func targetText(_ around: Surroundings, _ strings: any Strings) -> (title: String, message: String)? {
        target.map { target in
            let people = around.details.people.merging(around.timeline.people)
            let name = target.sender == .me ? strings.me() : target.shownName(by: people, in: around.chat)
            let title = target.purpose == .edit ? strings.editingMessage() : strings.replyingTo(name)
            return (title, target.content.naming(people).previewLine(strings).text)
        }
    }

    /// The bar above the field.
    @ViewBuilder<Action> func targetBar(_ around: Surroundings, _ env: ViewEnvironment) -> Nodes<Action> {
        if let text = targetText(around, env.strings) {
            Row<Action>(spacing: 1) {
                Text(env.glyphs[.quoteBar]).unshrinkable()
                Text(text.title + ":").role(.bold).unshrinkable()
                Text(text.message).grow()
                Text(env.glyphs[.remove]).unshrinkable().tooltip(env.tooltip(.back, in: .composer))
                    .onClick(.targetClosed)
            }
            .role(.quote)
            .onClick(.targetClicked)
        }
    }
}

extension ComposerTarget {
    func shownName(by people: People, in chat: ChatSummary) -> String {
        people.displayName(of: sender) ?? (senderName.isEmpty ? chat.names.shown() : senderName.harmlessName)
    }
}
