import Messenger
import TerminalDOM

extension ContentKind {
    static let video = ContentKind(
        "video",
        of: { content in
            if case .video(let file, let seconds, let caption) = content { (file, seconds, caption) } else { nil }
        },
        abilities: .ofFiles, picture: { $0.attachment?.cover == nil ? nil : $0.attachment }, namesPicture: true,
        spoken: { video, content, strings in content.spokenFile(video.0, video.2, strings) },
        copied: { $2.copied(orElse: $0) },
        view: { video, input in
            let row = input.file(
                .video, video.0, detail: video.1 > 0 ? input.env.strings.duration(video.1) : "", video.2)
            return video.0.cover == nil ? row : input.picture(of: video.0, above: row, orElse: row)
        })
}
