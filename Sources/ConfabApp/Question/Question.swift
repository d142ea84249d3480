import Loop
public import Messenger
public import TerminalDOM

/// A question about the open chat, about a row of the list, or whom to invite.
public enum Question {
    /// What is asked, and which answer is selected.
    public struct State: Codable, Equatable, Sendable {
        /// What is asked.
        public var subject: Subject
        /// The selected answer.
        public var selection: Int

        /// `subject`, with answer `selection` selected.
        public init(_ subject: Subject, selection: Int = 0) {
            self.subject = subject
            self.selection = selection
        }
    }

    /// What is asked.
    public enum Subject: Codable, Equatable, Sendable {
        /// In which order to show the chats?
        case order
        /// Whom to invite to a group; nil while the contacts are being read.
        case invite(GroupID, [Contact]?)
        /// Which of a message's links to open?
        case links([String])
    }

    /// What happens to it.
    public enum Action: Codable, Equatable, Sendable {
        /// An answer was chosen.
        case answered(Int)
        /// Who can be invited was read.
        case contactsLoaded([Contact])
    }

    /// How many answers there are.
    static func answerCount(_ subject: Subject) -> Int {
        switch subject {
        case .invite(_, let contacts): return contacts?.count ?? 0
        case .links(let links): return links.count
        case .order: return ChatOrder.allCases.count
        }
    }

    /// What answer `index` has done.
    static func effects(of subject: Subject, answer index: Int, profile: ProfileID) -> [AppEffect] {
        switch (subject, index) {
        case (.invite(let group, let contacts?), let index) where contacts.indices.contains(index):
            return [.request(.invite(contacts[index].id, to: group), of: profile, by: .question)]
        case (.links(let links), let index) where links.indices.contains(index):
            return [.perform(.terminal(.openLink(links[index])))]
        default: return []
        }
    }

    /// What is asked, in words: a title, what explains it, and the answers.
    static func words(_ subject: Subject, _ words: Words) -> (title: String, help: String, answers: [String]) {
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

    /// The question, for the middle of the screen.
    public static func view(_ state: State, _ env: ViewEnvironment) -> Node<AppAction> {
        let asked = words(state.subject, env.words)
        return Dialog(title: asked.title, width: 50, env: env) {
            if !asked.help.isEmpty {
                Text(asked.help).wrap().role(.dialogHelp)
                if !asked.answers.isEmpty { Text("") }
            }
            Menu(
                items: asked.answers, selection: state.selection, env: env, title: { $0 },
                chosen: { .question(.answered($0)) })
        }.node
    }
}
