import TerminalDOM

/// A collector of pasted text up to the end marker `ESC [ 201 ~`, whatever the text contains.
///
/// It delivers a long paste in pieces, so that it is never in memory twice. Pieces end between scalars.
struct PasteCollector: Equatable, Sendable {
    private static let endMarker = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    private var matched = 0
    private var isBehindReturn = false

    /// Processes a byte, and delivers complete pieces.
    ///
    /// - Returns: true if the paste is complete.
    mutating func take(_ byte: UInt8, deliver: (String) -> Void) -> Bool {
        if byte == Self.endMarker[matched] {
            matched += 1
            guard matched == Self.endMarker.count else { return false }
            finish(deliver)
            return true
        }
        // Only the first byte of the marker is an Escape, so the bytes matched so far are text.
        for index in 0..<matched { append(Self.endMarker[index], deliver) }
        matched = byte == Self.endMarker[0] ? 1 : 0
        if matched == 0 { append(byte, deliver) }
        return false
    }

    private mutating func append(_ byte: UInt8, _ deliver: (String) -> Void) {
        // Terminals send Return for a line break, and some of them Return and Newline.
        defer { isBehindReturn = byte == 0x0D }
        if byte == 0x0A, isBehindReturn { return }
        let isBetweenScalars = byte & 0xC0 != 0x80
        if bytes.count >= TerminalEvent.pasteSize, isBetweenScalars || bytes.count >= TerminalEvent.pasteSize + 4 {
            hand(over: deliver)
        }
        bytes.append(byte == 0x0D ? 0x0A : byte)
    }

    private mutating func finish(_ deliver: (String) -> Void) {
        if !bytes.isEmpty { hand(over: deliver) }
        self = PasteCollector()
    }

    private mutating func hand(over deliver: (String) -> Void) {
        deliver(String(decoding: bytes, as: UTF8.self))
        bytes.removeAll(keepingCapacity: true)
    }
}
