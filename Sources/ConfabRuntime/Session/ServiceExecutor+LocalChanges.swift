import ConfabApp
import MessageStore
import Messenger

// Changes that stay on this device.
extension ServiceExecutor {
    /// Saves `change`.
    ///
    /// - Returns: what the app should know; nil if the store's changes say it all.
    func save(_ change: LocalChange) async -> AppAction? {
        log(change)
        do {
            switch change {
            case .draft(let draft): try await writes.write { try $0.set(draft) }
            case .edit(let chat, let edit):
                try await writes.write { writer in
                    try writer.set((writer.draft(of: chat) ?? Draft(chat: chat, text: .empty)).takingBack(edit))
                }
            case .attached(let chat, let file):
                guard try await writes.write({ try Self.attach([file], in: chat, $0) }) else {
                    return .notSaved(change, .attaching(.tooMany(limit: Draft.mostAttachments)))
                }
            case .voicePlayed(let message):
                try await writes.write { writer in
                    // It may have been deleted meanwhile.
                    guard try writer.message(message)?.content.asVoice?.isPlayed == false else { return }
                    try writer.update(message) { stored in
                        guard case .voice(var voice, let caption) = stored.content else { return }
                        voice.isPlayed = true
                        stored.content = .voice(voice, caption: caption)
                    }
                }
            case .place(let chat, let position): try await writes.write { try $0.setPlace(position, in: chat) }
            case .collected(let profile, let messages, let now):
                try await writes.write { _ = try $0.collect(messages, for: profile, at: now) }
            case .removedCollected(let profile, let numbers):
                try await writes.write { try $0.removeCollected(numbers, of: profile) }
            case .filter(let profile, let filter):
                try await writes.write { try $0.rememberFilter(filter, of: profile) }
            case .order(let profile, let order):
                try await writes.write { try $0.setOrder(order, of: profile) }
                return .chatList(.ordered(profile, order))
            case .closedHint(let hint): try await writes.write { try $0.set(hint.setting, of: nil, to: "closed") }
            case .profileOption(let profile, let option, let value):
                try await writes.write { try $0.set(option.rawValue, of: profile, to: value?.stored) }
            case .chatOption(let profile, let target, let option, let value):
                try await writes.write { writer in
                    var options = try writer.chatOptions(of: profile)
                    options[target][option] = value
                    let text = options.stored
                    try writer.set(ChatOptions.setting, of: profile, to: text.isEmpty ? nil : text)
                }
            case .emojiUse(let emoji):
                try await writes.write { writer in
                    var recent = RecentEmoji(try writer.setting(StoreReads.recentEmoji, of: nil) ?? "")
                    recent.add(emoji)
                    try writer.set(StoreReads.recentEmoji, of: nil, to: recent.text)
                }
            case .commandUse(let command):
                // Counted together with what other processes have counted.
                try await writes.write { writer in
                    var uses = CommandUses(try writer.setting(StoreReads.commandUses, of: nil) ?? "")
                    uses.add(command)
                    try writer.set(StoreReads.commandUses, of: nil, to: uses.text)
                }
            }
            return nil
        } catch {
            log(error, of: change)
            return .notSaved(change, Problem(error))
        }
    }

    /// Adds files to the stored draft of a chat, except for those that it has already. Returns false, and adds none, if there
    /// isn't room for all of them.
    static func attach(_ files: [DraftAttachment], in chat: ChatID, _ writer: borrowing StoreWriter) throws -> Bool {
        let stored = try writer.draft(of: chat) ?? Draft(chat: chat, text: .empty)
        var draft = stored
        for file in files where !draft.attachments.contains(where: { $0.path == file.path }) {
            guard draft.attachmentRoom > 0 else { return false }
            draft.attach([file])
        }
        if draft != stored { try writer.set(draft) }
        return true
    }
}
