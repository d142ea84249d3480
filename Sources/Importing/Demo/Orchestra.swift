import Messenger

extension DemoProfile {
    /// The second profile: where Nora works two days a week.
    static func orchestra(now: Timestamp) -> DemoProfile {
        var demo = DemoBuilder("Chamber orchestra office", now: now)
        demo.chat(.notes, Names(""), remoteID: RemoteID("notes")) { talk in
            talk.me("Hall key: ask the porter. Always ask the porter.", 20.days)
            talk.readHere()
        }
        let soloist = demo.contact("Isabelle Laurent", full: "Isabelle Laurent, violoncelle", isVerified: true)
        demo.chat(with: soloist, ChatSettings(isFavourite: true)) { talk in
            talk.me("Your train is booked, seat 61, and one for the cello", 1.days)
            talk.they("Il adore le côté fenêtre 😄 Merci !", 23.hours)
            talk.readHere()
            talk.they("Encore une question : qui accorde le clavecin ?", 38.minutes)
        }
        let tour = demo.group(
            "Tour, spring", about: "Seven towns, eleven days", ["Isabelle Laurent", "Bus Hofer", "Marek"])
        demo.chat(in: tour.group, ChatSettings(pinnedOrder: 0)) { talk in
            talk.say(tour.people[1], "Bus leaves 8:00. Double basses first, people after.", 2.days)
            talk.me("Understood: people after.", 2.days) { $0.delivery = .delivered }
            talk.readHere()
            let lines = ["Hotel in Linz confirmed", "No, the other Linz", "Both Linz confirmed", "Canceled one Linz"]
            for (index, line) in lines.enumerated() { talk.say(tour.people[2], line, Ago(minutes: 300 - 12 * index)) }
        }
        let hall = demo.group("Stadthalle", about: "Venue", ["Disposition Stadthalle"])
        demo.chat(in: hall.group, side: .business) { talk in
            talk.say(hall.people[0], "Stage from 14:00, heating from 16:00, sorry.", 4.days)
            talk.me("We will play something fast first.", 4.days)
            talk.readHere()
        }
        var result = demo.result
        // The profile that was active last is shown first.
        result.profile.lastActiveAt = now.before(3.days)
        return result
    }
}
