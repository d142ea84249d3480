/// A reduction of a theme's colors to the nearest ones that a terminal can show.
public struct ColorReduction: Sendable {
    /// The color depth of the terminal.
    public let depth: ColorDepth
    private var nearest: [UInt32: UInt8] = [:]
    /// The number of remembered colors above which it forgets them. Pictures have new ones all the time.
    private static let memory = 1 << 14

    /// Creates a reduction to `depth`.
    public init(to depth: ColorDepth) { self.depth = depth }

    /// Returns the color to show for `color`: the same color if the terminal has it, otherwise the one that looks most
    /// like it.
    public mutating func callAsFunction(_ color: Color) -> Color {
        switch (color, depth) {
        case (.none, _), (_, .none): .none
        case (.ansi(let index), .ansi8): .ansi(index & 7)
        case (.ansi(let index), _): .ansi(index & 15)
        case (.indexed(let index), .ansi8), (.indexed(let index), .ansi16):
            index < 16 ? self(.ansi(index)) : reduced(XtermPalette.rgb(index))
        case (.indexed, _), (.rgb, .trueColor): color
        case (.rgb(let red, let green, let blue), _):
            reduced(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
        }
    }

    /// Returns the color to show for text of color `foreground` on `background`. If both reduce to the same color,
    /// which would hide the text, this is black or white instead.
    public mutating func callAsFunction(_ foreground: Color, on background: Color) -> Color {
        let text = self(foreground)
        guard foreground != background, text == self(background) else { return text }
        switch text {
        case .none, .rgb: return text
        case .ansi(let index), .indexed(let index):
            let isDark = XtermPalette.perceived[Int(index)].lightness < 0.7
            return isDark ? .ansi(depth == .ansi8 ? 7 : 15) : .ansi(0)
        }
    }

    private mutating func reduced(_ rgb: UInt32) -> Color {
        if let known = nearest[rgb] { return palette(known) }
        let index = grey(rgb) ?? Self.nearest(to: rgb, among: candidates)
        if nearest.count >= Self.memory { nearest.removeAll(keepingCapacity: true) }
        nearest[rgb] = index
        return palette(index)
    }

    private func palette(_ index: UInt8) -> Color { depth == .palette256 ? .indexed(index) : .ansi(index) }

    /// Returns black or white for a gray if there are only eight colors. Those have no gray, and the nearest to one is
    /// red.
    private func grey(_ rgb: UInt32) -> UInt8? {
        guard depth == .ansi8 else { return nil }
        let color = OKLab(rgb)
        guard color.a * color.a + color.b * color.b < 0.04 * 0.04 else { return nil }
        return color.lightness < 0.4 ? 0 : 7
    }

    /// The palette indexes to choose from. Users often change the first sixteen colors, so with 256 colors the choice
    /// is among the others.
    private var candidates: ClosedRange<UInt8> {
        switch depth {
        case .palette256: 16...255
        case .ansi16: 0...15
        default: 0...7
        }
    }

    private static func nearest(to rgb: UInt32, among candidates: ClosedRange<UInt8>) -> UInt8 {
        let target = OKLab(rgb)
        var best = candidates.lowerBound
        var least = Double.infinity
        for candidate in candidates {
            let distance = target.squaredDistance(to: XtermPalette.perceived[Int(candidate)])
            if distance < least { (best, least) = (candidate, distance) }
        }
        return best
    }
}
