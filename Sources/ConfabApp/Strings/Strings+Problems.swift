package import Messenger

/// The only sentences about problems: what happened, to what, and what to do now. Commands print them, too.
package protocol ProblemStrings {
    func problem(_ problem: Problem) -> String
    /// The same, but without the advice to run the doctor.
    func cause(_ problem: StorageProblem) -> String
    /// A search found messages that can't be read.
    func unreadableMatches(_ count: Int) -> String
    /// Some stored data can't be read.
    func unreadable(_ problems: ReadProblems) -> String
}
