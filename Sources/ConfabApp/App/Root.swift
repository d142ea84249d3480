package import Messenger

/// What is on the screen as a whole: exactly one of these, changed by the root reducer alone.
///
/// The allowed changes are launching → failed, registration, main; failed → launching; registration → main;
/// main → registration (another profile is added) and back.
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
