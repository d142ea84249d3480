import Messenger

// Names and texts, made of the vocabulary.
extension SplitMix64 {
    mutating func personNames() -> Names {
        let isForeign = chance(22)
        let script = isForeign ? 1 + below(Vocabulary.people.count - 1) : 0
        let (given, family) = Vocabulary.people[script]
        // Chinese, Japanese and Korean names begin with the family.
        let name =
            (1...3).contains(script) ? pick(family) + " " + pick(given) : pick(given) + " " + pick(family)
        return Names(
            chance(5) ? name + " " + pick(["🌱", "🦊", "✨", "🏳️‍🌈"]) : name, alias: chance(4) ? pick(given) : nil)
    }

    mutating func groupNames(_ number: Int) -> Names {
        Names(chance(60) ? "\(pick(Vocabulary.groups)) \(number)" : pick(Vocabulary.groups))
    }

    mutating func text() -> StyledText {
        if chance(18) { return StyledText(pick(Vocabulary.phrases)) }
        var plain = ""
        // Mostly a line, now and then some, rarely a page.
        let count = chance(85) ? 2 + below(14) : chance(90) ? 16 + below(40) : 60 + below(200)
        for number in 0..<count {
            if number > 0 { plain += chance(2) ? ".\n" : " " }
            plain += pick(Vocabulary.words)
        }
        if chance(12) { plain += " " + pick(Vocabulary.phrases) }
        guard chance(6), let space = plain.utf8.firstIndex(of: UInt8(ascii: " ")) else { return StyledText(plain) }
        let length = plain.utf8.distance(from: plain.utf8.startIndex, to: space)
        return StyledText(plain, runs: [StyleRun(start: 0, length: length, style: pick([.bold, .italic, .code]))])
    }

    /// Returns a message's content: mostly words, and sometimes everything else.
    mutating func content(inGroup: Bool) -> MessageContent {
        if chance(90) { return .text(text()) }
        let file = Attachment(
            name: pick(Vocabulary.files), mediaType: "application/octet-stream", byteCount: Int64(1 + below(9_000_000)),
            place: .remote("bench"))
        switch below(10) {
        case 0, 1, 2: return .image(file, caption: chance(40) ? text() : .empty)
        case 3: return .file(file, caption: .empty)
        case 4: return .voice(Voice(file, seconds: 1 + below(180), isPlayed: chance(50)), caption: .empty)
        case 5: return .video(file, seconds: 1 + below(600), caption: .empty)
        case 6: return .location(Location(latitude: 52.5, longitude: 13.4, title: pick(Vocabulary.groups)))
        case 7: return .call(Call(isVideo: chance(30), outcome: chance(70) ? .ended : .missed, seconds: below(3600)))
        case 8: return inGroup ? .groupEvent(.joined(.named(personNames().displayName))) : .contactEvent(.verified)
        default: return .deleted(Deletion(by: .sender, at: AccountWriter.present))
        }
    }
}
