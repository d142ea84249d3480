extension Message {
    /// The text that searches examine: the words of the message, the name of its file, the answers of a poll, and the
    /// messages in a record.
    package var searchedText: String { content.searchedText }

    /// The features that `has:` searches for.
    package var features: Set<SearchQuery.Feature> {
        var features: Set<SearchQuery.Feature> = []
        if content.text.runs.contains(where: { if case .link = $0.style { true } else { false } }) {
            features.insert(.link)
        }
        switch content {
        case .image, .video, .sticker: features.formUnion([.image, .file])
        case .file: features.insert(.file)
        case .voice: features.formUnion([.file, .voice])
        case .chatLink(let link) where !link.address.isEmpty: features.insert(.link)
        case .contactCard(let card) where !card.address.isEmpty: features.insert(.link)
        default: break
        }
        return features
    }
}

extension MessageContent {
    /// The text that searches examine.
    var searchedText: String {
        switch self {
        case .mergedRecord(let record): return record.searchedText
        case .sticker(let sticker): return [sticker.name, sticker.emoji].filter { !$0.isEmpty }.joined(separator: " ")
        default: break
        }
        var parts = [text.plain]
        if let name = attachment?.name { parts.append(name) }
        if case .poll(let poll) = self { parts += poll.answers.map(\.text) }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
