import Messenger

extension DemoBuilder {
    mutating func addDistantFriends(_ tags: NoraTags) {
        let lucia = contact("Lucía", full: "Lucía Fernández Ortega")
        chat(with: lucia, ChatSettings(tags: [tags.travel])) { talk in
            talk.they("Te mando el programa del concierto", 8.days)
            let file = Attachment(name: "Programa – domingo.pdf", mediaType: "application/pdf", byteCount: 238_591)
            talk.add(
                talk.they, .file(file, caption: "page 2 has you, spelled <b>almost</b> right".demoText), 8.days)
            talk.me("“Nora Lindkvist”. I will take it.", 8.days)
            talk.add(talk.they, .deleted(Deletion(by: .sender, at: talk.now.before(7.days))), 7.days)
            talk.me("What did you delete??", 7.days, fails: .offline)
            talk.readHere()
        }
        let mateo = contact("Mateo")
        chat(with: mateo, ChatSettings(mutedUntil: now.advanced(byMilliseconds: 8 * 3_600_000))) { talk in
            talk.me("Can I borrow the long ladder?", 2.days)
            talk.readHere()
            let lines = [
                "claro", "which one", "the long one or the LONG one", "🪜", "Nora", "nora nora", "I am outside",
            ]
            for (index, line) in lines.enumerated() { talk.they(line, Ago(minutes: 200 - index)) }
        }
        let hana = contact("Hana 한나", full: "김한나", incognitoName: "Gentle Heron")
        chat(with: hana) { talk in
            talk.add(.system, .contactEvent(.renamed(from: "hana_k", to: "Hana 한나")), 30.days)
            talk.they("Are you the one who plays the 버스킹 set on Saturdays?", 30.days)
            talk.me("Depends who is asking 😎", 30.days)
            talk.they("같이 연주할래요?", 29.days)
            talk.add(.system, .contactEvent(.keyChanged), 12.days)
            talk.readHere()
        }
    }
}
