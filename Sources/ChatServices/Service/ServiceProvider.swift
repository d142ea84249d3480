package import Messenger

/// Makes profiles and opens them: what is there before any profile is open.
package protocol ServiceProvider: Sendable {
    /// Makes a profile that is called `name`, with its notes to self.
    ///
    /// - Throws: ``ServiceError/name(_:)`` when it cannot be called so.
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

    /// Gives a profile another name; whether and when its contacts hear of it is the service's affair.
    ///
    /// - Throws: ``ServiceError/name(_:)`` when it cannot be called so.
    func rename(_ profile: ProfileID, to name: String) async throws(ServiceError)

    /// Removes a profile with all that belongs to it, all of it or nothing. One that is open here is closed by it.
    ///
    /// - Throws: ``ServiceError/profileInUse(process:)`` when another process has it open.
    func remove(_ profile: ProfileID) async throws(ServiceError)
}
