public import TerminalDOM

/// How many colours a terminal can show.
public enum ColorDepth: String, CaseIterable, Codable, Equatable, Sendable {
    /// None: only attributes.
    case none
    /// The terminal's own sixteen.
    case sixteen = "16"
    /// The 256 of xterm.
    case indexed = "256"
    /// All of sRGB.
    case full
}

extension StyleSheet {
    /// The same sheet in colours that a terminal of `depth` can show.
    ///
    /// Done once for a sheet, so that nothing is converted while painting. The terminal's own colours stay as they are
    /// where it has colours at all.
    public func reduced(to depth: ColorDepth) -> StyleSheet {
        guard depth != .full else { return self }
        var reduction = ColorReduction(depth: depth)
        var sheet = self
        sheet.base.foreground = reduction(base.foreground)
        sheet.base.background = reduction(base.background)
        sheet.patches = patches.mapValues { patch in
            var patch = patch
            patch.foreground = patch.foreground.map { reduction($0) }
            patch.background = patch.background.map { reduction($0) }
            return patch
        }
        return sheet
    }
}

extension Color {
    /// The colour nearest to this one that a terminal of `depth` can show, by distance in OKLab.
    public func reduced(to depth: ColorDepth) -> Color {
        var reduction = ColorReduction(depth: depth)
        return reduction(self)
    }
}

/// Converts colours and remembers them: a theme uses few, and often.
private struct ColorReduction {
    let depth: ColorDepth
    private var known: [Color: Color] = [:]

    init(depth: ColorDepth) { self.depth = depth }

    mutating func callAsFunction(_ color: Color) -> Color {
        if let known = known[color] { return known }
        let reduced = reduce(color)
        known[color] = reduced
        return reduced
    }

    private func reduce(_ color: Color) -> Color {
        switch (depth, color) {
        case (.full, _), (_, .none): color
        case (.none, _): .none
        case (_, .ansi): color
        case (.indexed, .indexed): color
        // The first sixteen are whatever the user made of them, so they are nothing to measure a distance to.
        case (.indexed, .rgb): .indexed(UInt8(nearest(color, in: 16..<256)))
        case (.sixteen, .indexed(let index)) where index < 16: .ansi(index)
        case (.sixteen, _): .ansi(UInt8(nearest(color, in: 0..<16)))
        }
    }

    private func nearest(_ color: Color, in range: Range<Int>) -> Int {
        guard let components = color.components else { return range.lowerBound }
        let wanted = OKLab(components)
        return range.min { wanted.distance(to: xtermLab[$0]) < wanted.distance(to: xtermLab[$1]) } ?? range.lowerBound
    }
}

private let xtermLab = xtermPalette.map { OKLab($0) }
