extension English {
    func searchHint(_ placeholder: String, _ key: String) -> String {
        key.isEmpty ? placeholder : "\(placeholder) (\(key))"
    }

    func changed(from value: String, _ undo: String) -> String { "Changed from \(value)." + undoHint(undo) }

    func changed(_ change: ProfilesPage.Change, _ name: String, undo: String) -> String {
        let done =
            switch change {
            case .muted(_, true): "\(name) muted."
            case .muted(_, false): "\(name) unmuted."
            case .moved(_, let rows): moved(name, by: rows)
            }
        return done + undoHint(undo)
    }

    func changed(_ change: Tags.Change, _ tag: String, undo: String) -> String {
        let done =
            switch change {
            case .tagged(_, isOn: true, let edits): "\(tag) added\(edits.count > 1 ? " to \(chats(edits.count))" : "")."
            case .tagged(_, isOn: false, let edits):
                "\(tag) removed\(edits.count > 1 ? " from \(chats(edits.count))" : "")."
            case .moved(_, let rows): moved(tag, by: rows)
            }
        return done + undoHint(undo)
    }

    private func moved(_ name: String, by rows: Int) -> String { "\(name) moved \(rows > 0 ? "down" : "up")." }

    private func undoHint(_ key: String) -> String { key.isEmpty ? "" : " Press \(key) to undo." }

    func unhideProfileTitle(_ name: String) -> String { "Unhide \(name)?" }
    func unhideProfileHelp() -> String { "It will be in the list again, and its password will be removed." }
    func unhideProfile() -> String { "Unhide" }
}
