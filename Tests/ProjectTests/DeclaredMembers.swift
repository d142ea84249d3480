import Foundation

/// The members that Swift files declare, and the links to members in their documentation comments. It relies on the
/// indentation that `swift format` writes.
struct DeclaredMembers {
    /// The paths of the members, from each of the types around them: `Action/attached` and `Composer/Action/attached`.
    private(set) var paths: Set<String> = []
    /// The links that have a slash, as they are written.
    private(set) var links: [String] = []

    /// The types that the current line is in.
    private var scopes: [(indentation: Int, names: [Substring])] = []

    mutating func read(_ source: String) {
        scopes = []
        // Bytes, because characters are slow in a debug build.
        for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
            let text = line.drop { $0 == UInt8(ascii: " ") }
            let indentation = line.count - text.count
            if text.starts(with: "///".utf8) {
                if text.contains(UInt8(ascii: "`")) { readLinks(in: Substring(text)) }
            } else if text.first == UInt8(ascii: "}"), indentation == scopes.last?.indentation {
                scopes.removeLast()
            } else if indentation == scopes.last.map({ $0.indentation + 4 }) ?? 0 {
                readDeclaration(Substring(text), at: indentation)
            }
        }
    }

    private mutating func readLinks(in comment: Substring) {
        let parts = comment.components(separatedBy: "``")
        for index in parts.indices where !index.isMultiple(of: 2) {
            // Others are pieces of files and of what the program says.
            guard parts[index].wholeMatch(of: /[A-Za-z]\w*(\/[\w.-]+(\([\w:]*\))?)+/) != nil else { continue }
            links.append(parts[index])
        }
    }

    private mutating func readDeclaration(_ line: Substring, at indentation: Int) {
        let all = line.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        var words = all.drop { word in
            word.hasPrefix("@") || Self.modifiers.contains(word.prefix { $0 != "(" })
        }
        guard let keyword = words.popFirst() else { return }
        if Self.types.contains(keyword), let word = words.first {
            let names = Self.name(word).split(separator: ".")
            if keyword != "extension", let name = names.first { declare(name) }
            if !line.hasSuffix("}") { scopes.append((indentation, names)) }
        } else if keyword == "case" {
            var depth = 0
            for word in words {
                if depth == 0 { declare(Self.name(word)) }
                depth += word.utf8.count { $0 == UInt8(ascii: "(") } - word.utf8.count { $0 == UInt8(ascii: ")") }
                if depth == 0, !word.hasSuffix(",") { break }
            }
        } else if Self.members.contains(keyword), let word = words.first {
            declare(Self.name(word))
        } else if Self.name(keyword) == "init" {
            declare("init")
        }
    }

    private mutating func declare(_ name: Substring) {
        let path = scopes.flatMap { $0.names } + [name]
        for start in path.indices.dropLast() { paths.insert(path[start...].joined(separator: "/")) }
    }

    private static func name(_ word: Substring) -> Substring {
        word.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }

    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "static", "final", "mutating", "nonmutating",
        "indirect", "override", "nonisolated", "lazy", "weak", "borrowing", "consuming", "convenience",
    ]
    private static let types: Set<Substring> = ["struct", "class", "enum", "protocol", "extension", "actor"]
    private static let members: Set<Substring> = ["func", "var", "let", "typealias"]
}
