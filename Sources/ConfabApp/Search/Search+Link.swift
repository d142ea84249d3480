import Loop
import Messenger
import TerminalDOM

// A link in the place of text.
extension Search {
    /// Puts the link that is typed in the place of text, and asks what it leads to.
    static func lock(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        guard state.link == nil, case .one(let link) = ConnectLink.find(in: state.field.text) else { return [] }
        // Nothing of the secret stays in the field, or among what can be undone there.
        state.field = EditableText()
        state.link = Link(link)
        return [
            .request(.plan(link), of: profile, by: .search, id: .planLink),
            .after(LinkPreview.patience, .search(.linkTakesLong), id: .linkPatience),
        ]
    }

    /// Takes the link out of the field.
    static func dropLink(_ state: inout State) -> [AppEffect] {
        state.link = nil
        return [.cancel(.planLink), .cancel(.linkPatience)]
    }

    /// Takes what following the link would do; again, when something was changed since it was asked.
    static func takePlan(_ state: inout State, _ plan: LinkPlan, of link: ConnectLink) -> [AppEffect] {
        guard var shown = state.link, shown.preview.link == link, !shown.preview.isBusy else { return [] }
        // What Enter does stays what it is, where that is possible still.
        shown.selection = shown.selected
        let chat = shown.preview.take(plan)
        state.link = shown
        return [.cancel(.linkPatience)] + (chat.map { [.perform(.query(.rows([$0])))] } ?? []) + lookAgainLater(state)
    }

    /// Asks once more what following the link would do, because something was changed.
    static func planAgain(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        // What is on its way is awaited, and asked for again behind that.
        guard let link = state.link?.preview, link.plan != nil || link.lookProblem != nil, !link.isBusy else {
            return []
        }
        state.isOutdated = false
        return [.request(.plan(link.link), of: profile, by: .search, id: .planLink)]
    }

    private static func lookAgainLater(_ state: State) -> [AppEffect] {
        state.isOutdated ? [.after(changesPause, .search(.changesDue), id: .searchChanges)] : []
    }

    /// Follows the link.
    static func connect(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        guard let link = state.link, state.link?.preview.connect() == true else { return [] }
        return [.request(.connect(link.preview.link, incognito: link.isIncognito), of: profile, by: .search)]
    }

    /// Says why the link could not be followed.
    static func refuseLink(_ state: inout State, _ sentence: String) -> [AppEffect] {
        state.link?.preview.refuse(sentence)
        return lookAgainLater(state)
    }

    /// Says why the link could not be looked at.
    static func failPlan(_ state: inout State, of link: ConnectLink, _ sentence: String) -> [AppEffect] {
        guard state.link?.preview.link == link else { return [] }
        state.link?.preview.failLook(sentence)
        return [.cancel(.linkPatience)] + lookAgainLater(state)
    }
}

extension Search.Link {
    /// What can be done, from the first to the last row.
    var entries: [Search.LinkEntry] {
        let open: [Search.LinkEntry] = preview.chat == nil ? [] : [.open]
        return switch preview.plan {
        case .known, .own, .connecting: open + [.cancel]
        case .new: [.connect, .cancel]
        case .used, .gone, nil: [.cancel]
        }
    }

    /// What Enter does; nil while that would be another thing in a moment.
    var selected: Search.LinkEntry? {
        guard preview.isReady || preview.lookProblem != nil else { return nil }
        if let selection, entries.contains(selection) { return selection }
        return entries.first
    }

    /// Moves by `command`; false when it is not about that.
    mutating func move(_ command: CommandID) -> Bool {
        let index = selected.flatMap(entries.firstIndex) ?? 0
        guard let moved = movedSelection(index, by: command, count: entries.count) else { return false }
        if selected != nil { selection = entries[moved] }
        return true
    }
}
