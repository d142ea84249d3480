import Messenger

extension DemoBuilder {
    mutating func addFamily(_ tags: NoraTags) {
        let mum = contact("Birgitta", full: "Birgitta Lindqvist", alias: "Mamma", isVerified: true, picture: .birgitta)
        let elin = contact("Elin", full: "Elin Lindqvist", isVerified: true, picture: .elin)
        let uncle = contact("Farbror Sven")
        addFamilyGroup(tags)
        chat(with: mum, ChatSettings(pinnedOrder: 1, tags: [tags.family])) { talk in
            talk.add(.system, .contactEvent(.verified), 120.days)
            talk.they("Did you eat something proper today?", 2.days)
            talk.me("Define proper", 2.days)
            talk.they("Not crispbread over the sink, Nora.", 2.days) { $0.reactions = [Reaction("😂", .me)] }
            talk.add(talk.they, .call(Call(isVideo: true, outcome: .ended, seconds: 1845)), 1.days + 1.hours)
            talk.add(talk.they, .call(Call(outcome: .missed)), 8.hours)
            talk.readHere()
            talk.add(talk.they, DemoVoice.birgitta.content, 12.minutes)
        }
        chat(with: elin, ChatSettings(tags: [tags.family])) { talk in
            talk.they("Guess who got the flat in Göteborg!!!", 6.days)
            talk.me("<b>ELIN.</b>", 6.days)
            talk.me("Do I get the sofa", 6.days) { message in
                let first = MessageContent.text("Do I get the sofa bed or do I sleep on the flor")
                message.earlierVersions = [MessageVersion(content: first, at: message.sentAt)]
            }
            let film = Attachment(
                name: "flat-tour.mp4", mediaType: "video/mp4", byteCount: 31_200_000, pixelWidth: 1080,
                pixelHeight: 1920,
                place: .remote("https://media.example/flat"), cover: DemoPicture.flat.still)
            talk.add(talk.they, .video(film, seconds: 62, caption: "sorry for the mess, it is not mine yet"), 5.days)
            talk.me("You will need <em>so</em> many lamps", 5.days)
            talk.receipt(talk.they, .read, 5.days)
            talk.readHere()
            talk.draft("I found the lamp that grandma", 2.hours)
        }
        chat(with: uncle, ChatSettings(notifications: .none, tags: [tags.family])) { talk in
            talk.readHere()
            talk.they("Have you seen this? Everybody must know!!", 3.days) { $0.forwardedFrom = "Sven's sailing club" }
            let file = Attachment(name: "READ THIS.pdf", mediaType: "application/pdf", byteCount: 1_048_576)
            talk.add(talk.they, .file(file, caption: ""), 3.days)
        }
    }

    private mutating func addFamilyGroup(_ tags: NoraTags) {
        let family = group(
            "Lindqvists ❤️", about: "Everything that is too long for a postcard", ["Birgitta", "Elin", "Åke"]
        ) { $0.picture = DemoPicture.house.still }
        let (mother, sister, father) = (family.people[0], family.people[1], family.people[2])
        chat(in: family.group, ChatSettings(isFavourite: true, pinnedOrder: 0, tags: [tags.family])) { talk in
            talk.add(mother, .groupEvent(.created), 190.days)
            talk.add(mother, .groupEvent(.renamed("Lindqvists ❤️")), 190.days)
            talk.say(father, "God morgon! First frost on the boat.", 1.days + 3.hours)
            let photo = talk.add(
                father, .image(DemoPicture.boat.attachment, caption: "She wants to come ashore"), 1.days + 3.hours
            ) {
                $0.reactions = [Reaction("😍", sister, .me), Reaction("🥶", mother)]
            }
            talk.me("Beautiful. Who is lifting her out this year?", 1.days + 2.hours, answering: photo)
            let answers = [
                Poll.Answer("Saturday morning", votes: 1, isMine: true), Poll.Answer("Sunday after lunch"),
                Poll.Answer("Let Sven decide"),
            ]
            talk.add(mother, .poll(Poll(question: "When do we lift the boat?", answers: answers)), 22.hours) {
                for (person, answer) in [(sister, 0), (father, 1)] {
                    _ = $0.apply(Vote(by: person.sender, RemoteID("demo/\(person.name)"), for: [answer], number: 1))
                }
            }
            talk.readHere()
            talk.call(sister, "@Nora you voted for Saturday, so you bring the buns 🍞", "@Nora", 34.minutes)
            talk.say(mother, "Med kardemumma, tack!", 31.minutes)
        }
    }
}
