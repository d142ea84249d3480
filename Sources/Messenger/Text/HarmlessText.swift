extension String {
    /// The text as a name or another single line from someone else: without anything that moves, hides, or reorders its
    /// surroundings, with line breaks replaced by spaces, and without leading, trailing, or repeated spaces.
    package var harmlessName: String {
        if isPlainName { return self }
        var result = ""
        var pendingSpace = false
        var cluster = ClusterLimit()
        for scalar in unicodeScalars {
            switch scalar.harm {
            case .drops: continue
            case .breaksLine: pendingSpace = !result.isEmpty
            case .none where scalar.isSpace: pendingSpace = !result.isEmpty
            case .none:
                if pendingSpace {
                    result.unicodeScalars.append(" ")
                    pendingSpace = false
                }
                guard cluster.admits(scalar) else { continue }
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text as a piece of such a line. A space at either end is kept for joining pieces.
    package var harmlessWords: String {
        let name = harmlessName
        if name.isEmpty { return first?.isWhitespace == true ? " " : "" }
        return (first?.isWhitespace == true ? " " : "") + name + (last?.isWhitespace == true ? " " : "")
    }

    /// The text without the whitespace at its ends.
    package var trimmed: String {
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...last].drop { $0.isWhitespace })
    }

    /// True if the text is printable ASCII without superfluous spaces. Most names are, and need no further processing.
    private var isPlainName: Bool {
        var afterSpace = true
        for byte in utf8 {
            guard byte >= 0x20, byte < 0x7F, !(byte == 0x20 && afterSpace) else { return false }
            afterSpace = byte == 0x20
        }
        return isEmpty || !afterSpace
    }

    /// The text as several lines from someone else: tabs become spaces, every kind of line break becomes a line feed,
    /// and nothing is left that moves, hides, or reorders its surroundings.
    package var harmlessText: String {
        var result = ""
        result.reserveCapacity(utf8.count)
        var afterReturn = false
        var cluster = ClusterLimit()
        for scalar in unicodeScalars {
            defer { afterReturn = scalar == "\r" }
            switch scalar.harm {
            case .drops: continue
            case .breaksLine where scalar == "\t": result += "    "
            case .breaksLine:
                if !(scalar == "\n" && afterReturn) { result.unicodeScalars.append("\n") }
                cluster = ClusterLimit()
            case .none:
                guard cluster.admits(scalar) else { continue }
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension String {
    /// The text as lines to print on a terminal: line feeds and tabs stay, other line breaks become spaces, and nothing
    /// is left that a terminal interprets.
    package var harmlessLines: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 }) { return self }
        var result = ""
        result.reserveCapacity(utf8.count)
        var cluster = ClusterLimit()
        for scalar in unicodeScalars {
            switch scalar.harm {
            case .drops: continue
            case .breaksLine:
                result.unicodeScalars.append(scalar == "\n" || scalar == "\t" ? scalar : " ")
                cluster = ClusterLimit()
            case .none: if cluster.admits(scalar) { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// True if the scalar is only text: it neither breaks a line nor affects its surroundings.
    package var isHarmless: Bool { harm == .none }

    /// True if the scalar is white space within a line. Unicode's table says the same, but takes far longer.
    var isSpace: Bool {
        switch value {
        case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// The effect of a scalar on the screen.
    enum Harm {
        /// No effect; the scalar is ordinary text.
        case none
        /// The scalar ends a line or moves within it.
        case breaksLine
        /// The scalar is a control character, a bidirectional control, or a noncharacter, and is dropped.
        case drops
    }

    var harm: Harm {
        switch value {
        case 0x20...0x7E: .none
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: .breaksLine
        case 0x00...0x1F, 0x7F...0x9F: .drops
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: .drops
        // The byte order mark, interlinear annotations, and noncharacters.
        case 0xFEFF, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF: .drops
        default: value & 0xFFFE == 0xFFFE ? .drops : .none
        }
    }
}
