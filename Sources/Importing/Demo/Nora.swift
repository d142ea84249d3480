import Messenger

extension DemoProfile {
    /// Nora tunes pianos, sings in a choir and knows people in half of Europe.
    static func nora(now: Timestamp) -> DemoProfile {
        var demo = DemoBuilder("Nora", fullName: "Nora Lindqvist", now: now)
        let tags = NoraTags(
            family: demo.tag("Family", "🏡"), work: demo.tag("Work", "🎹"), choir: demo.tag("Choir", "🎶"),
            travel: demo.tag("Travel", nil))
        demo.addNotes()
        demo.addFamily(tags)
        demo.addCloseFriends()
        demo.addDistantFriends(tags)
        demo.addFriends(tags)
        demo.addChoir(tags)
        demo.addNeighbours()
        demo.addMeetup(tags)
        demo.addWork(tags)
        demo.addWaiting()
        demo.addPast()
        return demo.result
    }
}

/// The tags of Nora's account.
struct NoraTags {
    var family: TagID
    var work: TagID
    var choir: TagID
    var travel: TagID
}

extension DemoBuilder {
    mutating func addNotes() {
        chat(.notes, Names(""), .ready, ChatSettings(isFavourite: true), remoteID: RemoteID("notes")) { talk in
            talk.me("Door code at the rehearsal room: it is on the card in the violin case, not here", 40.days)
            talk.me(
                """
                <b>Packing, Lisbon</b><ul><li>passport</li><li>tuning fork <i>and</i> the small lever</li><li>shoes\
                <ol><li>for walking</li><li>for the concert</li></ol></li><li>sun cream</li></ul>
                """, 9.days)
            talk.me(
                """
                <p>Why an octave is never quite two:</p><p><span class='katex-display'><math><annotation \
                encoding='application/x-tex'>f_n = n f_0 \\sqrt{1 + B n^2}</annotation></math></span></p><p>with \
                <span class='katex'><math><annotation encoding='application/x-tex'>B \\approx 0.0004</annotation></math>\
                </span> for the school's grand</p>
                """, 3.days + 2.hours)
            talk.me(
                """
                <pre><code class='language-swift'>let cents = 1200 * log2(measured / wanted)
                print(cents.formatted())</code></pre>
                """, 3.days + 1.hours)
            talk.me("Call the joiner about the lid. <s>Monday</s> Wednesday", 5.hours)
            talk.readHere()
        }
    }
}
