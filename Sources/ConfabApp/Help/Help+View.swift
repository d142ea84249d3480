import Messenger
package import TerminalDOM

extension Help {
    /// Narrower than this, keys are below their commands.
    private static let wideWidth = 60
    /// The columns of a line at least, where several are side by side.
    private static let lineWidth = 57
    /// The columns of the keys, beside what they do.
    private static let keyWidth = 21

    /// A dialog in the middle.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let lines = lines(env)
        let isWide = shared.size.width >= Self.wideWidth
        let count = max(1, min(3, (shared.size.width - 4) / Self.lineWidth))
        // What a column has beside the keys, two spaces, and the scrollbar.
        let columns = (count == 1 ? min(70, shared.size.width - 4) : Self.lineWidth) - 2 - Self.keyWidth - 2
        func parts(of lines: [Line]) -> [[Line]] {
            Self.parts(isWide ? lines.flatMap { Self.fitted($0, columns) } : lines, count)
        }
        // The box is as large as without a filter, so that it doesn't jump while one is typed.
        let all = parts(of: unfiltered.lines(env))
        let parts = filter == nil ? all : parts(of: lines)
        let rows = parts.map(\.count).max() ?? 0
        let width = count == 1 ? 74 : count * Self.lineWidth + 4
        return Dialog(title: env.strings.helpTitle(), width: width, env: env) {
            if let filter {
                LabeledField<Action>(text: filter, placeholder: env.strings.helpPlaceholder(), env: env) {
                    .filterEdited(.place($0))
                }
            }
            if lines.isEmpty { Text(env.strings.noHelp()).role(.empty) }
            List<Action>(
                Array(0..<rows), id: { $0 }, scroll: scroll, onViewport: { .viewportChanged($0) }
            ) { index in
                Row<Action>(spacing: 2) {
                    for part in parts {
                        row(index < part.count ? part[index] : .empty, isWide: isWide, env).grow()
                    }
                }.node
            }
            .scrollbar(env.scrollbar())
            .node
            .onWheel { .scrolled($0 * ListScrollbar.linesPerNotch) }
            .grow()
        }
        .node
        .height((all.map(\.count).max() ?? 0) * (isWide ? 1 : 2) + (filter == nil ? 2 : 3))
    }

    private var unfiltered: Help {
        var help = self
        help.filter = nil
        return help
    }

    /// An entry in lines of one row each, so that a long one doesn't make those beside it higher.
    private static func fitted(_ line: Line, _ columns: Int) -> [Line] {
        guard case .entry(let keys, let text) = line else { return [line] }
        var left: [String] = []
        for key in keys.split(separator: "  ").map(String.init) {
            let joined = left.last.map { $0 + "  " + key } ?? key
            if !left.isEmpty, DisplayWidth.of(joined) <= keyWidth { left.removeLast() }
            left += left.isEmpty || DisplayWidth.of(joined) <= keyWidth ? [joined] : [key]
        }
        let right = Wrapping.word.lines(of: text, width: columns)
        return (0..<max(left.count, right.count)).map { index in
            .entry(key: index < left.count ? left[index] : "", text: index < right.count ? right[index] : "")
        }
    }

    /// The lines in so many columns, each of which begins with a heading.
    private static func parts(_ lines: [Line], _ count: Int) -> [[Line]] {
        var parts: [[Line]] = [[]]
        for section in lines.split(separator: .empty) {
            if parts.count < count, parts[parts.count - 1].count >= lines.count / count { parts.append([]) }
            let isFirst = parts[parts.count - 1].isEmpty
            parts[parts.count - 1] += (isFirst ? [] : [.empty]) + section
        }
        return parts
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
        return [env.strings.helpTitle()] + field + (lines.isEmpty ? [env.strings.noHelp()] : lines)
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
            return Row<Action>(spacing: 2) {
                Text(key).role(.helpKey).width(Self.keyWidth)
                Text(text).grow()
            }.node
        case .empty: return Text<Action>("").node
        }
    }
}
