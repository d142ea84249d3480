import Messenger
import TerminalDOM

/// The actions of a row that is drawn aside, as many as fit; arrows say that there are more.
struct RowButtons: View {
    typealias Action = ChatList.Action

    struct Input: Equatable {
        let chat: ChatSummary
        let side: Swipe.Side
        let index: Int
        let actions: [ChatAction]
        let width: Int
    }

    let input: Input
    let env: ViewEnvironment

    init?(_ swipe: Swipe?, _ chat: ChatSummary, width: Int, env: ViewEnvironment) {
        guard let swipe, swipe.chat == chat.id else { return nil }
        let actions = ChosenChat(chat).actions(at: swipe.side)
        guard !actions.isEmpty else { return nil }
        input = Input(
            chat: chat, side: swipe.side, index: min(swipe.index, actions.count - 1), actions: actions, width: width)
        self.env = env
    }

    /// The columns of the row for the mark, the avatar, and the blanks around them.
    private static let reserved = 8
    /// So much of the name is left, if it has so much.
    private static let nameColumns = 8

    var node: Node<Action> {
        let labels = input.actions.map { env.strings.short($0, of: input.chat) }
        let shown = visible(labels.map { DisplayWidth.of($0) + 2 })
        return Row<Action> {
            if shown.lowerBound > 0 { arrow(.moreLeft) }
            for index in shown { button(input.actions[index], labels[index], isSelected: index == input.index) }
            if shown.upperBound < labels.count { arrow(.moreRight) }
        }
        .unshrinkable()
    }

    private func button(_ action: ChatAction, _ label: String, isSelected: Bool) -> Node<Action> {
        let role: Role =
            switch (action.isDestructive, isSelected) {
            case (false, false): .rowButton
            case (false, true): Role.rowButton.state("selected")
            case (true, false): Role.rowButton.state("destructive")
            case (true, true): Role.rowButton.state("destructive-selected")
            }
        let (start, end) = isSelected ? (env.glyphs[.tabStart], env.glyphs[.tabEnd]) : (" ", " ")
        let key = action.command.map { env.key($0, in: .chatList) } ?? ""
        return Column<Action> {
            Text(start + label + end)
            if env.options.rowLines > 1 { Text(key).align(.center) }
        }
        .role(role)
        .width(DisplayWidth.of(label) + 2)
        .unshrinkable()
        .onClick(.buttonClicked(input.chat.id, action))
    }

    private func arrow(_ glyph: GlyphName) -> Node<Action> {
        Text<Action>(env.glyphs[glyph]).role(.rowButton).width(1).unshrinkable()
    }

    /// Those that fit, the selected one among them.
    private func visible(_ widths: [Int]) -> Range<Int> {
        let name = min(DisplayWidth.of(input.chat.rowTitle(env)), Self.nameColumns)
        let room = max(1, input.width - Self.reserved - name)
        if widths.reduce(0, +) <= room { return 0..<widths.count }
        var shown = input.index..<input.index + 1
        // Two columns are for the arrows.
        var left = room - 2 - widths[input.index]
        while shown.upperBound < widths.count, widths[shown.upperBound] <= left {
            left -= widths[shown.upperBound]
            shown = shown.lowerBound..<shown.upperBound + 1
        }
        while shown.lowerBound > 0, widths[shown.lowerBound - 1] <= left {
            left -= widths[shown.lowerBound - 1]
            shown = shown.lowerBound - 1..<shown.upperBound
        }
        return shown
    }
}
