import Messenger
package import TerminalDOM

extension Help {
    /// Narrower than this, keys are below their commands.
    private static let wideWidth = 60
    /// From this width on, there are two columns.
    private static let twoColumnWidth = 120

    /// A dialog in the middle.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let lines = lines(env)
        let isWide = shared.size.width >= Self.wideWidth
        let hasTwoColumns = shared.size.width >= Self.twoColumnWidth
        // The second column begins with a heading.
        let middle = hasTwoColumns ? lines.indices.first { $0 >= lines.count / 2 && lines[$0] == .empty } : nil
        let rows = middle ?? lines.count
        return Dialog(title: env.strings.helpTitle(), width: hasTwoColumns ? 118 : 74, env: env) {
            if let filter {
                LabeledField<Action>(text: filter, placeholder: env.strings.helpPlaceholder(), env: env) {
                    .filterEdited(.place($0))
                }
            }
            if lines.isEmpty { Text(env.strings.noCommand()).role(.empty) }
            List<Action>(
                Array(0..<rows), id: { $0 }, scroll: scroll, onViewport: { .viewportChanged($0) }
            ) { index in
                Row<Action>(spacing: 2) {
                    row(lines[index], isWide: isWide, env).grow()
                    if let middle {
                        let second = middle + 1 + index
                        row(second < lines.count ? lines[second] : .empty, isWide: isWide, env).grow()
                    }
                }.node
            }
            .scrollbar(env.scrollbar())
            .node
            .onWheel { .scrolled($0 * 3) }
            .grow()
        }
        .node
        .height(rows * (isWide ? 1 : 2) + (filter == nil ? 2 : 3))
    }

    /// A sentence for each line.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let field = filter.map { [env.strings.spokenField($0.text)] } ?? []
        let lines = lines(env).compactMap { line -> String? in
            switch line {
            case .heading(let title): title
            case .entry(let key, let text): "\(text): \(key)"
            case .empty: nil
            }
        }
        return [env.strings.helpTitle()] + field + lines
    }

    private func row(_ line: Line, isWide: Bool, _ env: ViewEnvironment) -> Node<Action> {
        switch line {
        case .heading(let title): return Text<Action>(title).role(.helpHeading)
        case .entry(let key, let text):
            guard isWide else {
                return Column<Action> {
                    Text(text).wrap()
                    Text(key).wrap().role(.helpKey).padding(Insets(left: 2))
                }.node
            }
            return Row<Action>(spacing: 1) {
                Text(key).wrap().role(.helpKey).width(22)
                Text(text).wrap().grow()
            }.node
        case .empty: return Text<Action>("").node
        }
    }
}
