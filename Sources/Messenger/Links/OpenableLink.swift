/// Links from others that Confab hands to another program.
public enum OpenableLink {
    private static let schemes = ["http://", "https://", "mailto:", "matrix:", "geo:", "tel:"]

    /// Returns what another program gets to open `link`, or nil for a link that Confab doesn't open.
    ///
    /// A program that writes mail obeys more headers than a link should set: some attach any file that `attach` names.
    public static func address(_ link: String) -> String? {
        let lowered = link.lowercased()
        guard let scheme = schemes.first(where: lowered.hasPrefix), link.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
        else { return nil }
        return scheme == "mailto:" ? mail(link) : link
    }

    /// The headers of a new message that a link can fill in. They show before the message is sent.
    private static let mailHeaders: Set<String> = ["subject", "body", "cc"]

    private static func mail(_ link: String) -> String {
        let parts = link.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        // Some programs take these characters for the start of another header, too (RFC 6068 has them encoded).
        let recipients = encoding("&;", in: parts[0])
        guard parts.count == 2 else { return recipients }
        let headers = parts[1].split(separator: "&").compactMap { header -> String? in
            let name = header.prefix { $0 != "=" }
            // A name that is encoded may say anything, so it isn't one of these either.
            return mailHeaders.contains(name.lowercased()) ? encoding("?;", in: header) : nil
        }
        return headers.isEmpty ? recipients : recipients + "?" + headers.joined(separator: "&")
    }

    private static func encoding(_ characters: String, in text: Substring) -> String {
        var result = ""
        for character in text {
            if characters.contains(character), let byte = character.asciiValue {
                result += "%" + String(byte, radix: 16, uppercase: true)
            } else {
                result.append(character)
            }
        }
        return result
    }
}
