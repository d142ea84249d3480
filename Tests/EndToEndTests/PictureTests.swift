import Foundation
import ProcessTesting
import Testing

/// Pictures in the program, drawn by the real `chafa` where it's installed.
@Suite(.timeLimit(.minutes(30))) struct PictureTests {
    private static let hasChafa = ["/usr/bin/chafa", "/usr/local/bin/chafa"].contains {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// The sample data with the chat of Jonas open, which has a picture.
    private func openPicture(_ confab: Confab, _ arguments: String..., width: Int = 60) throws -> Tmux {
        let terminal = try confab.start(["--demo"] + arguments, width: width, height: 40)
        try terminal.wait(for: "[All")
        try terminal.press("/")
        try terminal.type("jonas")
        try terminal.wait(for: "Chats 1")
        try terminal.press("Enter")
        try terminal.wait(for: "Warm white or ivory")
        return terminal
    }

    @Test(.enabled(if: hasChafa)) func aPictureIsShownInTheChatAndOnTheWholeScreenAndSaved() throws {
        let confab = try Confab()
        let folder = confab.directory.appendingPathComponent("saved")
        try confab.configure("downloads = \"\(folder.path)\"\n")
        let terminal = try openPicture(confab, "--color", "truecolor")
        try terminal.wait("a picture above its caption") { screen in
            screen.contains("before / after") && screen.matches(of: /▄{8}/).count > 5
        }
        try terminal.press("M-Up", "k", "Enter")
        try terminal.wait("the picture on the whole screen") { screen in
            screen.contains("hammers.png (4.1 kB)") && screen.contains("Esc back") && screen.contains("▄▄▄▄▄▄▄▄")
        }
        try terminal.press("s")
        try terminal.wait(for: "Saved as")
        try terminal.press("s")
        let copies = ["hammers.png", "hammers (2).png"].map { folder.appendingPathComponent($0) }
        try terminal.wait("the second copy") { _ in FileManager.default.fileExists(atPath: copies[1].path) }
        let saved = try copies.map { try Data(contentsOf: $0) }
        #expect(saved[0].starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(saved[0].count == 4087)
        try terminal.press("Escape")
        try terminal.wait(without: "hammers.png (4.1 kB)")
        try terminal.quit()
    }

    @Test(arguments: [["--color", "8"], ["--color", "none"]]) func fewColorsShowTheName(colors: [String]) throws {
        let terminal = try openPicture(Confab(), colors[0], colors[1])
        try terminal.wait(for: "hammers.png")
        #expect(try !terminal.screen().contains("▄▄▄▄"))
        try terminal.quit()
    }

    @Test(.enabled(if: hasChafa), arguments: ["16", "256"]) func otherColorsShowPictures(colors: String) throws {
        let terminal = try openPicture(Confab(), "--color", colors)
        try terminal.wait("a picture") { $0.matches(of: /▄▄▄/).count > 3 }
        try terminal.quit()
    }
}
