import Messenger

/// Something that completes what is typed in the field, in a list above it.
enum Suggestion: Equatable {
    /// A command, by its name without the slash; nil for `/me`.
    case command(String, CommandID?)
    /// Somebody to mention, by the name on the user's screen, and by the one that others read, which is never an alias. The
    /// beginning of the address tells people with the same name apart; it's empty for others.
    case mention(Mention, name: String, publicName: String, address: String)
    /// An emoji.
    case emoji(EmojiPicker.Cell)
    /// A file to attach, or a folder on the way to one.
    case path(FoundPath)

    /// The characters of an address that are shown.
    static let addressLength = 16

    /// The name that tells it from the others.
    var id: String {
        switch self {
        case .command(let name, _): name
        case .mention(let mention, _, _, _): mention.token
        case .emoji(let cell): cell.emoji
        case .path(let path): path.text
        }
    }

    /// The command; nil for another suggestion.
    var command: CommandID? { if case .command(_, let command) = self { command } else { nil } }

    /// The row in the list.
    func title(_ strings: any Strings) -> String {
        switch self {
        case .command(let name, let command): "/\(name)  \(command.map { strings.title($0) } ?? strings.emoteTitle())"
        case .mention(_, let name, _, _): "@\(name)"
        case .emoji(let cell): "\(cell.emoji)  \(cell.shortName.isEmpty ? cell.name : ":\(cell.shortName):")"
        case .path(let path) where path.isFolder: "\(path.name.harmlessName)/"
        case .path(let path): path.name.isEmpty ? strings.attachFiles(path.paths.count) : path.name.harmlessName
        }
    }

    /// The row as it's spoken.
    func spoken(_ strings: any Strings) -> String {
        switch self {
        case .command(let name, let command): "/\(name), \(command.map { strings.title($0) } ?? strings.emoteTitle())"
        case .mention, .path:
            [title(strings), detail(memberCount: 0, strings)].filter { !$0.isEmpty }.joined(separator: ", ")
        case .emoji(let cell): "\(cell.emoji), \(cell.name)"
        }
    }

    /// The words at the end of the row.
    func detail(memberCount: Int, _ strings: any Strings) -> String {
        switch self {
        case .command: ""
        case .mention(.everyone, _, _, _): memberCount > 0 ? strings.members(memberCount) : ""
        case .mention(_, let name, let publicName, let address):
            [name == publicName ? "" : publicName, address].filter { !$0.isEmpty }.joined(separator: " · ")
        case .emoji(let cell): cell.shortName.isEmpty || cell.hasSameWords ? "" : cell.name
        case .path(let path): path.isFolder ? "" : ByteCount.text(path.byteCount)
        }
    }
}

extension EmojiPicker.Cell {
    /// True if the short name is the name with other characters between the words.
    fileprivate var hasSameWords: Bool {
        name.lowercased().filter { $0.isLetter || $0.isNumber } == shortName.filter { $0.isLetter || $0.isNumber }
    }
}
