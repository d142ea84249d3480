import Messenger
import TerminalDOM

extension Card {
    /// The card as sentences: what it says, then what can be done.
    static func lines(_ state: State, tags: [ChatTag], size: Size, _ env: ViewEnvironment) -> [String] {
        let words = env.words
        var lines = [state.title(words)]
        for fact in state.facts(tags, on: size, env) {
            switch fact {
            case .labelled(let label, let value): lines.append("\(label): \(value)")
            case .text(let text), .link(let text), .heading(let text): if !text.isEmpty { lines.append(text) }
            case .quote(let text): lines.append("“\(text)”")
            }
        }
        if let answer = state.answer { return lines + App.menu([words.cancel(), words.delete()], answer, words) }
        lines += (state.details?.members ?? []).map {
            "\(words.member($0.names.shown(), isMe: $0.isMe)), \(words.standing($0))"
        }
        let dump = HexDump(state.details?.record ?? [])
        lines += (0..<dump.count).map { dump[$0] }
        if state.hasAlias {
            let isFocused = state.isNaming ? ", \(words.selected())" : ""
            lines.append("\(words.aliasLabel()), \(words.spokenField(state.alias.text))\(isFocused)")
        }
        lines += state.isBusy ? [words.inProgress()] : state.problem.map { [$0] } ?? []
        let entries = state.entries.map { words.entry($0, of: state.chat) }
        return lines + App.menu(entries, state.isNaming ? -1 : state.selection, words)
    }
}
