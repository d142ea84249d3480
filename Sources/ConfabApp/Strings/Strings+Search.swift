package import Messenger

package protocol SearchStrings {
    func searchPlaceholder() -> String
    /// The syntax of a query; the words before colons are the same in every language.
    func searchHelp() -> String
    func section(_ section: Search.Section) -> String
    func moreFound(_ number: Int) -> String
    /// The button that groups messages by chat, or sorts them by time again.
    func grouping(isGrouped: Bool) -> String
    func searching() -> String
    func nothingFound() -> String
    func nothingFoundHelp() -> String
    /// Precedes the name of the member by which a group was found.
    func memberReason() -> String
    func indexing(_ progress: SearchProgress) -> String
    func messageIsGone() -> String
    func chatIsGone() -> String
    /// A part of a query that has no effect.
    func searchProblem(_ problem: SearchProblem) -> String
    func chatSearchPlaceholder() -> String
    /// The number of the current hit, counted from the newest one.
    func hitNumber(_ number: Int?, of count: Int, hasMore: Bool) -> String
    func shortHitNumber(_ number: Int, of count: Int, hasMore: Bool) -> String
    /// - Parameter key: the key of the search in a chat; empty if it has none.
    func nothingSearched(_ key: String) -> String
    /// Says that Confab is still looking for older matches.
    func lookingForOlderHits() -> String
    /// Says that the search went on with the newest match.
    func noOlderHits() -> String
    /// Says that the search went on with the oldest match.
    func noNewerHits() -> String
    /// - Parameter number: The characters with which a search begins.
    func typeMore(_ number: Int) -> String
    func linkEntry(_ entry: Search.LinkEntry) -> String
    func lookingAtLink() -> String
    func connecting() -> String
}
