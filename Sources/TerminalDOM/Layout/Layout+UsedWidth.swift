extension Layout {
    /// The number of columns from the left that the content takes, now that its text is wrapped.
    var usedWidth: Int {
        let used =
            switch element.kind {
            case .text: text?.usedWidth ?? 0
            case .spacer, .rule: 0
            case .list, .input, .picture: frame.size.width
            case .box(let content) where content.border != nil: frame.size.width
            case .box(let content): (children.first?.usedWidth ?? 0) + content.chrome.width
            case .stack, .flow, .layers, .lazy, .mapped, .measured:
                children.map { $0.frame.origin.x + $0.usedWidth }.max() ?? 0
            }
        return min(frame.size.width, element.sizing.clampedWidth(used))
    }
}
