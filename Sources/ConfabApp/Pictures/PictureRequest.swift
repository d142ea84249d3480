package import Messenger
package import TerminalDOM

/// A picture to draw: a file, and how large and with what.
package struct PictureRequest: Codable, Hashable, Sendable {
    package var file: FileHash
    /// The columns and rows that it fills, or that it may have at most.
    package var size: Size
    /// True if it fills the size; otherwise the program keeps the proportions, because nobody has said what they are.
    package var isExact: Bool
    package var symbols: PictureSymbols
    package var colors: ColorDepth
    /// True if an animated picture isn't drawn, because a line with the reason takes its place.
    package var refusesAnimation = false

    /// A picture.
    package init(_ file: FileHash, size: Size, isExact: Bool, symbols: PictureSymbols, colors: ColorDepth) {
        self.file = file
        self.size = size
        self.isExact = isExact
        self.symbols = symbols
        self.colors = colors
    }
}

/// The characters that pictures consist of.
package enum PictureSymbols: String, CaseIterable, Codable, Hashable, Sendable {
    /// Two pixels per character.
    case half
    /// Six pixels in two colors per character, which fewer fonts have.
    case sextant
}

/// The result of drawing a picture.
package enum PictureOutcome: Equatable, Sendable {
    case drawn(PictureCells)
    /// The first frame of an animated picture.
    case still(PictureCells)
    /// The picture is animated, and the request refuses that.
    case animated
    case failed(PictureProblem)

    /// The cells that were drawn; nil if none were.
    var cells: PictureCells? {
        switch self {
        case .drawn(let cells), .still(let cells): cells
        case .animated, .failed: nil
        }
    }
}

/// A recording has no pictures: a replay shows blank ones of the same size.
extension PictureOutcome: Codable {
    private enum CodingKeys: String, CodingKey {
        case size
        case isStill
        case isAnimated
        case problem
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let problem = try container.decodeIfPresent(PictureProblem.self, forKey: .problem) {
            self = .failed(problem)
        } else if try container.decodeIfPresent(Bool.self, forKey: .isAnimated) == true {
            self = .animated
        } else {
            let size = try container.decode(Size.self, forKey: .size)
            let blank = try PictureCells(parsing: [], columns: size.width, rows: size.height)
            self = try container.decodeIfPresent(Bool.self, forKey: .isStill) == true ? .still(blank) : .drawn(blank)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .drawn(let cells): try container.encode(cells.size, forKey: .size)
        case .still(let cells):
            try container.encode(cells.size, forKey: .size)
            try container.encode(true, forKey: .isStill)
        case .animated: try container.encode(true, forKey: .isAnimated)
        case .failed(let problem): try container.encode(problem, forKey: .problem)
        }
    }
}
