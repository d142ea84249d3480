import Messenger
import TerminalDOM

// The symbols that stand for values.

extension DeliveryState {
    var glyph: GlyphName {
        switch self {
        case .sending: .sending
        case .sent: .sent
        case .delivered: .delivered
        case .read: .read
        case .failed: .failed
        }
    }
}

extension NotificationMode {
    var glyph: GlyphName {
        switch self {
        case .all: .notifies
        case .mentions: .mentionsOnly
        case .none: .muted
        }
    }
}

extension PreviewLine.Mark {
    var glyph: GlyphName {
        switch self {
        case .draft: .draft
        case .failed: .failed
        case .image: .image
        case .video: .video
        case .voice: .voice
        case .file: .file
        case .location: .location
        case .call: .call
        case .report: .report
        case .link: .link
        case .poll: .poll
        case .sticker: .sticker
        case .contact: .contact
        case .record: .record
        case .invitation: .invitation
        case .event: .event
        case .deleted: .deleted
        case .locked: .locked
        case .unknown: .unknown
        }
    }
}
