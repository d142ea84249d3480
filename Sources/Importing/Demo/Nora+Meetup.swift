import Messenger

extension DemoBuilder {
    /// A group that says more than anyone reads, and one that sends more than it can.
    mutating func addMeetup(_ tags: NoraTags) {
        let meetup = group(
            "Swift Meet-up Rhein-Ruhr", about: "Talks, code, pizza. Next: terminal user interfaces!",
            ["Priya", "Henrik", "Chiara", "Олексій", "Wanjiru", "Tomáš", "陳大文", "Saoirse"]
        ) { $0.memberCount = 212 }
        let people = meetup.people
        chat(in: meetup.group, ChatSettings(notifications: .mentions)) { talk in
            talk.add(people[0], .groupEvent(.encryptionEnabled), 150.days)
            talk.me("Hi all, I tune pianos and write Swift to do it faster", 10.days)
            talk.readHere()
            for index in 0..<1238 {
                let person = people[(index * 7 + index / 5) % people.count]
                talk.say(person, meetupChatter[(index * 11) % meetupChatter.count], Ago(minutes: 12_500 - index * 10))
            }
            talk.say(
                people[2],
                """
                <p>What I showed yesterday:</p><pre><code class='language-swift'>func view(_ state: State) -&gt; Node&lt;Action&gt; {
                    Column {
                        Text(state.title).bold()
                        List(state.rows) { Row($0) }
                    }
                }</code></pre>
                """, 100.minutes)
            talk.call(people[0], "@Nora would you give the lightning talk on equal temperament?", "@Nora", 64.minutes)
            talk.say(people[5], "+1, five minutes, ten if there is live tuning", 60.minutes)
            talk.say(people[7], "Pizza count closes at six 🍕", 16.minutes)
        }
        let speakers = group("Meet-up speakers", ["Priya", "Henrik"])
        chat(in: speakers.group, ChatSettings(tags: [tags.work])) { talk in
            talk.say(speakers.people[0], "Slides are due <u>Thursday</u>", 3.days)
            let slides = Attachment(
                name: "../../very important slides (final) (2).key", mediaType: "application/octet-stream",
                byteCount: 48_230_400)
            talk.add(speakers.people[1], .file(slides, caption: "do not open on the train"), 3.days)
            talk.me("Opened it on the train.", 3.days, fails: .interrupted)
            talk.me("Sending mine again", 2.days, fails: .tooLarge)
            talk.me("And again", 2.days, fails: .rateLimited)
            talk.readHere()
        }
    }
}

private let meetupChatter = [
    "Has anyone measured <code>Dictionary</code> against <code>OrderedDictionary</code> for this?",
    "It compiles. I do not know why.", "Nice, thank you!", "+1", "Who has the HDMI adaptor?",
    "The room is booked until ten, then the yoga people come 🧘",
    "Strict concurrency found a real bug in my code today. One!", "<code>any</code> or <code>some</code>? Discuss.",
    "some", "any", "Depends 😇", "I would start with the test, then the type falls out by itself",
    "Recording is up: <a href=\"https://talks.example/7\">talks.example/7</a>",
    "Can we have the next one without slides?", "TIL about <code>~Copyable</code>, my head hurts in a good way",
    "Reading the evolution proposal so that you do not have to", "Я запізнюся на 10 хвилин",
    "No hurry, the projector is late too", "前回のトーク、すごく良かった！", "My build takes 3 minutes, is that normal?",
    "Is your laptop plugged in?", "…it was not plugged in",
    "Embedded Swift on a microcontroller, blinking an LED, six of us applauding",
    "Terminal UIs are back. They never left.", "Could somebody review this by tomorrow? It is 40 lines",
    "Looks good, two small comments", "Merged 🎉", "Does the bakery next door still do the poppy seed thing?",
    "Yes, until noon", "Ich bring Mate mit 🧉", "What is the difference between an actor and a very anxious class?",
    "The isolation", "I reproduced it with a 12-line example", "Please add the 12 lines to the issue!", "Done",
    "Le wifi s'appelle « ne-pas-utiliser », utilisez-le", "Lunch at one?", "Make it half past", "See you there 👋",
    "Has anybody a spare seat in the car to Dortmund?", "Two seats, leaving 17:15 sharp", "“Sharp”", "😂", "👏👏👏",
]
