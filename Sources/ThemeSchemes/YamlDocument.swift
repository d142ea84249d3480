internal import CYaml
internal import Theming

/// A YAML document, parsed by libyaml. It supports texts and mappings, which is all that a scheme uses.
final class YamlDocument {
    private let document: OpaquePointer

    struct Node {
        fileprivate let document: YamlDocument
        fileprivate let number: Int32

        var isMapping: Bool { cyaml_is_mapping(document.document, number) }

        /// The text as written; nil if the node isn't a scalar.
        var text: String? { cyaml_scalar(document.document, number).map { String(cString: $0) } }

        var position: SourcePosition {
            SourcePosition(
                line: cyaml_line(document.document, number), column: cyaml_column(document.document, number))
        }

        /// The value of `key` in a mapping; nil if there is none.
        subscript(_ key: String) -> Node? { document.node(cyaml_value(document.document, number, key)) }
    }

    /// - Throws: a problem with its position if `text` isn't valid YAML.
    init(_ text: String, file: String) throws(FileProblem) {
        var text = text
        let read = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cyaml_read($0.baseAddress, $0.count) }
        }
        guard let read else { throw FileProblem(file: file, message: "can't be read: out of memory") }
        document = read
        guard let problem = cyaml_problem(document) else { return }
        throw FileProblem(
            file: file,
            position: SourcePosition(line: cyaml_problem_line(document), column: cyaml_problem_column(document)),
            message: "isn't valid YAML: \(String(cString: problem))")
    }

    deinit { cyaml_free(document) }

    /// The root of the document; nil if it isn't a mapping.
    var root: Node? { node(cyaml_root(document)).flatMap { $0.isMapping ? $0 : nil } }

    private func node(_ number: Int32) -> Node? { number == 0 ? nil : Node(document: self, number: number) }
}
