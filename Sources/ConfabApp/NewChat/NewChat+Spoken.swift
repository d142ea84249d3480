import Messenger
import TerminalDOM

extension NewChat {
    /// The menu, or the dialog that it opens.
    public func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let words = env.words
        let me = shared.profile?.names.shown() ?? ""
        switch self {
        case .menu(let selection):
            return App.menu(words.newChat(), Entry.allCases.map { Self.title($0, words) }, selection, words)
        case .link(let invitation): return Self.lines(invitation, me: me, shared.linkProfiles, env)
        case .paste(let field):
            return [words.pasteTitle(), words.pasteHelp(), words.spokenField(field.text.text)]
                + Self.said(field.problem)
        case .scan(let scan):
            guard scan.links.isEmpty else {
                return [words.chooseCodeTitle(), words.chooseCodeHelp(scan.links.count)]
                    + App.menu(scan.links.map(\.address), scan.selection, words)
            }
            return [words.scanTitle(), words.scanHelp(), words.spokenField(scan.field.text.text)]
                + (scan.isBusy ? [words.readingCode()] : Self.said(scan.field.problem))
        case .follow(let followed):
            let entries = followed.entries.map { words.followEntry($0, followed, me: me) }
            return [words.followTitle(followed)] + Self.said(Self.help(followed, words))
                + (followed.preview.isBusy
                    ? [words.connecting()]
                    : Self.said(followed.preview.problem) + App.menu(entries, followed.selection, words))
        case .group(let draft): return Self.lines(draft, me: me, env)
        case .find(let people):
            return [words.findContact(), words.spokenField(people.field.text), words.yourContacts()]
                + Self.lines(people, words) { person in
                    let standing = words.standing(person)
                    return person.title(env) + (standing.isEmpty ? "" : ", \(standing)")
                }
        }
    }

    private static func said(_ sentence: String?) -> [String] { sentence.map { $0.isEmpty ? [] : [$0] } ?? [] }

    private static func lines(
        _ invitation: Invitation, me: String, _ profiles: [ProfileSummary], _ env: ViewEnvironment
    ) -> [String] {
        let words = env.words
        if let choosing = invitation.choosing {
            return [words.linkForTitle(), words.linkForHelp()]
                + App.menu(
                    profiles.map { $0.profile.names.shown() }, profiles.firstIndex { $0.id == choosing } ?? 0, words)
        }
        let whose = profiles.count > 1 ? [words.linkFor(me, key: env.key(.profiles, in: .invitation))] : []
        switch invitation.progress {
        case .creating: return [words.linkTitle(), words.creatingLink()]
        case .failed(let sentence):
            return [words.linkTitle(), sentence] + whose + [words.retry(env.key(.open, in: .dialog))]
        case .made(let made):
            return [words.linkTitle(), made.link.address] + whose
                + [help(invitation, profiles, words).text, words.copyLink(copyKeys(env))]
        }
    }

    private static func lines(_ draft: GroupDraft, me: String, _ env: ViewEnvironment) -> [String] {
        let words = env.words
        guard let people = draft.people else {
            return [words.groupTitle(), words.groupHelp(), words.spokenField(draft.name.text.text)]
                + said(nameProblem(draft, words) ?? words.groupNote(me))
        }
        let rows = lines(people, words, isSelected: !draft.isOnButton) { person in
            if person.isIncognito { return "\(person.title(env)), \(words.knowsRandomName())" }
            let isPicked = draft.picked.contains { $0.contact == person.contact }
            return person.title(env) + (isPicked ? ", \(words.picked())" : "")
        }
        let button = words.spoken(words.makeGroup(draft.picked.count), isSelected: draft.isOnButton)
        return [words.membersTitle(shownName(draft)), words.spokenField(people.field.text)] + rows
            + (draft.isBusy ? [words.creatingGroup()] : said(draft.problem)) + [button]
    }

    /// As many as are on the screen.
    private static func lines(
        _ people: People, _ words: Words, isSelected: Bool = true, _ sentence: (Person) -> String
    ) -> [String] {
        let rows = people.rows
        guard !rows.isEmpty else { return said(note(people, words)) }
        let seen = people.viewport.map { $0.firstIndex...$0.lastIndex } ?? 0...rows.count - 1
        let selected = isSelected ? people.selectedIndex : nil
        return seen.clamped(to: 0...rows.count - 1).map { index in
            words.spoken(sentence(rows[index]), isSelected: index == selected)
        } + said(note(people, words))
    }
}
