import Loop
import Messenger
import TerminalDOM

// What the commands do with what is written.
extension Composer {
    /// Does a command of the field; nil if it isn't one of its own, or does nothing now.
    mutating func perform(
        _ command: CommandID, _ around: Surroundings, _ shared: Shared
    ) -> Outcome<Action>? {
        if let outcome = performInNormalMode(command, around, shared) { return outcome }
        switch command {
        case .interrupt:
            guard around.hasFocus else { return nil }
            if recording != nil { return endRecording(.keep) }
            return !field.isEmpty ? clear(around, shared) : attachments.isEmpty ? nil : removeAttachment(shared.strings)
        case .send:
            return recording == nil
                ? submit(around, shared) : takeSuggestion(around, shared) ?? endRecording(.send)
        case .sendAsText: return send(field.styledText, around, shared)
        case .recordVoice: return toggleRecording(around, shared)
        case .previousAttachment: return moveAttachment(by: -1)
        case .nextAttachment: return moveAttachment(by: 1)
        case .removeAttachment: return removeAttachment(shared.strings)
        case .attachPaste: return attachPaste(shared)
        case .nextPane: return complete(around, shared)
        case .next, .previous:
            moveSuggestion(by: command == .next ? 1 : -1, around)
            return Outcome()
        case .lineBreak: return write(.insert("\n"), around, shared)
        case .attachFile, .takePicture, .pastePicture, .inputMenu, .shareContact, .sendSticker, .createPoll,
            .shareLocation, .editExternally, .writeEmoji:
            return around.canWrite ? add(command, around, shared) : nil
        default: return nil
        }
    }

    /// Begins to add something to the message.
    private mutating func add(
        _ command: CommandID, _ around: Surroundings, _ shared: Shared
    ) -> Outcome<Action> {
        switch command {
        case .attachFile: beginPath(around, shared)
        case .takePicture: capture(.camera, with: shared.options.camera, shared)
        case .pastePicture: capture(.clipboard, with: shared.options.clipboardPicture, shared)
        case .inputMenu: openInputMenu(around, shared)
        case .shareContact: present(.switcher(Switcher(sharingIn: chat, shared.strings)))
        case .sendSticker: present(.stickerPicker(StickerPicker(chat)))
        case .createPoll: present(.pollForm(PollForm(chat)))
        case .shareLocation: present(.locationForm(LocationForm(chat)))
        case .writeEmoji:
            Outcome(intents: [.focus(.composer), .present(.emojiPicker(EmojiPicker(.write, shared.options)))])
        case .editExternally:
            Outcome(
                effects: keepDraft() + endTyping() + [.perform(.terminal(.edit(field.text, in: chat)))],
                intents: [.focus(.composer)])
        default: Outcome()
        }
    }

    private func present(_ layer: Layer) -> Outcome<Action> { Outcome(intents: [.present(layer)]) }

    /// False for commands about what isn't written or attached; nil for commands that aren't about what is written.
    func isOffered(_ command: CommandID, _ around: Surroundings) -> Bool? {
        switch command {
        // Not only once something is written: nothing in the footer moves while the user types.
        case .send, .sendAsText, .lineBreak, .writeEmoji, .editExternally, .createPoll, .shareLocation,
            .shareContact, .inputMenu, .sendSticker:
            around.canWrite
        case .attachFile, .recordVoice, .takePicture, .pastePicture: around.canWrite && !isEdit
        case .removeAttachment: !attachments.isEmpty
        case .attachPaste: cutPaste != nil
        case .previousAttachment: selectedAttachment > 0
        case .nextAttachment: selectedAttachment + 1 < attachments.count
        default: nil
        }
    }

    /// The footer's word for a command that does something particular now.
    func footerWord(_ command: CommandID, _ around: Surroundings) -> FooterWord? {
        switch command {
        case .nextPane: wordForTab(around)
        case .send: isEdit ? wordForSaving(around) : wordForEnter(around)
        case .recordVoice where recording != nil: .stop
        default: nil
        }
    }

    /// The word for Enter while a message is edited: it saves the change wherever it would send a message.
    private func wordForSaving(_ around: Surroundings) -> FooterWord {
        let word = wordForEnter(around) ?? .send
        return word == .send ? .save : word
    }

    /// Changes the text.
    mutating func edit(_ edit: EditCommand, _ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        if mode.isNormal { return editInNormalMode(edit, around, shared) }
        if edit == .delete(.left), field.isEmpty, !attachments.isEmpty { return removeAttachment(shared.strings) }
        return write(edit, around, shared)
    }
}
