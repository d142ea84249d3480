/// Links from other people that Confab passes to another program.
package enum OpenableLink {
    private static let schemes = ["http://", "https://", "mailto:", "matrix:", "geo:", "tel:"]

    /// Returns the address to pass to another program to open `link`; `nil` for a link that Confab doesn't open.
    ///
    /// Mail programs accept more headers than a link should set. For example, some attach any file that `attach` names.
    package static func address(_ link: String) -> String? {
        let lowered = link.lowercased()
        guard let scheme = schemes.first(where: lowered.hasPrefix), link.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
        else { return nil }
        return scheme == "mailto:" ? mail(link) : link
    }

    /// The headers of a new message that a link can set. The user sees them before sending the message.
    private static let mailHeaders: Set<String> = ["subject", "body", "cc"]

    private static func mail(_ link: String) -> String {
        let parts = link.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        // Some programs also take these characters as the start of another header. RFC 6068 requires them to be
        // encoded.
        let recipients = encoding("&;", in: parts[0])
        guard parts.count == 2 else { return recipients }
        let headers = parts[1].split(separator: "&").compactMap { header -> String? in
            let name = header.prefix { $0 != "=" }
            // An encoded name could be any header, so it isn't allowed either.
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
