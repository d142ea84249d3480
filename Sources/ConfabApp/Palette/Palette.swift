import Messenger
public import TerminalDOM

/// The command palette: every command that can be given here, by some of the letters of what it does.
public enum Palette {
    /// What is shown.
    public struct State: Codable, Equatable, Sendable {
        /// What is typed.
        public var field = EditableText()
        /// What can be chosen where the user was when it was opened.
        public var offers: [Offer]
        /// How often each was chosen before.
        public var uses = CommandUses()
        /// What fits, the best first.
        public var rows: [Row] = []
        /// The selected one of ``rows``.
        public var selection = 0

        /// Offers these.
        public init(_ offers: [Offer], _ words: Words) {
            self.offers = offers
            find(words)
        }

        /// The command of the selected row.
        var selected: CommandID? { rows.indices.contains(selection) ? rows[selection].command : nil }
    }

    /// A command that can be given.
    public struct Offer: Codable, Equatable, Sendable {
        /// The command.
        public var command: CommandID
        /// A key that gives it; empty when none does.
        public var key: String
    }

    /// A command that fits what is typed.
    public struct Row: Codable, Equatable, Sendable {
        /// The command.
        public var command: CommandID
        /// A key that gives it; empty when none does.
        public var key: String
        /// The letters that were meant, in what is shown of it.
        public var marks: [Range<Int>]
        /// Whether they are meant of its name in the config, which then stands behind what it does.
        public var isByName = false
    }

    /// What happens in it.
    public enum Action: Codable, Equatable, Sendable {
        /// The field was changed.
        case edited(EditCommand)
        /// How often commands were used was read.
        case usesLoaded(CommandUses)
        /// A row was clicked.
        case chosen(CommandID)
        /// The wheel was turned over the rows.
        case wheelTurned(Int)
    }
}

extension Palette.State {
    /// Looks again for what fits.
    mutating func find(_ words: Words) {
        var matcher = FuzzyMatcher(FuzzyPattern(field.text))
        var found: [(row: Palette.Row, points: Int, uses: Int, length: Int, place: Int)] = []
        for (place, offer) in offers.enumerated() {
            var row = Palette.Row(command: offer.command, key: offer.key, marks: [])
            let match: FuzzyMatch
            if let byTitle = matcher.match(words.title(offer.command)) {
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
            found.append((row, match.score.points + habit, uses, match.score.length, place))
        }
        let isEmpty = matcher.pattern.isEmpty
        found.sort { left, right in
            if left.points != right.points { return left.points > right.points }
            if left.uses != right.uses { return left.uses > right.uses }
            if !isEmpty, left.length != right.length { return left.length < right.length }
            return left.place < right.place
        }
        rows = found.map(\.row)
        selection = min(selection, max(0, rows.count - 1))
    }
}
