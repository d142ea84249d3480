import ConfabApp
import TerminalDOM
import Theming

/// A theme as a page: every role in its own colors, on its background, beside its name.
struct ThemeSheetView: View {
    let glyphs: Glyphs

    var node: Node<AppAction> {
        let nameWidth = RoleDeclaration.names.map(\.count).max() ?? 0
        return Column<AppAction> {
            for declaration in RoleDeclaration.all {
                for role in declaration.roles {
                    Row(spacing: 2) {
                        Text(role.name).width(nameWidth)
                        Row {
                            Text(" \(declaration.purpose) ").role(role)
                            Spacer()
                        }
                        .role(declaration.grounds.first ?? .screen)
                        .grow()
                    }
                }
            }
            Text("")
            Text(GlyphName.all.map { glyphs[$0] }.joined(separator: "  ")).wrap()
        }.node.role(.screen)
    }

    static func height(width: Int, glyphs: Glyphs) -> Int {
        let symbols = GlyphName.all.reduce(0) { $0 + DisplayWidth.of(glyphs[$1]) + 2 }
        return RoleDeclaration.names.count + 2 + symbols / width
    }
}
