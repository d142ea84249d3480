extension PictureCells {
    /// Parses the output of `chafa --format symbols`, or of any program that writes nothing but these: characters that
    /// take one column, newlines, and escape sequences for colors (SGR 30–49, 90–107), bold (1), reverse (7, 27), reset
    /// (0), and for hiding and showing the cursor.
    ///
    /// Such a program decodes files from strangers, so everything else is an error and never reaches the terminal.
    /// Missing rows, and missing cells at the ends of rows, are blank.
    ///
    /// - Parameters:
    ///   - bytes: the output, of at most ``byteLimit(columns:rows:)`` bytes.
    ///   - columns: the number of columns of the picture, at most ``sizeLimit``.
    ///   - rows: the number of rows of the picture, at most ``sizeLimit``.
    public init(parsing bytes: [UInt8], columns: Int, rows: Int) throws(PictureError) {
        let sides = 0...Self.sizeLimit
        guard sides.contains(columns), sides.contains(rows) else { throw .unsupportedSize }
        guard bytes.count <= Self.byteLimit(columns: columns, rows: rows) else { throw .tooManyBytes }
        var parser = PictureParser(bytes, size: Size(columns, rows))
        self = try parser.parse()
    }

    /// Parses the output of a program that keeps the proportions of a picture, so that the picture is as large as what
    /// the program wrote, at most `limit`. Otherwise the same as ``init(parsing:columns:rows:)``.
    public init(parsing bytes: [UInt8], within limit: Size) throws(PictureError) {
        let sides = 0...Self.sizeLimit
        guard sides.contains(limit.width), sides.contains(limit.height) else { throw .unsupportedSize }
        guard bytes.count <= Self.byteLimit(columns: limit.width, rows: limit.height) else { throw .tooManyBytes }
        var parser = PictureParser(bytes, size: limit)
        let picture = try parser.parse()
        self = picture.cropped(to: parser.extent)
    }
}

private struct PictureParser {
    private let bytes: [UInt8]
    private var index = 0
    private var row = 0
    private var column = 0
    /// The columns and rows that have characters so far.
    private(set) var extent = Size(0, 0)
    private var style = Style.plain
    private var picture: PictureCells
    private var styles: [Style: UInt32] = [.plain: 0]
    /// The characters so far with their glyphs. A picture has few different ones.
    private var glyphs: [ExactCharacter: Glyph] = [:]

    init(_ bytes: [UInt8], size: Size) {
        self.bytes = bytes
        picture = PictureCells(blank: size)
    }

    mutating func parse() throws(PictureError) -> PictureCells {
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A: try endRow()
            case 0x1B: try parseSequence()
            case let byte where Self.isControl(byte): throw .controlCharacter(offset: index)
            default: try parseText()
            }
        }
        return picture
    }

    private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

    private mutating func endRow() throws(PictureError) {
        // The last row may end with a newline, too.
        guard row < picture.size.height else { throw .tooManyRows }
        row += 1
        column = 0
        index += 1
    }

    // MARK: characters

    private mutating func parseText() throws(PictureError) {
        let end = bytes[index...].firstIndex(where: Self.isControl) ?? bytes.count
        guard let text = String(validating: bytes[index..<end], as: UTF8.self) else {
            throw .invalidUTF8(offset: index)
        }
        let number = styles[style] ?? picture.append(style)
        styles[style] = number
        for character in text {
            let glyph = try glyph(of: ExactCharacter(character))
            guard row < picture.size.height else { throw .tooManyRows }
            guard column < picture.size.width else { throw .tooManyColumns(row: row) }
            picture.set(PictureCells.Content(glyph: glyph, style: number), x: column, y: row)
            column += 1
            extent = Size(max(extent.width, column), row + 1)
            index += character.utf8.count
        }
    }

    private mutating func glyph(of exact: ExactCharacter) throws(PictureError) -> Glyph {
        if let known = glyphs[exact] { return known }
        let character = exact.character
        guard let safe = Typesetter.harmless(character), ExactCharacter(safe) == exact,
            DisplayWidth.measured(character) == (1, false), !joinsNeighbors(character)
        else { throw .unsupportedCharacter(offset: index) }
        let scalars = character.unicodeScalars
        let glyph =
            if scalars.count == 1, let scalar = scalars.first {
                Glyph(scalar)
            } else {
                Glyph(clusterNumber: picture.append(exact), isWide: false, isDisputed: false)
            }
        glyphs[exact] = glyph
        return glyph
    }

    /// Returns true if terminals may draw `character` in the same cell as the one before or after it, although colors
    /// between them keep them apart here.
    private func joinsNeighbors(_ character: Character) -> Bool { "a\(character)a".count != 3 }

    // MARK: sequences

    private mutating func parseSequence() throws(PictureError) {
        let begin = index
        let end = bytes[begin...].firstIndex { (0x40...0x7E).contains($0) && $0 != UInt8(ascii: "[") } ?? bytes.count
        let isSupported =
            switch bytes[begin..<min(end + 1, bytes.count)] {
            case let sequence where Self.cursorSequences.contains(Array(sequence)): true
            case let sequence
            where sequence.starts(with: [0x1B, UInt8(ascii: "[")]) && sequence.last == UInt8(ascii: "m"):
                select(sequence.dropFirst(2).dropLast())
            default: false
            }
        guard isSupported else { throw .unsupportedSequence(offset: begin) }
        index = end + 1
    }

    private static let cursorSequences = [Array("\u{1B}[?25l".utf8), Array("\u{1B}[?25h".utf8)]

    /// Changes the style as the parameters of a sequence say.
    ///
    /// - Returns: false if one of them isn't supported.
    private mutating func select(_ parameters: ArraySlice<UInt8>) -> Bool {
        var numbers: [UInt8] = []
        for parameter in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            guard let number = Self.number(parameter) else { return false }
            numbers.append(number)
        }
        var rest = numbers[...]
        while let number = rest.popFirst() {
            guard select(number, &rest) else { return false }
        }
        return true
    }

    private mutating func select(_ number: UInt8, _ rest: inout ArraySlice<UInt8>) -> Bool {
        switch number {
        case 0: style = .plain
        case 1: style.attributes.insert(.bold)
        case 7: style.attributes.insert(.reverse)
        case 27: style.attributes.remove(.reverse)
        case 30...37: style.foreground = .ansi(number - 30)
        case 39: style.foreground = .none
        case 40...47: style.background = .ansi(number - 40)
        case 49: style.background = .none
        case 90...97: style.foreground = .ansi(number - 82)
        case 100...107: style.background = .ansi(number - 92)
        case 38, 48:
            guard let color = Self.color(&rest) else { return false }
            if number == 38 { style.foreground = color } else { style.background = color }
        default: return false
        }
        return true
    }

    /// Returns the color that `5;n` or `2;r;g;b` stands for.
    private static func color(_ numbers: inout ArraySlice<UInt8>) -> Color? {
        switch numbers.popFirst() {
        case 5:
            return numbers.popFirst().map { $0 < 16 ? .ansi($0) : .indexed($0) }
        case 2:
            guard let red = numbers.popFirst(), let green = numbers.popFirst(), let blue = numbers.popFirst() else {
                return nil
            }
            return .rgb(red, green, blue)
        default: return nil
        }
    }

    /// Returns the number from 0 to 255 that `digits` stand for.
    private static func number(_ digits: ArraySlice<UInt8>) -> UInt8? {
        guard (1...3).contains(digits.count) else { return nil }
        var number = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            number = number * 10 + Int(digit - 0x30)
        }
        return UInt8(exactly: number)
    }
}
