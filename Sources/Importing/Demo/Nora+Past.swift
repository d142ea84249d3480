import Messenger

extension DemoBuilder {
    /// Chats that have ended, and unreadable ones.
    mutating func addPast() {
        let band = group("The Wrong Keys 🎸", ["Mateo", "Saoirse", "Greta"]) { $0.membership = .left }
        chat(in: band.group, ChatSettings(isArchived: true)) { talk in
            talk.say(band.people[0], "So that was the last gig", 140.days)
            talk.add(band.people[1], .groupEvent(.left(.named("Nora"))), 139.days)
            talk.readHere()
        }
        let flat = group("WG Lindenstraße", ["Hauptmieter", "Jonas"]) { $0.membership = .removed }
        chat(in: flat.group) { talk in
            talk.say(flat.people[1], "Who ate my skyr", 110.days)
            talk.add(flat.people[0], .groupEvent(.removed(.named("Nora"))), 108.days)
            talk.readHere()
        }
        let farewell = group("Farewell present for Anke", ["Ingrid", "Henrik"]) { $0.membership = .dissolved }
        chat(in: farewell.group) { talk in
            talk.me("I am in for 20", 75.days)
            talk.add(farewell.people[0], .groupEvent(.other("The present was a success.")), 70.days)
            talk.add(farewell.people[0], .groupEvent(.dissolved), 69.days)
            talk.readHere()
        }
        let quartet = group("Quartet search", ["Greta", "陳大文"]) { $0.role = .author }
        let (greta, viola) = (quartet.people[0], quartet.people[1])
        chat(in: quartet.group) { talk in
            talk.add(.system, .tip(.noEarlierMessages), 51.days)
            talk.add(greta, .invitation(GroupInvitation(name: "Quartet, beginners", answer: .accepted)), 50.days)
            let advanced = GroupInvitation(name: "Quartet, advanced", role: .observer, answer: .declined)
            talk.add(greta, .invitation(advanced), 49.days)
            talk.add(greta, .invitation(GroupInvitation(name: "Quartet, terrified", answer: .expired)), 48.days)
            talk.add(viola, .groupEvent(.upgraded(RemoteID("demo/quartet-2"))), 45.days)
            talk.add(viola, .report(Report(reason: .illegal, text: "Sells bootleg scores", isArchived: true)), 44.days)
            talk.add(viola, .report(Report(reason: .other, text: "Too many viola jokes", isArchived: true)), 43.days)
            talk.readHere()
        }
        addContactsOfThePast()
        addHenrik()
        chat(.broken(reason: "its record is damaged"), Names(""), .readOnly) { $0.happened(320.days) }
    }

    private mutating func addContactsOfThePast() {
        let landlord = contact("Ex-landlord", full: "Klaus-Dieter Brandt", .inactive)
        chat(with: landlord) { talk in
            talk.they("The deposit comes next week.", 200.days)
            talk.me("You said that last week.", 199.days, fails: .refused)
            talk.add(.system, .contactEvent(.left), 198.days)
            talk.readHere()
        }
        let blocked = contact("crypto_chad", .blocked)
        chat(with: blocked) { talk in
            talk.add(talk.they, .deleted(Deletion(by: .blocked, at: talk.now.before(31.days))), 31.days)
            talk.add(talk.they, .undecryptable(.withheld("you blocked this contact")), 31.days)
            talk.readHere()
        }
        let quiet = contact("Greta")
        chat(with: quiet) { $0.happened(150.days) }
    }

    /// Somebody whose program is not the newest, or the newest of all: whatever else can happen to a message.
    private mutating func addHenrik() {
        let henrik = contact("Henrik", full: "Henrik Sørensen")
        chat(with: henrik) { talk in
            talk.add(talk.they, .undecryptable(.beforeJoining), 35.days)
            talk.add(talk.they, .undecryptable(.untrustedDevice), 34.days) { $0.protection = .unverified }
            talk.add(talk.they, .undecryptable(.invalid("it was changed on its way")), 34.days)
            talk.they("New phone! Can you read this?", 33.days) { $0.protection = .verified }
            talk.add(.me, .deleted(Deletion(by: .me, at: talk.now.before(33.days))), 33.days)
            talk.me("Yes. Before that, three locks 🔒🔒🔒", 33.days)
            let hologram = UnknownContent(
                kind: "hologram", fallback: "A seal, waving", raw: Array("{\"seal\":true}".utf8))
            talk.add(talk.they, .unknown(hologram), 33.days)
            talk.addShared()
            talk.add(talk.they, .damaged(reason: "The record is damaged."), 33.days)
            talk.add(.me, .call(Call(outcome: .ringing)), 32.days)
            talk.add(talk.they, .call(Call(outcome: .ongoing, seconds: 12)), 32.days)
            talk.add(.system, .contactEvent(.other("Henrik uses a newer version.")), 32.days)
            let stage = "The cable with the red tape".demoText.styling("red", .coloured("red"))
            talk.add(.me, .text(stage), 32.days) { $0.delivery = .failed(.other("the service is being moved")) }
            let tomorrow = talk.now.advanced(byMilliseconds: 86_400_000)
            talk.they("This one goes by itself", 31.days) { $0.expiresAt = tomorrow }
            let waffles = "Ask @Frida or @Mamma about the waffles 👍".demoText
                .styling("@Frida", .mention(.remote(RemoteID("demo/frida"))))
                .styling("@Mamma", .mention(.contact(ContactID(1)))).styling("👍", .emoji(name: "+1"))
            talk.add(talk.they, .text(waffles), 31.days)
            talk.readHere()
        }
    }
}

extension DemoTalk {
    /// Stickers, cards, and messages from another chat.
    fileprivate mutating func addShared() {
        let seal = Attachment(
            name: "seal.webp", mediaType: "image/webp", byteCount: 18_204, pixelWidth: 512, pixelHeight: 512,
            place: .remote("https://media.example/seal"))
        add(they, .sticker(Sticker(name: "A seal, waving", emoji: "👋", file: seal)), 33.days)
        let frida = ContactCard(name: "Frida", remoteID: RemoteID("demo/frida"))
        add(they, .contactCard(frida), 33.days)
        let now = now
        func said(_ name: String, _ text: String, _ ago: Ago) -> MergedRecord.Entry {
            MergedRecord.Entry(senderName: name, sentAt: now.before(ago), content: .text(text.demoText))
        }
        let inner = MergedRecord(
            title: "Messages from Frida and Henrik",
            entries: [said("Frida", "Who makes the waffles?", 36.days), said("Henrik", "Not me.", 36.days)])
        let record = MergedRecord(
            title: "Messages in Stage crew",
            entries: [
                said("Frida", "The cable with the <b>red</b> tape is mine", 35.days),
                said("Henrik", "It is everybody's", 35.days), said("Frida", "It has my name on it", 35.days),
                MergedRecord.Entry(
                    senderName: "Henrik", sentAt: now.before(35.days), content: .mergedRecord(inner)),
            ])
        add(they, .mergedRecord(record), 33.days)
    }
}
