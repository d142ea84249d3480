import Messenger
import TerminalDOM

extension ContentKind {
    static let file = ContentKind(
        "file",
        of: { content in
            if case .file(let file, let caption) = content { (file, caption) } else { nil }
        },
        abilities: .ofFiles,
        spoken: { file, content, strings in content.spokenFile(file.0, file.1, strings) },
        copied: { $1.copied(orElse: $0) },
        view: { file, input in input.file(.file, file.0, file.1) })
}
