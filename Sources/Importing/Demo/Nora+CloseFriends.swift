import Messenger

extension DemoBuilder {
    mutating func addCloseFriends() {
        let jonas = contact("Jonas", full: "Jonas Weber", isVerified: true, picture: .jonas)
        chat(with: jonas, ChatSettings(isFavourite: true, pinnedOrder: 2)) { talk in
            talk.add(.system, .contactEvent(.connected), 280.days)
            talk.they("Kommst du heute noch an der Werkstatt vorbei?", 5.hours)
            talk.me("Halb sieben, wenn die Bahn will 🚋", 5.hours)
            talk.they("Die Bahn will nie.", 4.hours + 58.minutes)
            let felt = talk.they(
                "The felt you wanted: <a href=\"https://felt.example/hammers?grade=soft\">felt.example/hammers</a>",
                3.hours)
            talk.me("Perfect, ordering two sheets", 2.hours + 50.minutes, answering: felt)
            talk.add(.me, .image(DemoPicture.hammers.attachment, caption: "before / after"), 2.hours + 48.minutes) {
                $0.delivery = .delivered
            }
            talk.me("Warm white or ivory for the keys?", 6.minutes) { $0.delivery = .sent }
            talk.readHere()
        }
        let aiko = contact("田中 愛子", full: "Tanaka Aiko", isVerified: true)
        chat(with: aiko) { talk in
            talk.they("おはよう！リハーサルの録音、聞いた？", 1.days + 6.hours)
            talk.me("Not yet, is it bad?", 1.days + 5.hours)
            talk.they("全然。<b>すごく良かった</b>。第二楽章で泣いた 😭", 1.days + 5.hours) { $0.protection = .verified }
            let recording = Attachment(name: "second-movement.ogg", mediaType: "audio/ogg", byteCount: 412_000)
            let voice = Voice(
                recording, seconds: 214, levels: DemoVoice.birgitta.levels.reversed(), isPlayed: true)
            talk.add(talk.they, .voice(voice, caption: .empty), 1.days + 5.hours)
            talk.me("I cried too. Do not tell the altos", 1.days + 4.hours)
            talk.readHere()
            talk.they("言わないよ 🤫", 18.minutes)
        }
        let omar = contact("Omar", full: "عمر حداد")
        chat(with: omar) { talk in
            talk.they("صباح الخير! هل وصلت المفاتيح؟", 3.days)
            talk.me("They arrived! All 88 of them 😄", 3.days)
            talk.they("مفاتيح الشقة يا نورا، وليس مفاتيح البيانو", 3.days)
            talk.me("Oh. <i>Those</i> arrived too.", 3.days)
            talk.add(talk.they, .call(Call(outcome: .declined)), 2.days)
            talk.add(.me, .call(Call(isVideo: true, outcome: .failed)), 2.days)
            talk.readHere()
        }
        let sofiya = contact("Софія", full: "Софія Коваленко", isVerified: true)
        chat(with: sofiya, ChatSettings(isMarkedUnread: true)) { talk in
            talk.they("Ми доїхали! Дякую за все 💛💙", 4.days)
            talk.me("Так добре це чути! Hug everyone", 4.days)
            let square = Location(latitude: 49.8397, longitude: 24.0297, title: "Львів, площа Ринок")
            talk.add(talk.they, .location(square), 4.days)
            talk.add(talk.they, .undecryptable(.missingKey), 3.days + 20.hours) { $0.protection = .unverified }
            talk.readHere()
        }
    }
}
