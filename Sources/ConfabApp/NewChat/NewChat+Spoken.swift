import Messenger
import TerminalDOM

extension NewChat {
    /// The menu, or the dialog that it opens.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let strings = env.strings
        let me = shared.profile?.names.shown() ?? ""
        switch self {
        case .menu(let selection):
            return [String].menu(strings.newChat(), Entry.allCases.map { Self.title($0, strings) }, selection, strings)
        case .link(let invitation): return Self.lines(invitation, me: me, shared.linkProfiles, env)
        case .paste(let field):
            return [strings.pasteTitle(), strings.pasteHelp(), strings.spokenField(field.text.text)]
                + Self.said(field.problem.map(strings.problem))
        case .scan(let scan):
            guard scan.links.isEmpty else {
                return [strings.chooseCodeTitle(), strings.chooseCodeHelp(scan.links.count)]
                    + [String].menu(scan.links.map(\.address), scan.selection, strings)
            }
            return [strings.scanTitle(), strings.scanHelp(), strings.spokenField(scan.field.text.text)]
                + (scan.isBusy ? [strings.readingCode()] : Self.said(scan.field.problem.map(strings.problem)))
        case .follow(let followed):
            let entries = followed.entries.map { strings.followEntry($0, followed, me: me) }
            return [strings.followTitle(followed.preview)] + Self.said(Self.help(followed, strings))
                + (followed.preview.isBusy
                    ? [strings.connecting()]
                    : Self.said(followed.preview.problem.map(strings.problem))
                        + [String].menu(entries, followed.selection, strings))
        case .group(let draft): return Self.lines(draft, me: me, env)
        case .find(let people):
            return [strings.findContact(), strings.spokenField(people.field.text), strings.yourContacts()]
                + Self.lines(people, strings) { person in
                    let standing = strings.standing(person)
                    return person.title(env) + (standing.isEmpty ? "" : ", \(standing)")
                }
        }
    }

    private static func said(_ sentence: String?) -> [String] { sentence.map { $0.isEmpty ? [] : [$0] } ?? [] }

    private static func lines(
        _ invitation: Invitation, me: String, _ profiles: [ProfileSummary], _ env: ViewEnvironment
    ) -> [String] {
        let strings = env.strings
        if let choosing = invitation.choosing {
            return [strings.linkForTitle(), strings.linkForHelp()]
                + [String].menu(
                    profiles.map { $0.profile.names.shown() }, profiles.firstIndex { $0.id == choosing } ?? 0, strings)
        }
        let whose = profiles.count > 1 ? [strings.linkFor(me, key: env.key(.profiles, in: .invitation), mark: "")] : []
        switch invitation.progress {
        case .creating: return [strings.linkTitle(), strings.creatingLink()]
        case .failed(let problem):
            return [strings.linkTitle(), strings.problem(problem)] + whose + [
                strings.retry(env.key(.open, in: .dialog))
            ]
        case .made(let made):
            return [strings.linkTitle(), made.link.address] + whose
                + [help(invitation, profiles, strings).text, strings.copyLink(copyKeys(env))]
        }
    }

    private static func lines(_ draft: GroupDraft, me: String, _ env: ViewEnvironment) -> [String] {
        let strings = env.strings
        guard let people = draft.people else {
            return [strings.groupTitle(), strings.groupHelp(), strings.spokenField(draft.name.text.text)]
                + said(nameProblem(draft).map(strings.problem) ?? strings.groupNote(me))
        }
        let rows = lines(people, strings, isSelected: !draft.isOnButton) { person in
            if person.isIncognito { return "\(person.title(env)), \(strings.knowsRandomName())" }
            let isPicked = draft.picked.contains { $0.contact == person.contact }
            return person.title(env) + (isPicked ? ", \(strings.picked())" : "")
        }
        let button = strings.spoken(strings.makeGroup(draft.picked.count), isSelected: draft.isOnButton)
        return [strings.membersTitle(shownName(draft)), strings.spokenField(people.field.text)] + rows
            + (draft.isBusy ? [strings.creatingGroup()] : said(draft.problem.map(strings.problem))) + [button]
    }

    /// As many as are on the screen.
    private static func lines(
        _ people: People, _ strings: any Strings, isSelected: Bool = true, _ sentence: (Person) -> String
    ) -> [String] {
        let rows = people.rows
        guard !rows.isEmpty else { return said(note(people, strings)) }
        let seen = people.viewport.map { $0.firstIndex...$0.lastIndex } ?? 0...rows.count - 1
        let selected = isSelected ? people.selectedIndex : nil
        return seen.clamped(to: 0...rows.count - 1).map { index in
            strings.spoken(sentence(rows[index]), isSelected: index == selected)
        } + said(note(people, strings))
    }
}
