internal import LMDB
internal import Messenger

/// Messages that a query may find, in one order or the other, from all segments and from the tail.
struct SearchCandidates {
    /// A message that may be found.
    struct Candidate {
        var cursor: SearchCursor
        /// The message, when it was read already and is found.
        var message: Message?

        var id: MessageID { cursor.message }
    }

    let plan: SearchPlan
    let order: SearchOrder
    let after: SearchCursor?
    /// True if the index's answers need no check, where that is possible.
    let isExact: Bool
    /// Segments that nobody has looked into yet; the one with the first message last.
    fileprivate var closed: [Segment] = []
    /// Segments that have more.
    fileprivate var open: [SegmentSearch] = []
    /// The matches in the tail, the first one last.
    fileprivate var tail: [Message] = []

    init(
        _ plan: SearchPlan, _ order: SearchOrder = .newestFirst, after: SearchCursor? = nil, isExact: Bool = false
    ) {
        self.plan = plan
        self.order = order
        self.after = after
        self.isExact = isExact
    }
}

extension StoreReader {
    /// Finds out where candidates are.
    func fill(_ candidates: inout SearchCandidates, _ extent: SearchIndex.Extent) throws {
        let (plan, order, after) = (candidates.plan, candidates.order, candidates.after)
        candidates.tail = try tail(plan, order, after, extent).sorted {
            order.places($1.searchPlace, before: $0.searchPlace)
        }
        do {
            candidates.closed = try searchSegments(of: plan.profile)
                .filter { plan.mayFind(in: $0.record, order, after: after) }
                .sorted {
                    order == .newestFirst
                        ? $0.record.newest < $1.record.newest : $0.record.oldest > $1.record.oldest
                }
        } catch let error as RecordError { note(error) }
    }

    func next(_ candidates: inout SearchCandidates) throws -> SearchCandidates.Candidate? {
        let order = candidates.order
        while true {
            var first: (index: Int, entry: SegmentMessages.Entry)?
            for (index, search) in candidates.open.enumerated() {
                guard let entry = search.entry else { continue }
                if first.map({ order.places(entry.place, before: $0.entry.place) }) ?? true { first = (index, entry) }
            }
            let waiting = candidates.tail.last
            let isWaitingFirst =
                waiting.map { waiting in
                    first.map { order.places(waiting.searchPlace, before: $0.entry.place) } ?? true
                } ?? false
            let time = isWaitingFirst ? waiting?.sentAt.milliseconds : first?.entry.sentAt
            if let segment = candidates.closed.last,
                time.map({ order.mayFind(in: segment.record, before: $0) }) ?? true
            {
                candidates.closed.removeLast()
                try openSegment(segment, &candidates)
                continue
            }
            if let waiting, isWaitingFirst {
                candidates.tail.removeLast()
                return .init(cursor: SearchCursor(sentAt: waiting.sentAt, message: waiting.id), message: waiting)
            }
            guard let first else { return nil }
            let search = candidates.open[first.index]
            do { try search.next(in: transaction) } catch let error as RecordError {
                note(error)
                candidates.open.remove(at: first.index)
                return .init(cursor: first.entry.cursor)
            }
            if search.entry == nil { candidates.open.remove(at: first.index) }
            return .init(cursor: first.entry.cursor)
        }
    }

    private func openSegment(_ segment: Segment, _ candidates: inout SearchCandidates) throws {
        do {
            let search = try SegmentSearch(
                segment, candidates.plan, candidates.order, after: candidates.after, isExact: candidates.isExact,
                tables, upkeep.limits, in: transaction)
            if search.entry != nil { candidates.open.append(search) }
        } catch let error as RecordError { note(error) }
    }

    /// Leaves out an unreadable part of the index; the next writer rebuilds it.
    private func note(_ error: RecordError) { upkeep.noteDamage() }

    /// Returns the matches among the messages in no segment.
    private func tail(
        _ plan: SearchPlan, _ order: SearchOrder, _ after: SearchCursor?, _ extent: SearchIndex.Extent
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
            if let after, !order.places(after.place, before: message.searchPlace) { continue }
            if plan.finds(message) { found.append(message) }
        }
        return found
    }
}
