import Loop
package import Messenger
package import TerminalDOM

/// The chat switcher: goes anywhere by some letters of the name.
package struct Switcher: Feature {
    /// Something to go to.
    package enum Target: Codable, Equatable, Sendable {
        /// A chat; the card of one that waits for the user.
        case chat(ChatSummary)
        /// A contact without a chat.
        case contact(Contact)
        /// A tab above the list; nil shows all chats.
        case tab(ChatFilter?)
        /// Another profile of the user's.
        case profile(ProfileID)
        /// Something that a command opens.
        case command(CommandID)
        /// An option on the settings page.
        case option(OptionID)
    }

    /// A place that is known without asking the store, with what it is called.
    package struct Place: Codable, Equatable, Sendable {
        package var target: Target
        /// Its name.
        package var title: String
    }

    /// Something that fits what is typed.
    package struct Row: Codable, Equatable, Sendable {
        package var target: Target
        package var title: String
        /// The letters of the title that were meant.
        package var marks: [Range<Int>] = []
        /// Another name, by which it was found.
        package var other = ""
        /// The letters of the other name that were meant.
        package var otherMarks: [Range<Int>] = []
    }

    package enum Action: Codable, Equatable, Sendable {
        /// The field was changed.
        case edited(EditCommand)
        /// The store's results for a pattern.
        case found(FuzzyPattern, FuzzyNames)
        /// A row was clicked.
        case chosen(Target)
        /// The wheel was turned over the rows.
        case wheelTurned(Int)
    }

    /// Messages to forward, instead of a place to go to.
    package struct Forwarding: Codable, Equatable, Sendable {
        package var messages: [Message]
        /// The chat that they're in.
        package var source: ChatSummary
        /// The chosen messages, which stay marked until they're forwarded, and the feature in which they're marked.
        package var chosen: [MessageID]
        package var asker: ServiceCall.Asker
        /// The chosen messages that can't be forwarded.
        package var skipped: SkippedMessages
        /// True if they're forwarded as one.
        package var isMerged = false
        /// The chats chosen so far.
        package var chats: [ChatSummary] = []

        /// A single message can't be merged.
        var canMerge: Bool { messages.count > 1 }
    }

    /// The typed text, and the places that fit it.
    var list = QuickOpen<Row>()
    /// The store's last results; nil before the first request.
    package var found: FuzzyNames?
    /// The pattern that led to ``found``.
    package var pattern = FuzzyPattern("")
    /// Tabs, and what else can be gone to.
    package var places: [Place]
    /// The chat that is open, to which nobody needs to go.
    package var open: ChatID?
    /// The chats that were open last, which come first while nothing is typed.
    package var recent: [ChatID]
    /// The messages to forward; nil if the user wants to go somewhere.
    package var forwarding: Forwarding?

    /// The chat to which a contact is sent; nil if the user wants to go somewhere.
    package var sharing: ChatID?

    /// Goes to these places, besides chats and contacts.
    init(_ places: [Place], open: ChatID?, recent: [ChatID], _ strings: any Strings) {
        self.places = places
        self.open = open
        self.recent = recent
        arrange(strings)
    }

    /// The keys of every quick open, and one to choose several chats.
    package var contexts: [KeyContext] { (forwarding == nil ? [] : [.forwarding]) + [.palette, .text, .everywhere] }

    /// The only one.
    package var focusedField: EditableText? { list.field }
    /// It is.
    package var isQuickOpen: Bool { true }

    /// Reads the chats that were open last.
    package func open(_ shared: Shared) -> Outcome<Action> { find(shared) }

    /// Takes another text, chats, or a choice.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .edited(let command): return edit(command, shared)
        case .found(let pattern, let names):
            // Results for an earlier text are outdated.
            guard pattern == FuzzyPattern(list.field.text) else { break }
            self.pattern = pattern
            found = names
            arrange(shared.strings)
        case .wheelTurned(let notches): list.turnWheel(notches)
        // The boxes beside the chats are there to be clicked.
        case .chosen(let target):
            if let sharing { return share(target, in: sharing) }
            return forwarding == nil ? go(to: target) : pick(target, shared)
        }
        return Outcome()
    }

    /// Moves the selection, or goes to the selected place.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        switch command {
        case .open where forwarding != nil: return forward(shared)
        case .open:
            guard let target = list.selected?.target else { return nil }
            return sharing.map { share(target, in: $0) } ?? go(to: target)
        case .pickChat where forwarding != nil: return pick(list.selected?.target, shared)
        case .mergeMessages where forwarding?.canMerge == true:
            forwarding?.isMerged.toggle()
            return Outcome()
        default: break
        }
        return list.move(by: command, shared.size) ? Outcome() : nil
    }

    /// Only what can be done with the messages, and with the rows.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        switch command {
        case .mergeMessages: forwarding?.canMerge == true
        case .open: list.selected != nil || forwarding?.chats.isEmpty == false
        case .next: !list.rows.isEmpty
        default: true
        }
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        switch command {
        case .mergeMessages where forwarding?.isMerged == true: .oneByOne
        case .open where forwarding != nil || sharing != nil: .send
        default: nil
        }
    }

    /// Finds something else.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        list.edit(edit) ? find(shared) : Outcome()
    }

    /// Finds again, because any change may rename or reorder chats.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> { find(shared) }

    func find(_ shared: Shared) -> Outcome<Action> {
        guard let profile = shared.profile?.id else { return Outcome() }
        let query = StoreQuery.fuzzyNames(profile, FuzzyPattern(list.field.text), recent: recent)
        return Outcome(effects: [.perform(.query(query), id: .findChats)])
    }

    private func go(to target: Target) -> Outcome<Action> {
        let intent: Intent =
            switch target {
            case .chat(let chat): .goTo(chat)
            case .contact(let contact): .openContact(contact.id)
            case .tab(let filter): .showTab(filter)
            case .profile(let profile): .switchProfile(profile)
            case .command(let command): .command(command)
            case .option(let option): .present(.settings(Settings(at: option)))
            }
        return Outcome(intents: [.closeAll, intent])
    }
}
