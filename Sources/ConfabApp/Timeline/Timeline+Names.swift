import Loop
import Messenger

// The names of the people in a history. Messages are kept as they're stored; the names that people have now are put in where
// messages are shown.
extension Timeline {
    /// The people whom the loaded messages name.
    var people: People { page?.people ?? People() }

    /// Notes people whom messages elsewhere name.
    mutating func know(_ people: People) {
        guard let known = page?.people else { return }
        page?.people = known.merging(people)
    }

    /// Returns a loaded message with the names that people have now.
    func shown(_ message: Message) -> Message {
        message.shown(by: people)
    }

    /// Reads the names of people again if a change may have given one of them another. The messages stay as they are, so
    /// the view doesn't move.
    func rereadNames(_ changes: ChangeSet) -> [Work] {
        guard source.namesStoredPeople, people.isTouched(by: changes) else { return [] }
        return [.perform(.query(.senders(source, messages.reduce(into: []) { $0.formUnion($1.people) })))]
    }

    /// Takes names that were read again.
    mutating func take(_ read: People, of people: Set<MessageSender>) { page?.people.replace(people, with: read) }
}

extension TimelineSource {
    /// True if the senders of the messages are contacts and members, and not names in a record.
    var namesStoredPeople: Bool {
        switch self {
        case .chat, .pins, .hits, .thread, .collected: true
        case .merged, .given: false
        }
    }
}

extension MessagePage {
    /// Forgets people whom no loaded message names, once they are many.
    mutating func forgetPeople() {
        guard people.records.count > 2 * Timeline.pageLimit else { return }
        people.keep(messages.reduce(into: []) { $0.formUnion($1.people) })
    }
}
