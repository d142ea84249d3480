/// An invite link, which works once and connects two people as contacts: `confab://connect/…`.
///
/// The part after the last slash is a secret: anyone who has it can connect. It never appears in a description, a dump,
/// or a log; only ``address`` reveals it. Encoding includes the secret, so records of states must leave the link out.
package struct ConnectLink: Codable, Equatable, Hashable, Sendable {
    /// The prefix of every link.
    package static let prefix = "confab://connect/"
    /// The allowed number of characters in a secret.
    package static let secretLength = 16...128

    /// The secret, made of letters, digits, `-`, and `_`.
    package let secret: String

    /// Creates the link with this secret; `nil` if the secret has an invalid length or invalid characters.
    package init?(secret: String) {
        guard Self.secretLength.contains(secret.utf8.count), secret.utf8.allSatisfy(Self.isSecretByte) else {
            return nil
        }
        self.secret = secret
    }

    /// Decodes the secret. Throws `DecodingError.dataCorrupted` if it isn't valid.
    package init(from decoder: any Decoder) throws {
        let secret = try decoder.singleValueContainer().decode(String.self)
        guard let link = ConnectLink(secret: secret) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not the secret of a connect link"))
        }
        self = link
    }

    /// Encodes the secret.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(secret)
    }

    /// The whole link, including the secret. Show or send it only at the user's request.
    package var address: String { Self.prefix + secret }

    /// Returns true if `address` is for Confab, complete or not.
    package static func isAddress(_ address: String) -> Bool { address.lowercased().hasPrefix("confab:") }

    private static func isSecretByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
    }
}

extension ConnectLink: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The prefix without the secret.
    package var description: String { Self.prefix + "…" }
    /// The prefix without the secret.
    package var debugDescription: String { description }
    /// An empty mirror, so that dumps don't show the secret.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

extension ConnectLink {
    /// The result of looking for links in a text.
    package enum Finding: Codable, Equatable, Hashable, Sendable {
        /// The text contains no link.
        case none
        /// The text contains exactly one link, possibly several times.
        case one(ConnectLink)
        /// The text contains several different links, so the intended one is unknown.
        case several
        /// The text contains an incomplete link, cut off at its end or at its beginning, or one with invalid characters.
        case malformed

        /// The only link; `nil` if there are none or several.
        package var link: ConnectLink? { if case .one(let link) = self { link } else { nil } }
    }

    /// Finds the links in `text`, which can contain other words.
    package static func find(in text: String) -> Finding {
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
                // Stops at two links, because a text can contain a megabyte of them.
                if found.count > 1 { return .several }
            } else {
                malformed = true
            }
        }
        if malformed { return found.isEmpty ? .malformed : .several }
        if let link = found.first { return .one(link) }
        let isCut = bytes.split(whereSeparator: { $0 <= 0x20 }).contains { isPart($0.map(lowercase), of: prefixBytes) }
        return isCut ? .malformed : .none
    }

    /// Returns true if a word looks like the beginning of a link (`confab://conn`) or its end (`connect/SECRET`).
    private static func isPart(_ word: [UInt8], of prefix: [UInt8]) -> Bool {
        if word.starts(with: "confab:/".utf8) { return true }
        return prefix.indices.contains { start in
            let rest = prefix[start...]
            guard rest.count >= "connect/".utf8.count, word.starts(with: rest) else { return false }
            let secret = word.dropFirst(rest.count).prefix(while: isSecretByte)
            return secret.count >= secretLength.lowerBound
        }
    }

    /// Returns the byte in lowercase. Schemes are case-insensitive, and mail programs write `Confab://`.
    private static func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
