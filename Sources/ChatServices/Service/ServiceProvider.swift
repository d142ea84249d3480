package import Messenger

/// Makes profiles and opens them: what is there before any profile is open.
package protocol ServiceProvider: Sendable {
    /// Creates a profile named `name`, with its notes to self.
    ///
    /// - Throws: ``ServiceError/name(_:)`` if the name isn't valid.
    func createProfile(named name: String) async throws(ServiceError) -> Profile

    /// Opens a profile in this process.
    ///
    /// Own messages that were being sent when a process ended are set to failed before anything else.
    ///
    /// - Parameters:
    ///   - profile: the profile.
    ///   - events: hears of what reaches it, perhaps before this function has returned.
    /// - Throws: ``ServiceError/profileInUse(process:)`` when another process has it open.
    func open(
        _ profile: ProfileID, events: @escaping ServiceEventHandler
    ) async throws(ServiceError) -> any ChatService

    /// Renames a profile; the service decides whether and when its contacts see the new name.
    ///
    /// - Throws: ``ServiceError/name(_:)`` if the name isn't valid.
    func rename(_ profile: ProfileID, to name: String) async throws(ServiceError)

    /// Removes a profile with all that belongs to it, all of it or nothing. One that is open here is closed by it.
    ///
    /// - Throws: ``ServiceError/profileInUse(process:)`` when another process has it open.
    func remove(_ profile: ProfileID) async throws(ServiceError)
}
