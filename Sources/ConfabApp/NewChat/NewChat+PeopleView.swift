import Messenger
import TerminalDOM

extension NewChat {
    /// A field with those below whom it finds.
    static func findView(_ people: People, _ size: Size, _ env: ViewEnvironment) -> Node<Action> {
        let words = env.words
        return Dialog(title: words.findContact(), width: 60, env: env) {
            input(people.field, words.findPlaceholder(), env)
            Text(words.yourContacts()).role(.helpHeading)
            peopleView(people, size, chrome: 3, env) { person, isSelected in row(person, isSelected, env) }
        }.node
    }

    /// Those who were found, as many as there is room for beside `chrome` other rows of the dialog.
    @ViewBuilder<Action> static func peopleView(
        _ people: People, _ size: Size, chrome: Int, _ env: ViewEnvironment,
        row: @escaping (Person, Bool) -> Node<Action>
    ) -> Nodes<Action> {
        // The footer and the border are not for it. Its height does not change with what is found.
        let height = max(1, min(14, size.height - 1 - QRCodeView.border.height - chrome))
        if let sentence = note(people, env.words), people.rows.isEmpty || people.problem != nil {
            Text(sentence).wrap().role(people.problem == nil ? .dialogHelp : .dialogProblem).height(height)
        } else {
            List<Action>(
                people.rows, id: \.id, scroll: people.scroll, onViewport: { .peopleSeen($0) }
            ) { person in row(person, person.id == people.selectedPerson?.id) }
            .node
            .onWheel { .peopleTurned($0) }
            .height(height)
        }
        if chrome == 3 {
            Text(people.isCut ? env.words.morePeople(people.rows.count) : "").role(.dialogHelp)
        }
    }

    /// What is said in the place of people; nil when there are some and nothing is wrong.
    static func note(_ people: People, _ words: Words) -> String? {
        if let problem = people.problem { return problem.harmlessName }
        guard let found = people.found else { return "" }
        if !found.people.isEmpty { return people.isCut ? words.morePeople(found.people.count) : nil }
        if people.foundBy?.isEmpty == false { return words.nobodyFound() }
        return people.isReadyOnly ? words.nobodyToInvite() : words.nobodyYet()
    }

    private static func row(_ person: Person, _ isSelected: Bool, _ env: ViewEnvironment) -> Node<Action> {
        let title = person.title(env)
        let standing = env.words.standing(person)
        return env.choice(.personChosen(person.id), isSelected: isSelected) {
            Text(title).grow()
            // A link without a name of its own is called what it is.
            Text(standing == title ? "" : standing).role(.menuDetail).unshrinkable()
        }
    }
}
