import Glibc
import Messenger

/// A file of the user's that is attached to a message, or sent.
struct UserFile {
    /// Its absolute path.
    let path: String
    /// The folders to search for programs, as in `$PATH`.
    let programs: String

    /// The seconds for which `file` may look at it.
    private static let patience = 5

    /// Opens the file, which may have up to `limit` bytes. The caller closes it.
    func open(limit: Int64) throws(AttachingProblem) -> OpenedFile {
        switch OpenedFile.open(path, limit: limit) {
        case .success(let file):
            if file.byteCount > 0 { return file }
            close(file.descriptor)
            throw .empty(path: path)
        case .failure(.noFile): throw .noFile(path: path)
        case .failure(.folder): throw .folder(path: path)
        case .failure(.notAFile): throw .notAFile(path: path)
        case .failure(.unreadable(let reason)): throw .unreadable(path: path, reason: reason)
        case .failure(.tooLarge(let bytes, let limit)): throw .tooLarge(path: path, bytes: bytes, limit: limit)
        }
    }

    /// Looks at the file, to attach it.
    func attachment(limit: Int64) throws(AttachingProblem) -> DraftAttachment {
        let file = try open(limit: limit)
        defer { close(file.descriptor) }
        return DraftAttachment(path, mediaType: mediaType(of: file), byteCount: file.byteCount)
            .sized(by: ImageHeader(of: file.descriptor))
    }

    /// Returns the media type by the bytes of the file; empty if nothing can tell it. The program gets the file that was
    /// checked as a descriptor, and no name.
    private func mediaType(of file: OpenedFile) -> String {
        guard let program = Program.find("file", in: programs) else { return "" }
        let outcome = ChildProcess(
            program: program, arguments: ["file", "--brief", "--mime-type", "-"],
            environment: ["PATH=\(programs)", "LC_ALL=C.UTF-8"], input: file.descriptor,
            patience: .seconds(Self.patience), outputLimit: 256, running: { _ in }
        ).run()
        guard case .success(.ended(status: 0, let output)) = outcome else { return "" }
        let type = String(decoding: output, as: UTF8.self).trimmed
        return type.wholeMatch(of: /[a-z]+\/[A-Za-z0-9.+_-]+/) == nil ? "" : type
    }
}
