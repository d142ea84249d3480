import Messenger

extension DemoBuilder {
    mutating func addNeighbours() {
        addHouse()
        let upstairs = contact("Frau Özdemir", full: "Nermin Özdemir")
        chat(with: upstairs) { talk in
            talk.they("Nora Hanım, the piano upstairs sounds sad", 9.days)
            talk.me("It is a metre from the radiator, I would be sad too", 9.days)
            talk.they("Can you make it happy? I pay in baklava", 9.days)
            talk.me("Deal 🤝", 9.days)
            talk.readHere()
        }
        let books = group("Slow readers", about: "One chapter a month. No pressure.", ["Ingrid", "Omar", "Greta"])
        chat(in: books.group) { talk in
            talk.add(books.people[0], .groupEvent(.invited(books.people[1].named)), 100.days)
            talk.say(books.people[0], "Chapter 9 by the end of the month?", 20.days)
            talk.say(books.people[1], "I am in chapter 2 and very happy there", 20.days)
            talk.say(
                books.people[2],
                """
                <blockquote><blockquote>Chapter 9?</blockquote>Chapter 2!</blockquote>Between you two lies the whole plot
                """, 19.days)
            talk.me("Which book are we reading again", 19.days)
            talk.readHere()
        }
        let library = group(
            "Stadtbibliothek – news", about: "Only the library writes here", ["Stadtbibliothek"]
        ) { group in
            group.role = .observer
            group.memberCount = 4218
        }
        chat(in: library.group, ChatSettings(notifications: .none)) { talk in
            talk.readHere()
            talk.say(
                library.people[0],
                """
                New in the music room: a <b>digital piano with headphones</b>. Please tune your expectations accordingly.
                """, 2.days)
            let repair = ChatLink(
                name: "Repair café", text: "Every first Saturday", address: "https://chats.example/repair-cafe")
            talk.add(library.people[0], .chatLink(repair), 1.days)
        }
    }

    private mutating func addHouse() {
        let house = group(
            "Hinterhof 12", about: "Bikes, bins, barbecue", ["Frau Özdemir", "Herr Kowalczyk", "Priya", "Emre"])
        let (ozdemir, kowalczyk, priya, emre) = (house.people[0], house.people[1], house.people[2], house.people[3])
        chat(in: house.group) { talk in
            talk.add(ozdemir, .groupEvent(.joined(emre.named)), 80.days)
            talk.add(ozdemir, .groupEvent(.memberRenamed(from: "Kowalczyk 2. OG", to: "Herr Kowalczyk")), 79.days)
            talk.say(
                kowalczyk, "The blue bin is <b>not</b> for cardboard that is still a bicycle box. Shape matters.",
                1.days + 2.hours)
            talk.say(emre, "It was a very small bicycle 🚲", 1.days + 1.hours)
            talk.say(ozdemir, "Yarın herkese börek var 🥟 17:00, courtyard", 7.hours) {
                $0.reactions = [Reaction("🥳", priya, emre, .me)]
            }
            talk.me("I bring chairs!", 6.hours) { $0.delivery = .delivered }
            talk.readHere()
            talk.say(priya, "Has anyone seen Minka? Gray, one white sock, answers to nothing 🐈", 25.minutes)
            talk.add(priya, .image(DemoPicture.cat.attachment, caption: ""), 25.minutes)
            talk.say(kowalczyk, "In my laundry basket. Asleep. I cannot wash now.", 9.minutes)
        }
    }
}
