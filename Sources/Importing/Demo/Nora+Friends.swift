import Messenger

extension DemoBuilder {
    mutating func addFriends(_ tags: NoraTags) {
        let lisbon = group(
            "Lisboa ✈️ 14–19", about: "Two pianos, five friends, one bathroom", ["Jonas", "Lucía", "田中 愛子", "Omar"])
        let (jonas, lucia, aiko, omar) = (lisbon.people[0], lisbon.people[1], lisbon.people[2], lisbon.people[3])
        chat(in: lisbon.group, ChatSettings(isFavourite: true, tags: [tags.travel])) { talk in
            talk.say(lucia, "¿Quién lleva adaptador? I always forget the adaptor", 2.days)
            let plan = talk.say(
                jonas,
                """
                <table><tr><th>Day</th><th>Plan</th></tr><tr><td>Fri</td><td>arrive, pastéis</td></tr><tr><td>Sat</td>\
                <td>Sintra, if dry</td></tr><tr><td>Sun</td><td>concert 19:00</td></tr></table>
                """, 1.days + 20.hours)
            talk.say(aiko, "土曜日は晴れるみたい！☀️", 1.days + 19.hours, answering: plan)
            let lookout = Location(latitude: 38.7139, longitude: -9.1334, title: "Miradouro da Graça")
            talk.add(omar, .location(lookout), 1.days + 4.hours)
            talk.me("Booked: 2 rooms, 5 beds, sea view <i>if you lean out</i>", 20.hours) { message in
                message.reactions = [Reaction("🎉", jonas, lucia, aiko, omar)]
                message.delivery = .delivered
            }
            talk.receipt(jonas, .read, 19.hours)
            talk.receipt(lucia, .delivered, 19.hours)
            talk.readHere()
            talk.say(omar, "شكرًا يا نورا! You are a hero", 52.minutes)
            talk.call(lucia, "@Nora what do we owe you?", "@Nora", 49.minutes)
            talk.say(jonas, "Beds, plural, ending in a fair distribution? Asking for my back", 47.minutes)
        }
        let games = group("Board games Thursday 🎲", ["Jonas", "Mateo", "Priya", "Tomáš"])
        chat(in: games.group, ChatSettings(notifications: .mentions)) { talk in
            talk.say(games.people[2], "I won. I want this in writing.", 6.days) {
                $0.reactions = [Reaction("🏆", .me, games.people[0])]
            }
            talk.me("In writing: <u>Priya won</u>.", 6.days)
            talk.readHere()
            talk.say(games.people[1], "Esta semana puedo a partir de las ocho", 5.hours)
            let place = "@everyone my place this time, bring the expansion"
            talk.add(games.people[3], .text(place.demoText.styling("@everyone", .mention(.everyone))), 4.hours)
        }
    }
}
