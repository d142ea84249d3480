import Foundation
import Testing

/// One function assigns the root; whatever else does would show a root to which no edge leads.
@Suite struct RootTests {
    private static let allowed = "Sources/ConfabApp/App/RootReducer+Showing.swift"

    /// The lines of `text` that assign a property `root`, or that hand it out to be assigned.
    private static func assignments(in text: String) -> [String] {
        SwiftSource(text).code.filter { line in
            guard line.contains("root") else { return false }
            let isDeclaration = line.contains("let root") || line.contains("var root")
            return !isDeclaration && line.contains(/(^|\W)root\s*=[^=]|&(\w+\.)*root(\W|$)/)
        }
    }

    @Test func oneFunctionAssignsTheRoot() {
        var found: [String] = []
        for folder in ["ConfabApp", "ConfabRuntime", "confab", "confab-bench"] {
            for file in Repository.files(below: "Sources/" + folder) where file.hasSuffix(".swift") {
                found += Self.assignments(in: Repository.text(of: file)).map { _ in file }
            }
        }
        #expect(found == [Self.allowed])
    }

    @Test func anAssignmentIsSeenHoweverItIsWritten() {
        let source = """
            state.root = .failed(problem)
            root = .main(main)
            self.root=next
            swap(&state.root, &other)
            if state.root == .failed(problem) { }
            let root = Launch.root(facts)
            var root: Root = .launching(Launch())
            // state.root = .failed(problem)
            state.root.withMain { $0.profile = mine }
            """
        #expect(Self.assignments(in: source).count == 4)
    }

    /// A feature is changed where it is, which needs an assignment of the same root within the type itself.
    @Test func onlyTheRootChangesItself() {
        for file in Repository.files(below: "Sources/ConfabApp") where file.hasSuffix(".swift") {
            guard file.hasSuffix("/App/Root.swift") == false else { continue }
            let lines = SwiftSource(Repository.text(of: file)).code
            let starts = lines.indices.filter { lines[$0].hasPrefix("extension Root {") }
            for start in starts {
                let body = lines[start...].prefix { $0 != "}" }
                #expect(!body.contains { $0.contains("mutating") }, "\(file)")
            }
        }
    }
}
