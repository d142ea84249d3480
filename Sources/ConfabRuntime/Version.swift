internal import CLinux

package enum Version {
    /// The version of the program.
    package static let text = "0.1.0"

    /// The version with what tells this build from others: the id that the linker computed from the program itself.
    package static var withBuild: String {
        var id = [CChar](repeating: 0, count: 41)
        let length = cl_build_id(&id, id.count)
        guard length > 0 else { return text }
        return
            "\(text) (build \(String(decoding: id.prefix(min(length, 12)).map { UInt8(bitPattern: $0) }, as: UTF8.self)))"
    }
}
