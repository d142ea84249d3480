package import Messenger

/// The reason that an item can't be used on this machine.
package struct ItemProblem: Codable, Equatable, Sendable {
    package let item: BuiltInItem
    package let problem: Problem

    package init(_ item: BuiltInItem, _ problem: Problem) {
        self.item = item
        self.problem = problem
    }
}
