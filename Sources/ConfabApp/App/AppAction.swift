package import Messenger
package import TerminalDOM

/// Something that happened.
///
/// Indirect, because actions are large, and every node that the mouse can hit has one or two.
package indirect enum AppAction: Codable, Equatable, Sendable {
    /// The terminal: a key, a paste, another size, the focus.
    case terminal(TerminalEvent)
    /// A command was given, by a key or by the mouse.
    case command(CommandID)
    /// It is another minute.
    case minute(LocalClock)
    /// Confab has the terminal again, which another program had.
    case resumed

    /// The profiles of this machine were read; at the start, these facts decide what comes next.
    case profilesLoaded(Launch.Facts)
    /// A profile was opened, after whichever was open was closed.
    case profileOpened(Profile, ServiceSession)
    /// Work on a profile led to something.
    case profile(ProfileID, ProfileEvent)
    /// The profiles that other processes have open, with their process numbers; 0 for an unknown process.
    case holdersLoaded([ProfileID: Int32])
    /// It's time to look again which profiles other processes have open.
    case holdersDue
    /// A gate is open, for the actions that wait for it.
    case ready(Waiting.Gate)
    /// The screen is there, so it's time to clean up, and to prepare what isn't needed yet.
    case launchJobsDue
    /// Confab cannot start.
    case launchFailed(Problem)
    /// Something was changed in the store, by this process or by another.
    case changed(ChangeSet)
    /// A message came in that nobody has seen yet.
    case arrived(ChatSummary, Message)
    /// A chat is there now that the user may want to see.
    case chatReady(ChatSummary, ChatOrigin)
    /// Something went wrong.
    case failed(Problem)
    /// A request to the service was done, or wasn't.
    case answered(ServiceCall, ServiceOutcome)
    /// A file of a message was saved at this path.
    case fileSaved(String, FileHash)
    /// A file of a message that is to be opened may run as a program.
    case executableFound(FileHash, name: String)
    /// The programs of the items of the message field were looked for; these items lack theirs.
    case programsFound(missing: [ItemProblem])
    /// Something wasn't saved.
    case notSaved(LocalChange, Problem)

    /// About the start.
    case launch(Launch.Action)
    /// Something happened on the screen of a start that failed.
    case failure(Failure.Action)
    /// About creating a profile.
    case registration(Registration.Action)
    /// About the list of chats.
    case chatList(ChatList.Action)
    /// Actions of the connection's status and the banner.
    case status(Status.Action)
    /// About the search.
    case search(Search.Action)
    /// About the open chat.
    case conversation(Conversation.Action)
    /// About choosing a profile.
    case userPicker(UserPicker.Action)
    /// About the page of profiles.
    case profilesPage(ProfilesPage.Action)
    /// About choosing a theme.
    case themePicker(ThemePicker.Action)
    /// About the settings page.
    case settings(Settings.Action)
    /// Changes of the options, from any source.
    case options(Options.Action)
    /// About the floating action button's menu and what it opens.
    case newChat(NewChat.Action)
    /// About the menu of a row.
    case chatActionMenu(ChatActionMenu.Action)
    /// About the menu of a message.
    case messageMenu(MessageMenu.Action)
    /// About the emoji to react to a message with.
    case emojiPicker(EmojiPicker.Action)
    /// About the items that can be added to a message.
    case inputMenu(InputMenu.Action)
    /// About the user's stickers.
    case stickerPicker(StickerPicker.Action)
    /// About a poll that is being written.
    case pollForm(PollForm.Action)
    /// About a location that is being written.
    case locationForm(LocationForm.Action)
    /// About a page of messages.
    case messagesPage(MessagesPage.Action)
    /// About the details of a message.
    case messageInfo(MessageInfo.Action)
    /// About a picture on the whole screen.
    case picturePage(PicturePage.Action)
    /// About the pictures on the screen.
    case pictures(Pictures.Action)
    /// About a question with answers to choose from.
    case confirmation(Confirmation.Action)
    /// About the card of a chat.
    case card(Card.Action)
    /// About the card of someone whom a message names.
    case personCard(PersonCard.Action)
    /// About tags.
    case tags(Tags.Action)
    /// About the command palette.
    case palette(Palette.Action)
    /// About the chat switcher.
    case switcher(Switcher.Action)
    /// About the help screen.
    case help(Help.Action)
    /// About typing and presence.
    case presence(Presence.Action)
    /// About files that are on their way.
    case transfers(Transfers.Action)
    /// About short messages.
    case toasts(Toasts.Action)
    /// A part of the main screen was clicked.
    case paneChosen(Pane)
    /// The pointer is on something with this tooltip now, or on nothing that has one.
    case tooltip(String?)
}

extension AppAction {
    /// The action of the feature that it's about; nil if it's about the app.
    var ofFeature: Any? {
        switch self {
        case .launch(let action): action
        case .failure(let action): action
        case .registration(let action): action
        case .chatList(let action): action
        case .search(let action): action
        case .conversation(let action): action
        case .userPicker(let action): action
        case .profilesPage(let action): action
        case .themePicker(let action): action
        case .settings(let action): action
        case .newChat(let action): action
        case .chatActionMenu(let action): action
        case .messageMenu(let action): action
        case .emojiPicker(let action): action
        case .inputMenu(let action): action
        case .stickerPicker(let action): action
        case .pollForm(let action): action
        case .locationForm(let action): action
        case .messagesPage(let action): action
        case .messageInfo(let action): action
        case .picturePage(let action): action
        case .confirmation(let action): action
        case .card(let action): action
        case .personCard(let action): action
        case .tags(let action): action
        case .palette(let action): action
        case .switcher(let action): action
        case .help(let action): action
        case .terminal, .command, .minute, .resumed, .profilesLoaded, .profileOpened, .profile, .holdersLoaded,
            .holdersDue, .ready, .launchJobsDue, .launchFailed, .changed, .arrived, .chatReady, .failed, .answered,
            .notSaved, .fileSaved, .executableFound, .programsFound,
            .pictures,
            .status, .options, .toasts, .presence, .transfers, .paneChosen, .tooltip:
            nil
        }
    }
}

/// The reason for a new chat that the user may want to see.
package enum ChatOrigin: Codable, Equatable, Sendable {
    /// The user asked for it: by a link, as the notes, with a contact.
    case requested
    /// The user made the group.
    case created
    /// Someone used a link of the user's.
    case joined
}
