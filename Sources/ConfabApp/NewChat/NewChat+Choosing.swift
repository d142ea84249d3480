import Loop
import Messenger
import TerminalDOM

// The rows to choose from, and where they lead.
extension NewChat {
    /// The selected row of what is to be chosen here, and how many there are; nil where there is a field.
    var choice: (selection: Int, count: Int)? {
        switch self {
        case .menu(let selection): (selection, Entry.allCases.count)
        case .scan(let scan): scan.links.isEmpty ? nil : (scan.selection, scan.links.count)
        case .follow(let followed): (followed.selection, followed.entries.count)
        case .link, .paste, .group, .find: nil
        }
    }

    /// Selects another row.
    mutating func select(_ selection: Int) {
        switch self {
        case .menu: self = .menu(selection: selection)
        case .scan(var scan):
            scan.selection = selection
            self = .scan(scan)
        case .follow(var followed):
            followed.selection = selection
            self = .follow(followed)
        case .link, .paste, .group, .find: break
        }
    }

    /// Does what a row says.
    mutating func choose(_ index: Int, _ shared: Shared) -> Outcome<Action> {
        guard let choice, (0..<choice.count).contains(index) else { return Outcome() }
        select(index)
        switch self {
        case .menu: return begin(Entry.allCases[index], shared)
        case .scan(let scan): return preview(scan.links[index], shared)
        case .follow(let followed): return perform(followed.entries[index], followed, shared)
        case .link, .paste, .group, .find: return Outcome()
        }
    }

    /// Begins what a row of the menu says.
    mutating func begin(_ entry: Entry, _ shared: Shared) -> Outcome<Action> {
        guard let next = NewChat(entry, shared.savedInput) else {
            return Outcome(effects: shared.request(.openNotes, by: .newChat))
        }
        self = next
        return open(shared)
    }

    private mutating func perform(
        _ entry: FollowedEntry, _ followed: Followed, _ shared: Shared
    ) -> Outcome<Action> {
        var followed = followed
        switch entry {
        case .connect(let incognito):
            let effects = followed.connect(incognito: incognito, shared)
            self = .follow(followed)
            return Outcome(effects: effects)
        case .open:
            guard let chat = followed.preview.chat else { return Outcome() }
            self = .paste(Field())
            return Outcome(
                effects: Followed.cancelled,
                intents: [.close, chat.kind.isConversation ? .openChat(chat) : .showRow(chat)])
        case .another:
            self = .paste(Field())
            return Outcome(effects: Followed.cancelled)
        case .cancel: return Outcome(intents: [.close])
        }
    }

    /// Takes the link from the field.
    mutating func submit(_ field: Field, _ shared: Shared) -> Outcome<Action> {
        var field = field
        switch ConnectLink.find(in: field.text.text) {
        case .one(let link): return preview(link, shared)
        case .none: field.problem = .linkText(field.text.text.allSatisfy(\.isWhitespace) ? .empty : .noLink)
        case .malformed: field.problem = .linkText(.malformed)
        case .several: field.problem = .linkText(.several)
        }
        self = .paste(field)
        return Outcome()
    }

    /// Asks what following a link would do.
    mutating func preview(_ link: ConnectLink, _ shared: Shared) -> Outcome<Action> {
        self = .follow(Followed(link))
        return open(shared)
    }
}

extension NewChat.Field {
    /// Puts text into the field for a link. Of much text only the link is taken, if there is one: nobody reads the rest.
    mutating func paste(_ command: EditCommand) {
        guard case .insert(let text) = command, text.utf8.count > NewChat.fieldLimit else { return edit(command) }
        switch ConnectLink.find(in: text) {
        case .one(let link): self = Self(EditableText(link.address))
        case .none, .malformed: problem = .linkText(.tooLong(characters: text.count))
        case .several: problem = .linkText(.several)
        }
    }
}

extension Person {
    /// Opens the chat with them.
    var opening: [Intent] {
        switch self {
        case .chat(let chat): [.close, .openChat(chat)]
        // The layer stays until the chat is there.
        case .contact(let contact): [.openContact(contact.id)]
        }
    }
}
