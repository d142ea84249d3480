import Loop
package import Messenger
package import TerminalDOM

extension Card {
    /// Takes an action.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .loaded(let chat, let details):
            guard chat == self.chat.id else { return Outcome() }
            guard let details else {
                return Outcome(intents: [.close, .notice(shared.strings.cardIsGone(self.chat.title(shared.strings)))])
            }
            return take(details)
        case .chosen(let index):
            guard entries.indices.contains(index) else { return Outcome() }
            selection = index
            return choose(shared)
        case .linkClicked: return copyLink(shared.strings)
        case .wheelTurned(let notches): selection = rows.moved(by: notches) ?? 0
        case .viewportChanged(let viewport): self.viewport = viewport
        case .scrolled(let lines): scroll.move(by: lines, from: &viewport)
        case .placed(let offset):
            guard !isBusy else { return Outcome() }
            if !isNaming { name() }
            alias.apply(.place(offset))
        }
        return Outcome()
    }

    /// Moves the selection, scrolls, does what is selected, or goes to the field and back.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if isNaming {
            // Leaving the field would keep an empty name.
            if command == .interrupt { return cancelNaming() }
            return [.open, .nextField, .previousField].contains(command) ? leaveField(shared) : nil
        }
        let page = max(1, (viewport?.height ?? 2) - 1)
        switch command {
        case .open: return choose(shared)
        case .nextField, .previousField: if ChosenChat(chat).has(.name), !isBusy { name() }
        case .pageDown: scroll.move(by: page, from: &viewport)
        case .pageUp: scroll.move(by: -page, from: &viewport)
        default:
            guard let moved = rows.moved(by: command) else { return nil }
            selection = moved
        }
        return Outcome()
    }

    /// Changes the user's own name for it.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        guard isNaming else { return Outcome() }
        // The menu is below the field.
        if case .move(.down, _) = edit { return leaveField(shared) }
        let before = alias.text
        alias.apply(edit.onOneLine)
        if alias.text != before { problem = nil }
        return Outcome()
    }

    /// Leaves the field; the name is kept if it can be.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        guard isNaming else { return nil }
        let outcome = leaveField(shared)
        return isNaming ? cancelNaming() : outcome
    }

    /// Leaves the field with the name as it was.
    private mutating func cancelNaming() -> Outcome<Action> {
        isNaming = false
        problem = nil
        alias = EditableText(chat.names.alias ?? "")
        return Outcome()
    }

    /// Keeps the name that is being written.
    package mutating func close(_ shared: Shared) -> Outcome<Action> { leaveField(shared) }

    /// Reads again what it shows.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        let isChanged =
            changes.needsReload || changes.chats.contains(chat.id)
            || chat.kind.contact.map(changes.contacts.contains) == true
            || chat.kind.group.map { changes.groups.contains($0) || changes.members.contains($0) } == true
        return Outcome(effects: isChanged ? [.perform(.query(.card(chat.id)))] : [])
    }

    /// Notes that accepting or joining was done, or says why it wasn't.
    package mutating func answered(
        _ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared
    ) -> Outcome<Action>? {
        switch call.request {
        case .acceptRequest(chat.id, _), .joinGroup(chat.id, _): break
        default: return nil
        }
        guard isBusy, call.asker == .card else { return nil }
        isBusy = false
        guard case .failed(let problem) = outcome else { return nil }
        self.problem = problem
        return Outcome()
    }

    /// It closes for a chat that the user asked for, and for its own when somebody connects.
    package mutating func yields(to chat: ChatSummary, _ origin: ChatOrigin) -> Bool {
        origin == .requested || origin == .joined && chat.id == self.chat.id
    }

    private mutating func take(_ read: Details) -> Outcome<Action> {
        var read = read
        // Present members come first, and among them those with the highest role.
        read.members.sort { left, right in
            if left.isPresent != right.isPresent { return left.isPresent }
            return left.role == right.role ? left.names.shown() < right.names.shown() : left.role > right.role
        }
        let isOther = read.chat.kind != chat.kind
        chat = read.chat
        details = read
        if !isNaming { alias = EditableText(chat.names.alias ?? "") }
        if isOther {
            // A request that another process accepted is a contact now.
            isNaming = false
            isBusy = false
            selection = 0
            problem = nil
        }
        selection = rows.nearest
        return Outcome(intents: isOther ? [.uncover] : [])
    }

    private var rows: ListSelection<Range<Int>> { ListSelection(selection, in: entries.indices) }

    /// Gives the keys to the field for the user's own name.
    mutating func name() {
        isNaming = true
        problem = nil
        if !alias.isEmpty { alias.apply(.selectAll) }
    }

    /// Keeps the user's name for it when it is another now, and gives the keys back to the menu.
    mutating func leaveField(_ shared: Shared) -> Outcome<Action> {
        guard isNaming else { return Outcome() }
        let text = alias.text.harmlessName
        var name: String?
        if !text.isEmpty {
            do {
                name = try NameRule.checked(text)
            } catch {
                problem = .name(error)
                return Outcome()
            }
        }
        isNaming = false
        problem = nil
        alias = EditableText(name ?? "")
        guard name != chat.names.alias else { return Outcome() }
        chat.names.alias = name
        return Outcome(effects: shared.request(.change(chat.id, .alias(name)), by: .card))
    }
}

extension Member {
    /// True for a member who joined or is invited.
    var isPresent: Bool { status == .joined || status == .invited }
}
