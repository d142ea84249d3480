import Messenger

/// Addresses as pages give them.
enum LinkAddress {
    /// Longer ones are no addresses but pictures and programs in disguise.
    static let maximumBytes = 4096

    /// Schemes that lead to no place but do something, or lead to the reader's own files.
    private static let refused: Set<String> = ["javascript", "vbscript", "data", "file", "blob", "about"]

    /// The address that `text` gives, from `base` when it is relative; nil when a link must not lead there.
    static func safe(_ text: String, base: String?) -> String? {
        guard text.utf8.count <= maximumBytes else { return nil }
        // Browsers leave out line breaks and tabs within an address, so they must not hide a scheme.
        let address = text.harmlessText.filter { !$0.isNewline }.trimmingSpaces
        guard !address.isEmpty else { return nil }
        if let scheme = scheme(of: address) { return refused.contains(scheme) ? nil : address }
        guard let base else { return address }
        return address.hasPrefix("/") ? base + address : "\(base)/\(address)"
    }

    /// The text after the last slash of `address`; all of it if there is none.
    static func lastComponent(of address: String) -> String {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        return path.split(separator: "/").last.map(String.init) ?? address
    }

    /// True if an address begins with a scheme, such as `https:`.
    static func hasScheme(_ address: String) -> Bool { scheme(of: address) != nil }

    private static func scheme(of address: String) -> String? {
        guard let colon = address.firstIndex(of: ":") else { return nil }
        let candidate = address[..<colon]
        let isScheme = candidate.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
            default: false
            }
        }
        return isScheme && !candidate.isEmpty ? candidate.lowercased() : nil
    }
}

extension String {
    /// The text without spaces at its ends.
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
