public import Messenger

/// Something that the user changed about chats or tags and that was not done.
public enum RefusedChange: Codable, Equatable, Sendable {
    /// Changes of one chat, or of several in one go.
    case edits([ChatEdit])
    /// What was to be taken away.
    case removals([ChatRemoval])
    /// A change of the tags.
    case tags(TagChange)
    /// Another order of the list.
    case order(ChatOrder)

    /// What is not done when `operation` is refused; nil when it changes none of this.
    public init?(_ operation: AppOperation) {
        switch operation {
        case .change(let chat, let change): self = .edits([ChatEdit(chat, change)])
        case .changeAll(let edits): self = .edits(edits)
        case .remove(let removals): self = .removals(removals)
        case .changeTags(_, let change): self = .tags(change)
        case .setOrder(_, let order): self = .order(order)
        default: return nil
        }
    }
}
