import Loop
import Messenger
import TerminalDOM

extension Composer {
    /// Takes an action.
    mutating func reduce(_ action: Action, _ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .resized(let size): width = size.width
        case .edited(let command):
            let focused: [Intent] = if case .place = command { [.focus(.composer)] } else { [] }
            return write(command, around, shared) + Outcome(intents: focused)
        case .editorClosed(chat, let text): return takeEdited(text, around, shared)
        case .mentionableFound(chat, let search, let found): takeMembers(found, for: search, around)
        case .recentEmojiLoaded(let recent): takeRecent(recent, shared)
        case .pathsFound(chat, let found): return takePaths(found, around, shared)
        case .attached(chat, let typed, let files, let problem):
            return attach(files, typed: typed, around, shared.strings)
                + Outcome(intents: problem.map { [.problem(.attaching($0))] } ?? [])
        case .recordingProgressed(chat, let run, let seconds): noteRecording(run: run, seconds: seconds)
        case .recorded(chat, let run, let file): return takeRecorded(run: run, file, around, shared)
        case .clicked: return Outcome(intents: [.focus(.composer)])
        case .attachmentClicked(let index):
            return changeAttachments { $0.selectAttachment(index) } + Outcome(intents: [.focus(.composer)])
        case .attachmentRemoved(let index): return removeAttachment(at: index, shared.strings)
        case .attachmentDiscarded(let path): return discardAttachment(path)
        case .suggestionClicked(let index):
            return Outcome(intents: [.focus(.composer)]) + (complete(with: index, around, shared) ?? Outcome())
        case .suggestionsTurned(let notches): moveSuggestion(by: notches, around)
        case .commandClicked(let command):
            return perform(command, around, shared) ?? Outcome(intents: [.command(command)])
        case .itemClicked(let item): return use(item, around, shared)
        case .targetClosed: return closeTarget(shared.strings)
        case .editDiscarded(let message): return discardEdit(of: message)
        // The chat shows its message.
        case .targetClicked: break
        case .draftDue: return Outcome(effects: keepDraft())
        case .typingPaused: return Outcome(effects: endTyping())
        case .typingDue(chat): typing.isRecent = false
        // Of a chat that was open before.
        case .editorClosed, .mentionableFound, .pathsFound, .attached, .recordingProgressed, .recorded, .typingDue:
            break
        }
        return Outcome()
    }

    /// Puts the stored draft into an empty field, when the chat is read for the first time.
    mutating func load(_ details: Conversation.Details, _ timeline: Timeline, isMarkdown: Bool) {
        guard !isDraftLoaded else { return }
        isDraftLoaded = true
        guard let stored = details.draft, field.isEmpty, attachments.isEmpty, target == nil else { return }
        let isEditable = details.editedMessage?.id == stored.edit?.message
        let draft = isEditable ? stored : stored.withEditAsText
        if !timeline.isSending(draft) {
            // Some files of it may still be on their way.
            let sent = timeline.outgoing.compactMap(\.draft).filter { !$0.attachments.isEmpty }
            put(sent.reduce(draft) { $0.without($1) })
            target = details.answeredMessage.map { ComposerTarget(.reply, $0) }
        }
        if let edit = draft.edit, let message = details.editedMessage {
            begin(edit, of: message, isMarkdown: isMarkdown)
        }
        savedDraft = self.draft
    }
}
