import Loop
package import Messenger

extension NewChat {
    /// Someone's link, and what following it would do.
    package struct Followed: Codable, Equatable, Sendable {
        /// The link, and what's known about it.
        package var preview: LinkPreview
        /// The selected row of what can be done.
        package var selection = 0

        /// A link that nothing is known about yet.
        package init(_ link: ConnectLink) { preview = LinkPreview(link) }

        /// The rows; none while Enter would do something else in a moment.
        var entries: [FollowedEntry] { preview.isReady || preview.lookProblem != nil ? preview.actions : [] }
    }

    /// A row of the dialog.
    package typealias FollowedEntry = LinkPreview.Action
}

extension NewChat.Followed {
    /// Stops waiting for anything about a link.
    static let cancelled: [Effect<AppOperation, NewChat.Action>] = [.cancel(.planNewLink), .cancel(.newLinkPatience)]

    /// Takes the row of the chat that the link leads to.
    mutating func listRead(_ reading: ListReading) {
        guard case .chats(let asked, let chats) = reading, preview.take(chats, asked: asked) else { return }
        selection = ListSelection(selection, in: entries.indices).nearest
    }

    /// Takes the answer of the service; nil if it's about another link.
    mutating func answered(
        _ request: ServiceRequest, _ outcome: ServiceOutcome
    ) -> [Effect<AppOperation, NewChat.Action>]? {
        switch (request, outcome) {
        case (.plan(preview.link), .done(.plan(let plan))) where !preview.isBusy:
            // Rows that change their meaning are not chosen by who does not see it: it begins with the first again.
            if preview.plan != plan { selection = 0 }
            let chat = preview.take(plan)
            return [.cancel(.newLinkPatience)] + (chat.map { [.perform(.query(.rows([$0])))] } ?? [])
        case (.plan(preview.link), .failed(let problem)) where preview.plan == nil:
            preview.failLook(problem)
            selection = 0
            return [.cancel(.newLinkPatience)]
        case (.plan, _): return []
        case (.connect(preview.link, _), .failed(let problem)):
            preview.refuse(problem)
            return []
        default: return nil
        }
    }

    mutating func connect(incognito: Bool, _ shared: Shared) -> [Effect<AppOperation, NewChat.Action>] {
        preview.connect() ? shared.request(.connect(preview.link, incognito: incognito), by: .newChat) : []
    }
}
