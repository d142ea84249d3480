import ConfabApp
import Logging
import MessageStore
import Messenger

// Recordings that a kill or a full disk has kept out of their drafts.
extension ServiceExecutor {
    /// Adds them to the drafts of a profile, which this process has locked and doesn't show yet.
    func recoverRecordings(of profile: ProfileID) async {
        let store = writes.store
        for (chat, starts) in store.files.recordingStarts() {
            let facts = try? store.read { reader in
                try (reader.chat(chat)?.profile, reader.draft(of: chat)?.attachmentRoom ?? Draft.mostAttachments)
            }
            // If the chat can't be read, they stay until it can be.
            guard let (owner, room) = facts else { continue }
            if owner == profile {
                await recover(starts, of: chat, room: room)
            } else if owner == nil {
                discard(starts, of: chat)
            }
        }
    }

    /// Removes those of chats that were removed with their profile.
    func removeRecordings(of chats: Set<ChatID>) {
        for (chat, starts) in writes.store.files.recordingStarts() where chats.contains(chat) {
            _ = remove(starts, of: chat)
        }
    }

    /// Removes recordings whose chat isn't there, unless a repair may bring it back.
    private func discard(_ starts: [Timestamp], of chat: ChatID) {
        writes.store.refreshKnownProblems()
        guard !writes.store.problems.hasDamage else {
            return log.warning(
                "lost recordings stay: stored data is damaged, and their chat isn't there",
                metadata: ["count": "\(starts.count)"])
        }
        let count = remove(starts, of: chat)
        log.notice("lost recordings removed: their chat isn't there", metadata: ["count": "\(count)"])
    }

    /// Removes recordings, except for those that are still running. Returns the number of those that were removed.
    private func remove(_ starts: [Timestamp], of chat: ChatID) -> Int {
        let copies = starts.compactMap { writes.store.files.lostRecording(of: chat, from: $0) }
        for copy in copies { copy.remove() }
        return copies.count
    }

    /// Adds as many recordings to the draft of their chat as there is room for. The others stay for the next time.
    private func recover(_ starts: [Timestamp], of chat: ChatID, room: Int) async {
        let files = writes.store.files
        var recordings: [VoiceRecorder.Recording] = []
        for start in starts where recordings.count < room {
            guard let copy = files.lostRecording(of: chat, from: start), let extent = copy.extent else {
                continue
            }
            if extent.byteCount == 0 {
                copy.remove()
            } else if extent.byteCount > VoiceRecorder.Recording.mostBytes {
                // The profile may be hidden, so the log doesn't name the chat.
                log.warning("a lost recording is too large", metadata: ["bytes": "\(extent.byteCount)"])
            } else if let recording = try? VoiceRecorder.Recording(
                recovering: copy, byteCount: extent.byteCount, milliseconds: extent.milliseconds, in: files)
            {
                recordings.append(recording)
            }
        }
        if recordings.isEmpty { return }
        do {
            let attachments = recordings.map(\.file)
            // The draft may have been filled since: then they stay.
            guard try await writes.write({ try Self.attach(attachments, in: chat, $0) }) else { return }
            for recording in recordings { recording.copy.remove() }
        } catch {
            log.error("lost recordings aren't in their draft", metadata: ["reason": "\(CaseNames.of(error))"])
        }
    }
}
