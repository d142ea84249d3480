import Messenger
import TerminalDOM

/// The tabs above the list, as many as fit: the active one is always among them, arrows say that there are more.
struct FilterBar: View {
    typealias Action = ChatList.Action

    let list: ChatList
    let width: Int
    let env: ViewEnvironment

    private struct Input: Equatable {
        let counts: ChatCounts
        let tags: [ChatTag]
        let active: ChatFilter?
        let first: Int?
        let width: Int
        let env: ViewEnvironment
    }

    var node: Node<Action> {
        let input = Input(
            counts: list.counts, tags: list.tags, active: list.filter, first: list.firstTab, width: width,
            env: env)
        return Lazy<Action>(input) { Self.row($0) }.role(.tabBar).height(1)
    }

    private static func row(_ input: Input) -> Node<Action> {
        let tabs = ChatList.tabs(counts: input.counts, tags: input.tags, active: input.active)
        let titles = tabs.map { title($0, isActive: $0.filter == input.active, input.env) }
        let widths = titles.map { $0.reduce(0) { $0 + DisplayWidth.of($1.text) } }
        let active = tabs.firstIndex { $0.filter == input.active } ?? 0
        let shown = visible(widths, active: active, first: input.first, width: input.width)
        return Row<Action> {
            arrow(.moreLeft, isNeeded: shown.lowerBound > 0, to: shown.lowerBound - 1, input.env)
            for index in shown {
                Text(titles[index])
                    .role(index == active ? Role.tab.state("active") : .tab)
                    .onClick(.tabChosen(tabs[index].filter))
                    .onRightClick(.commandClicked(.editTags))
                    .tooltip(input.env.strings.explained(tabs[index]))
            }
            Spacer()
            arrow(.moreRight, isNeeded: shown.upperBound < titles.count, to: shown.lowerBound + 1, input.env)
            Text(" + ").unshrinkable().onClick(.commandClicked(.editTags))
                .tooltip(input.env.tooltip(.editTags, in: .chatList))
        }
        .node.onWheel { .tabsScrolled(to: shown.lowerBound + $0) }
    }

    private static func title(_ tab: FilterTab, isActive: Bool, _ env: ViewEnvironment) -> [Span] {
        var spans = [
            Span(isActive ? env.glyphs[.tabStart] : " "), Span(env.shortened(env.strings.tab(tab), to: nameWidth)),
        ]
        if tab.filter == .unread ? tab.count.unread > 0 : tab.count.chats > 0 {
            spans.append(Span(" \(badgeText(for: tab.count.chats))", .tabCount))
        }
        if tab.filter != .unread, tab.count.unread > 0 { spans.append(Span(env.glyphs[.tabUnread])) }
        spans.append(Span(isActive ? env.glyphs[.tabEnd] : " "))
        return spans
    }

    /// The most columns of a tab's name: a long one leaves room for others.
    private static let nameWidth = 20

    private static func arrow(
        _ glyph: GlyphName, isNeeded: Bool, to first: Int, _ env: ViewEnvironment
    ) -> Node<Action> {
        guard isNeeded else { return Text<Action>(" ").unshrinkable().width(1) }
        return env.symbol(glyph).width(1).onClick(.tabsScrolled(to: first))
    }

    /// Columns that are no tab: the arrows, the plus.
    static let reserved = 5

    /// The tabs that are seen: from `first` on, or such that the active one is.
    static func visible(_ widths: [Int], active: Int, first: Int?, width: Int) -> Range<Int> {
        guard !widths.isEmpty else { return 0..<0 }
        let room = max(1, width - reserved)
        func end(from start: Int) -> Int {
            var left = room
            var end = start
            while end < widths.count, widths[end] <= left {
                left -= widths[end]
                end += 1
            }
            // One that is wider than the bar is shown cut.
            return max(end, start + 1)
        }
        var start = min(first ?? 0, widths.count - 1)
        if first == nil {
            while end(from: start) <= active { start += 1 }
        }
        // No room is left empty at the end while there are tabs before.
        while start > 0, end(from: start) == widths.count, widths[(start - 1)...].reduce(0, +) <= room { start -= 1 }
        return start..<end(from: start)
    }
}
