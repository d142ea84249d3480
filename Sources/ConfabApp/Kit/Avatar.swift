import TerminalDOM

/// The initials of a name, in one of eight colors that its ID determines; always four columns wide.
struct Avatar<Action>: View {
    let name: String
    let number: UInt64

    var node: Node<Action> {
        Text<Action>(Self.initials(of: name)).align(.center)
            .role(Self.role(number))
            .width(4)
            .height(1)
            .align(nil, .top)
    }

    /// The same before the title of a dialog, which puts a blank before it.
    var titleSpans: [Span] { [Span(Self.initials(of: name) + " ", Self.role(number))] }

    static func role(_ number: UInt64) -> Role { Role.avatar.state("\(number % 8)") }

    /// The first characters of the first and the last word, as many as fit into two columns.
    static func initials(of name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        guard let first = words.first?.first else { return name.first.map(String.init) ?? "?" }
        let second = words.count > 1 ? words[words.count - 1].first : nil
        let both = String(first) + (second.map(String.init) ?? "")
        return DisplayWidth.of(both) <= 2 ? both.uppercased() : String(first).uppercased()
    }
}
