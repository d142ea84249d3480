package import TerminalDOM

/// The screen as a whole: exactly one of these.
///
/// Only `RootReducer.show(_:in:)` puts another one there, along the edges of ``Kind/successors``. Everybody else changes the
/// feature of the root that is there, which stays.
package enum Root: Codable, Equatable, Sendable {
    /// Something is being loaded.
    case launching(Launch)
    /// Confab can't start.
    case failed(Failure)
    /// A profile is being created.
    case registration(Registration)
    /// A profile is open.
    indirect case main(Main)

    /// A root without its state.
    package enum Kind: String, CaseIterable, Codable, Sendable {
        case launching, failed, registration, main

        /// The roots that may come after it.
        package var successors: Set<Kind> {
            switch self {
            case .launching: [.failed, .registration, .main]
            case .failed: [.launching]
            case .registration: [.launching, .main]
            case .main: [.launching, .registration]
            }
        }

        /// The way in which `next` takes its place on the screen.
        package func transition(to next: Kind) -> Transition {
            switch (self, next) {
            case (.registration, .main): .dissolve
            case (.main, .registration): .slideFromLeft
            default: .none
            }
        }
    }

    package var kind: Kind {
        switch self {
        case .launching: .launching
        case .failed: .failed
        case .registration: .registration
        case .main: .main
        }
    }

    /// True if `next` may come after it: along an edge, or as the main screen of another profile.
    func leads(to next: Root) -> Bool {
        kind.successors.contains(next.kind) || kind == .main && next.kind == .main
    }

    // MARK: the feature of the root

    /// Changes the start; nil if there's another root.
    mutating func withLaunch<Answer>(_ change: (inout Launch) -> Answer) -> Answer? {
        guard case .launching(var launch) = self else { return nil }
        defer { self = .launching(launch) }
        return change(&launch)
    }

    /// Changes the screen of a start that failed; nil if there's another root.
    mutating func withFailure<Answer>(_ change: (inout Failure) -> Answer) -> Answer? {
        guard case .failed(var failure) = self else { return nil }
        defer { self = .failed(failure) }
        return change(&failure)
    }

    /// Changes the profile that is being created; nil if there's another root.
    mutating func withRegistration<Answer>(_ change: (inout Registration) -> Answer) -> Answer? {
        guard case .registration(var registration) = self else { return nil }
        defer { self = .registration(registration) }
        return change(&registration)
    }

    /// Changes the open profile's screen; nil if there's another root.
    mutating func withMain<Answer>(_ change: (inout Main) -> Answer) -> Answer? {
        guard case .main(var main) = self else { return nil }
        // Taken out first, so that what is changed isn't shared, and nothing of it is copied.
        self = .launching(Launch())
        defer { self = .main(main) }
        return change(&main)
    }
}
