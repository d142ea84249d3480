internal import Messenger

extension StoredStyledText {
    init(_ text: StyledText) {
        self.init()
        plain = text.plain
        if !text.runs.isEmpty { runs = text.runs.map(StoredStyleRun.init) }
    }

    var value: StyledText { StyledText(plain, runs: runs.isEmpty ? [] : runs.compactMap(\.value)) }
}

extension StoredStyleRun {
    init(_ run: StyleRun) {
        self.init()
        start = UInt32(clamping: run.start)
        length = UInt32(clamping: run.length)
        switch run.style {
        case .bold: style = .bold
        case .italic: style = .italic
        case .underline: style = .underline
        case .strikethrough: style = .strikethrough
        case .code: style = .code
        case .codeBlock(let language): set(.codeBlock, text: language ?? "")
        case .quote: style = .quote
        case .heading(let level): set(.heading, number: level)
        case .listItem(let depth, let index):
            // Zero stands for no number, so numbers are moved by one; they may be negative.
            set(.listItem, number: depth, id: index.map { UInt64(bitPattern: Int64($0) &+ 1) } ?? 0)
        case .link(let address): set(.link, text: address)
        case .mention(let mention): set(mention)
        case .emoji(let name): set(.emoji, text: name)
        case .maths(let isBlock): set(.maths, number: isBlock ? 1 : 0)
        case .secret: style = .secret
        case .coloured(let colour): set(.coloured, text: colour)
        }
    }

    private mutating func set(_ style: StoredStyle, text: String = "", number: Int = 0, id: UInt64 = 0) {
        self.style = style
        self.text = text
        self.number = Int64(number)
        self.id = id
    }

    private mutating func set(_ mention: Mention) {
        switch mention {
        case .me: style = .mentionMe
        case .member(let member): set(.mentionMember, id: member.rawValue)
        case .contact(let contact): set(.mentionContact, id: contact.rawValue)
        case .everyone: style = .mentionEveryone
        case .remote(let remote): set(.mentionRemote, text: remote.rawValue)
        }
    }

    /// The run; nil for a style that this version does not know, whose text then is plain.
    var value: StyleRun? {
        guard let style = styleValue else { return nil }
        return StyleRun(start: Int(start), length: Int(length), style: style)
    }

    private var styleValue: TextStyle? {
        switch style {
        case .bold: .bold
        case .italic: .italic
        case .underline: .underline
        case .strikethrough: .strikethrough
        case .code: .code
        case .codeBlock: .codeBlock(language: text.isEmpty ? nil : text)
        case .quote: .quote
        case .heading: .heading(level: Int(clamping: number))
        case .listItem:
            .listItem(depth: Int(clamping: number), number: id == 0 ? nil : Int(Int64(bitPattern: id) &- 1))
        case .link: .link(text)
        case .mentionMe: .mention(.me)
        case .mentionMember: .mention(.member(MemberID(id)))
        case .mentionContact: .mention(.contact(ContactID(id)))
        case .mentionEveryone: .mention(.everyone)
        case .mentionRemote: .mention(.remote(RemoteID(text)))
        case .emoji: .emoji(name: text)
        case .maths: .maths(isBlock: number == 1)
        case .secret: .secret
        case .coloured: .coloured(text)
        case .none, .UNRECOGNIZED: nil
        }
    }
}
