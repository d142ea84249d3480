package import Messenger

/// The screen as a whole: exactly one of these, changed only by the root reducer.
///
/// The allowed changes are launching → failed, registration, main; failed → launching; registration → main; main →
/// registration (to add a profile) and back.
package enum Root: Codable, Equatable, Sendable {
    /// Something is being loaded.
    case launching(Launch)
    /// Confab can't start.
    case failed(Problem)
    /// A profile is being created.
    case registration(Registration)
    /// A profile is open.
    indirect case main(Main)
}
