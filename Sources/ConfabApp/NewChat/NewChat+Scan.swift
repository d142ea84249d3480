import Loop
public import Messenger
import TerminalDOM

extension NewChat {
    /// An image that has the code of a link in it.
    public struct Scan: Codable, Equatable, Sendable {
        /// Where it is.
        public var field = Field()
        /// Whether it is being read.
        public var isBusy = false
        /// The links that were found in it, when there are several to choose from.
        public var links: [ConnectLink] = []
        /// The selected one.
        public var selection = 0

        /// One that is to be named.
        public init(_ field: Field = Field()) { self.field = field }
    }

    /// More links than this are not offered.
    static let offeredLinks = 20

    static func submit(_ scan: inout Scan, words: Words) -> [AppEffect] {
        guard !scan.isBusy else { return [] }
        scan.field.problem = nil
        scan.isBusy = true
        return [.perform(.slowQuery(.code(path: scan.field.text.text)), id: .readCode)]
    }

    /// Takes what was read; gives the link to be followed when there is exactly one.
    static func take(_ scan: inout Scan, _ reading: CodeReading, words: Words) -> ConnectLink? {
        scan.isBusy = false
        switch reading {
        case .failed(let problem): scan.field.problem = words.codeProblem(problem)
        case .found(let texts):
            var links: [ConnectLink] = []
            for text in texts {
                if case .one(let link) = ConnectLink.find(in: text), !links.contains(link) { links.append(link) }
            }
            if links.count == 1 { return links[0] }
            if links.isEmpty {
                scan.field.problem = words.codeIsNoLink(texts.first ?? "", count: texts.count)
            }
            scan.links = Array(links.prefix(offeredLinks))
            scan.selection = 0
        }
        return nil
    }
}
