internal import LMDB
internal import Messenger

/// Messages that a query may find, the newest first, from all segments and from the tail.
struct SearchCandidates {
    /// A message that may be found.
    struct Candidate {
        var cursor: SearchCursor
        /// The message, when it was read already and is found.
        var message: Message?

        var id: MessageID { cursor.message }
    }

    let plan: SearchPlan
    let after: SearchCursor?
    /// True if the index's answers need no check, where that is possible.
    let isExact: Bool
    /// Segments that nobody has looked into yet; the one with the newest message last.
    fileprivate var closed: [Segment] = []
    /// Segments that have more.
    fileprivate var open: [SegmentSearch] = []
    /// The matches in the tail, newest last.
    fileprivate var tail: [Message] = []

    init(_ plan: SearchPlan, after: SearchCursor? = nil, isExact: Bool = false) {
        self.plan = plan
        self.after = after
        self.isExact = isExact
    }
}

extension StoreReader {
    /// Finds out where candidates are.
    func fill(_ candidates: inout SearchCandidates, _ extent: SearchIndex.Extent) throws {
        let (plan, after) = (candidates.plan, candidates.after)
        candidates.tail = try tail(plan, after, extent).sorted {
            ($0.sentAt, $0.id) < ($1.sentAt, $1.id)
        }
        do {
            candidates.closed = try searchSegments(of: plan.profile)
                .filter { plan.mayFind(in: $0.record, after: after) }
                .sorted { $0.record.newest < $1.record.newest }
        } catch let error as RecordError { note(error) }
    }

    func next(_ candidates: inout SearchCandidates) throws -> SearchCandidates.Candidate? {
        while true {
            var newest: (index: Int, entry: SegmentMessages.Entry)?
            for (index, search) in candidates.open.enumerated() {
                guard let entry = search.entry else { continue }
                if newest.map({ ($0.entry.sentAt, $0.entry.message) < (entry.sentAt, entry.message) }) ?? true {
                    newest = (index, entry)
                }
            }
            let waiting = candidates.tail.last
            let time = max(newest?.entry.sentAt ?? .min, waiting?.sentAt.milliseconds ?? .min)
            if let segment = candidates.closed.last,
                segment.record.newest >= time || (newest == nil && waiting == nil)
            {
                candidates.closed.removeLast()
                try openSegment(segment, &candidates)
                continue
            }
            if let waiting,
                newest.map({ ($0.entry.sentAt, $0.entry.message) < (waiting.sentAt.milliseconds, waiting.id.rawValue) })
                    ?? true
            {
                candidates.tail.removeLast()
                return .init(cursor: SearchCursor(sentAt: waiting.sentAt, message: waiting.id), message: waiting)
            }
            guard let newest else { return nil }
            let search = candidates.open[newest.index]
            do { try search.next(in: transaction) } catch let error as RecordError {
                note(error)
                candidates.open.remove(at: newest.index)
                return .init(cursor: newest.entry.cursor)
            }
            if search.entry == nil { candidates.open.remove(at: newest.index) }
            return .init(cursor: newest.entry.cursor)
        }
    }

    private func openSegment(_ segment: Segment, _ candidates: inout SearchCandidates) throws {
        do {
            let search = try SegmentSearch(
                segment, candidates.plan, after: candidates.after, isExact: candidates.isExact, tables,
                upkeep.limits, in: transaction)
            if search.entry != nil { candidates.open.append(search) }
        } catch let error as RecordError { note(error) }
    }

    /// Leaves out an unreadable part of the index; the next writer rebuilds it.
    private func note(_ error: RecordError) { upkeep.noteDamage() }

    /// Returns the matches among the messages in no segment.
    private func tail(
        _ plan: SearchPlan, _ after: SearchCursor?, _ extent: SearchIndex.Extent
    ) throws -> [Message] {
        var ids = try tables.searchAgain.keys(in: transaction)
        ids += try tables.messagePlaces.keys(
            .from(MessageID(extent.high), through: MessageID(.max)), in: transaction)
        var isOfProfile: [ChatID: Bool] = [:]
        var found: [Message] = []
        for id in ids {
            guard let place = try readable({ try place(of: id) }), plan.chats?.contains(place.chat.rawValue) != false
            else {
                continue
            }
            if isOfProfile[place.chat] == nil {
                isOfProfile[place.chat] = try readable { try chat(place.chat) }?.profile == plan.profile
            }
            guard isOfProfile[place.chat] == true, let message = try readable({ try message(at: place) }) else {
                continue
            }
            if let after, (message.sentAt, message.id) >= (after.sentAt, after.message) { continue }
            if plan.finds(message) { found.append(message) }
        }
        return found
    }
}
