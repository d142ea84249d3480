/// What stands in front of everything else: one thing at a time.
public indirect enum Overlay: Codable, Equatable, Sendable {
    /// The help screen, scrolled down by some lines.
    case help(Help.State)
    /// The profiles to choose from.
    case profiles(UserPicker.State)
    /// The themes to choose from.
    case themes(ThemePicker.State)
    /// The settings page.
    case settings(Settings.State)
    /// The menu of the floating action button, and what it opens.
    case newChat(NewChat.State)
    /// The card of a chat.
    case card(Card.State)
    /// The tags of a chat, or all of them.
    case tags(Tags.State)
    /// A question about the open chat or about a row of the list.
    case question(Question.State)
    /// All that can be done to a row, or to those that are marked.
    case rowMenu(RowMenu.State)
    /// A question before something is taken away.
    case confirmation(RowQuestion.State)
}
