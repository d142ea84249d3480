import CGumbo
import Messenger

extension HTMLWalk {
    /// Begins a link; where it may not lead, only its text stays.
    mutating func beginLink(_ element: HTMLNode) -> Ending {
        guard links == 0, let address = element["href"].flatMap({ LinkAddress.safe($0, base: base) }) else {
            return Ending()
        }
        linked.insert(address)
        links += 1
        return Ending(styles: text.begin(.link(address)), kind: .link)
    }

    /// Writes a picture, film or sound as a link to it: what it is called, or the last part of its address.
    mutating func beginMedia(_ element: HTMLNode) -> Ending? {
        let classes = element.classes
        if classes.contains("twitter-avatar") { return nil }
        let names = [element["alt"], element["title"]].compactMap { $0 }.filter { !$0.isEmpty }
        if classes.contains("emoji") {
            let name = names.first ?? "emoji"
            write(name, .emoji(name: name.strippingColons))
            return nil
        }
        let address = element["src"].flatMap { LinkAddress.safe($0, base: base) }
        writeMedia(called: names.first ?? address.map(LinkAddress.lastComponent(of:)) ?? "image", at: address)
        return nil
    }

    private mutating func writeMedia(called name: String, at address: String?) {
        guard links == 0, let address else {
            text.append(name)
            followsParagraph = false
            return
        }
        linked.insert(address)
        write(name, .link(address))
    }

    /// Writes Zulip's preview of a picture or film below the message, unless the message links it already.
    mutating func writePreview(_ element: HTMLNode) {
        guard let link = element.firstDescendant(where: { $0.tag == GUMBO_TAG_A }),
            let address = link["href"].flatMap({ LinkAddress.safe($0, base: base) })
        else { return }
        if linked.contains(address) { return }
        beginBlock()
        let title = link["title"].flatMap { $0.isEmpty ? nil : $0 }
        writeMedia(called: title ?? LinkAddress.lastComponent(of: address), at: address)
        text.breakLine()
    }

    /// Writes a moment in UTC: the page's own text is meant for programs, and the reader's zone is not known here.
    mutating func beginTime(_ element: HTMLNode) -> Ending? {
        guard let moment = element["datetime"], let readable = Self.readableTime(moment) else { return Ending() }
        text.append(readable)
        followsParagraph = false
        return nil
    }

    /// `2023-04-20 14:45 UTC` for `2023-04-20T14:45:00Z`; nil for any other form.
    private static func readableTime(_ moment: String) -> String? {
        let pattern = Array("dddd-dd-ddTdd:dd".utf8)
        let bytes = Array(moment.utf8)
        guard bytes.last == UInt8(ascii: "Z"), bytes.count > pattern.count else { return nil }
        for (byte, expected) in zip(bytes, pattern) {
            let fits = expected == UInt8(ascii: "d") ? (0x30...0x39).contains(byte) : byte == expected
            if !fits { return nil }
        }
        let date = String(decoding: bytes[..<10], as: UTF8.self)
        let time = String(decoding: bytes[11..<16], as: UTF8.self)
        return "\(date) \(time) UTC"
    }
}

extension String {
    /// The text without the colons around it, as emoji are named.
    var strippingColons: String {
        var name = self[...]
        if name.hasPrefix(":") { name.removeFirst() }
        if name.hasSuffix(":") { name.removeLast() }
        return name.isEmpty ? self : String(name)
    }
}
