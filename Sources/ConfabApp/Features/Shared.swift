import Loop
package import Messenger
package import TerminalDOM

/// The part of the app's state that every feature may read.
package struct Shared: Equatable, Sendable {
    /// Columns and rows of the terminal.
    package var size: Size
    /// The time, to the minute, and the time zone.
    package var clock: LocalClock
    package var options = Options()
    /// The options outside of chats.
    var programOptions = Options()
    /// The layers that the options come from.
    package var optionLayers = OptionLayers()
    /// The kinds of content that messages may have.
    package var contentKinds = ContentKinds.builtIn
    /// The items that a program around Confab adds to the menu of the message field.
    package var inputItems: [CustomInputItem] = []
    /// The items of the message field whose program was missing when it was looked for last.
    package var missingPrograms: [ItemProblem] = []
    /// The reader of what the user types.
    package var markdown = Markdown.none
    /// The colors that the terminal shows.
    package var colors = ColorDepth.trueColor
    /// The open profile, if there is one.
    package var profile: Profile?
    /// The profiles of this machine; hidden ones only while they're open.
    package var profiles: [ProfileSummary] = []
    /// The profiles that other processes have open, and those processes; zero for an unknown one.
    package var holders: [ProfileID: Int32] = [:]
    /// The text from fields that were left.
    package var savedInput = SavedInput()
    /// The tags of the open profile.
    package var tags: [ChatTag] = []
    /// The number of chats under each filter.
    package var counts = ChatCounts()
    /// Why the rows of the list couldn't be read; nil if they could.
    package var listProblem: Problem?
    /// The order of the list.
    package var chatOrder = ChatOrder.activity
    /// True if nothing is behind the layers yet.
    package var isLaunching = false
    package var openChat: ChatSummary?
    /// Typing and presence in the chats of the profile.
    package var presence = Presence()
    /// The features of the profile's service.
    package var capabilities: Set<ServiceCapability> = []
    /// The most bytes of a file that can be sent; 0 if none can.
    package var fileLimit: Int64 = 0
    /// The options that the user has for the service.
    package var serviceOptions: Set<ServiceOption> = []
    /// Downloads, and files that are missing.
    package var transfers = Transfers()
    /// The part of the main screen that keys go to, once no layer is in front.
    package var focus: Pane?
    /// True if the search is open in the place of the list.
    package var isSearchOpen = false
    /// True if a layer is in front.
    package var isCovered = false
    /// True if a layer is in front that isn't a quick open.
    package var hasFrontLayer = false
    /// True if somebody can see the open chat: it's drawn, nothing is in front of it, and the terminal has the focus.
    package var isConversationSeen = false

    /// The texts of the user's language.
    var strings: any Strings { options.strings }
    /// True if the list and the open chat fit side by side.
    var isWide: Bool { size.width >= MainView.wideWidth }
    /// The columns of the list.
    var listWidth: Int { MainView.listWidth(size, options) }
    /// The columns of the open chat.
    var conversationWidth: Int { isWide ? size.width - listWidth - 1 : size.width }
    /// True if keys go to the list, or to the search in its place, once no layer is in front.
    var isOnList: Bool { focus == .list || focus == .search }
    /// The part of the main screen that keys go to now.
    var keyPane: Pane? { isCovered ? nil : focus }

    /// The profiles for which a link can be made: the open one, and those that no other process has.
    var linkProfiles: [ProfileSummary] {
        profiles.filter { $0.id == profile?.id || !$0.profile.isHidden && holders[$0.id] == nil }
    }

    /// The options in a chat.
    func options(in chat: ChatSummary) -> Options { programOptions.inside(chat, optionLayers) }

    /// A request of the open profile; nothing if none is open.
    func request<Action>(
        _ request: ServiceRequest, by asker: ServiceCall.Asker, id: EffectID? = nil
    ) -> [Effect<AppOperation, Action>] {
        profile.map { [.request(request, of: $0.id, by: asker, id: id)] } ?? []
    }
}

extension Shared {
    /// The shared part of `state`.
    init(_ state: AppState) {
        self.init(
            size: state.size, clock: state.clock, options: state.options, programOptions: state.options,
            optionLayers: state.optionLayers, contentKinds: state.contentKinds)
        inputItems = state.inputItems
        missingPrograms = state.missingPrograms
        markdown = state.markdown
        colors = state.pictures.cache.colors
        profiles = state.profiles
        holders = state.holders
        savedInput = state.savedInput
        if case .launching = state.root { isLaunching = true }
        isCovered = state.isCovered
        hasFrontLayer = state.frontLayer != nil
        guard case .main(let main) = state.root else { return }
        openChat = main.conversation?.chat
        if let openChat { options = state.options.inside(openChat, state.optionLayers) }
        presence = main.presence
        capabilities = main.session.capabilities
        fileLimit = main.session.fileLimit(state.options)
        serviceOptions = main.session.options
        transfers = main.transfers
        focus = main.focus
        isSearchOpen = main.search != nil
        isConversationSeen = state.isConversationSeen
        profile = main.profile
        chatOrder = main.chatList.order
        tags = main.chatList.tags
        counts = main.chatList.counts
        listProblem = main.chatList.problem
    }
}
