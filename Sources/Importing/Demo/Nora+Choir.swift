import Messenger

extension DemoBuilder {
    mutating func addChoir(_ tags: NoraTags) {
        addChamberChoir(tags)
        let altos = group("Altos only 🤫", ["Ngozi", "Greta", "Mei-Ling"]) { $0.incognitoName = "Mellow Juniper" }
        chat(in: altos.group, ChatSettings(notifications: .none, tags: [tags.choir])) { talk in
            talk.readHere()
            talk.vanish(after: 7 * 86_400)
            talk.say(altos.people[1], "the tenors think bar 42 is about them", 90.minutes)
            talk.say(altos.people[2], "everything is about them 💅", 88.minutes)
            let secret = "Psst: the conductor's birthday is on Friday"
            let covered = secret.demoText.styling("the conductor's birthday is on Friday", .secret)
            talk.add(altos.people[0], .text(covered), 70.minutes)
        }
        let swim = group(
            "Rhine swimmers 🏊‍♀️", about: "Water temperature, currents, tea",
            ["Greta", "Tomáš", "bargain_bot_77", "Ingrid"]
        ) { $0.role = .admin }
        chat(in: swim.group) { talk in
            talk.say(swim.people[3], "9.4 °C at the stairs. Ten strokes, then tea ☕️", 1.days)
            let spam = talk.say(
                swim.people[2],
                "Earn 900 a day from your sofa!! <a href='https://sofa.example'>https://sofa.example</a>",
                10.hours)
            talk.add(
                swim.people[1], .report(Report(reason: .spam, text: "Third time this week", reported: spam)), 9.hours)
            let past = Report(reason: .communityRules, text: "Swam past the lock in March", isArchived: true)
            talk.add(swim.people[3], .report(past), 9.hours)
            let copied = Report(reason: .profile, text: "Same photo as the last one", reported: spam)
            talk.add(swim.people[0], .report(copied), 8.hours)
            talk.readHere()
        }
        change(swim.people[2]) { $0.isBlocked = true }
    }

    private mutating func addChamberChoir(_ tags: NoraTags) {
        let choir = group(
            "Kammerchor St. Lambert 🎶", about: "Probe: dienstags 19:30, Krypta",
            ["Friederike", "Jonas", "Père Matthieu", "Ngozi"]
        ) { group in
            group.role = .moderator
            group.memberCount = 34
        }
        let (conductor, jonas, priest, ngozi) = (choir.people[0], choir.people[1], choir.people[2], choir.people[3])
        chat(in: choir.group, ChatSettings(isFavourite: true, tags: [tags.choir])) { talk in
            talk.add(conductor, .groupEvent(.topicChanged("Probe: dienstags 19:30, Krypta")), 60.days)
            talk.add(conductor, .groupEvent(.roleChanged(.named("Nora"), .moderator)), 58.days)
            talk.say(
                conductor,
                """
                <h2>Programme, second Advent</h2><ol><li>Bruckner, <i>Locus iste</i></li><li>Rachmaninow, <i>Bogoroditse \
                Devo</i></li><li>Lauridsen, <i>O magnum mysterium</i><ul><li>sopranos divide at 42</li></ul></li></ol>
                """, 5.days)
            talk.say(priest, "<blockquote>O magnum mysterium</blockquote>La crypte sera chauffée, promis.", 5.days)
            talk.me("I tune the organ positive on Monday, please no candles on it", 4.days)
            if case .member(let id) = ngozi.sender {
                let debt = "@Ngozi you owe me a B flat".demoText.styling("@Ngozi", .mention(.member(id)))
                talk.add(jonas, .text(debt), 3.days)
            }
            let colours = [Poll.Answer("Bordeaux", votes: 19, isMine: true), Poll.Answer("Petrol", votes: 11)]
            talk.add(ngozi, .poll(Poll(question: "Scarves: which color?", answers: colours, isClosed: true)), 2.days)
            let removal = Deletion(
                by: .moderator(conductor.named), at: talk.now.before(2.days), reason: "posted in the wrong group")
            talk.add(jonas, .deleted(removal), 2.days)
            talk.readHere()
            talk.say(
                conductor,
                """
                Bar <code>42</code>: nobody breathes. Nobody. <a href="https://scores.example/lauridsen#42">Here is why</a>
                """, 2.hours)
            talk.say(ngozi, "I breathed in 2019 and it has haunted me since", 118.minutes) {
                $0.reactions = [Reaction("😂", jonas, priest, conductor), Reaction("🫁", jonas)]
            }
            talk.call(conductor, "@Nora could you give the A at the beginning?", "@Nora", 75.minutes)
        }
    }
}
