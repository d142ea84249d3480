import Messenger
package import TerminalDOM

extension MessagesPage {
    package func pictures(_ shared: Shared) -> [PictureRequest] {
        timeline.pictures(columns: shared.pageColumns.count, shared)
    }

    /// A dialog in the middle, with as much of the messages as fits.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        var view = TimelineView(timeline: timeline, columns: shared.pageColumns, env: env)
        // Where only two people write, the side says who.
        view.namesSenders = home?.kind.namesSenders ?? true
        view.otherName = home?.names.shown() ?? ""
        view.fileState = { shared.transfers.state(of: $0, shared.capabilities) }
        view.ownName = ownName
        view.origins = origins
        view.isText = isText
        view.isLow = shared.size.isLow
        view.empty = timeline.source.emptyPage(env)
        if case .hits(_, let query) = timeline.source { view.query = query }
        return Dialog(title: title(env.strings), width: shared.pageWidth, env: env) {
            view.node.map(Action.timeline).height(rows(on: shared.size)).part(.choices)
        }.node
    }

    /// The rows for messages. The border and the footer take three; only a higher screen leaves some free around the dialog.
    private func rows(on size: Size) -> Int { max(1, size.height - (size.isShort ? 3 : 6)) }

    /// The title with the number of marked messages.
    private func title(_ strings: any Strings) -> String {
        let title = recordTitle?.harmlessName ?? timeline.source.pageTitle(strings)
        return timeline.marked.isEmpty ? title : "\(title) · \(strings.messagesSelected(timeline.marked.count))"
    }

    /// The title, and the messages: each with its chat if they come from several, or with who pinned it.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        guard timeline.page != nil else { return [title(env.strings), env.strings.loading()] }
        let lines = timeline.messages.map { sentence(of: timeline.shown($0), env) }
        return [title(env.strings)] + (lines.isEmpty ? [timeline.source.emptyPage(env).title] : lines)
    }

    private func sentence(of message: Message, _ env: ViewEnvironment) -> String {
        var message = message
        if isText { message.omittedBytes = nil }
        if !timeline.source.hasReceipts { message.hideReceipt() }
        let sentence = message.sentence(
            isSelected: message.id == timeline.selection, in: chat ?? chat(of: message),
            isUncovered: timeline.uncovered.contains(message.id),
            replies: timeline.page?.replies?[message.id] ?? 0, env)
        return origins[message.id].map { "\($0): \(sentence)" } ?? sentence
    }
}
