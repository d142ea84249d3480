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
            let (file, seconds, caption) = video
            let detail = seconds > 0 ? input.env.strings.duration(seconds) : ""
            guard file.cover != nil else { return input.file(.video, file, detail: detail, caption) }
            return input.picture(
                of: file, caption, orElse: input.fileLine(.video, file, detail: detail), keepsLine: true)
        })
}
