import TerminalDOM
import Theming

extension Role {
    static let page = Role("page")
    static let item = Role("page.item")
    static let done = Role("page.done")
}

/// An event of the sample.
enum SampleAction: Equatable {
    case chosen(Int)
    case nothing
    case sized(Size)
}

/// A small program that all strategies are tried on: a list with a wide name, one of whose rows is selected.
struct Sample: View {
    var names = ["milk", "漢字", "tea"]
    var selection = 0
    var reportsSize = false

    var node: Node<SampleAction> {
        let page = Column<SampleAction> {
            Text("Shopping")
            for (index, name) in names.enumerated() {
                Row(spacing: 1) {
                    Text([Span("✓", .done)])
                    Text(name)
                }
                .key(name).role(index == selection ? .item.state("selected") : .item).onClick(.chosen(index))
            }
        }
        .role(.page)
        return reportsSize ? page.onSize { .sized($0) } : page
    }

    static func reduce(_ sample: inout Sample, _ action: SampleAction) {
        switch action {
        case .chosen(let index): sample.selection = index
        case .nothing: break
        case .sized(let size): sample.names.append("\(size.width)×\(size.height)")
        }
    }

    static let vocabulary = ThemeVocabulary(roles: [.page, .item, .item.state("selected"), .done], glyphs: [])

    static func theme(_ toml: String) -> Theme {
        ThemeLibrary(shelves: [.memory(["sample": Array(toml.utf8)])]).load("sample", vocabulary).theme
    }

    static let theme = theme(
        """
        [meta]
        variant = "dark"
        [roles]
        "page" = { fg = "#eeeeee", bg = "none" }
        "page.item.selected" = { bg = "bright-blue", bold = true }
        "page.done" = "#00af5f"
        """)
}
