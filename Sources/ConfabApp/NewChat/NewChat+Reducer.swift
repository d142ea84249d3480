import Loop
package import Messenger
package import TerminalDOM

extension NewChat {
    /// The contexts for keys, by what is typed and chosen in it.
    package var contexts: [KeyContext] {
        switch self {
        case .menu, .follow: [.menu, .everywhere]
        case .link(let link): link.choosing == nil ? [.invitation, .dialog, .everywhere] : [.menu, .everywhere]
        case .paste: [.dialog, .text, .everywhere]
        case .scan(let scan): scan.links.isEmpty ? [.dialog, .text, .everywhere] : [.menu, .everywhere]
        case .group(let draft):
            draft.people == nil ? [.dialog, .text, .everywhere] : [.people, .dialog, .text, .everywhere]
        case .find: [.people, .dialog, .text, .everywhere]
        }
    }

    /// The field for a link, a path, a name, or a contact.
    package var focusedField: EditableText? {
        switch self {
        case .menu, .link, .follow: nil
        case .paste(let field): field.text
        case .scan(let scan): scan.links.isEmpty ? scan.field.text : nil
        case .group(let draft): draft.people?.field ?? draft.name.text
        case .find(let people): people.field
        }
    }

    /// The search for contacts has no button to move to.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        switch self {
        case .find: return command != .nextField
        case .link(let link):
            guard link.choosing == nil, [.open, .copyLink].contains(command) else { return true }
            return switch link.progress {
            case .creating: false
            case .failed: command == .open
            case .made: true
            }
        case .menu, .paste, .scan, .follow, .group: return true
        }
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        switch (command, self) {
        case (.open, .link(let link)): if case .failed = link.progress { .retry } else { nil }
        case (.open, .scan(let scan)): scan.links.isEmpty ? .scan : nil
        case (.open, .group(let draft)):
            draft.isOnButton ? .create : draft.people.map { $0.selectedPerson == nil ? .button : .choose }
        case (.nextField, .group(let draft)): draft.isOnButton ? .people : .button
        default: nil
        }
    }

    /// Creates a link, reads the contacts, or asks what following a link would do.
    package mutating func open(_ shared: Shared) -> Outcome<Action> {
        switch self {
        case .link: return Outcome(effects: shared.request(.createLink, by: .newChat))
        case .find(var people):
            let effects = people.ask(shared)
            self = .find(people)
            return Outcome(effects: effects)
        case .follow(let followed):
            return Outcome(
                effects: shared.request(.plan(followed.preview.link), by: .newChat, id: .planNewLink) + [
                    .after(LinkPreview.patience, .planTakesLong, id: .newLinkPatience)
                ])
        case .menu, .paste, .scan, .group: return Outcome()
        }
    }

    /// Takes the row of the chat that a link leads to.
    package mutating func listRead(_ reading: ListReading, _ shared: Shared) -> Outcome<Action> {
        if case .follow(var followed) = self {
            followed.listRead(reading)
            self = .follow(followed)
        }
        return Outcome()
    }

    /// Takes what the user does with the mouse, and what was read.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch (self, action) {
        case (_, .chosen(let entry)): return begin(entry, shared)
        case (_, .edited(let command)): return edit(command, shared)
        case (_, .wheelTurned(let notches)): return perform(notches < 0 ? .previous : .next, shared) ?? Outcome()
        case (_, .rowChosen(let index)): return choose(index, shared)
        case (.link(var invitation), _):
            let outcome = invitation.reduce(action, shared)
            self = .link(invitation)
            return outcome
        case (.paste(let field), .submitted): return submit(field, shared)
        case (.scan(var scan), .submitted):
            let effects = scan.submit()
            self = .scan(scan)
            return Outcome(effects: effects)
        case (.scan(var scan), .codeRead(let path, let reading)):
            guard scan.isBusy, path == scan.field.text.text else { return Outcome() }
            if let link = scan.take(reading) { return preview(link, shared) }
            self = .scan(scan)
            return Outcome()
        case (.follow(var followed), .planTakesLong):
            followed.preview.waitedLong()
            self = .follow(followed)
            return Outcome()
        case (.group(var draft), _):
            let effects = draft.reduce(action, shared)
            self = .group(draft)
            return Outcome(effects: effects)
        case (.find(let people), .personChosen(let id)):
            return people.person(id).map { Outcome(intents: $0.opening) } ?? Outcome()
        case (.find(var people), _):
            let effects = people.reduce(action, shared)
            self = .find(people)
            return Outcome(effects: effects)
        case (.menu, _), (.paste, _), (.scan, _), (.follow, _): return Outcome()
        }
    }

    /// Moves the selection, or does what is selected.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        // These are the app's.
        if command == .interrupt || command == .undoChange { return nil }
        if let (selection, count) = choice {
            if let moved = ListSelection(selection, in: 0..<count).moved(by: command) {
                select(moved)
                return Outcome()
            }
            return command == .open ? choose(selection, shared) : nil
        }
        switch self {
        case .link(var invitation):
            let outcome = invitation.perform(command, shared)
            self = .link(invitation)
            return outcome
        case .group(var draft) where draft.people != nil:
            let effects = draft.perform(command, shared)
            self = .group(draft)
            return Outcome(effects: effects)
        case .find(let people) where command == .open:
            return people.selectedPerson.map { Outcome(intents: $0.opening) }
        case .find(var people):
            let effects = people.move(command, shared)
            self = .find(people)
            return Outcome(effects: effects)
        case .paste, .scan, .group: return command == .open ? reduce(.submitted, shared) : nil
        case .menu, .follow: return nil
        }
    }

    /// Changes the text of the field; a link that is pasted where none is expected is followed.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        switch self {
        case .menu, .link: return Outcome()
        case .paste(var field):
            field.paste(edit)
            self = .paste(field)
        case .scan(var scan):
            guard !scan.isBusy, scan.links.isEmpty else { return Outcome() }
            scan.field.edit(edit)
            self = .scan(scan)
        case .follow(let followed):
            if !followed.preview.isBusy, case .insert(let text) = edit, text.utf8.count > 1,
                case .one(let link) = ConnectLink.find(in: text), link != followed.preview.link
            {
                return preview(link, shared)
            }
        case .group(var draft):
            let effects = draft.edit(edit, shared)
            self = .group(draft)
            return Outcome(effects: effects)
        case .find(var people):
            let effects = people.edit(edit, shared)
            if case .insert(let text) = edit, text.utf8.count > 1,
                case .one(let link) = ConnectLink.find(in: people.field.text)
            {
                return preview(link, shared)
            }
            self = .find(people)
            return Outcome(effects: effects)
        }
        return Outcome()
    }

    /// Goes back by a step, or asks if a link that nobody has used is to be kept.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        switch self {
        case .link(var invitation):
            defer { self = .link(invitation) }
            return invitation.back(shared.strings)
        case .scan(var scan) where !scan.links.isEmpty:
            scan.links = []
            self = .scan(scan)
            return Outcome()
        case .group(var draft) where draft.people != nil && !draft.isBusy:
            (draft.people, draft.isOnButton) = (nil, false)
            self = .group(draft)
            return Outcome(effects: [.cancel(.loadPeople)])
        case .menu, .paste, .scan, .follow, .group, .find: return nil
        }
    }

    /// Saves what was typed for the next time.
    package func close(_ shared: Shared) -> Outcome<Action> {
        switch self {
        case .menu, .find: return Outcome()
        case .link(let invitation):
            return Outcome(intents: invitation.staysWhenLeft ? [.notice(shared.strings.linkIsKept())] : [])
        // What was refused is not wanted again.
        case .paste(let field):
            return Outcome(intents: [.save(.link, field.problem == nil ? field.text : EditableText())])
        case .scan(let scan):
            return Outcome(effects: [.cancel(.readCode)], intents: [.save(.image, scan.field.text)])
        case .follow(let followed):
            let isOfUse = if case .new? = followed.preview.plan { true } else { followed.preview.plan == nil }
            let link = isOfUse ? EditableText(followed.preview.link.address) : EditableText()
            return Outcome(effects: Followed.cancelled, intents: [.save(.link, link)])
        case .group(let draft): return Outcome(intents: [.save(.group, draft.name.text)])
        }
    }

    /// Looks at the link again, or reads the contacts again.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        let everything = changes.needsReload
        let hasOtherPeople = everything || !changes.chats.isEmpty || !changes.contacts.isEmpty
        switch self {
        case .follow(let followed):
            let isChanged = everything || !changes.chats.isEmpty || !changes.profiles.isEmpty
            guard isChanged, followed.preview.plan != nil, !followed.preview.isBusy else { return Outcome() }
            return Outcome(effects: shared.request(.plan(followed.preview.link), by: .newChat, id: .planNewLink))
        case .find(let people): return Outcome(effects: hasOtherPeople ? people.again : [])
        case .group(let draft): return Outcome(effects: hasOtherPeople ? draft.people?.again ?? [] : [])
        case .menu, .link, .paste, .scan: return Outcome()
        }
    }

    /// Shows the link that was created and what a link leads to, and says what went wrong where it was asked for.
    package mutating func answered(
        _ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared
    ) -> Outcome<Action>? {
        guard call.asker == .newChat, call.profile == shared.profile?.id else { return nil }
        switch (self, call.request, outcome) {
        case (.menu, .openNotes, .failed(let problem)):
            return Outcome(intents: [.close, .problem(problem)])
        case (.link(let invitation), .createLink, .done(.link(let link, let chat))):
            guard invitation.progress == .creating else { return nil }
            return Outcome(effects: [.perform(.query(.linkCode(link, chat)))])
        case (.link(var invitation), .createLink, .failed(let problem)):
            guard invitation.progress == .creating else { return nil }
            invitation.progress = .failed(problem)
            self = .link(invitation)
            return Outcome()
        case (.follow(var followed), .plan, _), (.follow(var followed), .connect, .failed):
            guard let effects = followed.answered(call.request, outcome) else { return nil }
            self = .follow(followed)
            return Outcome(effects: effects)
        case (.group(var draft), .createGroup, .failed(let problem)):
            (draft.isBusy, draft.problem) = (false, problem)
            self = .group(draft)
            return Outcome()
        default: return nil
        }
    }

    /// True while the profiles for a link are shown.
    package var showsProfiles: Bool {
        if case .link(let invitation) = self { invitation.choosing != nil } else { false }
    }

    /// Shows what becomes of the profile that is opened for a link.
    package mutating func profileChanged(
        _ event: ProfileEvent, of profile: ProfileID, _ shared: Shared
    ) -> Outcome<Action>? {
        guard case .link(var invitation) = self, invitation.opening == profile else { return nil }
        switch event {
        case .takesLong: invitation.isSlow = true
        case .notOpened(let problem): (invitation.opening, invitation.problem) = (nil, problem)
        case .held, .changed, .removed, .refused: return nil
        }
        self = .link(invitation)
        return Outcome()
    }

    /// A chat that was asked for is what all of this was about; somebody's use of a link is what its page waits for.
    package mutating func yields(to chat: ChatSummary, _ origin: ChatOrigin) -> Bool {
        switch (self, origin) {
        case (.link(let invitation), .joined) where invitation.made == nil: return false
        case (.link(var invitation), .requested), (.link(var invitation), .joined):
            invitation.isSettled = true
            self = .link(invitation)
        case (.paste, .requested), (.follow, .requested): self = .paste(Field())
        case (.group, .created): self = .group(GroupDraft())
        case (_, .requested): break
        case (_, .created), (_, .joined): return false
        }
        return true
    }
}
