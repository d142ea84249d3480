package import Loop
import Messenger
import TerminalDOM

// What a recording must not give away: everything that somebody wrote, names, passwords, and the secrets of links. Keys
// that are commands stay, letters that are text become other letters. What it does tell is what was done: which commands
// were used and on which rows, so also that a profile was hidden or shown again, or that a hidden one was found.
extension AppAction: Redactable {
    /// Returns the action with every text made unreadable.
    package func redacted(by redaction: Redaction) -> AppAction { redacted { redaction($0) } }

    private func redacted(_ redact: (String) -> String) -> AppAction {
        switch self {
        case .terminal(let event): .terminal(event.redacted(redact))
        case .profilesLoaded(let facts): .profilesLoaded(facts.redacted(redact))
        case .profileOpened(let profile, let session): .profileOpened(profile.redacted(redact), session)
        case .profile(let profile, let event): .profile(profile, event.redacted(redact))
        case .profilesPage(let action): .profilesPage(action.redacted(redact))
        case .launchFailed(let problem): .launchFailed(problem.redacted(redact))
        case .arrived(let chat, let message):
            .arrived(chat.redacted(redact), message.redacted(redact))
        case .chatReady(let chat, let origin): .chatReady(chat.redacted(redact), origin)
        case .failed(let problem): .failed(problem.redacted(redact))
        case .transfers(.failed(let message, let request, let problem)):
            .transfers(.failed(message, of: request, problem.redacted(redact)))
        case .answered(let call, let outcome):
            .answered(call.redacted(redact), outcome.redacted(redact))
        case .notSaved(let change, let problem): .notSaved(change.redacted(redact), problem.redacted(redact))
        case .failure(.bundleSaved(let path)): .failure(.bundleSaved(redact(path)))
        case .failure(.bundleNotSaved(let problem)): .failure(.bundleNotSaved(problem.redacted(redact)))
        case .registration(.edited(let command)): .registration(.edited(command.redacted(redact)))
        case .registration(.refused(let problem)): .registration(.refused(problem.redacted(redact)))
        case .chatList(.loaded(let query, let window)):
            .chatList(
                .loaded(
                    query,
                    ChatWindow(
                        window.elements.redacted(redact), before: window.before, after: window.after))
            )
        case .chatList(.failed(let profile, let problem)): .chatList(.failed(profile, problem.redacted(redact)))
        case .chatList(.unreadFound(let chat)): .chatList(.unreadFound(chat.redacted(redact)))
        case .chatList(.refreshed(let asked, let chats)):
            .chatList(.refreshed(asked, chats.redacted(redact)))
        case .chatList(.tagged(let profile, let tags)):
            .chatList(.tagged(profile, tags.redacted(redact)))
        case .status(.reached(.failed(let problem))): .status(.reached(.failed(problem.redacted(redact))))
        case .status(.heard(let problem)): .status(.heard(problem: problem.redacted(redact)))
        case .card(.loaded(let chat, let details)): .card(.loaded(chat, details?.redacted(redact)))
        case .personCard(.loaded(let person, let details)): .personCard(.loaded(person, details?.redacted(redact)))
        case .options(.filesRead(let files)): .options(.filesRead(files.redacted(redact)))
        case .switcher(.edited(let command)): .switcher(.edited(command.redacted(redact)))
        // What was found is somebody's names from the first to the last.
        case .switcher(.found): .switcher(.found(FuzzyPattern(""), FuzzyNames()))
        case .switcher(.chosen(let target)): .switcher(.chosen(target.redacted(redact)))
        case .emojiPicker(.edited(let command)): .emojiPicker(.edited(command.redacted(redact)))
        case .emojiPicker(.chosen(let emoji)): .emojiPicker(.chosen(redact(emoji)))
        case .emojiPicker(.recentLoaded): .emojiPicker(.recentLoaded(RecentEmoji()))
        case .palette(.edited(let command)): .palette(.edited(command.redacted(redact)))
        case .chatList(.chosen(let request, let rows)):
            .chatList(
                .chosen(
                    request,
                    rows.map { ChosenChat($0.chat.redacted(redact), role: $0.role) }))
        case .chatList(.invitableFound(let group, let contacts)):
            .chatList(.invitableFound(group, contacts.redacted(redact)))
        case .search(let action): .search(action.redacted(redact))
        case .conversation(let action): .conversation(action.redacted(redact))
        case .newChat(let action): .newChat(action.redacted(redact))
        case .messagesPage(let action): .messagesPage(action.redacted(redact))
        case .messageInfo(.loaded(let id, let message, let details)):
            .messageInfo(.loaded(id, message.redacted(redact), details.redacted(redact)))
        case .fileSaved(let path, let file): .fileSaved(redact(path), file)
        case .stickerPicker(let action): .stickerPicker(action.redacted(redact))
        case .executableFound(let file, let name): .executableFound(file, name: redact(name))
        case .pictures(.drawn(let request, let outcome)): .pictures(.drawn(request.redacted, outcome))
        case .programsFound(let missing):
            .programsFound(missing: missing.map { ItemProblem($0.item, $0.problem.redacted(redact)) })
        case .tooltip(let text): .tooltip(text.map(redact))
        case .presence(.typing(let chat, let person, let name)):
            .presence(.typing(chat, person, name: redact(name)))
        case .toasts(.retracted(let problems)): .toasts(.retracted(problems.redacted(redact)))
        case .toasts(.said(let text)): .toasts(.said(redact(text)))
        case .toasts(.offered(let text, let command, let seconds)):
            .toasts(.offered(redact(text), command, seconds: seconds))
        case .command, .minute, .resumed, .changed, .holdersLoaded, .holdersDue, .ready, .launchJobsDue, .settings,
            .options, .launch, .failure,
            .chatList,
            .userPicker, .themePicker, .chatActionMenu, .messageMenu, .messageInfo, .confirmation, .card, .personCard,
            .tags, .emojiPicker, .palette, .switcher, .help, .toasts, .presence, .transfers, .paneChosen, .status,
            .picturePage, .inputMenu, .pollForm, .locationForm:
            self
        }
    }
}

extension TerminalEvent {
    fileprivate func redacted(_ redact: (String) -> String) -> TerminalEvent {
        switch self {
        case .key(let press):
            guard case .character(let character) = press.key, press.modifiers.isSubset(of: .shift),
                let other = redact(String(character)).first
            else { return self }
            return .key(KeyPress(.character(other), press.modifiers))
        case .paste(let text): return .paste(redact(text))
        case .mouse, .resize, .focus, .reply: return self
        }
    }
}

extension PictureRequest {
    /// The same without the hash of its file, which tells that the user has it.
    fileprivate var redacted: PictureRequest {
        var request = self
        request.file = FileHash(bytes: Array(repeating: 0, count: 32))
        return request
    }
}

extension EditCommand {
    func redacted(_ redact: (String) -> String) -> EditCommand {
        if case .insert(let text) = self { .insert(redact(text)) } else { self }
    }
}

extension MessageInfo.Details {
    fileprivate func redacted(_ redact: (String) -> String) -> MessageInfo.Details {
        MessageInfo.Details(
            readers: readers.map { Reader(name: redact($0.name), isRead: $0.isRead, at: $0.at) },
            receivedCount: receivedCount, readCount: readCount, reactions: reactions.map { $0.map(redact) },
            votes: votes.map { $0.map(redact) })
    }
}

extension Conversation.Action {
    fileprivate func redacted(_ redact: (String) -> String) -> Conversation.Action {
        switch self {
        case .loaded(let chat, let summary, var details):
            details.topic = redact(details.topic)
            details.incognitoName = details.incognitoName.redacted(redact)
            details.draft = details.draft.redacted(redact)
            details.editedMessage = details.editedMessage.redacted(redact)
            details.answeredMessage = details.answeredMessage.redacted(redact)
            details.pins = details.pins.redacted(redact)
            details.people = details.people.redacted(redact)
            return .loaded(chat, summary.redacted(redact), details)
        case .timeline(let action): return .timeline(action.redacted(redact))
        case .composer(let action): return .composer(action.redacted(redact))
        case .chatSearchEdited(let command): return .chatSearchEdited(command.redacted(redact))
        case .nextVoiceFound(let chat, let message): return .nextVoiceFound(chat, message.redacted(redact))
        case .searched(let chat, _, let cursor, let hits):
            return .searched(
                chat, SearchQuery(), after: cursor, ChatHits(hits.places, next: hits.next, indexing: hits.indexing))
        case .searchFailed(let chat, _, let problem):
            return .searchFailed(chat, SearchQuery(), problem.redacted(redact))
        case .chatSearchDue, .chatSearchRested, .chatSearchRepeated, .chatSearchWaitedLong, .chatSearchStepped,
            .chatSearchClosed, .completionClicked, .completionsTurned, .commandClicked, .placeFound,
            .mentionFound, .pinClicked, .playbackProgressed, .playbackEnded, .readersCounted:
            return self
        }
    }
}

extension Composer.Action {
    fileprivate func redacted(_ redact: (String) -> String) -> Composer.Action {
        switch self {
        case .edited(let command): .edited(command.redacted(redact))
        case .editorClosed(let chat, let text): .editorClosed(chat, redact(text))
        case .recentEmojiLoaded: .recentEmojiLoaded(RecentEmoji())
        case .mentionableFound(let chat, _, _): .mentionableFound(chat, NameSearch(""), [])
        case .pathsFound(let chat, _): .pathsFound(chat, FoundPaths(typed: "", []))
        case .attached(let chat, let typed, let files, let problem):
            .attached(chat, typed: redact(typed), files.redacted(redact), problem: problem.redacted(redact))
        case .recorded(let chat, let run, let file): .recorded(chat, run: run, file.redacted(redact))
        case .attachmentDiscarded(let path): .attachmentDiscarded(path: redact(path))
        case .resized, .clicked, .suggestionClicked, .suggestionsTurned, .commandClicked, .itemClicked, .targetClosed,
            .targetClicked, .draftDue, .attachmentClicked, .attachmentRemoved, .recordingProgressed, .typingPaused,
            .typingDue, .editDiscarded:
            self
        }
    }
}

extension Search.Action {
    fileprivate func redacted(_ redact: (String) -> String) -> Search.Action {
        // What was found is somebody's words from the first to the last.
        switch self {
        case .edited(let command): .edited(command.redacted(redact))
        case .namesFound(_, let limit, _): .namesFound(NameSearch(""), limit: limit, NameResults())
        case .completionsFound: .completionsFound(.none, [])
        case .messagesFound(let request, let results):
            .messagesFound(request.redacted, MessageResults([], next: results.next, indexing: results.indexing))
        case .hitRead(let id, let message, let chat): .hitRead(id, message.redacted(redact), chat.redacted(redact))
        case .failed(.names, let problem): .failed(.names(NameSearch("")), problem.redacted(redact))
        case .failed(.messages(let request), let problem):
            .failed(.messages(request.redacted), problem.redacted(redact))
        case .cancelled, .pauseOver, .typingRested, .waitedLong, .changesDue, .linkDue, .linkTakesLong,
            .linkEntryClicked, .incognitoToggled, .completionClicked, .completionsTurned, .viewportChanged,
            .wheelTurned, .rowClicked,
            .groupingToggled:
            self
        }
    }
}

extension Options.Files {
    fileprivate func redacted(_ redact: (String) -> String) -> Options.Files {
        Options.Files(
            settings: settings.redacted(redact), config: config.redacted(redact), keys: keys)
    }
}

extension [OptionID: OptionValue] {
    /// The same with texts of the user's own made unreadable; words to choose from stay.
    func redacted(_ redact: (String) -> String) -> Self {
        var values = self
        for (id, value) in self {
            guard case .text? = OptionDeclaration.named(id)?.kind, case .text(let text) = value else { continue }
            values[id] = .text(redact(text))
        }
        return values
    }
}

extension [OptionID: OptionLayers.Written] {
    func redacted(_ redact: (String) -> String) -> Self {
        var written = self
        for (id, value) in mapValues(\.value).redacted(redact) { written[id]?.value = value }
        return written
    }
}

extension SearchRequest {
    /// The same with nothing to search for.
    fileprivate var redacted: SearchRequest { SearchRequest(SearchQuery(), in: scope, after: after, limit: limit) }
}

extension ProfilesPage.Action {
    fileprivate func redacted(_ redact: (String) -> String) -> ProfilesPage.Action {
        switch self {
        case .unlocked(let attempt, let profiles):
            .unlocked(attempt, profiles.redacted(redact))
        case .chosen, .wheelTurned, .moved, .entryChosen, .namePlaced, .searchPlaced, .placed, .saved,
            .typingRested, .counted:
            self
        }
    }
}

extension ProfileEvent {
    fileprivate func redacted(_ redact: (String) -> String) -> ProfileEvent {
        switch self {
        case .held(let profile, let process): .held(profile.redacted(redact), process: process)
        case .notOpened(let problem): .notOpened(problem.redacted(redact))
        case .refused(let problem): .refused(problem.redacted(redact))
        case .takesLong, .changed, .removed: self
        }
    }
}

extension Launch.Facts {
    fileprivate func redacted(_ redact: (String) -> String) -> Launch.Facts {
        Launch.Facts(
            profiles: profiles.redacted(redact), name: name.map(redact), holders: holders,
            opened: opened.map { Launch.Opened($0.profile.redacted(redact), $0.session) })
    }
}

extension Switcher.Target {
    fileprivate func redacted(_ redact: (String) -> String) -> Switcher.Target {
        switch self {
        case .chat(let chat): .chat(chat.redacted(redact))
        case .contact(let contact): .contact(contact.redacted(redact))
        case .tab, .profile, .command, .option: self
        }
    }
}

extension ServiceCall {
    fileprivate func redacted(_ redact: (String) -> String) -> ServiceCall {
        var call = self
        call.request = request.redacted(redact)
        call.draft = draft?.redacted(redact)
        return call
    }
}
