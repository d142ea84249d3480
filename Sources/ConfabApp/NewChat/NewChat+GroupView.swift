import Messenger
import TerminalDOM

extension NewChat {
    /// A group that is being made: its name, then its members.
    static func groupView(_ draft: GroupDraft, me: String, _ env: ViewEnvironment) -> Node<Action> {
        guard let people = draft.people else { return nameView(draft, me: me, env) }
        let strings = env.strings
        return Dialog(title: strings.membersTitle(shownName(draft)), width: 60, env: env) {
            input(people.field, strings.searchPeople(), env)
            peopleView(people, env) { person, isSelected in
                memberRow(person, draft, isSelected: isSelected && !draft.isOnButton, env)
            }
            if draft.isBusy {
                Text(strings.creatingGroup()).role(.dialogHelp)
            } else {
                problem(draft.problem, env)
            }
            membersButton(draft, env)
        }.node
    }

    /// The name as the group will have it.
    static func shownName(_ draft: GroupDraft) -> String { draft.name.text.text.harmlessName }

    /// The problem with the name so far; nil for an empty name.
    static func nameProblem(_ draft: GroupDraft) -> Problem? {
        if let problem = draft.name.problem { return problem }
        guard let obstacle = draft.obstacle, obstacle != .empty else { return nil }
        return .name(obstacle)
    }

    private static func nameView(_ draft: GroupDraft, me: String, _ env: ViewEnvironment) -> Node<Action> {
        let strings = env.strings
        return Dialog(title: strings.groupTitle(), width: 60, env: env) {
            Row {
                Text(strings.groupHelp()).role(.dialogHelp).grow()
                Text("\(shownName(draft).count)/\(NameRule.maximumCharacters)").role(.menuDetail)
                    .unshrinkable()
            }
            Gap()
            input(draft.name.text, strings.groupPlaceholder(), env)
            Gap()
            if let mistake = nameProblem(draft) {
                problem(mistake, env)
            } else {
                DialogText(strings.groupNote(me))
            }
            Gap()
            DialogButton(title: strings.next(), action: .submitted, isUsable: draft.obstacle == nil, env: env)
        }.node
    }

    private static func memberRow(
        _ person: Person, _ draft: GroupDraft, isSelected: Bool, _ env: ViewEnvironment
    ) -> Node<Action> {
        let isPicked = draft.picked.contains { $0.contact == person.contact }
        return env.choice(.personChosen(person.id), isSelected: isSelected) {
            Text(person.isIncognito ? "   " : "[\(isPicked ? env.glyphs[.checked] : " ")]").unshrinkable()
            Text(person.title(env)).grow()
            Text(person.isIncognito ? env.strings.knowsRandomName() : "").role(.menuDetail).unshrinkable()
            Text("")
        }
    }

    private static func membersButton(_ draft: GroupDraft, _ env: ViewEnvironment) -> Node<Action> {
        Row<Action>(spacing: 1) {
            Spacer()
            Text(draft.isOnButton ? env.glyphs[.selection] : " ").role(.selectedMark).width(1)
            DialogButton(
                title: env.strings.makeGroup(draft.picked.count), action: .submitted, isUsable: !draft.isBusy, env: env)
        }.node
    }
}

extension Person {
    /// Their name in a list, or a substitute for someone without one.
    func title(_ env: ViewEnvironment) -> String {
        switch self {
        case .chat(let chat): chat.rowTitle(env)
        case .contact(let contact): contact.names.shown(orElse: "\(contact.id.rawValue)")
        }
    }
}
