internal import CNettle
package import Messenger

extension FileHash {
    /// The hash of `bytes`.
    package init(of bytes: [UInt8]) {
        var hash = [UInt8](repeating: 0, count: Int(CN_SHA256_SIZE))
        cn_sha256(bytes, bytes.count, &hash)
        self.init(bytes: hash)
    }
}
