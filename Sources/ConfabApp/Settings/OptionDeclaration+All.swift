import Messenger

extension OptionDeclaration {
    /// Every option there is, in the order in which the page shows them.
    package static let all: [OptionDeclaration] = [
        OptionDeclaration(
            id: .theme, kind: .theme, scope: .program, section: .look,
            place: .options(
                read: { .theme($0.theme) }, write: { if case .theme(let theme) = $1 { $0.theme = theme } })),
        .choice(.glyphs, .look, \.glyphs),
        .number(.rowLines, .look, \.rowLines, in: 1...2),
        .number(.listWidth, .look, \.listWidth, in: 25...60),
        .number(.readingWidth, .look, \.readingWidth, in: 0...200),
        .flag(.scrollbar, .look, \.scrollbar),
        .flag(.transitions, .look, \.transitions),
        .flag(.reachable, .look, \.reachable),
        .flag(.previews, .look, \.previews),
        .choice(.timeFormat, .look, \.timeFormat),
        .flag(.title, .look, \.title),

        .flag(.sides, .chat, \.layout.sides).perChat(),
        .flag(.bubbles, .chat, \.layout.bubbles).perChat(),
        .choice(.avatars, .chat, \.layout.avatars).perChat(),
        .number(.clusterMinutes, .chat, \.layout.clusterMinutes, in: 0...60).perChat(),
        .choice(.separators, .chat, \.layout.separators).perChat(),
        .number(.separatorGap, .chat, \.layout.separatorGap, in: 60...86_400, step: 60).perChat(),
        .flag(.showQuotes, .chat, \.layout.quotes).perChat(),
        .flag(.showPins, .chat, \.showPins).perChat(),
        .flag(.pictures, .chat, \.pictures).perChat(),
        .number(.pictureRows, .chat, \.pictureRows, in: 3...40).perChat(),
        .choice(.pictureSymbols, .chat, \.pictureSymbols).perChat(),
        .words(.messageMenu, .chat, \.messageMenu, of: MessageAction.allCases.map(\.rawValue)).perChat(),
        .flag(.quickComments, .chat, \.quickComments).perChat(),
        .emoji(.quickEmoji, .chat, \.quickEmoji, limit: 7).perChat(),
        .number(.revokeHours, .chat, \.revokeHours, in: 0...720).perChat(),
        .flag(.autoMarkRead, .chat, \.autoMarkRead).perChat(),
        .flag(.readReceipts, .chat, \.readReceipts).perChat(),
        .number(.inputMax, .chat, \.inputMax, in: 1...Composer.mostCharacters, step: 100).perChat(),
        .number(.composerLines, .chat, \.composerLines, in: 1...40).perChat(),
        .items(.inputBar, .chat, \.inputBar, of: BuiltInItem.allCases.map(\.rawValue) + [BuiltInItem.moreName])
            .perChat(),
        .items(.inputMore, .chat, \.inputMore, of: BuiltInItem.allCases.map(\.rawValue)).perChat(),
        .flag(.markdown, .chat, \.markdown).perChat(),
        .flag(.sendTyping, .chat, \.sendTyping).perChat(),
        .flag(.showTyping, .chat, \.showTyping).perChat(),
        .number(.pageSize, .chat, \.pageSize, in: 20...200).perChat(),
        .number(.autoDownloadPictures, .chat, \.autoDownload.pictures, in: 0...4000).perChat(),
        .number(.autoDownloadStickers, .chat, \.autoDownload.stickers, in: 0...4000).perChat(),
        .number(.autoDownloadVoice, .chat, \.autoDownload.voice, in: 0...4000).perChat(),
        .number(.autoDownloadVideos, .chat, \.autoDownload.videos, in: 0...4000).perChat(),
        .number(.autoDownloadFiles, .chat, \.autoDownload.files, in: 0...4000).perChat(),
        .text(.downloads, .chat, \.downloads, limit: 1000),
        .number(.recordMax, .chat, \.recordMax, in: 1...Options.longestRecording, step: 10),
        .flag(.playNext, .chat, \.playNext).perChat(),
        .choice(.playbackSpeed, .chat, \.playbackSpeed).perChat(),
        .text(.camera, .chat, \.camera, limit: 1000),
        .text(.clipboardPicture, .chat, \.clipboardPicture, limit: 1000),
        .text(.recorder, .chat, \.recorder, limit: 1000),
        .text(.player, .chat, \.player, limit: 1000),
        .text(.decoder, .chat, \.decoder, limit: 1000),

        .number(.maxFileSize, .service, \.maxFileSize, in: 1...4000).ofService(.maximumFileSize),
        .number(.keepUnusedFiles, .service, \.keepUnusedFiles, in: 1...3650).ofService(.keepUnusedFiles),

        .flag(.notifications, .notifications, \.notifications),
        .choice(.notificationPreview, .notifications, \.notificationPreview),
        .flag(.bell, .notifications, \.bell),
        .choice(.bellFor, .notifications, \.bellFor),

        .flag(.mouse, .input, \.mouse),
        .flag(.enterSends, .input, \.enterSends),
        .text(.linkOpener, .input, \.linkOpener, limit: 200),
        .choice(.keyPreset, .input, \.keyPreset),
        OptionDeclaration(id: .keys, kind: .keys, scope: .program, section: .input, place: .keymap),

        OptionDeclaration(
            id: .order, kind: .choice(ChatOrder.allCases.map(\.rawValue)), scope: .profile, section: .profile,
            place: .list),
    ]

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// The option called `id`.
    package static func named(_ id: OptionID) -> OptionDeclaration? { byID[id] }
}
