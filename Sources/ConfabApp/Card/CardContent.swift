import Messenger
import TerminalDOM

/// The facts of a card, in lines of one row each, so that it is known how many there are; members and bytes become lines only
/// when they are seen.
struct CardContent {
    enum Line: Equatable {
        case labelled(String, String)
        case text(String)
        case quote(String)
        case link(String)
        case heading(String)
        case member(Member)
        case code(String)
    }

    private let first: [Line]
    private let members: [Member]
    private let dump: HexDump
    /// Columns of the labels; 0 where there is no room for labels beside what they are of.
    let labelWidth: Int

    init(_ card: Card, _ shared: Shared, columns: Int, _ env: ViewEnvironment) {
        let labelWidth = columns < 28 ? 0 : 14
        self.labelWidth = labelWidth
        first = card.facts(shared.tags, on: shared.size, env).flatMap { Self.lines($0, columns, labelWidth) }
        members = card.details?.members ?? []
        dump = HexDump(card.details?.record ?? [], columns: columns)
    }

    var count: Int { first.count + members.count + dump.count }

    subscript(index: Int) -> Line {
        if index < first.count { return first[index] }
        let index = index - first.count
        return index < members.count ? .member(members[index]) : .code(dump[index - members.count])
    }

    private static func lines(_ fact: CardFact, _ columns: Int, _ labelWidth: Int) -> [Line] {
        switch fact {
        case .labelled(let label, let value):
            let values = Wrapping.word.lines(of: value, width: columns - labelWidth)
            if labelWidth == 0 { return [.heading(label)] + values.map { .text($0) } }
            return values.enumerated().map { .labelled($0.offset == 0 ? label : "", $0.element) }
        case .text(let text): return Wrapping.word.lines(of: text, width: columns).map { .text($0) }
        case .quote(let text): return Wrapping.word.lines(of: text, width: columns - 2).map { .quote($0) }
        case .link(let address): return Wrapping.word.lines(of: address, width: columns).map { .link($0) }
        case .heading(let text): return Wrapping.word.lines(of: text, width: columns).map { .heading($0) }
        }
    }
}
