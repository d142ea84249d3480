import Messenger

extension DemoBuilder {
    /// Businesses that Nora writes to, and customers who write to hers.
    mutating func addWork(_ tags: NoraTags) {
        let bikes = group("Radwerk Süd", about: "Bicycle workshop", ["Kim (Radwerk Süd)"])
        chat(in: bikes.group, side: .business) { talk in
            talk.me("Hello, how much is a new chain for a cargo bike?", 4.days)
            talk.say(bikes.people[0], "Chain 38 €, fitting 20 €, waiting: one espresso. Tomorrow at nine?", 4.days)
            talk.me("Tomorrow at nine ☕️", 4.days)
            talk.readHere()
            talk.say(
                bikes.people[0], "Your bike is ready. We also tightened something that was not a bell.", 3.hours)
        }
        let dentist = group("Praxis Dr. Amrani", about: "Dentist, Mon–Thu", ["Empfang"])
        chat(in: dentist.group, side: .business) { talk in
            talk.say(dentist.people[0], "Ihr Termin: Donnerstag, 8:30 Uhr. Bitte bestätigen.", 11.days)
            talk.me("Bestätigt, danke!", 11.days)
            talk.readHere()
        }
        let school = group(
            "Musikschule Ost", about: "Three uprights, one grand", ["Dana Musikschule", "Hausmeister Ost"])
        chat(in: school.group, side: .customer, ChatSettings(pinnedOrder: 3, tags: [tags.work])) { talk in
            talk.say(
                school.people[0], "The grand in room 3 buzzes on F♯4. Pupils call it “the bee” 🐝", 1.days + 1.hours)
            talk.me("Loose screw in the lamp, nine times out of ten. I come Thursday.", 1.days)
            talk.readHere()
            let lamp = talk.say(school.people[1], "It was the lamp.", 20.minutes)
            talk.draft("Ha! No charge then, but the lamp", 10.minutes, quoting: lamp)
        }
        let house = group("Haus Rosenthal", ["Ruth Rosenthal"])
        chat(in: house.group, side: .customer, ChatSettings(tags: [tags.work])) { talk in
            talk.say(house.people[0], "שלום נורה, הפסנתר של אבא שוב מנגן. תודה רבה 🌷", 5.days)
            talk.me("It was an honor. He kept every receipt since 1961!", 5.days) {
                $0.reactions = [Reaction("❤️", house.people[0])]
            }
            talk.readHere()
        }
        let supplier = contact("Stern Music Supplies", full: "Stern Music Supplies Ltd.")
        chat(with: supplier, ChatSettings(tags: [tags.work])) { talk in
            talk.they("Invoice 2231 attached. Payment within 30 days.", 13.days)
            let invoice = Attachment(
                name: "invoice-2231.pdf", mediaType: "application/pdf", byteCount: 91_204,
                place: .missing(reason: "It was kept for 7 days only."))
            talk.add(talk.they, .file(invoice, caption: ""), 13.days)
            talk.me(
                "Paid today. Please send the strings to the new address:<br>Hinterhof 12, 2. OG links", 2.days,
                fails: .encryption("their new phone has no key yet"))
            talk.me("Did that arrive?", 1.days) { $0.delivery = .sending }
            talk.readHere()
        }
        let auction = contact("Auktionshaus Meyer")
        chat(with: auction, ChatSettings(isArchived: true, tags: [tags.work])) { talk in
            talk.they("The harmonium was sold to another bidder.", 90.days)
            talk.me("Thank you for letting me know.", 90.days)
            talk.readHere()
        }
    }
}
