import Loop
import Messenger

/// The ids of effects that newer ones replace.
extension EffectID {
    static let loadChats: EffectID = "load-chats"
    static let rememberFilter: EffectID = "remember-filter"
    static let setOrder: EffectID = "set-order"
    static let listRest: EffectID = "list-rest"
    static let listPatience: EffectID = "list-patience"
    static let loadChosen: EffectID = "load-chosen"
    static let findShown: EffectID = "find-shown"
    static let wheelRest: EffectID = "wheel-rest"
    static let searchNames: EffectID = "search-names"
    static let searchCompletions: EffectID = "search-completions"
    static let searchMessages: EffectID = "search-messages"
    static let searchTyping: EffectID = "search-typing"
    static let chatSearchTyping: EffectID = "chat-search-typing"
    static let searchPatience: EffectID = "search-patience"
    static let searchChanges: EffectID = "search-changes"
    static let findChats: EffectID = "find-chats"
    static let planLink: EffectID = "plan-link"
    static let planNewLink: EffectID = "plan-new-link"
    static let newLinkPatience: EffectID = "new-link-patience"
    static let readCode: EffectID = "read-code"
    static let loadPeople: EffectID = "load-people"
    static let linkPatience: EffectID = "link-patience"
    static let searchChat: EffectID = "search-chat"
    static let chatSearchChanges: EffectID = "chat-search-changes"
    static let chatSearchPatience: EffectID = "chat-search-patience"
    static let findPaths: EffectID = "find-paths"
    static let saveDraft: EffectID = "save-draft"
    static let toast: EffectID = "toast"
    static let toastTick: EffectID = "toast-tick"
    static let splash: EffectID = "splash"
    static let openingPatience: EffectID = "opening-patience"
    static let holders: EffectID = "holders"
    static let typingTick: EffectID = "typing-tick"
    static let typingPause: EffectID = "typing-pause"
    static let passwordTyping: EffectID = "password-typing"

    /// Each chat has its own, because the pause goes on while another chat is open.
    static func typingInterval(_ chat: ChatID) -> EffectID { EffectID("typing-interval-\(chat.rawValue)") }
}
