import Loop
public import Messenger
public import TerminalDOM

/// A question about the open chat or the list, answered from a menu.
public struct Question: Feature {
    /// What is asked.
    public enum Subject: Codable, Equatable, Sendable {
        /// In which order to show the chats?
        case order
        /// Whom to invite to a group; nil while the contacts are being read.
        case invite(GroupID, [Contact]?)
        /// Which of a message's links to open?
        case links([String])
    }

    /// Its actions.
    public enum Action: Codable, Equatable, Sendable {
        /// An answer was chosen.
        case answered(Int)
        /// The contacts who can be invited were read.
        case contactsLoaded([Contact])
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
    }

    /// The subject of the question.
    public var subject: Subject
    /// The selected answer.
    public var selection: Int

    /// `subject`, with answer `selection` selected.
    public init(_ subject: Subject, selection: Int = 0) {
        self.subject = subject
        self.selection = selection
    }

    /// The keys of every menu.
    public var contexts: [KeyContext] { [.menu, .everywhere] }

    /// Takes an answer, or the contacts to choose from.
    public mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .answered(let index): return answer(index, shared)
        case .contactsLoaded(let contacts):
            if case .invite(let group, _) = subject { self = Question(.invite(group, contacts)) }
        case .wheelTurned(let notches):
            selection = answers.moved(by: notches.signum()) ?? 0
        }
        return Outcome()
    }

    /// Moves the selection, or gives the selected answer.
    public mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if command == .open { return answer(selection, shared) }
        guard let moved = answers.moved(by: command) else { return nil }
        selection = moved
        return Outcome()
    }

    private var answers: ListSelection<Range<Int>> { ListSelection(selection, in: 0..<count) }

    /// How many answers there are.
    private var count: Int {
        switch subject {
        case .invite(_, let contacts): contacts?.count ?? 0
        case .links(let links): links.count
        case .order: ChatOrder.allCases.count
        }
    }

    private func answer(_ index: Int, _ shared: Shared) -> Outcome<Action> {
        guard index < count || index == 0 else { return Outcome() }
        var outcome = Outcome<Action>(intents: [.close])
        switch subject {
        case .order: outcome.intents.append(.order(ChatOrder.allCases[index]))
        case .invite(let group, let contacts):
            guard let contacts, index < contacts.count, let profile = shared.profile?.id else { break }
            let call = ServiceCall(.invite(contacts[index].id, to: group), of: profile, by: .question)
            outcome.effects = [.perform(.service(call))]
        case .links(let links):
            if index < links.count { outcome.effects = [.perform(.terminal(.openLink(links[index])))] }
        }
        return outcome
    }

    /// What is asked, in words: a title, what explains it, and the answers.
    private func asked(_ words: Words) -> (title: String, help: String, answers: [String]) {
        switch subject {
        case .invite(_, nil): (words.inviteTitle(), words.loading(), [])
        case .invite(_, let contacts?):
            (
                words.inviteTitle(), contacts.isEmpty ? words.noContacts() : "",
                contacts.map { $0.names.shown() }
            )
        case .order: (words.orderTitle(), "", ChatOrder.allCases.map(words.order))
        case .links(let links): (words.linksTitle(), "", links.map(\.harmlessName))
        }
    }

    /// A dialog in the middle.
    public func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let asked = asked(env.words)
        return Dialog(title: asked.title, width: 50, env: env) {
            if !asked.help.isEmpty {
                Text(asked.help).wrap().role(.dialogHelp)
                if !asked.answers.isEmpty { Text("") }
            }
            Menu(
                items: asked.answers, selection: selection, env: env, title: { $0 }, chosen: { .answered($0) },
                wheel: { .wheelTurned($0) })
        }.node
    }

    /// The question and its answers.
    public func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let asked = asked(env.words)
        return (asked.help.isEmpty ? [] : [asked.help])
            + App.menu(asked.title, asked.answers, selection, env.words)
    }
}

extension ServiceCall.Asker {
    /// A question.
    public static let question = Self(rawValue: "question")
}
