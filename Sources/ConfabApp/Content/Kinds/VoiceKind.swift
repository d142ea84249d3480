import Messenger
import TerminalDOM

extension ContentKind {
    static let voice = ContentKind(
        "voice",
        of: { content in
            if case .voice(let file, let seconds, let isPlayed) = content { (file, seconds, isPlayed) } else { nil }
        },
        abilities: [.open, .save, .play, .reply, .forward, .revoke],
        copied: { file, _, _ in file.safeName },
        view: { voice, input in
            let mark = voice.2 ? "" : " \(input.env.glyphs[.markedUnread])"
            return input.line(.voice, input.env.strings.duration(voice.1) + mark)
        })
}
