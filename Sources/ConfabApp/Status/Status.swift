package import Messenger

/// The connection to others, and the banner.
package struct Status: Codable, Equatable, Sendable {
    package var reach: Reach = .unknown
    /// Why nothing is heard of what others change; nil while it is.
    package var deafness: ConnectionProblem?
    package var store = StoreCondition()
    /// The progress of building the search index, in percent; nil if none is being built.
    package var indexing: Int?
    /// The hints that the user has closed for good; nil until they are read, and no hint is shown before that.
    package var closedHints: Set<Hint>?
    /// True if a hint was closed since the start: the next one waits for another day.
    package var hasClosedHint = false
    /// The banners that the user closed, while their reasons last.
    package var closed: Set<Banner.Kind> = []
    /// The banner above the rows.
    package var banner: Banner?
    /// True if the user asked for a refresh and waits for its result.
    package var isAsked = false

    /// The state of the connection in the bar above the list.
    package var connection: Reach { deafness.map(Reach.failed) ?? reach }

    /// The reach of a service.
    package enum Reach: Codable, Equatable, Sendable {
        /// It has not said so far.
        case unknown
        /// To others.
        case online
        /// Not as far as it should.
        case failed(ConnectionProblem)
    }

    package struct StoreCondition: Codable, Equatable, Sendable {
        /// The process that brings messages into it now, zero when it did not say which it is; nil when none does.
        package var importer: Int32?
        /// True if something in it was written by a later version.
        package var hasNewerRecords = false
        /// True if something in it cannot be read.
        package var isDamaged = false
        /// True if the files of the database were replaced, so that nothing more can be saved.
        package var isReplaced = false

        /// Nothing is wrong with it.
        package init(
            importer: Int32? = nil, hasNewerRecords: Bool = false, isDamaged: Bool = false, isReplaced: Bool = false
        ) {
            self.importer = importer
            self.hasNewerRecords = hasNewerRecords
            self.isDamaged = isDamaged
            self.isReplaced = isReplaced
        }
    }

    package enum Action: Codable, Equatable, Sendable {
        /// The service says how far it reaches.
        case reached(Reach)
        /// Watching for changes by other processes works again, or has stopped.
        case heard(problem: ConnectionProblem?)
        /// The store was looked at, and is not what it was.
        case looked(StoreCondition)
        /// So much of the search index is made, in percent; nil when all is.
        case indexed(percent: Int?)
        /// It was read which hints the user has closed.
        case hintsRead(closed: Set<Hint>)
        /// Everything was looked at again, as the user asked.
        case refreshed
    }
}
