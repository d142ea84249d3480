/// The reason that a service didn't do what it was asked.
package enum ServiceError: Error, Codable, Equatable, Hashable, Sendable {
    /// The service lacks this capability.
    case unsupported(ServiceCapability)
    /// The service can't be reached, or didn't answer in time. It may have carried out the request.
    case offline
    /// The service asks to wait, and may say how long.
    case rateLimited(wait: Duration?)
    /// The service was closed.
    case closed
    /// Another process has the profile open; its number, if it's known.
    case profileInUse(process: Int32?)
    /// Something that the request names doesn't exist, or no longer exists.
    case notFound(StoredThing)
    /// A name isn't valid.
    case name(NameProblem)
    /// A tag can't be saved.
    case tag(TagProblem)
    /// A link can't be used.
    case link(LinkRefusal)
    /// Nobody can write in the chat.
    case cannotSend(ChatCondition)
    /// The message is empty.
    case emptyMessage
    /// The message is larger than the service takes; both numbers are in bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// Only members with at least this role may do this in the group.
    case notAllowed(MemberRole)
    /// The service doesn't have the file with this name, or no longer has it.
    case fileGone(name: String)
    /// Someone with this name is no longer there.
    case unreachable(String)
    /// The request couldn't be stored.
    case storage(StorageProblem)
    /// The request doesn't fit what it's about.
    case unfit(UnfitRequest)
    /// Nothing of a request for several chats was done: the number of chats, the name of the one that it failed for (empty
    /// if it isn't about one of them, or has none), and the reason.
    indirect case nothingDone(chats: Int, refused: String, ServiceError)
}

/// The reason that a link can't be used.
package enum LinkRefusal: Codable, Equatable, Hashable, Sendable {
    /// The link doesn't exist, or no longer exists.
    case unknown
    /// Someone else has used it.
    case used
    /// The user has used it; with whom it connected, and the chat.
    case usedByYou(ChatID, name: String)
    /// The user created it.
    case own
    /// It's too old.
    case expired
}

/// The reason that a request doesn't fit what it's about.
package enum UnfitRequest: Codable, Equatable, Hashable, Sendable {
    /// The transaction of the request has too long a name, or a zero in it.
    case transactionName
    /// The tags have changed since the user ordered them.
    case tagsChanged
    /// The system had no random number for a link.
    case noLink
    /// Nobody asks to connect in the chat.
    case noContactRequest
    /// Only contacts, groups, and notes can have tags.
    case cannotHaveTags
    /// The chat has no notifications, so it can't be muted.
    case cannotBeMuted
    /// The chat isn't pinned.
    case notPinned
    /// Only groups have reports.
    case hasNoReports
    /// Notes have no other name.
    case hasNoAlias
    /// The chat has no messages that could be cleared.
    case nothingToClear
    /// Only the conversation with a contact can be deleted by itself.
    case notAConversation
    /// The chat isn't with a contact.
    case notAContact
    /// The chat isn't a group.
    case notAGroup
    /// The chat doesn't wait for anything that could be withdrawn.
    case notPending
    /// The user hasn't joined the group.
    case notJoined
    /// This contact knows the user only by a random name, and the group doesn't.
    case knowsRandomName(name: String)
    /// The group knows the user only by a random name, and this contact doesn't.
    case groupKnowsRandomName(name: String)
    /// The user was in the group under their own name, so they can't join it under a random one.
    case wasMemberByName
    /// Content of this kind can't be sent.
    case unsendable
    /// Events, invitations, and reports can't be changed, pinned, reported, or reacted to.
    case unchangeable
    /// The message was deleted.
    case messageDeleted
    /// The message wasn't sent, so nobody else has it.
    case notSent
    /// The message is someone else's.
    case notYourMessage
    /// The message is the user's own.
    case yourMessage
    /// Only texts and captions can be edited, and not if they were forwarded.
    case notEditable
    /// The message was sent more than this number of hours ago.
    case tooLateToEdit(hours: Int)
    /// The message was edited this number of times.
    case tooManyEdits(limit: Int)
    /// The reaction isn't one short character.
    case notAReaction
    /// The user has used this number of different emoji on the message.
    case tooManyReactions(limit: Int)
    /// The poll has no question, fewer than two or more than ten answers, equal answers, or a text that is too long.
    case incompletePoll
    /// The message isn't a poll, or its poll doesn't have the answer.
    case notAnAnswer
    /// The poll has ended.
    case pollEnded
    /// The group has no moderators who could read a report.
    case noModerators
}
