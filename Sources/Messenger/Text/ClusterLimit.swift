/// Limits how many scalars join into one character, as the scalars of a text are looked at one after the other.
///
/// No script and no emoji needs as many as are allowed. A thousand marks on one letter make a line that runs over others,
/// and whatever handles a character expects it to be short.
struct ClusterLimit {
    /// How a scalar joins others.
    private enum Joining {
        /// It doesn't.
        case never
        /// It joins what is before it if that links.
        case linked
        /// It joins what is before it: marks, tags, selectors, skin tones.
        case extends
        /// It joins what is before and behind it: a joiner, or a sign that makes a conjunct of two consonants.
        case links
        /// A part of a Korean syllable: leading consonants (0) come before vowels (1), and those before trailing ones (2).
        case jamo(Int)
        /// A Korean syllable as one scalar, which parts may still join.
        case syllable
    }

    private static let mostJoined = 16

    private var joined = 0
    private var last = Joining.never

    /// Whether `scalar`, which is the next one, still fits.
    mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
        let joining = Self.joining(of: scalar)
        joined = Self.joins(last, joining) ? joined + 1 : 0
        last = joining
        return joined <= Self.mostJoined
    }

    private static func joins(_ left: Joining, _ right: Joining) -> Bool {
        switch (left, right) {
        case (.links, .never): false
        case (_, .extends), (_, .links), (.links, _): true
        case (.jamo(let before), .jamo(let after)): before <= after
        case (.jamo(let before), .syllable): before == 0
        case (.syllable, .jamo(let after)): after > 0
        default: false
        }
    }

    private static func joining(of scalar: Unicode.Scalar) -> Joining {
        switch scalar.value {
        case ..<0x300: return .never
        case 0x200D: return .links
        case 0x200C, 0xFF9E...0xFF9F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: return .extends
        case 0x1100...0x115F, 0xA960...0xA97C: return .jamo(0)
        case 0x1160...0x11A7, 0xD7B0...0xD7C6: return .jamo(1)
        case 0x11A8...0x11FF, 0xD7CB...0xD7FB: return .jamo(2)
        case 0xAC00...0xD7A3: return .syllable
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark:
            return scalar.properties.canonicalCombiningClass == .virama ? .links : .extends
        default: return .linked
        }
    }
}
