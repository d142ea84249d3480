/// A QR code: a square of dark and light modules, without the light border that readers require.
///
/// Anyone who reads it gets its content, such as the secret of a link. Like the link, it never appears in a description
/// or a dump.
package struct QRCode: Codable, Equatable, Hashable, Sendable {
    /// The width of the light border on each side, in modules. Readers don't find a code without it.
    package static let quietZone = 4

    /// The number of rows, and of modules in each row.
    package let size: Int
    /// The modules, row by row; true for a dark one.
    private let modules: [Bool]

    /// Creates a code from its modules, row by row; `nil` if they don't form a square.
    package init?(size: Int, modules: [Bool]) {
        guard size > 0, modules.count == size * size else { return nil }
        self.size = size
        self.modules = modules
    }

    /// Decodes the modules. Throws `DecodingError.dataCorrupted` if they don't form a square.
    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        let rows = text.split(separator: "/")
        guard let code = QRCode(size: rows.count, modules: rows.flatMap { $0.map { $0 == "1" } }) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "the modules are no square"))
        }
        self = code
    }

    /// Encodes the modules row by row.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let rows = (0..<size).map { row in String((0..<size).map { isDark(column: $0, row: row) ? "1" : "0" }) }
        try container.encode(rows.joined(separator: "/"))
    }

    /// Returns true if a module is dark. Modules outside of the code are light.
    package func isDark(column: Int, row: Int) -> Bool {
        let inside = 0..<size
        return inside.contains(column) && inside.contains(row) && modules[row * size + column]
    }
}

extension QRCode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The size of the code, without its content.
    package var description: String { "a QR code of \(size)×\(size) modules" }
    /// The size of the code, without its content.
    package var debugDescription: String { description }
    /// An empty mirror, so that dumps don't show the modules.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
