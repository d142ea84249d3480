public import Loop
public import Messenger
import TerminalDOM

extension NewChat {
    /// What `action` does; the chat that came about is opened by the root reducer.
    public static func reduce(
        _ state: inout State, _ action: Action, profile: ProfileID, unfinished: Unfinished, words: Words
    ) -> [AppEffect] {
        switch action {
        case .chosen(let entry): return choose(&state, entry, profile: profile, unfinished)
        case .linkCreated(let link):
            if case .link = state { state = .link(link) }
            return []
        case .connected, .joined: return []
        case .refused(let reason):
            withField(&state) {
                $0.problem = reason
                $0.isBusy = false
            }
            return []
        case .edited(let command):
            withField(&state) { field in
                guard !field.isBusy else { return }
                let before = field.text.text
                field.text.apply(command.onOneLine)
                if field.text.text != before { field.problem = nil }
            }
            return []
        case .incognitoToggled:
            if case .paste = state { withField(&state) { if !$0.isBusy { $0.isIncognito.toggle() } } }
            return []
        case .copyLink:
            guard case .link(let link?) = state else { return [] }
            return [.perform(.copy(link.address)), .notice(words.copied())]
        }
    }

    /// Keeps what is being typed for the next time.
    static func leave(_ state: State, _ unfinished: inout Unfinished) {
        switch state {
        // What was refused is not wanted again.
        case .paste(let field): unfinished.link = field.problem == nil ? field.text : EditableText()
        case .group(let field): unfinished.group = field.text
        case .menu, .link: break
        }
    }

    private static func choose(
        _ state: inout State, _ entry: Entry, profile: ProfileID, _ unfinished: Unfinished
    ) -> [AppEffect] {
        switch entry {
        case .createLink:
            state = .link(nil)
            return [.perform(.createLink(profile))]
        case .pasteLink:
            state = .paste(Field(unfinished.link))
            return []
        case .createGroup:
            state = .group(Field(unfinished.group))
            return []
        case .notes: return [.perform(.openNotes(profile))]
        }
    }

    /// Does what Enter asks for.
    static func submit(
        _ state: inout State, profile: ProfileID, unfinished: Unfinished, words: Words
    ) -> [AppEffect] {
        switch state {
        case .menu(let selection):
            let entry = Entry.allCases[max(0, min(selection, Entry.allCases.count - 1))]
            return choose(&state, entry, profile: profile, unfinished)
        case .link: return reduce(&state, .copyLink, profile: profile, unfinished: unfinished, words: words)
        case .paste(var field):
            guard !field.isBusy else { return [] }
            var effects: [AppEffect] = []
            switch ConnectLink.find(in: field.text.text) {
            case .one(let link):
                field.isBusy = true
                effects = [.perform(.connect(profile, link, incognito: field.isIncognito))]
            case .none: field.problem = words.notALink()
            case .malformed: field.problem = words.malformedLink()
            case .several: field.problem = words.severalLinks()
            }
            state = .paste(field)
            return effects
        case .group(var field):
            guard !field.isBusy else { return [] }
            do {
                let name = try NameRule.checked(field.text.text)
                field.isBusy = true
                state = .group(field)
                return [.perform(.createGroup(profile, name: name))]
            } catch {
                field.problem = words.nameProblem(error)
                state = .group(field)
                return []
            }
        }
    }

    private static func withField(_ state: inout State, _ change: (inout Field) -> Void) {
        switch state {
        case .paste(var field):
            change(&field)
            state = .paste(field)
        case .group(var field):
            change(&field)
            state = .group(field)
        case .menu, .link: break
        }
    }
}
