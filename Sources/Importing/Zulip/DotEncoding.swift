/// Zulip's encoding of names in addresses and file names: percent encoding with a dot instead of the percent sign.
enum DotEncoding {
    /// The name that `encoded` stands for; a dot that two hexadecimal digits do not follow is a dot. What is no UTF-8 in the
    /// end becomes U+FFFD.
    static func decoded(_ encoded: some StringProtocol) -> String {
        let bytes = Array(encoded.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "."), index + 2 < bytes.count,
                bytes[index + 1...index + 2].allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
                let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
            {
                result.append(byte)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
