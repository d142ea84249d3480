internal import CNettle
internal import Glibc
package import Messenger

extension FileHash {
    /// The hash of `bytes`.
    package init(of bytes: [UInt8]) {
        let hasher = FileHasher()
        bytes.withUnsafeBytes { hasher.add($0) }
        self = hasher.finish()
    }
}

extension FileHash {
    /// The hash of an open file, whose next reader begins at its first byte; nil if it can't be read.
    package init?(ofFile descriptor: Int32) {
        let hasher = FileHasher()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var offset: off_t = 0
        while true {
            let count = pread(descriptor, &buffer, buffer.count, offset)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { break }
            buffer.withUnsafeBytes { hasher.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            offset += count
        }
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
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
