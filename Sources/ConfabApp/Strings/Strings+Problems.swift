package import Messenger

package protocol ProblemStrings {
    /// A search found messages that can't be read.
    func unreadableMatches(_ count: Int) -> String
    /// Some stored data can't be read.
    func unreadable(_ problems: ReadProblems) -> String
    /// An option couldn't be saved.
    func notSaved(_ reason: String) -> String
    /// The mistakes in files that aren't shown one by one.
    func moreProblems(_ number: Int) -> String
}
