import Messenger

extension English {
    func isOnline() -> String { "online" }
    func isTyping() -> String { "typing…" }

    func areTyping(_ names: [String]) -> String {
        let shown = names.prefix(2).map(\.harmlessName)
        let others = names.count - shown.count
        let all = others > 0 ? shown + [count(others, "other", "others")] : shown
        return "\(list(all)) \(names.count == 1 ? "is" : "are") typing…"
    }
}
