import Foundation
import ProcessTesting
import Testing

/// Files that one person sends and another one keeps, loses, or looks at, each in a process of their own.
@Suite(.serialized, .timeLimit(.minutes(30))) struct TwoPeopleFileTests {
    private static let hasChafa = ["/usr/bin/chafa", "/usr/local/bin/chafa"].contains {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// A picture with bands of several colors.
    private static let picture = Data(
        base64Encoded: """
            iVBORw0KGgoAAAANSUhEUgAAAPAAAACgBAMAAADA9fxWAAAAMFBMVEUAAP8RJe4iSt0zb8xElLtVuapm3pl3A4iIKHeZTWaqclW7l0TMvDPd\
            4SLuBhH/KwAWLP4xAAAArElEQVR42u3aARGCUABEwV+BClawAhWsYAUqUMEKVqACFahABUnBnDO3r8AWeGNId7WEAhfAZyhwAfwKBS6A\
            91DgAvgZClwAf0OBC+ApFLgAXkOBC+BfKHAB/A4FLoCPUOACeA4FLoC3UOAC+BEKXAB/QoELYMnPBfZzuZvAfi6wnwvs53I3gf1cYD8X\
            2M/lbgL7ucB+LrCfy90E9nOB/VxgP5e7CeznAv8FfAHjzVysqHTpoQAAAABJRU5ErkJggg==
            """)

    /// Alice and Bob, who save files in the folder `saved`.
    private func meet(_ arguments: String...) throws -> (confab: Confab, alice: Tmux, bob: Tmux) {
        try Confab.meet(arguments) { confab in
            try confab.configure("downloads = \"\(confab.directory.appendingPathComponent("saved").path)\"\n")
        }
    }

    /// Drops a file onto a terminal, and sends it.
    private func drop(_ name: String, _ bytes: Data, caption: String, on terminal: Tmux, _ confab: Confab) throws {
        let file = confab.directory.appendingPathComponent(name)
        try bytes.write(to: file)
        try terminal.paste("'\(file.path)'")
        try terminal.wait("the file as a suggestion") { $0.contains(name) && $0.contains("\(bytes.count) bytes") }
        try terminal.press("Enter")
        try terminal.wait(for: "Add a caption")
        try terminal.type(caption)
        try terminal.press("Enter")
        try terminal.wait("the message, and an empty field") { screen in
            screen.contains(caption) && screen.contains("Write a message")
        }
    }

    /// Removes the file with these bytes from those of messages, and gives its place.
    @discardableResult
    private func lose(_ bytes: Data, _ confab: Confab) throws -> URL {
        let files = confab.data.appendingPathComponent("files")
        let stored = try FileManager.default.contentsOfDirectory(at: files, includingPropertiesForKeys: nil)
            .filter { (try? Data(contentsOf: $0)) == bytes }
        try #require(stored.count == 1)
        try FileManager.default.removeItem(at: stored[0])
        return stored[0]
    }

    @Test func aCollectedFileStaysWhenItsSenderDeletesTheMessage() throws {
        let (confab, alice, bob) = try meet()
        try drop("plan.txt", Data("Milk, bread\n".utf8), caption: "For tonight", on: alice, confab)
        try bob.wait(for: "For tonight")
        try bob.selectNewest()
        try bob.press("c")
        try bob.wait(for: "Message collected")
        try alice.selectNewest()
        try alice.press("d")
        try alice.wait(for: "Delete for everyone")
        try alice.press("j", "Enter")
        try bob.wait("nothing of the message in the chat") { screen in
            screen.contains("This message was deleted") && !screen.contains("plan.txt")
        }
        try bob.press("C")
        try bob.wait("the copy with its file") { screen in
            screen.contains("Collected messages") && screen.contains("plan.txt (12 bytes)")
                && screen.contains("For tonight")
        }
        try bob.press("s")
        try bob.wait(for: "Saved as")
        let saved = confab.directory.appendingPathComponent("saved/plan.txt")
        #expect(try String(contentsOf: saved, encoding: .utf8) == "Milk, bread\n")
        try bob.quit()
        try alice.quit()
    }

    @Test func anEditedCaptionIsOnTheOtherScreenWithItsMarkAndTheSameFile() throws {
        let (confab, alice, bob) = try meet()
        let bytes = Data("Milk, bread\n".utf8)
        try drop("plan.txt", bytes, caption: "For tonight", on: alice, confab)
        try bob.wait(for: "For tonight")
        try alice.selectNewest()
        try alice.press("e")
        try alice.wait(for: "Edit message")
        try alice.press("C-u")
        try alice.type("For tomorrow")
        try alice.press("Enter")
        for screen in [alice, bob] {
            try screen.wait("the file with its new caption alone, marked as edited") { screen in
                let chat = screen.rightOfBorder
                return chat.contains("plan.txt (12 bytes)") && chat.contains("For tomorrow")
                    && chat.contains("edited") && !screen.contains("For tonight")
            }
        }
        try bob.selectNewest()
        try bob.press("s")
        try bob.wait(for: "Saved as")
        let saved = confab.directory.appendingPathComponent("saved/plan.txt")
        #expect(try Data(contentsOf: saved) == bytes)
        try bob.press("K")
        try bob.wait("the caption that he read first") { screen in
            screen.contains("Earlier versions") && screen.contains(": For tonight")
        }
        try bob.press("Escape")
        try bob.wait(without: "Earlier versions")
        try bob.quit()
        try alice.quit()
    }

    @Test func aLostFileIsThereAgainOnceItsSenderSendsItAgain() throws {
        let (confab, alice, bob) = try meet()
        let bytes = Data("Milk, bread\n".utf8)
        try drop("plan.txt", bytes, caption: "For tonight", on: alice, confab)
        try bob.wait(for: "For tonight")
        try lose(bytes, confab)
        try bob.selectNewest()
        try bob.press("s")
        try bob.wait("the reason, and the state of the file") { screen in
            screen.unwrapped.contains("isn't on this machine") && screen.contains("No longer on this machine")
        }
        // This service keeps files in the data directory, and has no other place to download them from.
        try bob.press("w")
        try bob.wait(for: "This service doesn't support downloading files.")
        try drop("plan.txt", bytes, caption: "Once more", on: alice, confab)
        try bob.wait("the file, no longer missing from either message, in their order") { screen in
            let rows = screen.rightOfBorder.rows
            guard let first = rows.firstIndex(where: { $0.contains("For tonight") }) else { return false }
            return rows[first...].contains { $0.contains("Once more") }
                && !screen.contains("No longer on this machine")
        }
        try bob.press("s")
        try bob.wait(for: "Saved as")
        let saved = confab.directory.appendingPathComponent("saved/plan.txt")
        #expect(try Data(contentsOf: saved) == bytes)
        try bob.quit()
        try alice.quit()
    }

    @Test func anInterruptedDownloadOfALostFileGoesOnInItsRow() throws {
        let (confab, alice, bob) = try meet()
        let bytes = Data(String(repeating: "Milk, bread, butter\n", count: 20).utf8)
        try drop("interrupted.txt", bytes, caption: "For tonight", on: alice, confab)
        try alice.send("Bring a bag")
        try bob.wait(for: "Bring a bag")
        try bob.quit()
        try lose(bytes, confab)
        let served = confab.directory.appendingPathComponent("served")
        try FileManager.default.createDirectory(at: served, withIntermediateDirectories: false)
        try bytes.write(to: served.appendingPathComponent("interrupted.txt"))
        let again = try confab.start(
            ["--profile", "Bob"], program: Confab.deliveringExecutable,
            within: ["env", "CONFAB_TEST_FILES=\(served.path)"], width: 100, height: 40)
        try again.wait(for: "Bring a bag")
        try again.openFirstChat()
        try again.wait(for: "interrupted.txt (400 bytes)")
        try again.selectNewest()
        try again.press("k", "s")
        try again.wait("the reason, and the state of the file") { screen in
            screen.unwrapped.contains("interrupted.txt isn't on this machine")
                && screen.contains("No longer on this machine")
        }
        try again.press("w")
        try again.wait(for: "Downloading")
        try again.wait("the reason why it broke off, and the state of the file") { screen in
            screen.unwrapped.contains("The service can't be reached.") && screen.contains("No longer on this machine")
        }
        try again.press("w")
        // A quarter of it is there already; from scratch, that would be the first percentage.
        let screen = try again.wait(for: "Downloading: ")
        #expect(!screen.contains("Downloading: 25%"))
        try again.wait("the whole file, still above the message after it") { screen in
            let rows = screen.rightOfBorder.rows
            guard let file = rows.firstIndex(where: { $0.contains("interrupted.txt (400 bytes)") }) else {
                return false
            }
            return rows[file...].contains { $0.contains("Bring a bag") } && !screen.contains("Downloading")
                && !screen.contains("No longer on this machine")
        }
        try again.press("s")
        try again.wait(for: "Saved as")
        let saved = confab.directory.appendingPathComponent("saved/interrupted.txt")
        #expect(try Data(contentsOf: saved) == bytes)
        try again.quit()
        try alice.quit()
    }

    @Test func aFileThatIsMovedBackIsSavedAndNoLongerMissing() throws {
        let (confab, alice, bob) = try meet()
        let bytes = Data("Milk, bread\n".utf8)
        try drop("plan.txt", bytes, caption: "For tonight", on: alice, confab)
        try bob.wait(for: "For tonight")
        let place = try lose(bytes, confab)
        try bob.selectNewest()
        try bob.press("s")
        try bob.wait(for: "No longer on this machine")
        try bytes.write(to: place)
        try bob.press("s")
        try bob.wait("the file in its message and in the folder") { screen in
            screen.contains("Saved as") && screen.rightOfBorder.contains("plan.txt (12 bytes)")
                && !screen.contains("No longer on this machine")
        }
        let saved = confab.directory.appendingPathComponent("saved/plan.txt")
        #expect(try Data(contentsOf: saved) == bytes)
        try bob.quit()
        try alice.quit()
    }

    @Test(.enabled(if: hasChafa)) func aDroppedPictureIsDrawnOnTheOtherScreen() throws {
        let (confab, alice, bob) = try meet("--color", "256")
        try drop("tiles.png", try #require(Self.picture), caption: "Our new tiles", on: alice, confab)
        for screen in [alice, bob] {
            try screen.wait("the picture above its caption") {
                $0.contains("Our new tiles") && $0.matches(of: /▄{8}/).count > 5
            }
        }
        try bob.selectNewest()
        try bob.press("Enter")
        try bob.wait("the picture on the whole screen") { screen in
            screen.contains("tiles.png (289 bytes)") && screen.contains("Esc back") && screen.contains("▄▄▄▄▄▄▄▄")
        }
        try bob.press("Escape")
        try bob.wait(without: "tiles.png (289 bytes)")
        try bob.quit()
        try alice.quit()
    }

    @Test(.enabled(if: hasChafa)) func aLostPictureIsDrawnOnceItsSenderSendsItAgain() throws {
        let (confab, alice, bob) = try meet("--color", "256")
        let picture = try #require(Self.picture)
        try drop("tiles.png", picture, caption: "Our new tiles", on: alice, confab)
        try bob.wait(for: "Our new tiles")
        try bob.quit()
        try lose(picture, confab)
        let again = try confab.start("--profile", "Bob", "--color", "256", width: 100, height: 40)
        try again.wait(for: "Our new tiles")
        try again.openFirstChat()
        try again.wait("the name of the picture, and its state") { screen in
            screen.contains("tiles.png") && screen.contains("No longer on this machine")
        }
        try drop("tiles.png", picture, caption: "Once more", on: alice, confab)
        try again.wait("both pictures") { screen in
            let rows = screen.rightOfBorder.rows
            guard let caption = rows.firstIndex(where: { $0.contains("Our new tiles") }) else { return false }
            return screen.contains("Once more") && !screen.contains("No longer on this machine")
                && rows[..<caption].contains { $0.contains("▄▄▄▄▄▄▄▄") }
                && rows[caption...].contains { $0.contains("▄▄▄▄▄▄▄▄") }
        }
        try again.quit()
        try alice.quit()
    }
}
