/// A one-time link by which someone becomes a contact: `confab://connect/…`.
///
/// What follows the last slash is a secret: who has it can connect. It never appears in a description, a dump or a log;
/// only ``address`` gives it away. Encoding keeps it, so what records states must leave it out.
public struct ConnectLink: Codable, Equatable, Hashable, Sendable {
    /// What every link begins with.
    public static let prefix = "confab://connect/"
    /// How many characters a secret may have.
    public static let secretLength = 16...128

    /// The secret: letters, digits, `-` and `_`.
    public let secret: String

    /// The link with this secret; nil when it has a wrong length or other characters.
    public init?(secret: String) {
        guard Self.secretLength.contains(secret.utf8.count), secret.utf8.allSatisfy(Self.isSecretByte) else {
            return nil
        }
        self.secret = secret
    }

    /// Reads a link that was encoded; refuses one whose secret cannot be one.
    public init(from decoder: any Decoder) throws {
        let secret = try decoder.singleValueContainer().decode(String.self)
        guard let link = ConnectLink(secret: secret) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not the secret of a connect link"))
        }
        self = link
    }

    /// Writes the secret.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(secret)
    }

    /// The whole link, secret included: only to be shown or sent on the user's wish.
    public var address: String { Self.prefix + secret }

    private static func isSecretByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
    }
}

extension ConnectLink: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says that it is a link, not which.
    public var description: String { Self.prefix + "…" }
    /// Says that it is a link, not which.
    public var debugDescription: String { description }
    /// Nothing to look into, so that dumps do not show the secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ConnectLink {
    /// What a text holds in the way of links.
    public enum Finding: Codable, Equatable, Hashable, Sendable {
        /// No link.
        case none
        /// Exactly one link, perhaps several times: can be followed.
        case one(ConnectLink)
        /// Several different links: which one is meant cannot be known.
        case several
        /// Something that begins like a link and is none: cut off, or with characters that do not belong there.
        case malformed
    }

    /// Looks for links in `text`, which may hold other words.
    public static func find(in text: String) -> Finding {
        var found: Set<ConnectLink> = []
        var malformed = false
        let bytes = Array(text.utf8)
        let prefixBytes = Array(prefix.utf8)
        var index = 0
        while index + prefixBytes.count <= bytes.count {
            guard bytes[index...].starts(with: prefixBytes, by: { lowercase($0) == $1 }) else {
                index += 1
                continue
            }
            index += prefixBytes.count
            let start = index
            while index < bytes.count, isSecretByte(bytes[index]) { index += 1 }
            if let link = ConnectLink(secret: String(decoding: bytes[start..<index], as: UTF8.self)) {
                found.insert(link)
                // Of a megabyte of them two are enough to know.
                if found.count > 1 { return .several }
            } else {
                malformed = true
            }
        }
        if malformed { return found.isEmpty ? .malformed : .several }
        return found.first.map(Finding.one) ?? .none
    }

    /// Schemes are read in any case; mail programs write `Confab://`.
    private static func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
