import Loop
import Messenger
import TerminalDOM

// Commands: the feature with the keys takes them first, except those that do the same whatever is in front.
extension App {
    static func perform(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        if !command.isGlobal {
            if let effects = performInFront(&state, command) { return effects }
            if state.main == nil { return [] }
        }
        return performOnRoot(&state, command)
    }

    /// Gives a command to the feature with the keys; nil if it leaves the command to the main screen.
    private static func performInFront(_ state: inout AppState, _ command: CommandID) -> [AppEffect]? {
        if let edit = command.edit, state.keyContexts.contains(.text) { return self.edit(&state, edit) }
        switch state.keyPlace {
        case .layer(let front): return send(&state, .command(command), to: .layer(front)) ?? []
        case .part(let part):
            if let effects = send(&state, .command(command), to: .part(part)) { return effects }
            // While nothing is typed, the search leaves the list to the keys.
            guard part == .search, state.main?.search?.isIdle == true else { return nil }
            return send(&state, .command(command), to: .part(.chatList))
        case nil: return command == .open ? RootReducer.launch(&state) : []
        }
    }

    /// Does a command of the root or of the main screen.
    private static func performOnRoot(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        switch command {
        case .quit:
            if state.toasts.asksToQuit {
                // Someone who holds Ctrl-C down has cleared the field before.
                state.withMain { $0.conversation?.composer.restoreCleared() }
            } else if state.hasUnsavedWords {
                let question = state.askToQuit(with: .quit)
                return question + changeMain(&state) { main, _ in main.saveConversation() }
            }
            return changeMain(&state) { main, _ in main.saveConversation() } + [.perform(.terminal(.quit))]
        case .interrupt: return interrupt(&state)
        case .redraw: return [.perform(.terminal(.redraw))]
        case .suspend:
            return changeMain(&state) { main, _ in main.saveConversation() } + [.perform(.terminal(.suspend))]
        case .palette: return openQuickly(&state, .palette(Palette(Palette.offers(state), state.options.strings)))
        case .switcher:
            guard let main = state.main else { return [] }
            return openQuickly(&state, .switcher(Switcher(main, state.profiles, state.options.strings)))
        case .help:
            let closed = state.status.banner == .hint(.keys) ? performOnStatus(&state, .closeBanner) : []
            return closed + show(.help(Help(places: state.keyContexts)), in: &state)
        case .toggleMouse: return state.toggleMouse()
        case .back: return state.keyPlace.flatMap { send(&state, .back, to: $0) } ?? []
        case .undoChange: return undo(&state)
        case .themes: return show(.themes(ThemePicker()), in: &state)
        case .settings: return show(.settings(Settings()), in: &state)
        case .search: return carryOut(&state, .focus(.search))
        case .refresh, .closeBanner, .openBanner: return performOnStatus(&state, command)
        case .newChat: return present(&state, .newChat(.menu(selection: 0)))
        case .createLink, .scanCode, .pasteLink, .createGroup, .findContact, .notes:
            guard let entry = command.newChatEntry, let newChat = NewChat(entry, state.savedInput) else {
                return Shared(state).request(.openNotes, by: .newChat)
            }
            return present(&state, .newChat(newChat))
        case .copyDemo:
            let demo = "confab --demo"
            return state.toasts.say(state.options.strings.copied(demo)) + [.perform(.terminal(.copy(demo)))]
        case .profiles: return present(&state, .profiles(UserPicker())) + [.perform(.query(.profiles))]
        case .addProfile: return RootReducer.addProfile(&state)
        case .nextUnread, .order: return send(&state, .command(command), to: .part(.chatList)) ?? []
        case .nextPane: return changeMain(&state) { $0.focusPane(after: 1, $1) }
        case .previousPane: return changeMain(&state) { $0.focusPane(after: -1, $1) }
        case .manageProfiles, .editTags, .card, .collected, .closeChat, .chatSettings:
            return changeMain(&state) { main, _ in main.perform(command) }
        case .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9:
            return changeMain(&state) { $0.showTab(of: command, $1) }
        // Only features do these.
        case .nextTab, .previousTab, .tags, .pin, .pinUp, .pinDown, .favourite, .markRead, .mute, .muteFor, .archive,
            .clearChat, .deleteChat, .leadingActions, .trailingActions, .rowMenu, .selectChat, .selectShown, .next,
            .previous, .first, .last, .pageDown, .pageUp, .open, .groupHits, .olderHit, .newerHit, .olderMessage,
            .newerMessage, .messageMenu, .reply, .react, .previousEmoji, .nextEmoji, .editMessage, .deleteMessage,
            .forwardMessage, .pickChat, .mergeMessages, .pinMessage, .pins, .collectMessage, .thread, .listHits,
            .selectMessage, .messageInfo, .reportMessage, .jumpToQuote, .jumpBack, .scrollUp, .scrollDown, .oldest,
            .newest, .nextMention, .copyMessage, .copyCode, .uncoverMessage, .openLink, .showPicture, .saveFile,
            .downloadFile, .editExternally, .writeEmoji, .attachFile, .previousAttachment, .nextAttachment,
            .removeAttachment, .attachPaste, .recordVoice, .playVoice, .voiceBack, .voiceForward, .voiceSpeed, .retry,
            .compose, .leaveGroup, .inviteContact, .moreEmoji, .readers, .vote, .endPoll, .inputMenu, .takePicture,
            .pastePicture, .sendSticker, .createPoll, .shareLocation, .shareContact, .toggleTag, .newTag, .renameTag,
            .deleteTag, .tagUp, .tagDown, .toggleOption, .previousValue, .nextValue, .resetOption, .optionScope,
            .renameProfile, .muteProfile, .hideProfile, .deleteProfile, .profileUp, .profileDown, .copyLink,
            .incognito, .nextField, .previousField, .send, .sendAsText, .lineBreak, .beginningOfLine, .endOfLine,
            .forwardChar, .backwardChar, .forwardWord, .backwardWord, .previousLine, .nextLine, .beginningOfText,
            .endOfText, .selectLeft, .selectRight, .selectAll, .backwardDeleteChar, .deleteChar, .backwardKillWord,
            .unixWordRubout, .killWord, .killLine, .unixLineDiscard, .yank, .transposeChars, .undo, .redo, .nextWord,
            .insertMode, .appendMode, .insertAtLineStart, .appendAtLineEnd, .openLineBelow, .openLineAbove,
            .substituteChar, .changeToLineEnd, .deleteOperator, .changeOperator, .copyOperator:
            return []
        }
    }

    /// Undoes the last change on the page in front, or else to chats.
    private static func undo(_ state: inout AppState) -> [AppEffect] {
        if case .layer(let front) = state.keyPlace,
            let effects = send(&state, .command(.undoChange), to: .layer(front))
        {
            return effects
        }
        return send(&state, .command(.undoChange), to: .part(.chatList))
            ?? state.toasts.say(state.options.strings.nothingToUndo())
    }

    private static func performOnStatus(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        let reloaded = command == .refresh ? storeChanged(&state, .reload) : []
        guard let outcome = state.status.perform(command, Shared(state)) else { return reloaded }
        if command == .closeBanner { settleBanner(&state, isAsked: true) }
        return reloaded + carryOut(&state, outcome.map(AppAction.status))
    }
}

extension AppState {
    /// Turns mouse support on or off, and says which key does the opposite.
    fileprivate mutating func toggleMouse() -> [AppEffect] {
        options.mouse.toggle()
        let env = ViewEnvironment(self)
        return toasts.say(env.strings.mouse(isOn: options.mouse, key: env.key(.toggleMouse, in: .everywhere)))
    }
}

extension CommandID {
    /// True if it does the same whatever is in front.
    fileprivate var isGlobal: Bool { Self.global.contains(self) }

    private static let global: Set<CommandID> = [
        .quit, .interrupt, .redraw, .suspend, .palette, .switcher, .help, .toggleMouse, .back, .undoChange, .themes,
        .settings,
    ]
}
