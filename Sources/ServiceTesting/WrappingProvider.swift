package import ChatServices
package import Messenger

/// A provider that leaves everything to another one, except how it opens profiles.
package protocol WrappingProvider: ServiceProvider {
    /// The other one.
    var base: any ServiceProvider { get }
}

extension WrappingProvider {
    /// Creates a profile in ``base``.
    package func createProfile(named name: String) async throws(ServiceError) -> Profile {
        try await base.createProfile(named: name)
    }

    /// Renames a profile in ``base``.
    package func rename(_ profile: ProfileID, to name: String) async throws(ServiceError) {
        try await base.rename(profile, to: name)
    }

    /// Removes a profile from ``base``.
    package func remove(_ profile: ProfileID) async throws(ServiceError) { try await base.remove(profile) }
}
