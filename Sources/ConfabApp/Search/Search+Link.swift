import Loop
import Messenger
import TerminalDOM

// A link in the place of text.
extension Search {
    /// Puts the link that is typed in the place of text, and asks what it leads to.
    mutating func lock() -> [Work] {
        guard self.link == nil, case .one(let link) = ConnectLink.find(in: field.text) else { return [] }
        // Nothing of the secret stays in the field, or among what can be undone there.
        field = EditableText()
        self.link = Link(link)
        return [
            .request(.plan(link), of: profile, by: .search, id: .planLink),
            .after(LinkPreview.patience, .linkTakesLong, id: .linkPatience),
        ]
    }

    /// Takes the link out of the field.
    mutating func dropLink() -> [Work] {
        link = nil
        return [.cancel(.planLink), .cancel(.linkPatience)]
    }

    /// Takes what following the link would do; again, when something was changed since it was asked.
    mutating func takePlan(_ plan: LinkPlan, of link: ConnectLink) -> [Work] {
        guard var shown = self.link, shown.preview.link == link, !shown.preview.isBusy else { return [] }
        // What Enter does stays what it is, where that is possible still.
        shown.selection = shown.selected
        let chat = shown.preview.take(plan)
        self.link = shown
        return [.cancel(.linkPatience)] + (chat.map { [.perform(.query(.rows([$0])))] } ?? []) + lookAgainLater()
    }

    /// Asks once more what following the link would do, because something was changed.
    mutating func planAgain() -> [Work] {
        // What is on its way is awaited, and asked for again behind that.
        guard let link = self.link?.preview, link.plan != nil || link.lookProblem != nil, !link.isBusy else {
            return []
        }
        isOutdated = false
        return [.request(.plan(link.link), of: profile, by: .search, id: .planLink)]
    }

    private func lookAgainLater() -> [Work] {
        isOutdated ? [.after(Self.changesPause, .changesDue, id: .searchChanges)] : []
    }

    /// Follows the link.
    mutating func connect() -> [Work] {
        guard let link, self.link?.preview.connect() == true else { return [] }
        return [.request(.connect(link.preview.link, incognito: link.isIncognito), of: profile, by: .search)]
    }

    /// Says why the link could not be followed.
    mutating func refuseLink(_ problem: Problem) -> [Work] {
        link?.preview.refuse(problem)
        return lookAgainLater()
    }

    /// Says why the link could not be looked at.
    mutating func failPlan(of link: ConnectLink, _ problem: Problem) -> [Work] {
        guard self.link?.preview.link == link else { return [] }
        self.link?.preview.failLook(problem)
        return [.cancel(.linkPatience)] + lookAgainLater()
    }
}

extension Search.Link {
    /// The rows: the search follows only a link whose effect is known, and has a check box for the random name.
    var entries: [Search.LinkEntry] {
        preview.actions.compactMap { action in
            switch action {
            case .open: .open
            case .connect(incognito: false): preview.plan == nil ? nil : .connect
            case .connect(incognito: true), .another: nil
            case .cancel: .cancel
            }
        }
    }

    /// The entry that Enter chooses; nil while the entries are about to change.
    var selected: Search.LinkEntry? {
        guard preview.isReady || preview.lookProblem != nil else { return nil }
        if let selection, entries.contains(selection) { return selection }
        return entries.first
    }

    /// Moves by `command`; false when it is not about that.
    mutating func move(_ command: CommandID) -> Bool {
        guard let moved = ListSelection(selected, in: entries).moved(by: command) else { return false }
        if selected != nil { selection = moved }
        return true
    }
}
