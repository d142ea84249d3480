/// A limit on the number of scalars that join into one character. It examines the scalars of a text in order.
///
/// No script or emoji needs as many as the limit allows. A letter with a thousand marks makes a line that covers other
/// lines, and all code that processes characters expects them to be short.
struct ClusterLimit {
    /// A rule for joining a scalar with its neighbors.
    private enum Joining {
        /// The scalar never joins others.
        case never
        /// The scalar joins the previous one if that is a linking one.
        case linked
        /// The scalar joins the previous one: a mark, a tag, a variation selector, or a skin tone.
        case extends
        /// The scalar joins the previous and the next one: a joiner, or a virama that forms a conjunct of two
        /// consonants.
        case links
        /// A part of a Korean syllable: leading consonants (0) precede vowels (1), which precede trailing consonants
        /// (2).
        case jamo(Int)
        /// A precomposed Korean syllable, which further parts can join.
        case syllable
    }

    private static let mostJoined = 16

    private var joined = 0
    private var last = Joining.never

    /// Returns true if `scalar`, the next one of the text, is within the limit.
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
