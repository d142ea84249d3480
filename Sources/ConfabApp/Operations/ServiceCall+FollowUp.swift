import Loop
import Messenger

extension ServiceCall {
    /// The work and the changes that follow from its answer, whichever feature has asked.
    ///
    /// - Parameters:
    ///   - answer: the answer.
    ///   - isTaken: true if a layer has taken it.
    ///   - isOpen: true if its profile is open now.
    ///   - strings: the texts of the user's language.
    func followUp(_ answer: ServiceAnswer, isTaken: Bool, isOpen: Bool, _ strings: any Strings) -> Outcome<AppAction> {
        switch answer {
        // Nobody has seen the link, because its page was closed before it arrived.
        case .link(_, let chat):
            return Outcome(effects: isTaken ? [] : [.request(.remove([.pending(chat)]), of: profile, by: .newChat)])
        // Another profile has no screen on which to open it.
        case .chat(let chat): return Outcome(effects: isOpen ? [.perform(.query(.connected(chat)))] : [])
        case .group(let chat, let refused):
            guard case .createGroup(let name, let contacts) = request else { return Outcome() }
            let opened = Outcome<AppAction>(effects: isOpen ? [.perform(.query(.group(chat)))] : [])
            if !refused.isEmpty { return opened + Outcome(intents: [.problem(.notInvited(refused, to: name))]) }
            if contacts.isEmpty || !isOpen { return opened }
            return opened + Outcome(intents: [.notice(strings.invited(contacts.count, to: name))])
        case .ended(let name): return Outcome(intents: isOpen ? [.notice(strings.groupHasEnded(name))] : [])
        case .plan, .done, .message, .tag, .history: return Outcome()
        }
    }
}
