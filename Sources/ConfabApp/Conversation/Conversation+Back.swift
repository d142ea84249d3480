import Loop
import Messenger

// Where Escape leads in the open chat.
extension Conversation {
    enum BackTarget {
        case recordingKept, withoutSuggestions, normalMode, withoutAttachment, withoutTarget, chatWithoutSearch
        case nothingSelected, list
    }

    /// The place that Escape leads to.
    func backTarget(_ shared: Shared) -> BackTarget {
        if focus == .composer {
            if recording != nil { return .recordingKept }
            if !suggestions.isEmpty || isPathOnlyBegun { return .withoutSuggestions }
            if shared.options.keyPreset == .vim, mode != .normal() { return .normalMode }
            if !attachments.isEmpty { return .withoutAttachment }
            return target == nil ? .list : .withoutTarget
        }
        if let chatSearch {
            // From a message that the search in all chats led to, one goes back to its hit there.
            let isAtHit = focus == .timeline && chatSearch.isOffered && shared.isSearchOpen
            return isAtHit ? .list : .chatWithoutSearch
        }
        return timeline.selection == nil && timeline.marked.isEmpty ? .list : .nothingSelected
    }

    /// Closes the search in the chat, selects nothing, or goes to the list beside it; nil if the chat is to be closed.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        switch backTarget(shared) {
        case .withoutSuggestions: if !endPath() { closeSuggestions() }
        case .recordingKept: return endRecording(.keep)
        case .normalMode: mode = .normal()
        case .withoutAttachment:
            return isRecordingSelected ? askToDiscard(shared.strings) : removeAttachment()
        case .withoutTarget: return closeTarget()
        case .chatWithoutSearch: return Outcome(effects: closeChatSearch())
        case .nothingSelected:
            // What is marked first, then what is selected.
            if timeline.marked.isEmpty { timeline.selection = nil } else { timeline.marked = [] }
        case .list: return shared.isWide ? Outcome(effects: keepDraft(), intents: [.focus(.list)]) : nil
        }
        return Outcome()
    }
}
