import CToml

/// A parsed TOML file with the position of every key and value.
public struct TomlDocument: Equatable, Sendable {
    /// The maximum size of a file, in bytes. No configuration or theme is that long.
    public static let sizeLimit = 256 * 1024

    /// The name of the file in problems.
    public let file: String
    /// The content of the file.
    public let root: TomlTable

    /// Reads the file at `path`.
    ///
    /// - Throws: a problem if the file can't be read or isn't valid TOML.
    public init(contentsOf path: String) throws(FileProblem) {
        try self.init(try readFile(path), file: path)
    }

    /// Parses a text that problems call `file`.
    ///
    /// - Throws: a problem at the first position that isn't valid TOML, including duplicate keys and invalid UTF-8, or
    ///   if the text is too large.
    public init(_ bytes: [UInt8], file: String) throws(FileProblem) {
        guard bytes.count <= Self.sizeLimit else { throw tooLarge(file, limit: Self.sizeLimit) }
        let document = bytes.withUnsafeBytes {
            // An empty array has no base address, which the shim's string view accepts.
            ctoml_parse($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
        }
        guard let document else { throw FileProblem(file: file, message: "can't be read: out of memory") }
        defer { ctoml_free(document) }
        if let error = ctoml_error(document) {
            let position = SourcePosition(
                line: max(1, Int(ctoml_error_line(document))), column: max(1, Int(ctoml_error_column(document))))
            // toml++ uses straight quotation marks, all other messages curly ones.
            let reason = String(cString: error).replacing(/'(?<text>.+?)'(?!')/) { "“\($0.text)”" }
            throw FileProblem(file: file, position: position, message: "isn't valid TOML: " + reason)
        }
        var reader = TomlNodeReader(
            nodes: UnsafeBufferPointer(start: ctoml_nodes(document), count: ctoml_node_count(document)))
        guard case .table(let root) = reader.next().node.value else {
            throw FileProblem(file: file, message: "isn't valid TOML")
        }
        self.file = file
        self.root = root
    }
}

/// A reader that rebuilds the tree of values from the shim's flat list.
private struct TomlNodeReader {
    let nodes: UnsafeBufferPointer<CTomlNode>
    var index = 0

    mutating func next() -> TomlEntry {
        let node = nodes[index]
        index += 1
        let key = SourcePosition(line: Int(max(1, node.key_line)), column: Int(max(1, node.key_column)))
        // A table that only a dotted key creates has no position of its own.
        let position = node.line > 0 ? SourcePosition(line: Int(node.line), column: Int(node.column)) : key
        return TomlEntry(
            key: text(node.key, node.key_length), keyPosition: key,
            node: TomlNode(value: value(of: node), position: position))
    }

    private mutating func value(of node: CTomlNode) -> TomlValue {
        switch node.kind {
        case CTOML_STRING: .string(text(node.text, node.text_length))
        case CTOML_INTEGER: .integer(node.integer)
        case CTOML_FLOAT: .number(node.number)
        case CTOML_BOOLEAN: .boolean(node.integer != 0)
        case CTOML_DATE: .date(text(node.text, node.text_length))
        case CTOML_ARRAY: .array(children(of: node).map(\.node))
        // toml++ sorts keys by name.
        default: .table(TomlTable(entries: children(of: node).sorted { $0.keyPosition < $1.keyPosition }))
        }
    }

    private mutating func children(of node: CTomlNode) -> [TomlEntry] {
        var children: [TomlEntry] = []
        children.reserveCapacity(node.children)
        for _ in 0..<node.children { children.append(next()) }
        return children
    }

    private func text(_ start: UnsafePointer<CChar>?, _ length: Int) -> String {
        start?.withMemoryRebound(to: UInt8.self, capacity: length) {
            String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
        } ?? ""
    }
}
