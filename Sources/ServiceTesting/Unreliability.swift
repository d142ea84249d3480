/// The failure rates, in percent.
package struct Unreliability: Equatable, Sendable {
    /// A request is refused before anything is done.
    package var refuses: Int
    /// A request is done, and its answer is lost.
    package var losesAnswer: Int
    /// A request is done twice.
    package var repeats: Int
    /// A request, an answer or an event is late, so that others overtake it.
    package var delays: Int
    /// An event is told twice.
    package var repeatsEvents: Int
    /// By how much something is late, at most.
    package var longestDelay: Duration

    /// A service of which every second request goes wrong somehow.
    package init(
        refuses: Int = 20, losesAnswer: Int = 20, repeats: Int = 20, delays: Int = 50, repeatsEvents: Int = 20,
        longestDelay: Duration = .milliseconds(4)
    ) {
        self.refuses = refuses
        self.losesAnswer = losesAnswer
        self.repeats = repeats
        self.delays = delays
        self.repeatsEvents = repeatsEvents
        self.longestDelay = longestDelay
    }
}
