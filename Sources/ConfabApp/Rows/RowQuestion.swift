import Messenger
import TerminalDOM

/// A question before something is taken away: the table of what is asked for what.
public enum RowQuestion {
    /// What is asked, and which answer is selected.
    public struct State: Codable, Equatable, Sendable {
        /// What is to be done.
        public var action: RowAction
        /// To which chats: those to which it can be done.
        public var rows: [ChosenChat]
        /// How many others were meant.
        public var left: Int
        /// Whether it is the second question about a contact: what becomes of the conversation, and who is told.
        public var isSecond = false
        /// Whether the conversation stays to be read.
        public var keepsConversation = false
        /// The selected answer; the first one changes nothing.
        public var selection = 0

        /// Whether to do `action` to `rows`.
        init(_ action: RowAction, _ rows: [ChosenChat], left: Int = 0) {
            self.action = action
            self.rows = rows
            self.left = left
            // Only the contact is left of it.
            isSecond = action == .delete && rows.count == 1 && rows[0].isContact && rows[0].chat.isDeleted
        }
    }

    /// An answer.
    enum Answer: Equatable {
        /// Changes nothing.
        case cancel
        /// Does what was asked about.
        case yes
        /// Takes the conversation away, the contact stays.
        case conversation
        /// Goes on to the second question.
        case contact
        /// Keeps the conversation, or not.
        case keep
        /// Deletes without telling, or tells.
        case silently, tell
        /// Deletes a group for all members, or here.
        case everyone, here

        /// Whether it takes something away.
        var isDestructive: Bool {
            switch self {
            case .cancel, .keep, .contact: false
            case .yes, .conversation, .silently, .tell, .everyone, .here: true
            }
        }
    }
}

extension ChosenChat {
    /// Whether it is with a contact.
    var isContact: Bool { if case .direct = chat.kind { true } else { false } }
    /// Whether there is somebody who could be told.
    var isReadyContact: Bool { isContact && (chat.condition == .ready || chat.condition == .blocked) }
}

extension RowQuestion.State {
    /// With how many of the chats there is a contact who could stay.
    var readyContacts: Int { rows.count(where: \.isReadyContact) }

    /// The chat, when it is about one.
    var only: ChosenChat? { rows.count == 1 ? rows[0] : nil }

    /// What can be answered, from the first to the last row.
    var answers: [RowQuestion.Answer] {
        guard action == .delete else { return [.cancel, .yes] }
        if isSecond {
            return only?.chat.isDeleted == true ? [.cancel, .silently, .tell] : [.cancel, .keep, .silently, .tell]
        }
        if rows.contains(where: \.isReadyContact) { return [.cancel, .conversation, .contact] }
        if let only, only.canEndForAll { return [.cancel, .everyone, .here] }
        return [.cancel, .yes]
    }

    /// Those that an answer is for: conversations alone are deleted of contacts only.
    func meant(by answer: RowQuestion.Answer) -> [ChosenChat] {
        answer == .conversation ? rows.filter(\.isReadyContact) : rows
    }

    /// What an answer takes away.
    func removals(_ answer: RowQuestion.Answer) -> [ChatRemoval] {
        meant(by: answer).map { row in
            let chat = row.chat
            switch (action, chat.kind) {
            // What comes in from here on was not meant.
            case (.clear, _): return .messages(chat.id, upTo: chat.preview?.position ?? .unassigned)
            case (.leave, _): return .membership(chat.id)
            case (_, .pendingConnection), (_, .contactRequest), (_, .groupInvitation): return .pending(chat.id)
            case (_, .group), (_, .business): return .group(chat.id, forEveryone: answer == .everyone)
            case (_, .notes), (_, .broken): return .conversation(chat.id)
            case (_, .direct):
                guard row.isReadyContact else { return .contact(chat.id, keepsConversation: false, tells: false) }
                if answer == .conversation { return .conversation(chat.id) }
                return .contact(chat.id, keepsConversation: keepsConversation, tells: answer == .tell)
            }
        }
    }
}

extension RowQuestion {
    /// The question, for the middle of the screen.
    static func view(_ state: State, _ env: ViewEnvironment) -> Node<AppAction> {
        let asked = env.words.confirmation(state)
        return Dialog(title: asked.title, width: 54, env: env) {
            if !asked.help.isEmpty {
                Text(asked.help).wrap().role(.dialogHelp)
                Text("")
            }
            Menu(
                items: state.answers, selection: state.selection, env: env,
                title: { env.words.answer($0, state, check: env.glyphs[.checked]) },
                isDestructive: \.isDestructive, chosen: { .rows(.answered($0)) })
        }.node
    }

    /// The question as sentences.
    static func lines(_ state: State, _ env: ViewEnvironment) -> [String] {
        let asked = env.words.confirmation(state)
        let answers = state.answers.map { env.words.spokenAnswer($0, state) }
        return (asked.help.isEmpty ? [] : [asked.help])
            + App.menu(asked.title, answers, state.selection, env.words)
    }
}
