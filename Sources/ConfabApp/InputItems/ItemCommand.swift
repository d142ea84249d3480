/// A command line of the user's that an item of the message field runs.
package struct ItemCommand: Codable, Equatable, Sendable {
    package let item: BuiltInItem
    package let line: String

    package init(item: BuiltInItem, line: String) {
        self.item = item
        self.line = line
    }
}
