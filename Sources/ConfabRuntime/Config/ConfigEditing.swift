import Foundation
import Theming

/// Changes of the config file that leave everything else in it as it was written.
enum ConfigEditing {
    /// Sets the theme in the file at `path`, which is made when there is none.
    ///
    /// - Throws: ``NotWritten``, with the file as it was.
    static func set(theme: String, in path: String) throws(NotWritten) {
        do {
            // A link is followed: the file that it leads to is the one that the user keeps.
            let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            let exists = FileManager.default.fileExists(atPath: target.path)
            let text = exists ? String(decoding: try readSmallFile(target.path), as: UTF8.self) : ""
            let changed = try setting(theme: theme, in: text, file: path)
            guard changed != text else { return }
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(changed.utf8).write(to: target, options: .atomic)
        } catch let error as FileProblem {
            throw NotWritten(path: path, reason: error.short.description)
        } catch let error as NotWritten {
            throw error
        } catch {
            throw NotWritten(path: path, reason: error.localizedDescription)
        }
    }

    /// `text` with the theme set.
    static func setting(theme: String, in text: String, file: String) throws -> String {
        let document = try TomlDocument(Array(text.utf8), file: file)
        let line = "theme = \"\(theme.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        guard let entry = document.root["theme"] else { return line + "\n" + text }
        guard case .string = entry.node.value else {
            throw NotWritten(path: file, reason: "`theme` names one theme for dark and one for light there")
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let index = entry.node.position.line - 1
        guard entry.keyPosition.line == entry.node.position.line, lines.indices.contains(index),
            let value = literal(in: lines[index], from: entry.node.position.column - 1)
        else { throw NotWritten(path: file, reason: "`theme` is written over several lines") }
        lines[index].replaceSubrange(value, with: String(line.dropFirst("theme = ".count)))
        return lines.joined(separator: "\n")
    }

    /// The string in quotes that begins at a column, counted in code points.
    private static func literal(in line: String, from column: Int) -> Range<String.Index>? {
        let scalars = line.unicodeScalars
        guard let start = scalars.index(scalars.startIndex, offsetBy: column, limitedBy: scalars.endIndex),
            start < scalars.endIndex, scalars[start] == "\"" || scalars[start] == "'"
        else { return nil }
        let quote = scalars[start]
        var index = scalars.index(after: start)
        while index < scalars.endIndex, scalars[index] != quote {
            if quote == "\"", scalars[index] == "\\" { index = scalars.index(after: index) }
            if index < scalars.endIndex { index = scalars.index(after: index) }
        }
        guard index < scalars.endIndex else { return nil }
        let end = scalars.index(after: index)
        // Three of them begin a text of several lines.
        return end < scalars.endIndex && scalars[end] == quote ? nil : start..<end
    }

    /// Why a choice holds only until Confab ends.
    struct NotWritten: Error, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String {
            "The theme is not kept: \(path) was not changed. \(reason)."
        }
    }
}
