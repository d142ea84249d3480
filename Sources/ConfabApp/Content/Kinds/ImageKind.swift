import Messenger
import TerminalDOM

extension ContentKind {
    static let image = ContentKind(
        "image",
        of: { content in
            if case .image(let file, let caption) = content { (file, caption) } else { nil }
        },
        abilities: .ofFiles, picture: \.attachment,
        spoken: { image, content, strings in content.spokenFile(image.0, image.1, strings) },
        copied: { $1.copied(orElse: $0) },
        view: { image, input in input.picture(of: image.0, image.1, orElse: input.fileLine(.image, image.0)) })
}

extension Set<ContentKind.Ability> {
    /// The abilities of files with a caption.
    static let ofFiles: Self = [.open, .save, .reply, .forward, .edit, .revoke]
}

extension StyledText {
    /// The caption of `file`, or its name if it has none.
    func copied(orElse file: Attachment) -> String { isEmpty ? file.safeName : plain }
}

extension MessageContent {
    /// The kind and the name of the file, and its caption in quotes.
    func spokenFile(_ file: Attachment, _ caption: StyledText, _ strings: any Strings) -> String {
        let kind = strings.kind(self)
        let what = kind == file.safeName ? kind : "\(kind) \(file.safeName)"
        return caption.isEmpty ? what : "\(what), “\(caption.plain)”"
    }
}
