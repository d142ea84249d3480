internal import FoundationEssentials
internal import Messenger

/// Something that matters only now, for the profiles that are open at the moment. Nothing of it is in the database.
enum Signal: Codable, Equatable {
    /// Someone is typing or has stopped.
    case typing(Typing)
    /// A profile was opened or closed.
    case profiles

    /// Someone who is typing, and where.
    struct Typing: Codable, Equatable {
        /// The address by which the others know the one who types.
        var from: RemoteID
        /// The address of the contact; nil in a group.
        var to: RemoteID?
        /// The group; nil in a direct chat.
        var group: RemoteID?
        /// False if they have stopped.
        var isOn: Bool
    }

    /// Returns the signal in a line; nil for a line of a later version, or a broken one.
    init?(_ line: some Collection<UInt8>) {
        guard let signal = try? JSONDecoder().decode(Signal.self, from: Data(line)) else { return nil }
        self = signal
    }

    /// The signal as a line.
    var line: [UInt8] { (try? MailboxMessageCodec.encoder.encode(self)).map(Array.init) ?? [] }
}
