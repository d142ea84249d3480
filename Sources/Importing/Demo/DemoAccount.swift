package import MessageStore
package import Messenger

/// The account of `--demo`: always the same, with every kind of chat and content and every state that exists.
///
/// It is made of plain values relative to the current time, so that it looks fresh, and then written to a store at
/// once.
package struct DemoAccount: Sendable {
    /// The profiles, the one that is shown first.
    package let profiles: [DemoProfile]

    /// The account as it is at `now`.
    package init(now: Timestamp) { profiles = [.nora(now: now), .orchestra(now: now)] }

    /// Writes the account into `store`, which should be empty.
    ///
    /// - Returns: the profiles' numbers, in the order of ``profiles``.
    @discardableResult
    package func write(into store: MessageStore) throws(ImportError) -> [ProfileID] {
        do {
            for picture in DemoPicture.all { _ = try store.files.add(picture.bytes) }
            for voice in DemoVoice.all { _ = try store.files.add(voice.bytes) }
            return try store.write { writer in
                var numbers: [ProfileID] = []
                for profile in profiles { numbers.append(try profile.write(into: writer)) }
                return numbers
            }.result
        } catch {
            throw ImportError(error)
        }
    }
}
