import Messenger
import TerminalDOM

extension ContentKind {
    static let sticker = ContentKind(
        "sticker", of: { if case .sticker(let sticker) = $0 { sticker } else { nil } }, frame: .plain,
        abilities: [.open, .save, .reply, .forward, .revoke], picture: \.attachment,
        spoken: { sticker, content, strings in
            [strings.kind(content), sticker.name.harmlessName].filter { !$0.isEmpty }.joined(separator: ", ")
        },
        copied: { $0.emoji.isEmpty ? $0.name : $0.emoji },
        view: { sticker, input in
            let row = Column<Timeline.Action> {
                if !sticker.emoji.isEmpty { Text(sticker.emoji) }
                input.line(.sticker, sticker.name.isEmpty ? input.env.strings.kind(input.content) : sticker.name)
            }
            return input.picture(of: sticker.file, .empty, orElse: row.node)
        })
}
