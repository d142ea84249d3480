import Messenger

extension Card.Details {
    func redacted(_ redact: (String) -> String) -> Card.Details {
        var details = Card.Details(chat: chat.redacted(redact))
        details.contact = contact.redacted(redact)
        details.group = group.redacted(redact)
        details.members = members.redacted(redact)
        // Nobody can say what is in it.
        details.record = record.map { _ in 0 }
        return details
    }
}

extension PersonCard.Details {
    func redacted(_ redact: (String) -> String) -> PersonCard.Details {
        PersonCard.Details(
            record.redacted(redact), member: member.redacted(redact), contact: contact.redacted(redact),
            chat: chat.redacted(redact))
    }
}
