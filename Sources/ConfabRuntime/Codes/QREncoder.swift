internal import CQrencode
import Messenger

/// Makes QR codes.
enum QREncoder {
    /// The smallest code of `text`; nil when it is empty or more than fits into a code.
    ///
    /// With the least of the four levels of correction: a screen has no stains, and every module less is one more terminal
    /// that it fits into.
    static func code(for text: String) -> QRCode? {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, let made = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_L) else {
            return nil
        }
        defer { QRcode_free(made) }
        let size = Int(made.pointee.width)
        // The lowest bit of a byte says whether its module is dark, the others what it is for.
        return QRCode(size: size, modules: (0..<size * size).map { made.pointee.data[$0] & 1 == 1 })
    }
}
