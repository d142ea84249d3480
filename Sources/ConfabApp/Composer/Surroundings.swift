import Messenger

extension Composer {
    /// An open chat as its field sees it.
    struct Surroundings {
        let chat: ChatSummary
        let details: Conversation.Details
        let timeline: Timeline
        let playback: VoicePlayback?
        /// True if keys go to the field.
        let hasFocus: Bool

        /// True if the user can write in the chat.
        var canWrite: Bool { chat.condition.canSend }

        /// False for commands that aren't about what is written, and do nothing in the chat now.
        func isOffered(_ command: CommandID) -> Bool {
            switch command {
            case .olderMessage, .scrollUp: !timeline.messages.isEmpty
            case .copyMessage, .moreEmoji: !timeline.messages.isEmpty
            case .jumpBack: !timeline.jumps.isEmpty
            case .pins: details.pinCount > 0
            case .jumpToQuote: timeline.chosenMessage?.quote?.message != nil
            case .voiceBack, .voiceForward: playback != nil
            case .voiceSpeed: playback != nil || timeline.chosenMessage?.content.asVoice != nil
            // With selected messages, the footer has what can be done with them.
            case .compose: canWrite && timeline.marked.isEmpty
            case .search: timeline.marked.isEmpty
            case .inviteContact: chat.kind.group != nil && canWrite && timeline.marked.isEmpty
            case .leaveGroup: ChosenChat(chat).canLeave
            // The user's role in a group is read only then.
            case .deleteChat: chat.kind.group != nil || ChosenChat(chat).has(.delete)
            default: true
            }
        }
    }
}
