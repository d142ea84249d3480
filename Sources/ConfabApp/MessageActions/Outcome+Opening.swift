import Loop
import Messenger

// What the open chat and the pages do in the same way with the content of one message.
extension Outcome {
    /// Opens a link of a message, or asks which one; its file if it has no link.
    static func opening(_ message: Message, _ shared: Shared) -> Outcome {
        if message.content.links.isEmpty, let file = message.content.attachment {
            return Outcome(intents: [file.open(shared.options)])
        }
        return openingLink(of: message, shared.strings)
    }

    /// Opens a link of a message, or asks which one.
    static func openingLink(of message: Message, _ strings: any Strings) -> Outcome {
        choosing(message.content.links, strings.linksTitle(), orElse: strings.noLink()) { [Intent(opening: $0)] }
    }

    /// Copies a link of a message, or asks which one.
    static func copyingLink(of message: Message, _ strings: any Strings) -> Outcome {
        choosing(message.content.links, strings.copyLinkTitle(), orElse: strings.noLink()) { link in
            [.perform(.terminal(.copy(link.pastable))), .notice(strings.linkCopied())]
        }
    }

    /// Copies a code block of a message, or asks which one.
    static func copyingCode(of message: Message, _ strings: any Strings) -> Outcome {
        choosing(message.content.text.codeBlocks, strings.codeTitle(), orElse: strings.noCode()) { code in
            [.perform(.terminal(.copy(code.pastable))), .notice(strings.codeCopied())]
        }
    }

    /// Saves the file of a message.
    static func saving(_ message: Message, _ shared: Shared) -> Outcome {
        Outcome(intents: message.content.attachment.map { [$0.save(shared.options)] } ?? [])
    }

    /// Shows the picture of a message on the whole screen.
    static func showingPicture(of message: Message, _ shared: Shared) -> Outcome {
        guard let file = shared.contentKinds.kind(of: message.content).picture(message.content) else {
            return Outcome()
        }
        return Outcome(intents: [.present(.picturePage(PicturePage(file, caption: message.content.text)))])
    }

    /// Does something with the only text, or asks with which one.
    private static func choosing(
        _ texts: [String], _ title: String, orElse nothing: String, _ intents: (String) -> [Intent]
    ) -> Outcome {
        guard let first = texts.first else { return Outcome(intents: [.notice(nothing)]) }
        guard texts.count > 1 else { return Outcome(intents: intents(first)) }
        let answers = texts.map { text in
            let label = StyledText(text).firstLine(limit: MessageContent.previewCharacters).plain.harmlessName
            return Confirmation.Answer(label: label, intents: [.close] + intents(text))
        }
        return Outcome(intents: [.present(.confirmation(Confirmation(title, help: "", width: 50, answers: answers)))])
    }
}

extension Intent {
    /// Opens a Confab link here, and every other one with another program.
    fileprivate init(opening address: String) {
        if !ConnectLink.isAddress(address) {
            self = .perform(.terminal(.openLink(address)))
        } else if let link = ConnectLink.find(in: address).link {
            self = .present(.newChat(.follow(NewChat.Followed(link))))
        } else {
            self = .problem(.linkText(.malformed))
        }
    }
}
