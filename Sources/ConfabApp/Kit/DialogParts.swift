import TerminalDOM

/// The parts of a dialog that lose rows where it's too low for all of them, the last ones first. Fields never do.
enum DialogPart: Int, YieldingPart {
    /// A question that is too long for the border.
    case title = 1
    /// A button whose key does the same.
    case button
    /// Rows to choose from, which scroll.
    case choices
    /// A problem, or the result that the dialog is about.
    case message
    case help
    case gap

    var keepsOne: Bool { self == .title || self == .choices || self == .message }
}

extension View {
    func part(_ part: DialogPart) -> Node<Action> { yieldingRows(part) }
}

/// The empty line between the parts of a dialog.
struct Gap<Action>: View {
    var node: Node<Action> { Text<Action>("").part(.gap) }
}

/// The subject of a dialog, quoted on one line.
struct SubjectLine<Action>: View {
    let text: String
    let env: ViewEnvironment

    var node: Node<Action> {
        Row<Action>(spacing: 1) {
            Text(env.glyphs[.quoteBar]).unshrinkable()
            Text(text).grow()
        }
        .role(.quote)
        .part(.message)
    }
}

/// An explanation in a dialog, or what went wrong.
struct DialogText<Action>: View {
    private let text: String
    private let part: DialogPart
    private let role: Role?

    init(_ text: String, role: Role? = .dialogHelp) {
        (self.text, self.role, part) = (text, role, .help)
    }

    init(_ text: String, isProblem: Bool) {
        (self.text, part) = (text, isProblem ? .message : .help)
        role = isProblem ? .dialogProblem : .dialogHelp
    }

    var node: Node<Action> { Text<Action>(text).wrap().role(role).part(part) }
}
