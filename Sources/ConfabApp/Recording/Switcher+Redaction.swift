import Loop
import Messenger

extension Switcher.Target {
    /// The same with every name made unreadable.
    func redacted(by redaction: Redaction) -> Switcher.Target {
        switch self {
        case .chat(let chat): return .chat(chat.redacted(by: redaction))
        case .contact(var contact):
            contact.names = contact.names.redacted(by: redaction)
            contact.incognitoName = contact.incognitoName.map { redaction($0) }
            return .contact(contact)
        case .tab, .profile, .command, .option: return self
        }
    }
}
