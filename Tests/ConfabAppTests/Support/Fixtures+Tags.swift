import ConfabApp
import Messenger

extension ChatTag {
    static let fixtures: [ChatTag] = [
        ChatTag(id: TagID(1), profile: ProfileID(1), name: "Family", emoji: "🏡", order: 0),
        ChatTag(id: TagID(2), profile: ProfileID(1), name: "仕事と学校", emoji: "💼", order: 1),
        ChatTag(id: TagID(3), profile: ProfileID(1), name: "Friends who still owe me a postcard", order: 2),
    ]
}

extension AppState {
    /// The main screen with these tags, two of which are on chats.
    static func tagged(_ tags: [ChatTag] = ChatTag.fixtures) -> AppState {
        var state = AppState.fixture()
        state.withMainForTest {
            $0.chatList.tags = tags
            $0.chatList.counts.byFilter[.tag(TagID(1))] = FilterCount(chats: 12)
            $0.chatList.counts.byFilter[.tag(TagID(2))] = FilterCount(chats: 1)
        }
        return state
    }

    /// The same with the tags of a chat in front, or with all tags.
    static func tags(of chat: ChatSummary? = nil, _ tags: [ChatTag] = ChatTag.fixtures) -> AppState {
        var state = AppState.tagged(tags)
        state.layers = [.tags(Tags(chat.map { [$0] } ?? []))]
        return state
    }

    /// The tags in front.
    var tags: Tags? { if case .tags(let tags) = frontLayer { tags } else { nil } }

    /// The card in front.
    var card: Card? { if case .card(let card) = frontLayer { card } else { nil } }

    /// Changes the tags in front, for what a test expects.
    mutating func withTagsForTest(_ change: (inout Tags) -> Void) {
        guard case .tags(var tags) = frontLayer else { return }
        change(&tags)
        layers[layers.count - 1] = .tags(tags)
    }

    /// Changes the card in front, for what a test expects.
    mutating func withCardForTest(_ change: (inout Card) -> Void) {
        guard case .card(var card) = frontLayer else { return }
        change(&card)
        layers[layers.count - 1] = .card(card)
    }
}
