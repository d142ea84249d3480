import Loop
import Messenger
package import TerminalDOM

/// The command palette: finds a command by some letters of what it does.
package struct Palette: Feature {
    /// A command that can be given.
    package struct Offer: Codable, Equatable, Sendable {
        package var command: CommandID
        /// A key that gives it; empty when none does.
        package var key: String
    }

    /// A command that fits what is typed.
    package struct Row: Codable, Equatable, Sendable {
        package var command: CommandID
        /// A key that gives it; empty when none does.
        package var key: String
        /// The letters that were meant, in what is shown of it.
        package var marks: [Range<Int>]
        /// True if they are meant of its name in the config, which then stands behind what it does.
        package var isByName = false
    }

    package enum Action: Codable, Equatable, Sendable {
        /// The field was changed.
        case edited(EditCommand)
        case usesLoaded(CommandUses)
        /// A row was clicked.
        case chosen(CommandID)
        /// The wheel was turned over the rows.
        case wheelTurned(Int)
    }

    /// The typed text, and the commands that fit it.
    var list = QuickOpen<Row>()
    /// The commands that can be given where the user was when it was opened.
    package var offers: [Offer]
    /// The earlier uses of each command.
    package var uses = CommandUses()

    /// Offers these.
    init(_ offers: [Offer], _ strings: any Strings) {
        self.offers = offers
        find(strings)
    }

    /// The keys of every quick open.
    package var contexts: [KeyContext] { [.palette, .text, .everywhere] }

    /// The only one.
    package var focusedField: EditableText? { list.field }
    /// It is.
    package var isQuickOpen: Bool { true }

    /// Reads how often commands were used, once there's something to read from.
    package func open(_ shared: Shared) -> Outcome<Action> {
        Outcome(effects: shared.profile == nil ? [] : [.perform(.query(.commandUses))])
    }

    /// Takes another text, or a choice.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .edited(let command): return edit(command, shared)
        case .usesLoaded(let uses):
            self.uses = uses
            find(shared.strings)
        case .wheelTurned(let notches): list.turnWheel(notches)
        case .chosen(let command):
            if list.rows.contains(where: { $0.command == command }) { return choose(command, shared) }
        }
        return Outcome()
    }

    /// Moves the selection, or gives the selected command.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if command == .open { return list.selected.map { choose($0.command, shared) } }
        return list.move(by: command, shared.size) ? Outcome() : nil
    }

    /// Finds other commands.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        if list.edit(edit) { find(shared.strings) }
        return Outcome()
    }

    /// Gives a command where the user was before the palette was opened.
    private func choose(_ command: CommandID, _ shared: Shared) -> Outcome<Action> {
        // At the start, the question which profile to open stays.
        let leavesLayers = command.isOfMainScreen && !shared.isLaunching
        return Outcome(
            effects: shared.profile == nil ? [] : [.perform(.save(.commandUse(command)))],
            intents: [leavesLayers ? .closeAll : .close, .command(command)])
    }

    private mutating func find(_ strings: any Strings) {
        var matcher = FuzzyMatcher(FuzzyPattern(list.field.text))
        let typed = FoldedText(list.field.text).bytes
        var found: [(row: Row, isBeginning: Bool, points: Int, uses: Int, length: Int, place: Int)] = []
        for (place, offer) in offers.enumerated() {
            var row = Row(command: offer.command, key: offer.key, marks: [])
            let match: FuzzyMatch
            if let byTitle = matcher.match(strings.title(offer.command)) {
                match = byTitle
            } else if let byName = matcher.match(offer.command.rawValue) {
                match = byName
                row.isByName = true
            } else {
                continue
            }
            row.marks = match.marks
            let uses = uses[offer.command]
            // What is used helps where the letters leave it open, and no more.
            let habit = matcher.pattern.isEmpty ? 0 : min(12, 2 * (Int.bitWidth - uses.leadingZeroBitCount))
            let isBeginning = FoldedText(strings.title(offer.command)).bytes.starts(with: typed)
            found.append((row, isBeginning, match.score.points + habit, uses, match.score.length, place))
        }
        let isEmpty = matcher.pattern.isEmpty
        found.sort { left, right in
            // Nobody types the beginning of a title to find another one.
            if left.isBeginning != right.isBeginning { return left.isBeginning }
            if left.points != right.points { return left.points > right.points }
            if left.uses != right.uses { return left.uses > right.uses }
            if !isEmpty, left.length != right.length { return left.length < right.length }
            return left.place < right.place
        }
        list.show(found.map(\.row))
    }
}
