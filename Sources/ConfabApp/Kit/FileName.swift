import Messenger
import TerminalDOM

/// The name of a file. Where there isn't room for all of it, its ending stays, because that tells the kind of the file.
struct FileName<Action>: View {
    let name: String

    var node: Node<Action> {
        let (stem, ending) = name.fileNameParts
        return Row<Action> {
            Text(String(stem))
            Text(String(ending)).unshrinkable()
        }.node
    }
}
