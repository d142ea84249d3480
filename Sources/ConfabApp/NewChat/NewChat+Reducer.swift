public import Loop
public import Messenger
import TerminalDOM

extension NewChat {
    /// What `action` does in the profile; what comes about is opened by the root reducer.
    public static func reduce(
        _ state: inout State, _ action: Action, profile: ProfileID, unfinished: Unfinished, words: Words
    ) -> [AppEffect] {
        if case .chosen(let entry) = action { return begin(&state, entry, profile: profile, unfinished) }
        switch state {
        case .menu: return []
        case .link(var invitation):
            let effects = reduce(&invitation, action, profile: profile, words: words)
            state = .link(invitation)
            return effects
        case .paste(var field):
            if case .submitted = action { return submit(&state, field, profile: profile, words: words) }
            guard case .edited(let command) = action else { return [] }
            paste(&field, command, words: words)
            state = .paste(field)
            return []
        case .scan(let scan): return reduce(&state, scan, action, profile: profile, words: words)
        case .follow(var followed):
            // Another one that is pasted takes its place.
            if !followed.isBusy, case .edited(.insert(let text)) = action, text.utf8.count > 1,
                case .one(let link) = ConnectLink.find(in: text), link != followed.link
            {
                let (next, effects) = follow(link, profile: profile)
                state = next
                return effects
            }
            let effects = reduce(&followed, action)
            state = .follow(followed)
            return effects
        case .group(var draft):
            let effects = reduce(&draft, action, profile: profile, words: words)
            state = .group(draft)
            return effects
        case .find(var people):
            let effects = reduce(&people, action, profile: profile)
            // A link leads to more than a name.
            if case .edited(.insert(let text)) = action, text.utf8.count > 1,
                case .one(let link) = ConnectLink.find(in: people.field.text)
            {
                let (followed, more) = follow(link, profile: profile)
                state = followed
                return more
            }
            state = .find(people)
            return effects
        }
    }

    /// Begins what a row of the menu says.
    static func begin(
        _ state: inout State, _ entry: Entry, profile: ProfileID, _ unfinished: Unfinished
    ) -> [AppEffect] {
        switch entry {
        case .createLink:
            state = .link(Invitation())
            return [.request(.createLink, of: profile, by: .newChat)]
        case .scanCode:
            state = .scan(Scan(Field(unfinished.image)))
            return []
        case .pasteLink:
            state = .paste(Field(unfinished.link))
            return []
        case .createGroup:
            state = .group(GroupDraft(Field(unfinished.group)))
            return []
        case .findContact:
            var people = People(isReadyOnly: false)
            let effects = people.ask(profile)
            state = .find(people)
            return effects
        case .notes: return [.request(.openNotes, of: profile, by: .newChat)]
        }
    }

    /// Keeps what is being typed for the next time.
    static func leave(_ state: State, _ unfinished: inout Unfinished) {
        switch state {
        // What was refused is not wanted again.
        case .paste(let field): unfinished.link = field.problem == nil ? field.text : EditableText()
        case .follow(let followed):
            let isOfUse = if case .new? = followed.plan { true } else { followed.plan == nil }
            unfinished.link = isOfUse ? EditableText(followed.link.address) : EditableText()
        case .scan(let scan): unfinished.image = scan.field.text
        case .group(let draft): unfinished.group = draft.name.text
        case .menu, .link, .find: break
        }
    }

    /// Puts text into the field for a link. Of much text only the link is taken, if there is one: nobody reads the rest.
    private static func paste(_ field: inout Field, _ command: EditCommand, words: Words) {
        guard case .insert(let text) = command, text.utf8.count > fieldLimit else { return field.edit(command) }
        switch ConnectLink.find(in: text) {
        case .one(let link): field = Field(EditableText(link.address))
        case .none, .malformed: field.problem = words.tooLongForLink(text.count)
        case .several: field.problem = words.severalLinks()
        }
    }

    private static func submit(
        _ state: inout State, _ field: Field, profile: ProfileID, words: Words
    ) -> [AppEffect] {
        var field = field
        switch ConnectLink.find(in: field.text.text) {
        case .one(let link):
            let (followed, effects) = follow(link, profile: profile)
            state = followed
            return effects
        case .none: field.problem = words.notALink()
        case .malformed: field.problem = words.malformedLink()
        case .several: field.problem = words.severalLinks()
        }
        state = .paste(field)
        return []
    }

    private static func reduce(
        _ state: inout State, _ scan: Scan, _ action: Action, profile: ProfileID, words: Words
    ) -> [AppEffect] {
        var scan = scan
        var effects: [AppEffect] = []
        switch action {
        case .edited(let command):
            guard !scan.isBusy, scan.links.isEmpty else { return [] }
            scan.field.edit(command)
        case .submitted: effects = submit(&scan, words: words)
        case .codeRead(let path, let reading):
            guard scan.isBusy, path == scan.field.text.text else { return [] }
            if let link = take(&scan, reading, words: words) {
                let (followed, more) = follow(link, profile: profile)
                state = followed
                return more
            }
        case .rowChosen(let index):
            guard scan.links.indices.contains(index) else { return [] }
            let (followed, more) = follow(scan.links[index], profile: profile)
            state = followed
            return more
        default: break
        }
        state = .scan(scan)
        return effects
    }

    private static func reduce(
        _ draft: inout GroupDraft, _ action: Action, profile: ProfileID, words: Words
    ) -> [AppEffect] {
        switch action {
        case .groupFailed(let sentence):
            draft.isBusy = false
            draft.problem = sentence
            return []
        case .personChosen(let id):
            pick(&draft, id)
            return []
        case .submitted:
            return draft.people == nil
                ? submitName(&draft, profile: profile, words: words) : create(&draft, profile: profile)
        case .edited(let command):
            guard !draft.isBusy else { return [] }
            guard draft.people != nil else {
                draft.name.edit(command)
                return []
            }
            if case .move = command {} else if case .place = command {} else { draft.isOnButton = false }
            return draft.people?.edit(command, profile) ?? []
        default:
            guard var people = draft.people else { return [] }
            let effects = reduce(&people, action, profile: profile)
            draft.people = people
            return effects
        }
    }

    private static func reduce(_ people: inout People, _ action: Action, profile: ProfileID) -> [AppEffect] {
        switch action {
        case .peopleFound(let query, let list): people.take(query, list)
        case .peopleFailed(let query, let sentence): if query == people.asked { people.problem = sentence }
        case .personChosen(let id): people.selected = id
        case .peopleSeen(let viewport): return people.see(viewport, profile)
        case .peopleTurned(let notches): people.turn(notches)
        case .edited(let command): return people.edit(command, profile)
        default: break
        }
        return []
    }
}
