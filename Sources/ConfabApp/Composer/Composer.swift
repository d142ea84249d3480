package import Loop
package import Messenger
package import TerminalDOM

/// The field for a new message in an open chat, and the bars above it.
///
/// It owns what is being written, and reads of its chat what ``Surroundings`` has. It asks for everything else, as features do.
package struct Composer: Codable, Equatable, Sendable {
    /// The profile whose chat it is.
    let profile: ProfileID
    /// The chat that it writes in.
    let chat: ChatID
    /// The text of the new message.
    package var field = EditableText()
    /// Columns of the field.
    package var width = Int.max
    /// The mode of the field, which is always the same without the keys of vim.
    package var mode = FieldMode.insert
    /// The message that the text answers or edits; nil for a new message.
    package var target: ComposerTarget?
    /// The draft that an edit has interrupted, which comes back when the edit ends; nil if nothing is edited.
    package var interrupted: InterruptedDraft?
    /// The files that are sent with the text, which is the caption of the selected one.
    package var attachments: [DraftAttachment] = []
    /// The index of the selected file.
    package var selectedAttachment = 0
    /// The voice message that is being recorded.
    package var recording: VoiceRecording?
    /// The number of the last recording.
    package var recordings = 0
    /// The last word to others about the user's typing.
    package var typing = Typing()

    /// True if what was kept of an earlier time has been put into the field.
    package var isDraftLoaded = false
    /// The draft as it was last saved; nil if saving failed.
    package var savedDraft: Draft?
    /// The text that was pasted last and didn't fit, and what was in the field before; nil once something else was written.
    package var cutPaste: CutPaste?
    /// The text that Ctrl-C has just cleared; nil once something else was written.
    package var cleared: StyledText?

    /// The members who were found last for a mention; nil for none.
    package var foundMembers: FoundMembers?
    /// The emoji that were found last for a short name; nil for none.
    package var foundEmoji: FoundEmoji?
    /// The emoji that were used last; nil until they're needed.
    package var recentEmoji: RecentEmoji?
    /// The files and folders that were found last for a path; nil for none.
    package var foundPaths: FoundPaths?
    /// The paths that were pasted last; nil for none.
    var pathPaste: PathPaste?
    /// The path that was begun to attach a file; nil for none.
    package var begunPath: BegunPath?
    /// True if Enter was pressed behind a path whose files aren't known yet.
    package var submitsPath = false
    /// The selected suggestion for what is typed; nil for the best one.
    package var suggestion: String?
    /// The beginning of the text for which the user has closed the suggestions; nil for none.
    package var closedSuggestions: Int?

    /// Characters that a message may have, whatever the option says.
    package static let mostCharacters = 16_000
    /// The pause after the last letter before a draft is saved.
    static let draftPause: Duration = .milliseconds(400)
    static let keyContexts: [KeyContext] = [.composer, .text, .everywhere]

    /// An empty field for a chat of a profile.
    init(for chat: ChatID, of profile: ProfileID) {
        self.profile = profile
        self.chat = chat
        savedDraft = Draft(chat: chat, text: "")
    }

    /// The contexts for keys while they go to the field.
    func contexts(_ around: Surroundings) -> [KeyContext] {
        if mode.isNormal { return [.normal, .composer, .everywhere] }
        return (suggestions(around).isEmpty ? [] : [.slash]) + Self.keyContexts
    }

    /// Work that leads to actions of the field.
    package typealias Work = Effect<AppOperation, Action>

    package enum Action: Codable, Equatable, Sendable {
        /// The field has another size.
        case resized(Size)
        /// Text was written, or the cursor was moved.
        case edited(EditCommand)
        /// The text came back from the user's editor.
        case editorClosed(ChatID, String)
        /// The members of the group were found whom a name may mention.
        case mentionableFound(ChatID, NameSearch, [DisplayRecord])
        /// The emoji that were used last were read.
        case recentEmojiLoaded(RecentEmoji)
        /// The files and folders that complete a path were found.
        case pathsFound(ChatID, FoundPaths)
        /// Files can be attached instead of the path that was typed; some others can't.
        case attached(ChatID, typed: String, [DraftAttachment], problem: AttachingProblem? = nil)
        /// The recording is so long.
        case recordingProgressed(ChatID, run: Int, seconds: Int)
        /// The recording has ended; nil if there's nothing to send.
        case recorded(ChatID, run: Int, DraftAttachment?)
        /// The field was clicked, or something that belongs to it.
        case clicked
        /// A file above the field was clicked.
        case attachmentClicked(Int)
        case attachmentRemoved(Int)
        /// A file is to be removed with its caption, whatever is lost.
        case attachmentDiscarded(path: String)
        /// A suggestion for what is typed was clicked.
        case suggestionClicked(Int)
        case suggestionsTurned(Int)
        /// The symbol of the menu beside the field was clicked.
        case commandClicked(CommandID)
        /// The symbol of an item beside the field was clicked.
        case itemClicked(InputItem)
        /// The bar above the field was closed.
        case targetClosed
        /// The edit of a message is to end without being saved.
        case editDiscarded(MessageID)
        /// The bar above the field was clicked: its message is to be shown.
        case targetClicked
        /// The pause after writing is over: what is written is to be kept.
        case draftDue
        /// Nothing was written for a while: others are to be told that the user has stopped.
        case typingPaused
        /// Others may be told again that the user is typing in a chat.
        case typingDue(ChatID)
    }
}
