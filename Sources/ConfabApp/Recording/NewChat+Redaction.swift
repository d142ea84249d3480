import Loop
import Messenger

// What is typed, named and shown on the way to a new chat.
extension NewChat.Action {
    func redacted(by redaction: Redaction) -> NewChat.Action {
        switch self {
        // The code says what the link says.
        case .linkCreated(let link, let chat, _): .linkCreated(link.redacted, chat, nil)
        case .codeRead(let path, let reading): .codeRead(redaction(path), reading.redacted(by: redaction))
        case .peopleFound(let query, let list):
            .peopleFound(
                query.redacted,
                PeopleList(list.people.map { $0.redacted(by: redaction) }, hasMore: list.hasMore))
        case .peopleFailed(let query, let text): .peopleFailed(query.redacted, redaction(text))
        case .edited(let command): .edited(command.redacted(by: redaction))
        case .chosen, .copyLink, .retried, .profileAsked, .profileChosen, .planTakesLong, .personChosen, .peopleSeen,
            .peopleTurned, .submitted, .rowChosen, .wheelTurned:
            self
        }
    }
}

extension CodeReading {
    fileprivate func redacted(by redaction: Redaction) -> CodeReading {
        switch self {
        case .found(let texts): .found(texts.map { redaction($0) })
        case .failed(let problem): .failed(problem.redacted(by: redaction))
        }
    }
}

extension CodeProblem {
    fileprivate func redacted(by redaction: Redaction) -> CodeProblem {
        switch self {
        case .noFile(let path): .noFile(redaction(path))
        case .folder(let path): .folder(redaction(path))
        case .notAFile(let path): .notAFile(redaction(path))
        case .unreadable(let path, let reason): .unreadable(redaction(path), reason: reason)
        case .tooLarge(let path, let bytes, let limit): .tooLarge(redaction(path), bytes: bytes, limit: limit)
        case .noImage(let path): .noImage(redaction(path))
        case .damaged(let path): .damaged(redaction(path))
        case .noCode(let path): .noCode(redaction(path))
        case .noReader, .noName, .severalFiles, .tookTooLong, .readerFailed: self
        }
    }
}

extension PeopleQuery {
    /// The same with nobody to search for.
    fileprivate var redacted: PeopleQuery {
        PeopleQuery(profile, NameSearch(""), limit: limit, isReadyOnly: isReadyOnly)
    }
}

extension Person {
    fileprivate func redacted(by redaction: Redaction) -> Person {
        switch self {
        case .chat(let chat): .chat(chat.redacted(by: redaction))
        case .contact(let contact): .contact(contact.redacted(by: redaction))
        }
    }
}

extension Contact {
    func redacted(by redaction: Redaction) -> Contact {
        var contact = self
        contact.names = contact.names.redacted(by: redaction)
        contact.incognitoName = contact.incognitoName.map { redaction($0) }
        return contact
    }
}
