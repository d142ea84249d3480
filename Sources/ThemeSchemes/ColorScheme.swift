package import Theming

/// A color scheme of 16 or 24 colors in the formats of tinted-theming/schemes: base16 (spec 0.4), base24 (spec 0.1),
/// and the older form of base16 without `palette`.
package struct ColorScheme: Equatable, Sendable {
    /// The name of the scheme.
    package let name: String
    /// The name of the author.
    package let author: String
    /// The background that the scheme is made for: as specified, or else according to the first color.
    package let variant: Theme.Variant
    /// The colors `base00` to `base0F`, and `base10` to `base17` if present, as `#rrggbb`.
    package let colors: [String: String]

    /// The maximum size of a file in bytes.
    static let sizeLimit = 32 * 1024
    /// The names of the colors that every scheme has.
    static let required = (0..<16).map { Self.key($0) }

    /// Reads the scheme in the file at `path`.
    ///
    /// - Throws: a problem that lists the missing colors, or that names the first invalid color or the reason that the
    ///   file can't be read, with the position if there is one.
    package init(contentsOf path: String) throws(FileProblem) {
        try self.init(try readFile(path, limit: Self.sizeLimit), file: path)
    }

    /// Parses a scheme that problems call `file`.
    package init(_ bytes: [UInt8], file: String) throws(FileProblem) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw FileProblem(file: file, message: "isn't UTF-8")
        }
        // Limits nesting, because the parser is recursive. A scheme is flat.
        guard text.utf8.count(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }) <= 64,
            !text.contains("- - ")
        else { throw FileProblem(file: file, message: "isn't a base16 or base24 scheme: it has nested values") }
        let document = try YamlDocument(text, file: file)
        guard let root = document.root else {
            throw FileProblem(file: file, message: "isn't a base16 or base24 scheme: it has no names")
        }
        let palette = root["palette"].flatMap { $0.isMapping ? $0 : nil } ?? root
        var colors: [String: String] = [:]
        for number in 0..<24 {
            guard let node = palette[Self.key(number)] ?? palette[Self.key(number).lowercased()] else { continue }
            guard let color = Self.color(node) else {
                throw FileProblem(
                    file: file, position: node.position,
                    message: "“\(Self.key(number))” isn't a color of six hexadecimal digits")
            }
            colors[Self.key(number)] = color
        }
        let missing = Self.required.filter { colors[$0] == nil }
        guard missing.isEmpty else {
            throw FileProblem(
                file: file,
                message:
                    "isn't a base16 or base24 scheme: \(missing.joined(separator: ", ")) \(missing.count == 1 ? "is" : "are") missing"
            )
        }
        self.colors = colors
        name = (root["name"] ?? root["scheme"])?.text ?? "Scheme"
        author = root["author"]?.text ?? ""
        variant =
            root["variant"]?.text.flatMap { Theme.Variant(rawValue: $0.lowercased()) }
            ?? (Self.isDark(colors["base00"] ?? "") ? .dark : .light)
    }

    /// A file name for the theme, made of lowercase letters, digits, and dashes.
    package var fileName: String {
        var result = ""
        for character in name.lowercased() {
            if character.isASCII, character.isLetter || character.isNumber {
                result.append(character)
            } else if !result.isEmpty, result.last != "-" {
                result.append("-")
            }
        }
        let trimmed = result.hasSuffix("-") ? String(result.dropLast()) : result
        return trimmed.isEmpty ? "scheme" : String(trimmed.prefix(60))
    }

    static func key(_ number: Int) -> String {
        "base" + (number < 16 ? "0" : "1") + String(number % 16, radix: 16, uppercase: true)
    }

    private static func color(_ node: YamlDocument.Node) -> String? {
        // Uses the text as written, because 000000 is a color and not a number.
        guard let text = node.text else { return nil }
        let digits = text.hasPrefix("#") ? text.dropFirst() : Substring(text)
        guard digits.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        return "#" + digits.lowercased()
    }

    private static func isDark(_ color: String) -> Bool {
        let parts = Array(color.dropFirst()).compactMap(\.hexDigitValue)
        guard parts.count == 6 else { return true }
        let (red, green, blue) = (parts[0] * 16 + parts[1], parts[2] * 16 + parts[3], parts[4] * 16 + parts[5])
        return 2126 * red + 7152 * green + 722 * blue < 10000 * 128
    }
}
