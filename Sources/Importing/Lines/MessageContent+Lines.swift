import LosslessJSON
import Messenger

/// A kind that this version does not know is kept as it came, and shown as unknown content.
extension MessageContent: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        let field = LineFields(reading: try JSONObject(json: json))
        let kind: String = try field.read("kind")
        switch kind {
        case "text": self = .text(try field.read("text"))
        case "emote": self = .emote(try field.read("text"))
        case "image": self = .image(try field.read("file"), caption: try field.read("caption", usually: .empty))
        case "video":
            self = .video(
                try field.read("file"), seconds: try field.read("seconds"),
                caption: try field.read("caption", usually: .empty))
        case "voice":
            self = .voice(
                Voice(
                    try field.read("file"), seconds: try field.read("seconds"),
                    levels: try field.read("levels", usually: Levels()).bytes,
                    isPlayed: try field.read("played", usually: false)),
                caption: try field.read("caption", usually: .empty))
        case "file": self = .file(try field.read("file"), caption: try field.read("caption", usually: .empty))
        case "location": self = .location(try field.read("location"))
        case "call": self = .call(try field.read("call"))
        case "groupEvent": self = .groupEvent(try field.read("event"))
        case "contactEvent": self = .contactEvent(try field.read("event"))
        case "deleted": self = .deleted(try field.read("deletion"))
        case "undecryptable": self = .undecryptable(try field.read("problem"))
        case "invitation": self = .invitation(try field.read("invitation"))
        case "report": self = .report(try field.read("report"))
        case "chatLink": self = .chatLink(try field.read("link"))
        case "poll": self = .poll(try field.read("poll"))
        case "sticker": self = .sticker(try field.read("sticker"))
        case "contactCard": self = .contactCard(try field.read("card"))
        case "mergedRecord": self = .mergedRecord(try field.read("record"))
        case "tip": self = .tip(try field.read("tip"))
        case "unknown": self = .unknown(try field.read("unknown"))
        case "damaged": self = .damaged(reason: try field.read("reason"))
        default:
            var raw: [UInt8] = []
            json.write(to: &raw)
            let fallback: String = (try? field.read("fallback")) ?? ""
            self = .unknown(UnknownContent(kind: kind, fallback: fallback, raw: raw))
        }
    }

    var json: JSONValue {
        switch self {
        case .text(let text): .tagged("text", ["text": text.json])
        // A version that doesn't know emotes shows the fallback.
        case .emote(let text): .tagged("emote", ["text": text.json, "fallback": "* \(text.plain)".json])
        case .image(let file, let caption):
            .tagged("image", ["file": file.json, "caption": caption.json])
        case .video(let file, let seconds, let caption):
            .tagged("video", ["file": file.json, "seconds": seconds.json, "caption": caption.json])
        case .voice(let voice, let caption):
            .tagged(
                "voice",
                [
                    "file": voice.file.json, "seconds": voice.seconds.json, "played": voice.isPlayed.json,
                    "levels": Levels(voice.levels).json, "caption": caption.json,
                ])
        case .file(let file, let caption): .tagged("file", ["file": file.json, "caption": caption.json])
        case .location(let location): .tagged("location", ["location": location.json])
        case .call(let call): .tagged("call", ["call": call.json])
        case .groupEvent(let event): .tagged("groupEvent", ["event": event.json])
        case .contactEvent(let event): .tagged("contactEvent", ["event": event.json])
        case .deleted(let deletion): .tagged("deleted", ["deletion": deletion.json])
        case .undecryptable(let problem): .tagged("undecryptable", ["problem": problem.json])
        case .invitation(let invitation): .tagged("invitation", ["invitation": invitation.json])
        case .report(let report): .tagged("report", ["report": report.json])
        case .chatLink(let link): .tagged("chatLink", ["link": link.json])
        case .poll(let poll): .tagged("poll", ["poll": poll.json])
        // A version that doesn't know these shows the fallbacks.
        case .sticker(let sticker):
            .tagged(
                "sticker",
                ["sticker": sticker.json, "fallback": (sticker.emoji.isEmpty ? sticker.name : sticker.emoji).json])
        case .contactCard(let card):
            .tagged("contactCard", ["card": card.json, "fallback": "\(card.name) \(card.address)".json])
        case .mergedRecord(let record):
            .tagged(
                "mergedRecord",
                ["record": record.json, "fallback": record.plain(limit: MergedRecord.entriesInText).json])
        case .tip(let tip): .tagged("tip", ["tip": tip.json])
        case .unknown(let unknown): .tagged("unknown", ["unknown": unknown.json])
        case .damaged(let reason): .tagged("damaged", ["reason": reason.json])
        // An export leaves these out and counts the messages.
        case .lost(let count): .tagged("damaged", ["reason": "\(count) lost".json])
        }
    }
}
