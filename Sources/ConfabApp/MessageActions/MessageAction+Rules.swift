import Messenger

extension MessageAction {
    /// The feature of a service that it needs; nil if every service has it.
    var needs: ServiceCapability? {
        switch self {
        case .react: .reactions
        case .edit: .edits
        case .vote, .endPoll: .polls
        case .pin: .pins
        case .report: .reports
        case .download: .downloads
        case .reply, .copy, .copyCode, .copyLink, .uncover, .show, .play, .open, .save, .forward, .collect, .thread,
            .select, .info, .readers, .resend, .delete:
            nil
        }
    }

    /// True if it takes all of a message's text, and not only the beginning that is loaded. Of deleted messages, only the
    /// user's own can be written again.
    func takesAll(of message: Message) -> Bool {
        switch self {
        case .copy, .copyCode, .edit, .forward: true
        case .delete: message.isOutgoing
        case .reply, .react, .vote, .endPoll, .copyLink, .uncover, .show, .play, .open, .save, .download, .pin,
            .collect, .thread, .select, .info, .readers, .report, .resend:
            false
        }
    }

    /// True if it changes the message, here or for others.
    var changesMessage: Bool {
        switch self {
        case .react, .vote, .endPoll, .pin, .collect, .report, .delete, .edit: true
        case .reply, .copy, .copyCode, .copyLink, .uncover, .show, .play, .open, .save, .download, .forward, .thread,
            .select, .info, .readers, .resend:
            false
        }
    }

    /// True if it's possible with several messages at once.
    var isForSeveral: Bool {
        switch self {
        case .copy, .uncover, .forward, .delete, .select, .collect: true
        case .reply, .react, .vote, .endPoll, .copyCode, .copyLink, .show, .play, .open, .save, .download, .edit, .pin,
            .thread, .info, .readers, .report, .resend:
            false
        }
    }
}
