/// A QR code: a square of dark and light modules, without the light border that readers need around it.
///
/// Who reads it has what is in it, a link's secret for example: like the link, it never shows in a description or a dump.
public struct QRCode: Codable, Equatable, Hashable, Sendable {
    /// Modules that must stay light on each side, or readers do not find the code.
    public static let quietZone = 4

    /// Modules in a row, and rows.
    public let size: Int
    /// From the first module of the first row to the last of the last one: whether they are dark.
    private let modules: [Bool]

    /// A code of these modules, row by row; nil when they are no square.
    public init?(size: Int, modules: [Bool]) {
        guard size > 0, modules.count == size * size else { return nil }
        self.size = size
        self.modules = modules
    }

    /// Reads a code that was encoded; refuses one that is no square.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        let rows = text.split(separator: "/")
        guard let code = QRCode(size: rows.count, modules: rows.flatMap { $0.map { $0 == "1" } }) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "the modules are no square"))
        }
        self = code
    }

    /// Writes the modules row by row.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let rows = (0..<size).map { row in String((0..<size).map { isDark(column: $0, row: row) ? "1" : "0" }) }
        try container.encode(rows.joined(separator: "/"))
    }

    /// Whether a module is dark; those beyond the edges are light.
    public func isDark(column: Int, row: Int) -> Bool {
        let inside = 0..<size
        return inside.contains(column) && inside.contains(row) && modules[row * size + column]
    }
}

extension QRCode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says that it is a code, not of what.
    public var description: String { "a QR code of \(size)×\(size) modules" }
    /// Says that it is a code, not of what.
    public var debugDescription: String { description }
    /// Nothing to look into, so that dumps do not show the modules.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
