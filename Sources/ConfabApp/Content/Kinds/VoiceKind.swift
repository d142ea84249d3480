import Messenger
import TerminalDOM

extension ContentKind {
    static let voice = ContentKind(
        "voice",
        of: { content in
            if case .voice(let voice, let caption) = content { (voice, caption) } else { nil }
        },
        abilities: .ofFiles.union([.play]),
        spoken: { voice, content, strings in
            let kind = strings.kind(content)
            return voice.1.isEmpty ? kind : "\(kind), “\(voice.1.plain)”"
        },
        copied: { $1.copied(orElse: $0.file) },
        view: { voice, input in
            Column<Timeline.Action> {
                VoiceView(
                    voice: voice.0, message: input.message, playback: input.playback,
                    isNew: !voice.0.isPlayed && input.sender != .me, room: min(input.room, input.width), env: input.env)
                if !voice.1.isEmpty { input.text(voice.1) }
            }.node
        })
}
