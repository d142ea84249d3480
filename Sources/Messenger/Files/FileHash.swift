/// The name of a file in the data directory: the SHA-256 of its bytes, as 64 lowercase hexadecimal digits.
package struct FileHash: Hashable, Sendable {
    /// The digits.
    package let digits: String

    /// The hash with these digits; nil if they aren't those of one.
    package init?(_ digits: some StringProtocol) {
        guard digits.utf8.count == 64,
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        self.digits = String(digits)
    }

    /// The hash with these 32 bytes.
    package init(bytes: [UInt8]) {
        precondition(bytes.count == 32)
        digits = bytes.hexadecimal
    }

    /// The folder of the files, relative to the data directory.
    package static let folder = "files"

    /// The path of the file, relative to the data directory.
    package var path: String { "\(Self.folder)/\(digits)" }
}

extension FileHash: Codable {
    /// Decodes the digits.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let hash = try FileHash(container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a hash")
        }
        self = hash
    }

    /// Encodes the digits.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(digits)
    }
}

extension Attachment {
    /// The file on this device; nil if there's none.
    package var storedFile: FileHash? { place.storedFile }
}

extension Attachment.Place {
    /// The file on this device; nil if there's none. A path that leads anywhere else counts as no file.
    package var storedFile: FileHash? {
        guard case .stored(let path) = self, path.hasPrefix(FileHash.folder + "/") else { return nil }
        return FileHash(path.dropFirst(FileHash.folder.count + 1))
    }
}
