import TerminalDOM

/// The name of a file. Where there isn't room for all of it, its ending stays, because that tells the kind of the file.
struct FileName<Action>: View {
    let name: String

    private var parts: (stem: String, ending: String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name[dot...].count <= 8 else {
            return (name, "")
        }
        return (String(name[..<dot]), String(name[dot...]))
    }

    var node: Node<Action> {
        let (stem, ending) = parts
        return Row<Action> {
            Text(stem)
            Text(ending).unshrinkable()
        }.node
    }
}
