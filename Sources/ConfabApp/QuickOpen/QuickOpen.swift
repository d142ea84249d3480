enum QuickOpen {
    /// The index that `command` moves a selection of `count` rows to, of which `page` are seen; nil when it is not about
    /// that. The rows go round: from the last one on to the first.
    static func moved(_ selection: Int, by command: CommandID, count: Int, page: Int) -> Int? {
        guard count > 0 else { return nil }
        return switch command {
        case .next: (selection + 1) % count
        case .previous: (selection + count - 1) % count
        case .first: 0
        case .last: count - 1
        case .pageDown: min(selection + page, count - 1)
        case .pageUp: max(selection - page, 0)
        default: nil
        }
    }

    /// How many rows are seen on a screen of `height`: of many that much fewer that what is behind is still seen.
    static func rows(height: Int) -> Int { max(1, min(height - 6, 16)) }
}
