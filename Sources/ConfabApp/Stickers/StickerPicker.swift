import Loop
package import Messenger
package import TerminalDOM

/// The user's stickers, to send one to a chat.
package struct StickerPicker: Feature {
    /// A sticker that fits what is typed.
    package struct Row: Codable, Equatable, Sendable {
        package var sticker: Sticker
        /// The title of its catalog.
        package var catalog: String
        /// The letters of its name that were meant.
        package var marks: [Range<Int>] = []
    }

    package enum Action: Codable, Equatable, Sendable {
        /// The catalogs were read; the path of the folder that they are in, and what is wrong with them.
        case loaded([StickerCatalog], folder: String, problems: [Problem])
        /// The field was changed.
        case edited(EditCommand)
        /// A sticker was clicked.
        case chosen(Sticker)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
        /// The visible part of the text instead of stickers has changed.
        case viewportChanged(ListViewport<Int>)
    }

    package var chat: ChatID
    /// The catalogs; nil until they were read.
    package var catalogs: [StickerCatalog]?
    /// The folder that they are in; empty until they were read.
    package var folder = ""
    /// Everything that is wrong with the catalogs.
    package var mistakes: [Problem] = []
    /// The scroll position in the text instead of stickers, if the screen doesn't have room for all of it.
    package var reading = ListScroll<Int>(.start)
    package var viewport: ListViewport<Int>?
    /// The typed text, and the stickers that fit it.
    var list = QuickOpen<Row>()

    init(_ chat: ChatID) { self.chat = chat }

    package var contexts: [KeyContext] { [.palette, .text, .everywhere] }
    package var opener: CommandID? { .sendSticker }
    package var focusedField: EditableText? { list.field }
    package var isQuickOpen: Bool { true }

    /// Reads the catalogs.
    package func open(_ shared: Shared) -> Outcome<Action> {
        Outcome(effects: [.perform(.file(.readStickers))])
    }

    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .loaded(let catalogs, let folder, let problems):
            self.catalogs = catalogs
            self.folder = folder
            mistakes = problems
            find()
        case .edited(let command): return edit(command, shared)
        case .chosen(let sticker): return send(sticker)
        case .wheelTurned(let notches) where list.rows.isEmpty: reading.turn(by: notches, from: &viewport)
        case .wheelTurned(let notches): list.turnWheel(notches)
        case .viewportChanged(let viewport): self.viewport = viewport
        }
        return Outcome()
    }

    /// Moves the selection, scrolls the text instead of stickers, or sends the selected sticker.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if command == .open { return list.selected.map { send($0.sticker) } ?? Outcome() }
        guard list.rows.isEmpty else { return list.move(by: command, shared.size) ? Outcome() : nil }
        return reading.move(command, from: &viewport) ? Outcome() : nil
    }

    /// Without stickers, there's nothing to send, and nothing moves but a text that is too long for the screen.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        switch command {
        case .open: list.selected != nil
        case .next: !list.rows.isEmpty || (isReading(shared) && viewport.map { !$0.isAtStart || !$0.isAtEnd } ?? false)
        default: true
        }
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        command == .open ? .send : nil
    }

    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        if list.edit(edit) { find() }
        return Outcome()
    }

    private func send(_ sticker: Sticker) -> Outcome<Action> {
        Outcome(intents: [.close, .sendHere(.sticker(sticker), to: chat)])
    }

    /// Finds the stickers whose names fit what is typed; all of them in the order of their catalogs while nothing is.
    private mutating func find() {
        var matcher = FuzzyMatcher(FuzzyPattern(list.field.text))
        var found: [(row: Row, points: Int)] = []
        for catalog in catalogs ?? [] {
            for sticker in catalog.stickers {
                guard let match = matcher.match(sticker.name) else { continue }
                found.append((Row(sticker: sticker, catalog: catalog.title, marks: match.marks), match.score.points))
            }
        }
        if !list.field.isEmpty { found.sort { $0.points > $1.points } }
        list.show(found.map(\.row))
        reading = ListScroll(.start)
    }
}
