package import Messenger

/// The files that are on their way: downloads that the user asked for, and copies of files that are being sent. Also the
/// files that turned out not to be on this device. None of it is stored.
package struct Transfers: Codable, Equatable, Sendable {
    /// The downloads, by their messages.
    package private(set) var running: [MessageID: Download] = [:]
    /// How far each file that is being sent has been copied, by the name of its message.
    package private(set) var sending: [TransactionID: Progress] = [:]
    /// The messages whose files were downloaded unasked, or couldn't be: they aren't tried again.
    private var automatic: Set<MessageID> = []
    /// Files that messages name as stored, and that aren't there.
    package private(set) var missing: Set<FileHash> = []

    /// Nothing.
    package init() {}

    /// A download that is running.
    package struct Download: Codable, Equatable, Sendable {
        /// The request that asks for it. A service may tell late that an earlier one failed.
        package let request: TransactionID
        /// The file that the message names as stored, and that was missing; nil if it names none.
        package let file: FileHash?
        package var progress = Progress()
    }

    /// How far a file has come.
    package struct Progress: Codable, Equatable, Sendable {
        package var bytes: Int64 = 0
        /// The size of the file; 0 if it isn't known.
        package var total: Int64 = 0

        /// From 0 to 99, because a download at 100 has ended; nil if it isn't known.
        var percent: Int? { total > 0 ? Int(min(99, max(0, Double(bytes) * 100 / Double(total)))) : nil }
    }

    package enum Action: Codable, Equatable, Sendable {
        case progressed(MessageID, bytes: Int64, of: Int64)
        /// The file is there.
        case ended(MessageID)
        /// The download that the request asked for ended without the file.
        case failed(MessageID, of: TransactionID, Problem)
        /// So much of a file that is being sent was copied.
        case copied(TransactionID, bytes: Int64, of: Int64)
    }

    /// Takes an action.
    mutating func reduce(_ action: Action) {
        switch action {
        case .progressed(let message, let bytes, let total):
            // A late report may follow a higher one, or the end, when nothing would ever end it.
            if let known = running[message]?.progress.bytes {
                running[message]?.progress = Progress(bytes: max(known, bytes), total: total)
            }
        case .ended(let message):
            if let file = running.removeValue(forKey: message)?.file { missing.remove(file) }
        case .failed(let message, let request, _): end(message, of: request)
        case .copied(let name, let bytes, let total):
            if sending[name] != nil { sending[name] = Progress(bytes: bytes, total: total) }
        }
    }

    /// Ends a download. Returns false if it isn't running, or if a newer request asks for it.
    @discardableResult
    mutating func end(_ message: MessageID, of request: TransactionID?) -> Bool {
        guard let request, running[message]?.request == request else { return false }
        running[message] = nil
        return true
    }

    /// Notes that a request asks for the file of a message.
    mutating func begin(_ message: MessageID, _ file: FileHash?, by request: TransactionID) {
        running[message] = Download(request: request, file: file)
    }

    /// Notes that the file of a message is downloaded unasked.
    mutating func noteAutomatic(_ message: MessageID) { automatic.insert(message) }

    /// Returns true if the file of a message is being downloaded, or was to be downloaded unasked before.
    func wasAskedFor(_ message: MessageID) -> Bool { running[message] != nil || automatic.contains(message) }

    /// Notes that a file is being sent.
    mutating func beginSending(_ name: TransactionID) { sending[name] = Progress() }

    /// Notes the answer to a request that may have sent a file.
    mutating func noteAnswer(to call: ServiceCall) {
        if let name = call.transaction { sending[name] = nil }
    }

    /// Notes that a file is missing if a problem says so.
    mutating func note(_ problem: Problem) {
        if case .saving(.noFile(_, let file?)) = problem { missing.insert(file) }
    }

    /// Notes that a file is there, which may have been missing before.
    mutating func noteFound(_ file: FileHash) { missing.remove(file) }

    /// Notes that a file is missing if a picture couldn't be drawn for that reason; and that it's there if it was
    /// drawn, or could have been.
    mutating func note(_ action: Pictures.Action) {
        switch action {
        case .drawn(let request, .failed(.noFile)): missing.insert(request.file)
        case .drawn(let request, .drawn), .drawn(let request, .still), .drawn(let request, .animated):
            missing.remove(request.file)
        case .drawn(_, .failed): break
        }
    }

    /// Returns the state of a message's file; nil if it's on this device, or there's none.
    func state(of message: Message, _ capabilities: Set<ServiceCapability>) -> FileState? {
        if let download = running[message.id] { return .downloading(percent: download.progress.percent) }
        if message.delivery == .sending, let name = message.transaction {
            return sending[TransactionID(name.rawValue)].map { .sending(percent: $0.percent) }
        }
        guard let file = message.content.attachment else { return nil }
        if let stored = file.storedFile { return missing.contains(stored) ? .missing : nil }
        if case .missing = file.place { return .missing }
        return capabilities.contains(.downloads) ? .notDownloaded : nil
    }
}

/// The state of a file that isn't on this device.
package enum FileState: Equatable, Sendable {
    /// It's being downloaded: the percentage that has come, nil if it isn't known.
    case downloading(percent: Int?)
    /// It's being copied, to be sent: the percentage that is copied, nil if it isn't known.
    case sending(percent: Int?)
    case notDownloaded
    /// It's no longer there.
    case missing
}
