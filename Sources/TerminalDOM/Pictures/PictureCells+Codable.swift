extension PictureCells: Codable {
    private enum CodingKeys: String, CodingKey {
        case columns
        case rows
        case output
    }

    /// Decodes a picture. Its cells are parsed like the output of a program, so no data can damage it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            parsing: Array(container.decode(String.self, forKey: .output).utf8),
            columns: container.decode(Int.self, forKey: .columns), rows: container.decode(Int.self, forKey: .rows))
    }

    /// Encodes the picture as its size and ``output``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(size.width, forKey: .columns)
        try container.encode(size.height, forKey: .rows)
        try container.encode(output, forKey: .output)
    }

    /// The picture as characters, SGR sequences, and newlines. Parsing it returns an equal picture.
    public var output: String {
        var encoder = SGREncoder()
        let sequences = styles.map { encoder.encode($0) }
        var output = ""
        for y in 0..<size.height {
            var current: UInt32 = 0
            for x in 0..<size.width {
                let style = content(x, y).style
                if style != current { output += sequences[Int(style)] }
                current = style
                output.append(self[x, y].character)
            }
            if current != 0 { output += sequences[0] }
            output += "\n"
        }
        return output
    }
}
