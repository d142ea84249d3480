import Loop
package import Messenger
import TerminalDOM

extension NewChat {
    /// A group that is being made: its name first, then who is to be invited.
    package struct GroupDraft: Codable, Equatable, Sendable {
        package var name: Field
        /// The people to invite; nil until the name is settled.
        package var people: People?
        /// The chosen people, in the order in which the user chose them.
        package var picked: [Picked] = []
        /// True if keys choose the button that makes the group, and not one of the contacts.
        package var isOnButton = false
        /// True if it is being made.
        package var isBusy = false
        /// Why it wasn't created.
        package var problem: Problem?

        /// A group that is to be named.
        package init(_ name: Field = Field()) { self.name = name }

        /// Why its name cannot be taken; nil when it can.
        var obstacle: NameProblem? { NameProblem(of: name.text.text) }
    }

    /// Someone who is to be invited.
    package struct Picked: Codable, Equatable, Sendable {
        package var contact: ContactID
        package var name: String
    }
}

extension NewChat.GroupDraft {
    mutating func reduce(_ action: NewChat.Action, _ shared: Shared) -> [Effect<AppOperation, NewChat.Action>] {
        switch action {
        case .personChosen(let id): pick(id)
        case .submitted: return people == nil ? submitName(shared) : create(shared)
        default: return people?.reduce(action, shared) ?? []
        }
        return []
    }

    mutating func edit(_ edit: EditCommand, _ shared: Shared) -> [Effect<AppOperation, NewChat.Action>] {
        guard !isBusy else { return [] }
        guard people != nil else {
            name.edit(edit)
            return []
        }
        if case .move = edit {} else if case .place = edit {} else { isOnButton = false }
        return people?.edit(edit, shared) ?? []
    }

    /// Goes on from the name to the members.
    private mutating func submitName(_ shared: Shared) -> [Effect<AppOperation, NewChat.Action>] {
        if let obstacle {
            name.problem = .name(obstacle)
            return []
        }
        var people = NewChat.People(isReadyOnly: true)
        let effects = people.ask(shared)
        self.people = people
        (isOnButton, problem) = (false, nil)
        return effects
    }

    /// Makes the group.
    private mutating func create(_ shared: Shared) -> [Effect<AppOperation, NewChat.Action>] {
        guard !isBusy, let name = try? NameRule.checked(name.text.text) else { return [] }
        (isBusy, problem) = (true, nil)
        return shared.request(.createGroup(name: name, inviting: picked.map(\.contact)), by: .newChat)
    }

    /// Picks someone, or undoes that.
    private mutating func pick(_ id: Person.ID) {
        guard !isBusy, let person = people?.person(id), let contact = person.contact else { return }
        people?.selected = id
        (isOnButton, problem) = (false, nil)
        if let index = picked.firstIndex(where: { $0.contact == contact }) {
            picked.remove(at: index)
        } else if person.isIncognito {
            problem = .service(.unfit(.knowsRandomName(name: person.name)))
        } else {
            picked.append(NewChat.Picked(contact: contact, name: person.name))
        }
    }

    /// Moves among the contacts and the button, or does what is selected.
    mutating func perform(_ command: CommandID, _ shared: Shared) -> [Effect<AppOperation, NewChat.Action>] {
        guard let people else { return [] }
        switch command {
        case .nextField, .previousField: isOnButton.toggle()
        case .open:
            if isOnButton { return create(shared) }
            if let selected = people.selectedPerson { pick(selected.id) } else { isOnButton = true }
        case .next where !isOnButton && people.isAtEnd: isOnButton = true
        case .previous where isOnButton: isOnButton = people.rows.isEmpty
        default: if !isOnButton { return self.people?.move(command, shared) ?? [] }
        }
        return []
    }
}
