extension LayoutPass {
    mutating func layoutRow(
        _ element: Element, _ content: StackContent, _ width: Int, _ height: Int?, _ previous: Layout?
    ) -> Layout {
        var (widths, wrapped) = rowWidths(content, width)
        let fitting = shrinkToFit(wrapped, content, &widths, previous)
        var reuse = Reuse(previous)
        var children: [Layout] = []
        children.reserveCapacity(content.children.count)
        for (index, child) in content.children.enumerated() {
            let fixed = child.sizing.height
            let stretched = child.sizing.vertical == nil ? height : nil
            let last = fitting[index] ?? reuse.match(child, at: index)
            var laid = layout(child, width: widths[index], height: fixed ?? stretched, previous: last)
            // The minimum size of a spacer applies only along the axis of its parent.
            if !child.isSpacer { laid.frame.size.height = child.sizing.clampedHeight(laid.frame.size.height) }
            children.append(laid)
        }
        let tallest = children.map(\.frame.size.height).max() ?? 0
        let rows = height ?? tallest
        var x = 0
        for index in children.indices {
            let sizing = content.children[index].sizing
            if let vertical = sizing.vertical {
                children[index].frame.origin.y = vertical.offset(children[index].frame.size.height, in: rows)
            } else if children[index].frame.size.height < rows, sizing.height == nil {
                children[index] = stretch(children[index], to: rows)
            }
            children[index].frame.origin.x = x
            x += widths[index] + (widths[index] > 0 || sizing.grow > 0 ? content.spacing : 0)
        }
        var result = Layout(element, size: Size(width, rows))
        result.children = children
        return result
    }

    /// Takes the columns that children don't use after wrapping, and gives them to those that grow.
    ///
    /// - Parameter wrapped: the indexes of the children that may need fewer.
    /// - Returns: the layouts of the children that had too many, by index.
    private mutating func shrinkToFit(
        _ wrapped: [Int], _ content: StackContent, _ widths: inout [Int], _ previous: Layout?
    ) -> [Int: Layout] {
        var laid: [Int: Layout] = [:]
        var reuse = Reuse(previous)
        var left = 0
        for index in wrapped {
            let child = content.children[index]
            let wide = layout(
                child, width: widths[index], height: child.sizing.height, previous: reuse.match(child, at: index))
            left += widths[index] - wide.usedWidth
            widths[index] = wide.usedWidth
            laid[index] = wide
        }
        share(left, content.children.map(\.sizing.grow).reduce(0, +), content, &widths)
        return laid
    }

    /// Gives a child the height of its row. Only nodes that depend on the height are laid out again.
    private mutating func stretch(_ child: Layout, to height: Int) -> Layout {
        switch child.element.kind {
        case .text, .spacer, .input:
            var taller = child
            taller.frame.size.height = height
            return taller
        default:
            return layout(child.element, width: child.frame.size.width, height: height, previous: child)
        }
    }

    /// Returns the columns of the children, and the indexes of those that shrink to fit and have text that was wrapped.
    private mutating func rowWidths(_ content: StackContent, _ width: Int) -> (widths: [Int], wrapped: [Int]) {
        var widths: [Int] = []
        widths.reserveCapacity(content.children.count)
        var shrinking: [(index: Int, widestLine: Int)] = []
        var weight = 0
        for (index, child) in content.children.enumerated() {
            let sizing = child.sizing
            let widestLine = sizing.grow > 0 && !sizing.shrinksToFit ? 0 : widestLine(of: child)
            if sizing.shrinksToFit { shrinking.append((index, widestLine)) }
            weight += sizing.grow
            widths.append(sizing.grow > 0 ? sizing.minWidth : sizing.clampedWidth(widestLine))
        }
        // A child without columns gets no spacing either.
        let shown = content.children.indices.count { content.children[$0].sizing.grow > 0 || widths[$0] > 0 }
        let spaces = content.spacing * max(0, shown - 1)
        var left = width - spaces - widths.reduce(0, +)
        for index in widths.indices.reversed()
        where left < 0 && widths[index] > 0 && content.children[index].isOmittable {
            left += widths[index] + content.spacing
            widths[index] = 0
        }
        if left > 0, weight > 0 {
            share(left, weight, content, &widths)
        } else if left < 0 {
            shrink(by: -left, content, &widths)
        }
        return (widths, shrinking.filter { widths[$0.index] < $0.widestLine }.map(\.index))
    }

    private func share(_ left: Int, _ weight: Int, _ content: StackContent, _ widths: inout [Int]) {
        var left = left
        var weight = weight
        for (index, child) in content.children.enumerated() where child.sizing.grow > 0 {
            let part = left * child.sizing.grow / weight
            let given = min(part, (child.sizing.maxWidth ?? .max) - widths[index])
            widths[index] += max(0, given)
            left -= max(0, given)
            weight -= child.sizing.grow
        }
    }

    private func shrink(by missing: Int, _ content: StackContent, _ widths: inout [Int]) {
        var missing = missing
        // Cuts the widest of the shrinkable children first, then children from the last one backward.
        while missing > 0 {
            let candidates = widths.indices.filter { content.children[$0].sizing.shrinks && widths[$0] > 1 }
            guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
            let next = candidates.filter { widths[$0] < widths[widest] }.map { widths[$0] }.max() ?? 1
            let cut = min(missing, max(1, widths[widest] - next))
            widths[widest] -= cut
            missing -= cut
        }
        for index in widths.indices.reversed() where missing > 0 {
            let cut = min(missing, widths[index])
            widths[index] -= cut
            missing -= cut
        }
    }

    mutating func layoutColumn(
        _ element: Element, _ content: StackContent, _ width: Int, _ height: Int?, _ previous: Layout?
    ) -> Layout {
        var reuse = Reuse(previous)
        var children: [Layout?] = Array(repeating: nil, count: content.children.count)
        let spaces = content.spacing * max(0, content.children.count - 1)
        var used = spaces
        var weight = 0
        for (index, child) in content.children.enumerated() {
            if child.sizing.grow > 0, height != nil {
                weight += child.sizing.grow
                used += child.sizing.minHeight
            } else {
                let laid = layoutInColumn(child, width, child.sizing.height, reuse.match(child, at: index))
                used += laid.frame.size.height
                children[index] = laid
            }
        }
        if let height, used > height { used -= takeRows(used - height, from: &children, content, width) }
        var left = max(0, (height ?? used) - used)
        for (index, child) in content.children.enumerated() where children[index] == nil {
            let part = left * child.sizing.grow / max(1, weight)
            let given = min(part, (child.sizing.maxHeight ?? .max) - child.sizing.minHeight)
            left -= given
            weight -= child.sizing.grow
            children[index] = layoutInColumn(
                child, width, child.sizing.minHeight + given, reuse.match(child, at: index))
        }
        var y = 0
        var result = Layout(element, size: Size(width, height ?? 0))
        result.children = children.compactMap { child in
            guard var child else { return nil }
            child.frame.origin.y = y
            y += child.frame.size.height + content.spacing
            return child
        }
        if height == nil { result.frame.size.height = max(0, y - content.spacing) }
        return result
    }

    /// Takes as many of `missing` rows as the children yield.
    ///
    /// - Returns: the number of rows taken.
    private mutating func takeRows(
        _ missing: Int, from children: inout [Layout?], _ content: StackContent, _ width: Int
    ) -> Int {
        var left = missing
        let ranks = Set(content.children.map(\.sizing.yields)).subtracting([0])
        for rank in ranks.sorted(by: >) {
            for (index, child) in content.children.enumerated().reversed() where child.sizing.yields == rank && left > 0
            {
                guard let laid = children[index] else { continue }
                let cut = min(left, laid.frame.size.height - child.sizing.minHeight)
                guard cut > 0 else { continue }
                children[index] = layoutInColumn(child, width, laid.frame.size.height - cut, laid)
                left -= cut
            }
        }
        return missing - left
    }

    private mutating func layoutInColumn(
        _ child: Element, _ width: Int, _ height: Int?, _ previous: Layout?
    ) -> Layout {
        let sizing = child.sizing
        let wanted = sizing.horizontal == nil ? sizing.clampedWidth(sizing.width ?? width) : idealWidth(of: child)
        let columns = min(width, wanted)
        var laid = layout(child, width: columns, within: height, previous: previous)
        laid.frame.origin.x = (sizing.horizontal ?? .leading).offset(columns, in: width)
        return laid
    }
}

/// A lookup of a child's layout in the last frame, by the child's key or else by its index.
struct Reuse {
    private let previous: [Layout]

    init(_ previous: Layout?) { self.previous = previous?.children ?? [] }

    mutating func match(_ child: Element, at index: Int) -> Layout? {
        if index < previous.count, previous[index].element.key == child.key { return previous[index] }
        guard let key = child.key else { return nil }
        return previous.first { $0.element.key == key }
    }
}
