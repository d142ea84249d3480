internal import CNettle
package import Messenger

extension FileHash {
    /// The hash of `bytes`.
    package init(of bytes: [UInt8]) {
        let hasher = FileHasher()
        bytes.withUnsafeBytes { hasher.add($0) }
        self = hasher.finish()
    }
}

/// The hash of a file whose bytes come in pieces.
struct FileHasher: ~Copyable {
    private let context: OpaquePointer

    init() {
        guard let context = cn_sha256_begin() else { fatalError("out of memory") }
        self.context = context
    }

    deinit { cn_sha256_end(context) }

    func add(_ bytes: UnsafeRawBufferPointer) { cn_sha256_add(context, bytes.baseAddress, bytes.count) }

    consuming func finish() -> FileHash {
        var hash = [UInt8](repeating: 0, count: Int(CN_SHA256_SIZE))
        cn_sha256_finish(context, &hash)
        return FileHash(bytes: hash)
    }
}
