/// Changes on a page, and undoing them.
package protocol ChangeStrings {
    /// The placeholder of a search, and the key that leads there.
    func searchHint(_ placeholder: String, _ key: String) -> String
    /// An option was changed; `undo` is the key that undoes it.
    func changed(from value: String, _ undo: String) -> String
    func changed(_ change: ProfilesPage.Change, _ name: String, undo: String) -> String
    func changed(_ change: Tags.Change, _ tag: String, undo: String) -> String
    func unhideProfileTitle(_ name: String) -> String
    func unhideProfileHelp() -> String
    func unhideProfile() -> String
}
