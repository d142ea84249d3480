import Messenger
import TerminalDOM

/// The marked matches in a message.
struct HitMarks: Equatable {
    /// The search text.
    let query: SearchQuery
    /// True if it is the current hit.
    let isCurrent: Bool

    var role: Role { isCurrent ? Role.searchHit.state("current") : .searchHit }

    /// `text` with what was found in it marked.
    func spans(_ text: String) -> [Span] {
        HitLine.marked(text, query.hits(in: text), hit: role)
    }
}

extension HitMarks? {
    /// `text` with what was found in it marked; plain where nothing is searched for.
    func spans(_ text: String) -> [Span] { self?.spans(text) ?? [Span(text)] }
}
