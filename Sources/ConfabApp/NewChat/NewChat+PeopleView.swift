import Messenger
import TerminalDOM

extension NewChat {
    /// A field with those below whom it finds.
    static func findView(_ people: People, isNarrow: Bool, _ env: ViewEnvironment) -> Node<Action> {
        let strings = env.strings
        return Dialog(title: strings.findContact(), width: 60, env: env) {
            input(people.field, strings.findPlaceholder(), env)
            Text(strings.yourContacts()).role(.helpHeading)
            peopleView(people, env) { person, isSelected in row(person, isSelected, isNarrow: isNarrow, env) }
            DialogText(people.isCut ? strings.morePeople(people.rows.count) : "")
        }.node
    }

    /// The number of rows for people, whatever is found.
    private static let peopleRows = 14

    /// The people found, or why there are none.
    @ViewBuilder<Action> static func peopleView(
        _ people: People, _ env: ViewEnvironment, row: @escaping (Person, Bool) -> Node<Action>
    ) -> Nodes<Action> {
        if let sentence = note(people, env.strings), people.rows.isEmpty || people.problem != nil {
            Text(sentence).wrap().role(people.problem == nil ? .dialogHelp : .dialogProblem)
                .height(peopleRows).part(.choices)
        } else {
            List<Action>(
                people.rows, id: \.id, scroll: people.scroll, onViewport: { .peopleSeen($0) }
            ) { person in row(person, person.id == people.selectedPerson?.id) }
            .scrollbar(env.scrollbar())
            .node
            .onWheel { .peopleTurned($0) }
            .height(peopleRows).part(.choices)
        }
    }

    /// The text instead of people; nil if there are people and no problem.
    static func note(_ people: People, _ strings: any Strings) -> String? {
        if let problem = people.problem { return strings.problem(problem) }
        guard let found = people.found else { return "" }
        if !found.people.isEmpty { return people.isCut ? strings.morePeople(found.people.count) : nil }
        if people.foundBy?.isEmpty == false { return strings.nobodyFound() }
        return people.isReadyOnly ? strings.nobodyToInvite() : strings.nobodyYet()
    }

    private static func row(
        _ person: Person, _ isSelected: Bool, isNarrow: Bool, _ env: ViewEnvironment
    ) -> Node<Action> {
        let title = person.title(env)
        let standing = env.strings.standing(person)
        return env.choice(.personChosen(person.id), isSelected: isSelected) {
            Text(title).grow()
            // A link without a name of its own is called what it is.
            Text(standing == title || isNarrow ? "" : standing).role(.menuDetail)
            Text("")
        }
    }
}
