import Loop
import Messenger
import TerminalDOM

// Replying to messages and editing them.
extension Composer {
    /// Begins a reply to a message. Asks first if a changed edit would be lost.
    mutating func reply(to message: Message, _ strings: any Strings) -> Outcome<Action> {
        if let question = questionAboutEdit(strings, then: [.actOnMessage(.reply, message)]) { return question }
        if let text = endEdit() { replaceText(with: text) }
        target = ComposerTarget(.reply, message)
        mode = .insert
        return Outcome(effects: draftSoon(), intents: [.focus(.composer)])
    }

    /// Puts the words of a message into the field, to change them.
    mutating func edit(_ message: Message, _ shared: Shared) -> Outcome<Action> {
        let strings = shared.strings
        guard recording == nil else { return Outcome(intents: [.notice(strings.isRecording())]) }
        let line = message.content.editedLine(isMarkdown: shared.options.markdown)
        guard line.plain.count <= Self.mostCharacters else {
            return Outcome(intents: [.notice(strings.tooLongToEdit(Self.mostCharacters))])
        }
        guard !EditableText.shortens(line.plain) else {
            return Outcome(intents: [.notice(strings.marksCannotBeEdited())])
        }
        begin(
            Draft.Edit(of: message.id, to: line, cursor: line.plain.count), of: message,
            isMarkdown: shared.options.markdown)
        mode = .insert
        return Outcome(effects: draftSoon(), intents: [.focus(.composer)])
    }

    /// Puts the text of a message that was deleted for everyone into the field, before what is there, and answers what it
    /// answered; the text can be undone. Asks first if a changed edit would be lost.
    mutating func rewrite(
        _ revoked: Conversation.Revoked, of message: Message, _ strings: any Strings
    ) -> Outcome<Action> {
        if let question = questionAboutEdit(strings, then: [.actOnMessage(.edit, message)]) { return question }
        if let text = endEdit() { replaceText(with: text) }
        let since = field.styledText
        if since != revoked.text { replaceText(with: revoked.text.followed(by: since)) }
        if target == nil { target = revoked.reply }
        return Outcome(effects: draftSoon(), intents: [.focus(.composer)])
    }

    /// Puts an edit into the field. What was there comes back when it ends; the text of another edit can be undone.
    mutating func begin(_ edit: Draft.Edit, of message: Message, isMarkdown: Bool) {
        var edited = ComposerTarget(.edit, message)
        edited.line = message.content.editedLine(isMarkdown: isMarkdown)
        if isEdit {
            replaceText(with: edit.text)
        } else {
            interrupted = InterruptedDraft(draft: draftInField(), reply: target)
            attachments = []
            selectedAttachment = 0
            setField(EditableText(edit.text))
        }
        field.apply(.place(edit.cursor))
        target = edited
    }

    /// Ends an edit: what it interrupted is there again, except for the text.
    ///
    /// - Returns: the text; nil if nothing is edited.
    private mutating func endEdit() -> StyledText? {
        guard let interrupted else { return nil }
        self.interrupted = nil
        target = interrupted.reply
        attachments = interrupted.draft.attachments
        selectedAttachment = interrupted.draft.selectedAttachment
        return interrupted.draft.text
    }

    /// Closes the bar above the field. Asks first if a changed text would be lost.
    mutating func closeTarget(_ strings: any Strings) -> Outcome<Action> {
        guard let target, isEdit else {
            self.target = nil
            return Outcome(effects: draftSoon())
        }
        return questionAboutEdit(strings) ?? discardEdit(of: target.message)
    }

    /// Asks whether to discard the edit, and what to do then; nil if nothing was changed.
    private func questionAboutEdit(_ strings: any Strings, then next: [Intent] = []) -> Outcome<Action>? {
        guard let target, isEdit, field.styledText != target.line else { return nil }
        let question = Confirmation(
            discarding: strings.discardEdit(), strings,
            discard: [.close, .compose(.editDiscarded(target.message))] + next)
        return Outcome(intents: [.present(.confirmation(question))])
    }

    /// Ends the edit of a message without saving it. What was in the field before is there again.
    mutating func discardEdit(of message: MessageID) -> Outcome<Action> {
        guard isEdit, target?.message == message, let text = endEdit() else { return Outcome() }
        setField(EditableText(text))
        return Outcome(effects: draftSoon())
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
        let isKept = draft == savedDraft
        if let text = endEdit() { setField(EditableText(text)) }
        let isMarkdown = shared.isReadLater(typed)
        guard !isUnchanged, content != target.content || isMarkdown else { return Outcome(effects: keepDraft()) }
        // The service takes the edit out of the stored draft when it saves the message: until then, it isn't lost.
        if isKept { savedDraft = draft }
        let call = ServiceCall(
            .edit(target.message, content), of: profile, by: .conversation,
            draft: Draft(
                chat: chat, text: .empty,
                edit: Draft.Edit(of: target.message, to: typed, cursor: typed.plain.count)),
            isMarkdown: isMarkdown)
        return Outcome(effects: [.perform(.service(call))] + (isKept ? [] : draftSoon()))
    }

    /// Puts an edit back that wasn't saved. If it can't be continued, its words are in the draft.
    mutating func takeBackEdit(_ edit: Draft.Edit, _ around: Surroundings, isMarkdown: Bool) -> [Work] {
        let read = around.details.editedMessage.flatMap { $0.id == edit.message ? $0 : nil }
        let isFree = !isEdit || target?.message == edit.message
        guard isFree, recording == nil, let message = read ?? around.timeline.message(edit.message) else {
            return takeBack(Draft(chat: chat, text: edit.text), around)
        }
        begin(edit, of: message, isMarkdown: isMarkdown)
        savedDraft = nil
        return draftSoon()
    }

    /// Replaces the text in a way that can be undone.
    private mutating func replaceText(with text: StyledText) {
        field.replace(0..<field.characters.count, with: EditableText(text))
        forgetCompletion()
    }

    func draftSoon() -> [Work] { [.after(Self.draftPause, .draftDue, id: .saveDraft)] }

    /// The text of the bar above the field; nil for a new message.
    ///
    /// - Returns: the name alone, too, for a bar with few columns.
    func targetText(
        _ around: Surroundings, _ strings: any Strings
    ) -> (title: String, name: String?, message: String)? {
        target.map { target in
            let people = around.details.people.merging(around.timeline.people)
            let name = target.sender == .me ? strings.me() : target.shownName(by: people, in: around.chat)
            let title =
                switch target.purpose {
                case .edit: strings.editingMessage()
                case .reply: target.sender == .me ? strings.replyingToYourself() : strings.replyingTo(name)
                }
            // A message may be changed or deleted while it's being answered.
            let answered = target.purpose == .reply ? around.timeline.message(target.message) : nil
            let content = (answered?.content ?? target.content).naming(people)
            return (
                title, target.purpose == .edit ? nil : name,
                content.previewLine(strings, isOwn: target.sender == .me).text
            )
        }
    }

    /// The bar above the field.
    ///
    /// - Parameter columns: those between the insets.
    @ViewBuilder<Action> func targetBar(
        _ around: Surroundings, columns: Int, _ insets: Insets, _ env: ViewEnvironment
    ) -> Nodes<Action> {
        if let text = targetText(around, env.strings) {
            Row<Action>(spacing: 1) {
                Text(env.glyphs[.quoteBar]).unshrinkable()
                BarTitle(title: text.title, short: text.name, columns: columns * 3 / 5)
                Text(text.message).grow()
                Text(env.glyphs[.remove]).unshrinkable().tooltip(env.tooltip(.back, in: .composer))
                    .onClick(.targetClosed)
            }
            .role(.quote)
            .onClick(.targetClicked)
            .padding(insets)
            .part(.target)
        }
    }
}

extension ComposerTarget {
    func shownName(by people: People, in chat: ChatSummary) -> String {
        people.displayName(of: sender) ?? (senderName.isEmpty ? chat.names.shown() : senderName.harmlessName)
    }
}
