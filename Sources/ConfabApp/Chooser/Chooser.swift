/// What is looked for by some of its letters, in front of everything else. Whatever was there before stays as it is behind
/// it, and is there again when it is closed.
public indirect enum Chooser: Codable, Equatable, Sendable {
    /// A command.
    case palette(Palette.State)
    /// A chat, a contact, a tab.
    case switcher(Switcher.State)
}
