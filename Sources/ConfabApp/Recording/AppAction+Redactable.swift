public import Loop
import Messenger
import TerminalDOM

// What a recording must not give away: everything that somebody wrote, names, passwords, and the secrets of links. Keys
// that are commands stay, letters that are text become other letters. What it does tell is what was done: which commands
// were used and on which rows, so also that a profile was hidden or shown again, or that a hidden one was found.
extension AppAction: Redactable {
    /// The same with every text made unreadable.
    public func redacted(by redaction: Redaction) -> AppAction {
        switch self {
        case .terminal(let event): .terminal(event.redacted(by: redaction))
        case .profilesLoaded(let profiles, let choice):
            .profilesLoaded(profiles.map { $0.redacted(by: redaction) }, choice.redacted(by: redaction))
        case .profileOpened(let profile): .profileOpened(profile.redacted(by: redaction))
        case .profile(let profile, let event): .profile(profile, event.redacted(by: redaction))
        case .profilesPage(let action): .profilesPage(action.redacted(by: redaction))
        case .launchFailed(let text): .launchFailed(redaction(text))
        case .arrived(let chat, let message):
            .arrived(chat.redacted(by: redaction), message.redacted(by: redaction))
        case .chatReady(let chat, let origin): .chatReady(chat.redacted(by: redaction), origin)
        case .failed(let text): .failed(redaction(text))
        case .answered(let call, let outcome):
            .answered(call.redacted(by: redaction), outcome.redacted(by: redaction))
        case .notSaved(let change, let sentence): .notSaved(change.redacted(by: redaction), redaction(sentence))
        case .registration(.edited(let command)): .registration(.edited(command.redacted(by: redaction)))
        case .chatList(.loaded(let query, let window)):
            .chatList(
                .loaded(
                    query,
                    ChatWindow(
                        window.elements.map { $0.redacted(by: redaction) }, before: window.before, after: window.after))
            )
        case .chatList(.unreadFound(let chat)): .chatList(.unreadFound(chat?.redacted(by: redaction)))
        case .chatList(.refreshed(let asked, let chats)):
            .chatList(.refreshed(asked, chats.map { $0.redacted(by: redaction) }))
        case .chatList(.tagged(let profile, let tags)):
            .chatList(.tagged(profile, tags.map { $0.redacted(by: redaction) }))
        case .status(.reached(.offline(let reason))): .status(.reached(.offline(redaction(reason))))
        case .status(.reached(.cannotStore(let reason))): .status(.reached(.cannotStore(redaction(reason))))
        case .status(.heard(let problem)): .status(.heard(problem: problem.map { redaction($0) }))
        case .card(.loaded(let chat, let details)): .card(.loaded(chat, details?.redacted(by: redaction)))
        case .options(.filesRead(let files)): .options(.filesRead(files.redacted(by: redaction)))
        case .switcher(.edited(let command)): .switcher(.edited(command.redacted(by: redaction)))
        // What was found is somebody's names from the first to the last.
        case .switcher(.found): .switcher(.found(FuzzyPattern(""), FuzzyNames()))
        case .switcher(.chosen(let target)): .switcher(.chosen(target.redacted(by: redaction)))
        case .palette(.edited(let command)): .palette(.edited(command.redacted(by: redaction)))
        case .chatList(.chosen(let request, let rows)):
            .chatList(
                .chosen(
                    request,
                    rows.map { ChosenChat($0.chat.redacted(by: redaction), role: $0.role, isOpen: $0.isOpen) }))
        case .chatList(.invitableFound(let group, let contacts)):
            .chatList(.invitableFound(group, contacts.map { $0.redacted(by: redaction) }))
        case .search(let action): .search(action.redacted(by: redaction))
        case .conversation(let action): .conversation(action.redacted(by: redaction))
        case .newChat(let action): .newChat(action.redacted(by: redaction))
        case .toasts(.retracted(let texts)): .toasts(.retracted(texts.map { redaction($0) }))
        case .toasts(.said(let text, let isError)): .toasts(.said(redaction(text), isError: isError))
        case .toasts(.offered(let text, let command, let seconds)):
            .toasts(.offered(redaction(text), command, seconds: seconds))
        case .command, .minute, .changed, .holdersLoaded, .holdersDue, .settings, .options, .launch, .chatList,
            .userPicker, .themePicker, .rowMenu, .confirmation, .card, .tags,
            .palette, .switcher, .help, .toasts, .paneChosen, .status:
            self
        }
    }
}

extension AppState: Redactable {
    /// The state as it is, but for what the user wrote among the options: a recording begins before anything was loaded, so
    /// there is nothing else of the user in it yet.
    public func redacted(by redaction: Redaction) -> AppState {
        var state = self
        state.options.linkOpener = redaction(options.linkOpener)
        state.optionLayers.settings = optionLayers.settings.redacted(by: redaction)
        state.optionLayers.config = optionLayers.config.redacted(by: redaction)
        state.optionLayers.configName = OptionLayers().configName
        return state
    }
}

extension TerminalEvent {
    fileprivate func redacted(by redaction: Redaction) -> TerminalEvent {
        switch self {
        case .key(let press):
            guard case .character(let character) = press.key, press.modifiers.isSubset(of: .shift),
                let other = redaction(String(character)).first
            else { return self }
            return .key(KeyPress(.character(other), press.modifiers))
        case .paste(let text): return .paste(redaction(text))
        case .mouse, .resize, .focus, .reply: return self
        }
    }
}

extension EditCommand {
    func redacted(by redaction: Redaction) -> EditCommand {
        if case .insert(let text) = self { .insert(redaction(text)) } else { self }
    }
}

extension Conversation.Action {
    fileprivate func redacted(by redaction: Redaction) -> Conversation.Action {
        switch self {
        case .loaded(let chat, let summary, var details):
            details.topic = redaction(details.topic)
            details.incognitoName = details.incognitoName.map { redaction($0) }
            if let draft = details.draft { details.draft?.text = redaction(draft.text) }
            return .loaded(chat, summary?.redacted(by: redaction), details)
        case .pageLoaded(let chat, let anchor, var page):
            page.messages = page.messages.map { $0.redacted(by: redaction) }
            return .pageLoaded(chat, anchor, page)
        case .pageFailed(let chat, let anchor, let text): return .pageFailed(chat, anchor, redaction(text))
        case .edited(let command): return .edited(command.redacted(by: redaction))
        case .finderEdited(let command): return .finderEdited(command.redacted(by: redaction))
        case .searched(let chat, _, let hits):
            return .searched(chat, SearchQuery(), ChatHits(hits.places, hasMore: hits.hasMore, indexing: hits.indexing))
        case .searchFailed(let chat, _, let text): return .searchFailed(chat, SearchQuery(), redaction(text))
        case .finderDue, .finderRested, .finderRepeated, .finderWaitedLong, .finderStepped, .finderClosed,
            .viewportChanged, .composerResized, .wheelTurned, .focusClicked, .newestClicked, .messageClicked,
            .retryClicked, .draftDue:
            return self
        }
    }
}

extension Search.Action {
    fileprivate func redacted(by redaction: Redaction) -> Search.Action {
        // What was found is somebody's words from the first to the last.
        switch self {
        case .edited(let command): .edited(command.redacted(by: redaction))
        case .namesFound(_, let limit, _): .namesFound(NameSearch(""), limit: limit, NameResults())
        case .messagesFound(let request, let results):
            .messagesFound(request.redacted, MessageResults([], next: results.next, indexing: results.indexing))
        case .planned(let link, let plan): .planned(link.redacted, plan.redacted(by: redaction))
        case .failed(.names, let text): .failed(.names(NameSearch("")), redaction(text))
        case .failed(.messages(let request), let text): .failed(.messages(request.redacted), redaction(text))
        case .failed(.link(let link), let text): .failed(.link(link.redacted), redaction(text))
        case .cancelled, .pauseOver, .typingRested, .waitedLong, .changesDue, .linkDue, .linkTakesLong,
            .linkEntryClicked, .incognitoToggled, .viewportChanged, .wheelTurned, .rowClicked, .groupingToggled:
            self
        }
    }
}

extension Options.Files {
    fileprivate func redacted(by redaction: Redaction) -> Options.Files {
        Options.Files(
            settings: settings.redacted(by: redaction), config: config.redacted(by: redaction), keys: keys)
    }
}

extension [OptionID: OptionValue] {
    /// The same with texts of the user's own made unreadable; words to choose from stay.
    fileprivate func redacted(by redaction: Redaction) -> Self {
        var values = self
        for (id, value) in self {
            guard case .text? = OptionDeclaration.named(id)?.kind, case .text(let text) = value else { continue }
            values[id] = .text(redaction(text))
        }
        return values
    }
}

extension [OptionID: OptionLayers.Written] {
    fileprivate func redacted(by redaction: Redaction) -> Self {
        var written = self
        for (id, value) in mapValues(\.value).redacted(by: redaction) { written[id]?.value = value }
        return written
    }
}

extension SearchRequest {
    /// The same with nothing to search for.
    fileprivate var redacted: SearchRequest { SearchRequest(SearchQuery(), in: scope, after: after, limit: limit) }
}

extension LinkPlan {
    func redacted(by redaction: Redaction) -> LinkPlan {
        switch self {
        case .new(let name): .new(name: redaction(name))
        case .known, .own, .connecting, .used, .gone: self
        }
    }
}

extension Card.Details {
    fileprivate func redacted(by redaction: Redaction) -> Card.Details {
        var details = Card.Details(chat: chat.redacted(by: redaction))
        details.contact = contact?.redacted(by: redaction)
        details.group = group.map {
            var group = $0
            group.names = group.names.redacted(by: redaction)
            group.incognitoName = group.incognitoName.map { redaction($0) }
            group.topic = redaction(group.topic)
            return group
        }
        details.members = members.map {
            var member = $0
            member.names = member.names.redacted(by: redaction)
            return member
        }
        // Nobody can say what is in it.
        details.record = record.map { _ in 0 }
        return details
    }
}

extension ProfilesPage.Action {
    fileprivate func redacted(by redaction: Redaction) -> ProfilesPage.Action {
        switch self {
        case .unlocked(let attempt, let profiles):
            .unlocked(attempt, profiles.map { $0.redacted(by: redaction) })
        case .chosen, .wheelTurned, .moved, .entryChosen, .namePlaced, .searchPlaced, .placed, .saved,
            .typingRested, .counted, .profilesRead:
            self
        }
    }
}

extension ProfileEvent {
    fileprivate func redacted(by redaction: Redaction) -> ProfileEvent {
        switch self {
        case .held(let profile, let process): .held(profile.redacted(by: redaction), process: process)
        case .notOpened(let text): .notOpened(redaction(text))
        case .refused(let text): .refused(redaction(text))
        case .takesLong, .changed, .removed: self
        }
    }
}

extension ChatTag {
    fileprivate func redacted(by redaction: Redaction) -> ChatTag {
        var tag = self
        tag.name = redaction(name)
        return tag
    }
}

extension ProfileChoice {
    fileprivate func redacted(by redaction: Redaction) -> ProfileChoice {
        if case .create(let name) = self { .create(name: redaction(name)) } else { self }
    }
}
