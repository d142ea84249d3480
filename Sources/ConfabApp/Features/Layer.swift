/// Something in front of the screen.
package indirect enum Layer: Codable, Equatable, Sendable {
    case help(Help)
    /// The themes to choose from.
    case themes(ThemePicker)
    /// The profiles to choose from.
    case profiles(UserPicker)
    case profilesPage(ProfilesPage)
    /// The settings page.
    case settings(Settings)
    /// The menu of the floating action button, and what it opens.
    case newChat(NewChat)
    /// The card of a chat.
    case card(Card)
    /// The card of someone whom a message names.
    case personCard(PersonCard)
    /// The tags of a chat, or all of them.
    case tags(Tags)
    /// The actions on a row, or on the selected ones.
    case chatActionMenu(ChatActionMenu)
    /// The actions on a message.
    case messageMenu(MessageMenu)
    /// All emoji to react to a message with.
    case emojiPicker(EmojiPicker)
    /// The items that can be added to a message.
    case inputMenu(InputMenu)
    /// The user's stickers.
    case stickerPicker(StickerPicker)
    /// A poll that is being written.
    case pollForm(PollForm)
    /// A location that is being written.
    case locationForm(LocationForm)
    /// Pinned messages, replies, matches, collected messages, or a record.
    case messagesPage(MessagesPage)
    /// The details of a message.
    case messageInfo(MessageInfo)
    /// A picture on the whole screen.
    case picturePage(PicturePage)
    /// A question with answers to choose from.
    case confirmation(Confirmation)
    /// The command palette.
    case palette(Palette)
    /// The chat switcher.
    case switcher(Switcher)
}

/// Does something with whichever feature a layer is.
protocol FeatureVisitor {
    associatedtype Answer

    /// - Parameters:
    ///   - feature: the feature.
    ///   - actions: its actions among those of the app.
    func visit<Visited: Feature>(
        _ feature: inout Visited, _ actions: @escaping ActionCase<Visited.Action>
    ) -> Answer
}

/// A case of ``AppAction`` that carries the actions of a feature.
typealias ActionCase<Action> = @Sendable (Action) -> AppAction

extension Layer {
    /// Has `visitor` visit the feature; the only switch over the layers that knows what they are.
    mutating func accept<Visitor: FeatureVisitor>(_ visitor: Visitor) -> Visitor.Answer {
        func visit<Visited: Feature>(
            _ feature: Visited, _ layer: (Visited) -> Layer, _ actions: @escaping ActionCase<Visited.Action>
        ) -> Visitor.Answer {
            var feature = feature
            defer { self = layer(feature) }
            return visitor.visit(&feature, actions)
        }
        return switch self {
        case .help(let feature): visit(feature, Layer.help, AppAction.help)
        case .themes(let feature): visit(feature, Layer.themes, AppAction.themePicker)
        case .profiles(let feature): visit(feature, Layer.profiles, AppAction.userPicker)
        case .profilesPage(let feature): visit(feature, Layer.profilesPage, AppAction.profilesPage)
        case .settings(let feature): visit(feature, Layer.settings, AppAction.settings)
        case .newChat(let feature): visit(feature, Layer.newChat, AppAction.newChat)
        case .card(let feature): visit(feature, Layer.card, AppAction.card)
        case .personCard(let feature): visit(feature, Layer.personCard, AppAction.personCard)
        case .tags(let feature): visit(feature, Layer.tags, AppAction.tags)
        case .chatActionMenu(let feature): visit(feature, Layer.chatActionMenu, AppAction.chatActionMenu)
        case .messageMenu(let feature): visit(feature, Layer.messageMenu, AppAction.messageMenu)
        case .emojiPicker(let feature): visit(feature, Layer.emojiPicker, AppAction.emojiPicker)
        case .inputMenu(let feature): visit(feature, Layer.inputMenu, AppAction.inputMenu)
        case .stickerPicker(let feature): visit(feature, Layer.stickerPicker, AppAction.stickerPicker)
        case .pollForm(let feature): visit(feature, Layer.pollForm, AppAction.pollForm)
        case .locationForm(let feature): visit(feature, Layer.locationForm, AppAction.locationForm)
        case .messagesPage(let feature): visit(feature, Layer.messagesPage, AppAction.messagesPage)
        case .messageInfo(let feature): visit(feature, Layer.messageInfo, AppAction.messageInfo)
        case .picturePage(let feature): visit(feature, Layer.picturePage, AppAction.picturePage)
        case .confirmation(let feature): visit(feature, Layer.confirmation, AppAction.confirmation)
        case .palette(let feature): visit(feature, Layer.palette, AppAction.palette)
        case .switcher(let feature): visit(feature, Layer.switcher, AppAction.switcher)
        }
    }
}
