import Foundation
import MessageStore
import Messenger
import Testing

/// Names that another process changes while they are on the screen.
@Suite(.timeLimit(.minutes(30))) struct LiveNameTests {
    /// Opens a chat beside the list, which has the notes first.
    private func open(_ keys: [String], _ confab: Confab) throws -> Tmux {
        let terminal = try confab.start("--profile", "Ann", width: 100, height: 24)
        try terminal.wait(for: "Hiking")
        for key in keys { try terminal.press(key) }
        try terminal.wait(for: "Write a message")
        return terminal
    }

    @Test func aMemberAndAGroupWithNewNamesHaveThemOnTheScreen() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        let terminal = try open(["j", "Enter"], confab)
        try terminal.wait("both senders") { $0.contains("Carl Öst") && $0.contains("Bea") }
        let store = try MessageStore(directory: confab.data.path)
        let group = try #require(try store.read { try $0.groups(of: ProfileID(1)).first }).id
        let members = try store.read { try $0.members(of: group) }
        for (member, name) in zip(members.sorted { $0.names.displayName < $1.names.displayName }, ["Beatrix", "Karl"]) {
            _ = try store.write { try $0.update(member.id) { $0.names = Names(name, alias: name + "!") } }
        }
        // The row of the group shows the sender of its last message, too.
        try terminal.wait("the new names") { screen in
            screen.contains("Karl!") && screen.components(separatedBy: "Beatrix!").count > 2
                && !screen.contains("Carl Öst")
        }
        _ = try store.write { try $0.update(group) { $0.names.displayName = "Climbing" } }
        try terminal.wait("the group's new name, in its row and above its messages") { screen in
            screen.components(separatedBy: "Climbing").count > 2 && !screen.contains("Hiking")
        }
        try terminal.quit()
    }

    @Test func theHitsOfASearchHaveTheNewName() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        let terminal = try confab.start("--profile", "Ann", width: 100, height: 24)
        try terminal.wait(for: "Hiking")
        try terminal.press("/")
        try terminal.type("ridge")
        try terminal.wait(for: "Carl Öst")
        let store = try MessageStore(directory: confab.data.path)
        let group = try #require(try store.read { try $0.groups(of: ProfileID(1)).first }).id
        let carl = try #require(try store.read { try $0.members(of: group) }.first { $0.names.displayName != "Bea" }).id
        _ = try store.write { try $0.update(carl) { $0.names = Names("Karl") } }
        try terminal.wait("the new name") { $0.contains("Karl") && !$0.contains("Carl") }
        try terminal.quit()
    }

    @Test func anAliasIsInTheTitleAndTheListAtOnce() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        let terminal = try open(["j", "j", "Enter"], confab)
        try terminal.wait(for: "Crème brûlée")
        let store = try MessageStore(directory: confab.data.path)
        let contacts = try store.read { try $0.contacts(of: ProfileID(1)) }
        let zoe = try #require(contacts.first { $0.names.displayName == "Zoë" }).id
        _ = try store.write { try $0.update(zoe) { $0.names.alias = "\u{1B}[2J\u{202E}Sis" } }
        try terminal.wait("the alias, in the row and above the messages") { screen in
            screen.components(separatedBy: "[2JSis").count > 2 && !screen.contains("Zoë")
        }
        try terminal.quit()
    }
}
