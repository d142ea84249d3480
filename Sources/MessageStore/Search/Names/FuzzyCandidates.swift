internal import Messenger

/// The matches of a pattern in the index of names, by number.
struct FuzzyCandidates {
    /// A match with its score.
    struct Candidate {
        var id: UInt64
        var points: Int32
    }

    private var all: [Candidate] = []

    /// So many are read rather than chosen among: that takes less than to go through a list.
    static let wide = 256

    /// Takes what fits in a chunk, each with the best of its names.
    mutating func take(_ chunk: NameChunk, _ matcher: inout FuzzyMatcher) {
        var last = -1
        chunk.forEachName { index, name in
            guard let points = matcher.score(name)?.points else { return }
            let candidate = Candidate(id: chunk.id(index), points: Int32(clamping: points))
            if index != last {
                all.append(candidate)
            } else if candidate.points > all[all.count - 1].points {
                all[all.count - 1] = candidate
            }
            last = index
        }
    }

    /// Those among which the `limit` best are: some that are among them or near to it, and, where there are more, those that
    /// fit equally well, of which as many as are missing belong to them.
    func best(_ limit: Int) -> (sure: [Candidate], equal: [Candidate]) {
        guard all.count > Self.wide else { return (all, []) }
        var counts: [Int32: Int] = [:]
        for candidate in all { counts[candidate.points, default: 0] += 1 }
        var taken = 0
        for points in counts.keys.sorted(by: >) {
            let count = counts[points] ?? 0
            if taken + count < limit {
                taken += count
                continue
            }
            if taken + count <= Self.wide { return (all.filter { $0.points >= points }, []) }
            return (all.filter { $0.points > points }, all.filter { $0.points == points })
        }
        return (all, [])
    }
}

/// The newest of many chats, of which no more are kept than are wanted.
struct NewestChats {
    private let limit: Int
    private var kept: [(activity: Timestamp, chat: ChatID)] = []

    /// Keeps `limit` of them.
    init(_ limit: Int) { self.limit = limit }

    /// True if enough matches were found.
    var isFull: Bool { kept.count >= limit }

    /// The chats, the newest first.
    var chats: [ChatID] { kept.sorted { ($0.activity, $0.chat) > ($1.activity, $1.chat) }.prefix(limit).map(\.chat) }

    /// Takes a chat.
    mutating func add(_ chat: ChatID, _ activity: Timestamp) {
        kept.append((activity, chat))
        // Thrown away some at a time, so that each is looked at a few times and not sorted among all.
        guard kept.count >= 2 * limit + 64 else { return }
        kept.sort { ($0.activity, $0.chat) > ($1.activity, $1.chat) }
        kept.removeSubrange(limit...)
    }
}
