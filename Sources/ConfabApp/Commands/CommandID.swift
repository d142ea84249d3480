/// The name of a command, as the config and recordings write it.
package enum CommandID: String, Codable, CaseIterable, Hashable, Sendable {
    // Everywhere.
    case quit
    case interrupt
    case help
    case back
    case nextPane = "next-pane"
    case previousPane = "previous-pane"
    case redraw
    case suspend
    case newChat = "new-chat"
    case createLink = "create-link"
    case scanCode = "scan-code"
    case pasteLink = "paste-link"
    case createGroup = "create-group"
    case findContact = "find-contact"
    case notes
    case copyDemo = "copy-demo"
    case profiles
    case manageProfiles = "manage-profiles"
    case addProfile = "add-profile"
    case themes
    case settings
    case toggleMouse = "toggle-mouse"
    case nextUnread = "next-unread"
    case refresh
    case palette
    case switcher

    // The list of chats.
    case search
    case nextTab = "next-tab"
    case previousTab = "previous-tab"
    case tab1 = "tab-1"
    case tab2 = "tab-2"
    case tab3 = "tab-3"
    case tab4 = "tab-4"
    case tab5 = "tab-5"
    case tab6 = "tab-6"
    case tab7 = "tab-7"
    case tab8 = "tab-8"
    case tab9 = "tab-9"
    case order
    case closeBanner = "close-banner"
    case openBanner = "open-banner"
    case card
    case tags
    case editTags = "edit-tags"
    case pin
    case pinUp = "pin-up"
    case pinDown = "pin-down"
    case favourite = "favorite"
    case markRead = "mark-read"
    case mute
    case muteFor = "mute-for"
    case archive
    case clearChat = "clear-chat"
    case deleteChat = "delete-chat"
    case leadingActions = "leading-actions"
    case trailingActions = "trailing-actions"
    case rowMenu = "row-menu"
    case selectChat = "select-chat"
    case selectShown = "select-shown"
    case undoChange = "undo-change"

    // Lists and menus.
    case next
    case previous
    case first
    case last
    case pageDown = "page-down"
    case pageUp = "page-up"
    case open

    // What was found.
    case groupHits = "group-hits"
    case olderHit = "older-hit"
    case newerHit = "newer-hit"

    // The open chat.
    case olderMessage = "older-message"
    case newerMessage = "newer-message"
    case scrollUp = "scroll-up"
    case scrollDown = "scroll-down"
    case oldest
    case newest
    case copyMessage = "copy-message"
    case nextMention = "next-mention"
    case copyCode = "copy-code"
    case uncoverMessage = "uncover-message"
    case openLink = "open-link"
    case showPicture = "show-picture"
    case saveFile = "save-file"
    case downloadFile = "download-file"
    case editExternally = "edit-externally"
    case retry
    case messageMenu = "message-menu"
    case reply
    case react
    case vote
    case endPoll = "end-poll"
    case previousEmoji = "previous-emoji"
    case nextEmoji = "next-emoji"
    case moreEmoji = "more-emoji"
    case writeEmoji = "insert-emoji"
    case attachFile = "attach-file"
    case createPoll = "create-poll"
    case shareLocation = "share-location"
    case takePicture = "take-picture"
    case pastePicture = "paste-picture"
    case sendSticker = "send-sticker"
    case shareContact = "share-contact"
    case inputMenu = "input-menu"
    case previousAttachment = "previous-attachment"
    case nextAttachment = "next-attachment"
    case removeAttachment = "remove-attachment"
    case attachPaste = "attach-paste"
    case recordVoice = "record-voice"
    case playVoice = "play-voice"
    case voiceBack = "voice-back"
    case voiceForward = "voice-forward"
    case voiceSpeed = "voice-speed"
    case editMessage = "edit-message"
    case deleteMessage = "delete-message"
    case forwardMessage = "forward-message"
    case pickChat = "pick-chat"
    case mergeMessages = "merge-messages"
    case pinMessage = "pin-message"
    case pins
    case collectMessage = "collect-message"
    case collected
    case thread
    case listHits = "list-hits"
    case selectMessage = "select-message"
    case messageInfo = "message-info"
    case readers
    case reportMessage = "report-message"
    case jumpToQuote = "jump-to-quote"
    case jumpBack = "jump-back"
    case compose
    case leaveGroup = "leave-group"
    case inviteContact = "invite-contact"
    case closeChat = "close-chat"

    // Tags.
    case toggleTag = "toggle-tag"
    case newTag = "new-tag"
    case renameTag = "rename-tag"
    case deleteTag = "delete-tag"
    case tagUp = "tag-up"
    case tagDown = "tag-down"

    // Settings.
    case toggleOption = "toggle-option"
    case previousValue = "previous-value"
    case nextValue = "next-value"
    case resetOption = "reset-option"
    case optionScope = "option-scope"
    case chatSettings = "chat-settings"
    // Profiles.
    case renameProfile = "rename-profile"
    case muteProfile = "mute-profile"
    case hideProfile = "hide-profile"
    case deleteProfile = "delete-profile"
    case profileUp = "profile-up"
    case profileDown = "profile-down"

    // Dialogs.
    case copyLink = "copy-link"
    case incognito
    case nextField = "next-field"
    case previousField = "previous-field"

    // The field for a new message.
    case send
    case lineBreak = "line-break"
    case sendAsText = "send-as-text"

    // Fields to write in; the names are those of readline.
    case beginningOfLine = "beginning-of-line"
    case endOfLine = "end-of-line"
    case forwardChar = "forward-char"
    case backwardChar = "backward-char"
    case forwardWord = "forward-word"
    case backwardWord = "backward-word"
    case previousLine = "previous-line"
    case nextLine = "next-line"
    case beginningOfText = "beginning-of-text"
    case endOfText = "end-of-text"
    case selectLeft = "select-left"
    case selectRight = "select-right"
    case selectAll = "select-all"
    case backwardDeleteChar = "backward-delete-char"
    case deleteChar = "delete-char"
    case backwardKillWord = "backward-kill-word"
    case unixWordRubout = "unix-word-rubout"
    case killWord = "kill-word"
    case killLine = "kill-line"
    case unixLineDiscard = "unix-line-discard"
    case yank
    case transposeChars = "transpose-chars"
    case undo
    case redo

    // The field for a new message in vim's normal mode.
    case nextWord = "next-word"
    case insertMode = "insert-mode"
    case appendMode = "append-mode"
    case insertAtLineStart = "insert-at-line-start"
    case appendAtLineEnd = "append-at-line-end"
    case openLineBelow = "open-line-below"
    case openLineAbove = "open-line-above"
    case substituteChar = "substitute-char"
    case changeToLineEnd = "change-to-line-end"
    case deleteOperator = "delete-operator"
    case changeOperator = "change-operator"
    case copyOperator = "copy-operator"

    /// The commands by their names, and by those that they had in earlier versions.
    private static let byName = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) } + [("favourite", favourite)])

    /// Returns the command of a name; an earlier name stays valid.
    package init?(rawValue: String) {
        guard let command = Self.byName[rawValue] else { return nil }
        self = command
    }
}

extension CommandID {
    /// The command for the same direction in an upside-down list.
    var upsideDown: CommandID {
        switch self {
        case .next: .previous
        case .previous: .next
        case .first: .last
        case .last: .first
        case .pageDown: .pageUp
        case .pageUp: .pageDown
        case .pinUp: .pinDown
        case .pinDown: .pinUp
        default: self
        }
    }

    /// The commands that show what a tab shows, the first tab's first.
    static let tabs: [CommandID] = [.tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9]
}
