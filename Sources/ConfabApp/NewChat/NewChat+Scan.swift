import Loop
package import Messenger
import TerminalDOM

extension NewChat {
    /// An image that has the code of a link in it.
    package struct Scan: Codable, Equatable, Sendable {
        /// The path of the image.
        package var field = Field()
        /// True if it is being read.
        package var isBusy = false
        /// The links that were found in it, when there are several to choose from.
        package var links: [ConnectLink] = []
        /// The selected one.
        package var selection = 0

        /// One that is to be named.
        package init(_ field: Field = Field()) { self.field = field }
    }

    /// More links than this are not offered.
    static let offeredLinks = 20
}

extension NewChat.Scan {
    /// Reads the image.
    mutating func submit() -> [Effect<AppOperation, NewChat.Action>] {
        guard !isBusy else { return [] }
        field.problem = nil
        isBusy = true
        return [.perform(.slowQuery(.code(path: field.text.text)), id: .readCode)]
    }

    /// Takes what was read.
    ///
    /// - Returns: the link to follow, if there is exactly one.
    mutating func take(_ reading: CodeReading) -> ConnectLink? {
        isBusy = false
        switch reading {
        case .failed(let problem): field.problem = .code(problem)
        case .found(let texts):
            var found: [ConnectLink] = []
            for text in texts {
                if case .one(let link) = ConnectLink.find(in: text), !found.contains(link) { found.append(link) }
            }
            if found.count == 1 { return found[0] }
            if found.isEmpty { field.problem = .code(.noLink(texts.first ?? "", codes: texts.count)) }
            links = Array(found.prefix(NewChat.offeredLinks))
            selection = 0
        }
        return nil
    }
}
