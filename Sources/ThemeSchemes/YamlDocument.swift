internal import CYaml
internal import Theming

/// A text in YAML, as libyaml reads it: texts and mappings, which is all that a scheme consists of.
final class YamlDocument {
    private let document: OpaquePointer

    /// What is at a place of the document.
    struct Node {
        fileprivate let document: YamlDocument
        fileprivate let number: Int32

        var isMapping: Bool { cyaml_is_mapping(document.document, number) }

        /// The text as it is written; nil for what is none.
        var text: String? { cyaml_scalar(document.document, number).map { String(cString: $0) } }

        var position: SourcePosition {
            SourcePosition(
                line: cyaml_line(document.document, number), column: cyaml_column(document.document, number))
        }

        /// What a mapping has under `key`.
        subscript(_ key: String) -> Node? { document.node(cyaml_value(document.document, number, key)) }
    }

    /// - Throws: what is wrong with it, and where.
    init(_ text: String, file: String) throws(FileProblem) {
        var text = text
        let read = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cyaml_read($0.baseAddress, $0.count) }
        }
        guard let read else { throw FileProblem(file: file, message: "cannot be read: there is no memory left") }
        document = read
        guard let problem = cyaml_problem(document) else { return }
        throw FileProblem(
            file: file,
            position: SourcePosition(line: cyaml_problem_line(document), column: cyaml_problem_column(document)),
            message: "is not valid YAML: \(String(cString: problem))")
    }

    deinit { cyaml_free(document) }

    /// What it consists of, when that is a mapping.
    var root: Node? { node(cyaml_root(document)).flatMap { $0.isMapping ? $0 : nil } }

    private func node(_ number: Int32) -> Node? { number == 0 ? nil : Node(document: self, number: number) }
}
