import Messenger

extension DemoBuilder {
    /// Connections and groups that are not there yet.
    mutating func addWaiting() {
        let request = ContactRequest(
            remoteID: RemoteID("demo/request"), greeting: "Hi! Ngozi gave me your link. My piano has mice.")
        chat(.contactRequest(request), Names("Wilhelmina Voss"), .needsAccepting) { $0.happened(44.minutes) }
        let link = ConnectLink(secret: "demo-link-of-nora-0001")
        chat(
            .pendingConnection(PendingConnection(side: .invited, link: link)), Names("", alias: "For the new tenor"),
            .connecting
        ) { $0.happened(1.days + 3.hours) }
        chat(.pendingConnection(PendingConnection(side: .requested)), Names("Ravi Subramaniam"), .connecting) {
            $0.happened(2.days + 8.hours)
        }
        chat(.pendingConnection(PendingConnection(side: .accepted)), Names("Solveig"), .connecting) {
            $0.happened(3.hours)
        }
        let garden = group("Allotments “Am Deich”", about: "Plots 1–40", ["Herr Kowalczyk", "Ingrid"]) {
            $0.membership = .invited
        }
        chat(in: garden.group) { talk in
            let invitation = GroupInvitation(name: "Allotments “Am Deich”", group: garden.group.id)
            talk.add(garden.people[1], .invitation(invitation), 80.minutes)
        }
        let opera = group("Opera standing room", ["Friederike"]) { $0.membership = .joining }
        chat(in: opera.group) { $0.happened(6.hours) }
        let climbers = group("Klettern Mittwoch 🧗", ["Tomáš"]) { $0.membership = .pendingReview }
        chat(in: climbers.group) { $0.happened(1.days) }
        let chess = group("Schachfreunde 1924", ["Schachfreunde"]) { $0.membership = .rejected }
        chat(in: chess.group) { $0.happened(25.days) }
        // Known from a group only.
        let card = contact("Mei-Ling", full: "林美玲", .card)
        chat(with: card) { $0.happened(60.days) }
        let slow = contact("Grandpa's old phone", .connecting)
        chat(with: slow) { $0.happened(9.hours) }
    }
}
