import FoundationEssentials

/// The output of `zbarimg --xml`, which keeps codes apart whatever they contain.
enum ZbarOutput {
    /// The maximum number of codes.
    static let limit = 64

    private static let start = Array("<data".utf8)
    private static let opening = Array("<![CDATA[".utf8)
    private static let closing = Array("]]>".utf8)
    private static let end = Array("</data>".utf8)

    /// Returns the texts of the codes.
    static func texts(_ output: [UInt8]) -> [String] {
        var texts: [String] = []
        var left = output[...]
        while texts.count < limit, let data = left.firstRange(of: start) {
            left = left[data.upperBound...]
            guard let opened = left.firstRange(of: opening) else { break }
            let attributes = String(decoding: left[..<opened.lowerBound], as: UTF8.self)
            guard let bytes = section(&left) else { break }
            if attributes.contains("format='base64'") {
                let decoded = Data(base64Encoded: Data(bytes), options: .ignoreUnknownCharacters)
                texts.append(String(decoding: decoded ?? Data(), as: UTF8.self))
            } else {
                texts.append(String(decoding: bytes, as: UTF8.self))
            }
        }
        return texts
    }

    /// Returns the bytes of all sections up to the end of the data. A section whose text contains the end mark is split in two.
    private static func section(_ left: inout ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        while true {
            let opened = left.firstRange(of: opening)
            if let ended = left.firstRange(of: end), ended.lowerBound < opened?.lowerBound ?? .max {
                left = left[ended.upperBound...]
                return bytes
            }
            guard let opened else { return bytes }
            left = left[opened.upperBound...]
            guard let closed = left.firstRange(of: closing) else { return nil }
            bytes += left[..<closed.lowerBound]
            left = left[closed.upperBound...]
        }
    }
}
