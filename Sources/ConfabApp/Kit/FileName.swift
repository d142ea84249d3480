import Messenger
import TerminalDOM

/// The name of a file or folder. Where there isn't room for all of it, its beginning and its end stay: similar names often
/// differ at the end, and the extension tells the kind of the file.
struct FileName<Action>: View {
    let name: String
    /// The columns for the name. In very few, only its end is shown.
    var columns = Int.max

    private static var leastEnd: Int { 8 }

    var node: Node<Action> {
        let end = name.suffix(max(Self.leastEnd, name.fileNameParts.ending.count))
        guard DisplayWidth.of(String(end)) < columns else { return Text<Action>(name).truncate(.head).node }
        return Row<Action> {
            Text(String(name[..<end.startIndex]))
            Text(String(end)).unshrinkable()
        }.node
    }
}
