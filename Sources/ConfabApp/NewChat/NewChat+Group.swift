import Loop
public import Messenger
import TerminalDOM

extension NewChat {
    /// A group that is being made: its name first, then who is to be invited.
    public struct GroupDraft: Codable, Equatable, Sendable {
        /// Its name.
        public var name: Field
        /// Who can be invited; nil until the name is settled.
        public var people: People?
        /// Who is to be invited, in the order in which they were picked.
        public var picked: [Picked] = []
        /// Whether keys choose the button that makes the group, and not one of the contacts.
        public var isOnButton = false
        /// Whether it is being made.
        public var isBusy = false
        /// Why it was not made, in words.
        public var problem: String?

        /// A group that is to be named.
        public init(_ name: Field = Field()) { self.name = name }

        /// Why its name cannot be taken; nil when it can.
        var obstacle: NameProblem? {
            do {
                _ = try NameRule.checked(name.text.text)
                return nil
            } catch {
                return error
            }
        }
    }

    /// Someone who is to be invited.
    public struct Picked: Codable, Equatable, Sendable {
        /// Who.
        public var contact: ContactID
        /// What they are called.
        public var name: String

        /// Someone.
        public init(_ contact: ContactID, name: String) {
            self.contact = contact
            self.name = name
        }
    }

    /// Goes on from the name to the members.
    static func submitName(_ draft: inout GroupDraft, profile: ProfileID, words: Words) -> [AppEffect] {
        if let obstacle = draft.obstacle {
            draft.name.problem = words.nameProblem(obstacle)
            return []
        }
        var people = People(isReadyOnly: true)
        let effects = people.ask(profile)
        draft.people = people
        draft.isOnButton = false
        draft.problem = nil
        return effects
    }

    /// Makes the group.
    static func create(_ draft: inout GroupDraft, profile: ProfileID) -> [AppEffect] {
        guard !draft.isBusy, let name = try? NameRule.checked(draft.name.text.text) else { return [] }
        draft.isBusy = true
        draft.problem = nil
        return [.request(.createGroup(name: name, inviting: draft.picked.map(\.contact)), of: profile, by: .newChat)]
    }

    /// Picks someone, or not any more.
    static func pick(_ draft: inout GroupDraft, _ id: Person.ID) {
        guard !draft.isBusy, let person = draft.people?.person(id), let contact = person.contact else { return }
        draft.people?.selected = id
        draft.isOnButton = false
        if let index = draft.picked.firstIndex(where: { $0.contact == contact }) {
            draft.picked.remove(at: index)
        } else if !person.isIncognito {
            draft.picked.append(Picked(contact, name: person.name))
        }
    }

    static func performOnMembers(
        _ draft: inout GroupDraft, _ command: CommandID, profile: ProfileID
    ) -> [AppEffect] {
        guard let people = draft.people else { return [] }
        switch command {
        case .nextField, .previousField:
            draft.isOnButton.toggle()
        case .open:
            if draft.isOnButton { return create(&draft, profile: profile) }
            if let selected = people.selectedPerson { pick(&draft, selected.id) } else { draft.isOnButton = true }
        case .next where !draft.isOnButton && people.isAtEnd: draft.isOnButton = true
        case .previous where draft.isOnButton: draft.isOnButton = people.rows.isEmpty
        default: if !draft.isOnButton { return draft.people?.move(command, profile) ?? [] }
        }
        return []
    }
}
