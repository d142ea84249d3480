internal import Loop
import Messenger
import TerminalDOM

/// The reducer of the app.
package enum App {
    /// The work that the start begins with.
    package static func begin() -> [AppEffect] { Launch.begin().map(action: AppAction.launch) }

    /// Changes `state` as `action` asks, and returns the work that it leads to.
    package static func reduce(_ state: inout AppState, _ action: AppAction) -> [AppEffect] {
        let toasts = state.toasts.lastNumber
        let effects = change(&state, action)
        // A new toast may take a line of the messages.
        if state.toasts.lastNumber != toasts { state.keepInSight(isResized: false) }
        state.showOpenChatOnPages()
        return settle(&state, effects)
    }

    private static func change(_ state: inout AppState, _ action: AppAction) -> [AppEffect] {
        switch action {
        case .terminal(let event): return reduce(&state, event)
        case .command(let command): return perform(&state, command)
        case .minute(let clock):
            state.clock = clock
            return []
        case .resumed:
            state.isSuspended = false
            return noteSeen(&state)
        case .profilesLoaded(let facts): return RootReducer.takeProfiles(&state, facts)
        case .profileOpened(let profile, let session): return RootReducer.enter(&state, profile, session)
        case .profile(let profile, let event): return RootReducer.profileChanged(&state, event, of: profile)
        case .holdersLoaded(let holders): return RootReducer.takeHolders(&state, holders)
        case .holdersDue: return RootReducer.lookForHolders(state)
        case .ready(let gate): return state.open(gate)
        case .launchJobsDue: return [.perform(.launch(.runJobs))] + state.keepUnusedFiles()
        case .launchFailed(let problem): return RootReducer.fail(&state, problem)
        case .changed(let changes): return storeChanged(&state, changes)
        case .arrived(let chat, let message):
            let kept = changeMain(&state) { main, shared in
                main.presence.stop(message.sender, in: chat.id)
                return .list(main.chatList.noteArrival(in: chat, shared.strings))
            }
            // Somebody may have sent a file again because it was missing here.
            let drawing = message.content.storedFiles.flatMap { state.noteFound($0) }
            return kept + drawing + Announcement(chat, message, isSeen: state.sees(chat.id)).effects(Shared(state))
        case .chatReady(let chat, let origin):
            // The chat of a profile that was left meanwhile is in its list.
            return state.main == nil ? [] : show(&state, chat, origin)
        case .failed(let problem):
            state.withMain { $0.transfers.note(problem) }
            return state.toasts.say(problem)
        case .answered(let call, let outcome):
            state.withMain { $0.noteAnswer(to: call, isDone: outcome.isDone) }
            // A service answers once the download has begun.
            if case .fetch(let message, _) = call.request, case .failed(let problem) = outcome {
                return failDownload(&state, message, of: call.transaction, problem)
            }
            return takeAnswer(&state, call, outcome)
        case .notSaved(let change, let problem): return state.takeBack(change, problem)
        case .fileSaved(let path, let file):
            return state.noteFound(file) + state.toasts.say(state.options.strings.fileSaved(path))
        case .executableFound(let file, let name):
            return carryOut(&state, .present(.confirmation(Confirmation(opening: file, name, state.options))))
        case .programsFound(let missing):
            state.missingPrograms = missing
            return []
        case .pictures(let action):
            state.withMain { $0.transfers.note(action) }
            state.keepInSight(isResized: false)
            let outcome = state.pictures.reduce(action)
            return carryOut(&state, outcome)
        case .paneChosen(let pane): return carryOut(&state, .focus(pane))
        case .launch: return send(&state, .action(action), to: .part(.launch)) ?? []
        case .failure: return send(&state, .action(action), to: .part(.failure)) ?? []
        case .registration: return send(&state, .action(action), to: .part(.registration)) ?? []
        case .chatList: return send(&state, .action(action), to: .part(.chatList)) ?? []
        case .search: return send(&state, .action(action), to: .part(.search)) ?? []
        case .conversation(.composer(.recorded(let chat, _, let file?))) where !state.showsDraft(of: chat):
            return state.keep([file], inDraftOf: chat)
        case .conversation(.composer(.attached(let chat, typed: "", let files, problem: nil)))
        where !state.showsDraft(of: chat):
            return state.keep(files, inDraftOf: chat)
        case .conversation(.composer(.typingDue(let chat))) where !state.showsDraft(of: chat):
            state.withMain { $0.typedRecently.remove(chat) }
            return []
        case .conversation: return send(&state, .action(action), to: .part(.conversation)) ?? []
        case .help, .themePicker, .newChat, .chatActionMenu, .messageMenu, .messageInfo, .picturePage, .messagesPage,
            .personCard, .emojiPicker, .inputMenu, .stickerPicker, .pollForm, .locationForm, .confirmation, .card,
            .tags, .palette, .switcher, .userPicker, .profilesPage, .settings:
            return sendToFirst(&state, .action(action)) ?? []
        case .status(let action):
            let outcome = state.status.reduce(action, Shared(state))
            return carryOut(&state, outcome.map(AppAction.status))
        case .options(let action):
            return changeOptions(&state) { $0.reduce(action, &$1, of: $2) }
        case .presence(let action):
            return changeMain(&state) { main, _ in
                Outcome(effects: main.presence.reduce(action)).map(AppAction.presence)
            }
        case .transfers(.failed(let message, let request, let problem)):
            return failDownload(&state, message, of: request, problem)
        case .transfers(let action):
            state.withMain { $0.transfers.reduce(action) }
            if case .ended = action { return state.pictures.drawMissing() }
            return []
        case .toasts(let action): return state.toasts.reduce(action)
        case .tooltip(let text):
            state.tooltip = text
            return []
        }
    }

    /// Ends a download that has failed, and says why; nothing if it isn't running, or if a newer request asks for it.
    private static func failDownload(
        _ state: inout AppState, _ message: MessageID, of request: TransactionID?, _ problem: Problem
    ) -> [AppEffect] {
        guard state.withMain({ $0.transfers.end(message, of: request) }) == true else { return [] }
        return state.pictures.drawMissing() + change(&state, .failed(problem))
    }

    /// Takes an event of the terminal.
    private static func reduce(_ state: inout AppState, _ event: TerminalEvent) -> [AppEffect] {
        switch event {
        case .key, .paste: state.idleSince = state.clock.now
        case .resize, .focus, .mouse, .reply: break
        }
        switch event {
        case .key(let key):
            // The user has left the pointer where it is, and wants to see the keys.
            state.tooltip = nil
            guard let key = joined(&state, key) else { return [] }
            let command = state.options.keymap.command(for: key, in: state.keyContexts)
            state.forgetQuitQuestion(after: command)
            if let command { return perform(&state, command) }
            if state.closesLayer(key) { return perform(&state, .back) }
            guard case .character(let character) = key.key, key.modifiers.isSubset(of: .shift) else { return [] }
            if character == "q", !state.keyContexts.contains(.text) { return state.sayHowToQuit() }
            // Among the messages, letters are commands. Only a paste goes on to the field.
            return state.keyContexts.contains(.timeline) ? [] : edit(&state, .insert(String(character)))
        case .paste(let text):
            // A link that no field takes is to be followed.
            let isLink = !state.keyContexts.contains(.text) && ConnectLink.find(in: text).link != nil
            let opened = isLink && state.layers.isEmpty ? perform(&state, .pasteLink) : []
            return opened + edit(&state, .insert(text))
        case .resize(let size):
            state.size = size
            state.keepInSight(isResized: true)
            settleBanner(&state, isAsked: true)
            return changeMain(&state) { $0.holdOpenChat($1) }
        case .focus(let hasFocus):
            state.hasFocus = hasFocus
            return noteSeen(&state)
        case .mouse, .reply: return []
        }
    }

    /// Returns a key with the Ctrl-X before it, if that gives a command together; nil for a Ctrl-X that another key follows.
    private static func joined(_ state: inout AppState, _ key: KeyPress) -> KeyPress? {
        let (keymap, contexts) = (state.options.keymap, state.keyContexts)
        if state.isAfterControlX {
            state.isAfterControlX = false
            let both = KeyPress(key.key, key.modifiers.union(.controlX))
            return keymap.command(for: both, in: contexts) == nil ? key : both
        }
        guard key == .controlX, keymap.hasKeysAfterControlX(in: contexts) else { return key }
        state.isAfterControlX = true
        return nil
    }

    /// Gives an edit to the field that is being written in.
    static func edit(_ state: inout AppState, _ command: EditCommand) -> [AppEffect] {
        state.keyPlace.flatMap { send(&state, .edit(command), to: $0) } ?? []
    }

    /// Notes what is on the screen now that somebody can look at it again.
    static func noteSeen(_ state: inout AppState) -> [AppEffect] {
        changeMain(&state) { main, shared in
            .conversation(main.conversation?.noteSeen(shared))
        }
    }

    /// Changes the options, and the layers that they come from, for the open profile.
    static func changeOptions(
        _ state: inout AppState, _ change: (inout Options, inout OptionLayers, ProfileID?) -> Outcome<Options.Action>
    ) -> [AppEffect] {
        let (days, commands) = (state.options.keepUnusedFiles, state.itemCommands)
        let outcome = change(&state.options, &state.optionLayers, state.main?.profile.id)
        if state.options.keyPreset != .vim { state.withMain { $0.conversation?.composer.mode = .insert } }
        return carryOut(&state, outcome.map(AppAction.options)) + state.keepUnusedFiles(insteadOf: days)
            + state.findPrograms(insteadOf: commands)
    }

    /// Brings the banner and the offer to undo something up to date after an action.
    ///
    /// Pending removals are carried out before the profile is left, and when the offer to undo them ends.
    private static func settle(_ state: inout AppState, _ effects: [AppEffect]) -> [AppEffect] {
        settleBanner(&state)
        if effects.contains(where: \.lendsTerminal) { state.isSuspended = true }
        var effects = effects + state.requestPictures() + state.requestFiles()
        let isUndoShown = state.toasts.all.contains { $0.offer?.command == .undoChange }
        if let list = state.main?.chatList, list.undo != nil || list.waitingRemoval != nil {
            if effects.contains(where: \.leavesProfile) {
                effects = changeMain(&state) { main, _ in .list(main.chatList.handOver()) } + effects
            } else if list.undo != nil, !isUndoShown {
                effects += changeMain(&state) { main, _ in .list(main.chatList.handOver()) }
            }
        }
        if isUndoShown, state.main?.chatList.undo == nil { state.toasts.endOffer(of: .undoChange) }
        if state.main?.conversation?.composer.cutPaste == nil { state.toasts.endOffer(of: .attachPaste) }
        return effects
    }

    /// - Parameter isAsked: true if the user has done something that asks for the banner, and doesn't wait for it.
    static func settleBanner(_ state: inout AppState, isAsked: Bool = false) {
        let list = state.main?.chatList
        state.status.settleBanner(
            hasChats: list.map { $0.counts.all.chats > 0 } ?? false, size: state.size,
            isInUse: !isAsked && list?.isUserActive == true)
    }
}

extension AppEffect {
    /// True if the operation closes the open profile.
    fileprivate var leavesProfile: Bool {
        if case .perform(let operation, _) = self { operation.leavesProfile } else { false }
    }

    /// True if another program has the terminal until ``AppAction/resumed``.
    fileprivate var lendsTerminal: Bool {
        if case .perform(.terminal(let operation), _) = self { operation.lendsTerminal } else { false }
    }
}

extension AppState {
    /// The open profile's screen, when one is open.
    package var main: Main? {
        if case .main(let main) = root { main } else { nil }
    }

    /// True if a new message in `chat` is on the screen, and somebody can see it.
    fileprivate func sees(_ chat: ChatID) -> Bool {
        guard isConversationSeen, let conversation = main?.conversation, conversation.chat.id == chat else {
            return false
        }
        return conversation.timeline.viewport?.isAtEnd ?? true
    }
}
