import Messenger

// What is typed, named and shown on the way to a new chat.
extension NewChat.Action {
    func redacted(_ redact: (String) -> String) -> NewChat.Action {
        switch self {
        // The code says what the link says.
        case .linkCreated(let link, let chat, _): .linkCreated(link.redacted(redact), chat, nil)
        case .codeRead(let path, let reading): .codeRead(redact(path), reading.redacted(redact))
        case .peopleFound(let query, let list):
            .peopleFound(query.redacted, PeopleList(list.people.redacted(redact), hasMore: list.hasMore))
        case .peopleFailed(let query, let problem): .peopleFailed(query.redacted, problem.redacted(redact))
        case .edited(let command): .edited(command.redacted(redact))
        case .chosen, .copyLink, .retried, .profileAsked, .profileChosen, .planTakesLong, .personChosen, .peopleSeen,
            .peopleTurned, .submitted, .rowChosen, .wheelTurned:
            self
        }
    }
}

extension PeopleQuery {
    /// The same with nobody to search for.
    fileprivate var redacted: PeopleQuery {
        PeopleQuery(profile, NameSearch(""), limit: limit, isReadyOnly: isReadyOnly)
    }
}
