import Testing
import Theming

@Suite struct TomlDocumentTests {
    private func refusal(_ bytes: [UInt8]) -> String? {
        do throws(FileProblem) {
            _ = try TomlDocument(bytes, file: "a.toml")
            return nil
        } catch {
            return error.description
        }
    }

    @Test func everyKeyAndValueHasItsPlace() throws {
        let text = """
            theme = "dark"

            [keys]
              open.first = ["é", 2]
            """
        let document = try TomlDocument(bytes(text), file: "a.toml")
        let theme = try #require(document.root["theme"])
        #expect(theme.keyPosition == SourcePosition(line: 1, column: 1))
        #expect(theme.node.position == SourcePosition(line: 1, column: 9))
        #expect(theme.node.value == .string("dark"))
        guard case .table(let keys)? = document.root["keys"]?.node.value,
            case .table(let open)? = keys["open"]?.node.value, let first = open["first"],
            case .array(let values) = first.node.value
        else {
            Issue.record("the tables are not there")
            return
        }
        #expect(first.keyPosition == SourcePosition(line: 4, column: 8))
        #expect(values.map(\.value) == [.string("é"), .integer(2)])
        // Columns count characters, not bytes.
        #expect(values.map(\.position) == [SourcePosition(line: 4, column: 17), SourcePosition(line: 4, column: 22)])
    }

    @Test func everyKindOfValueIsRead() throws {
        let text = """
            a = "x"
            b = -3
            c = 1.5
            d = true
            e = 1979-05-27
            f = [1]
            g = { x = 1 }
            h = 07:32:00
            i = 1979-05-27T07:32:00Z
            """
        let document = try TomlDocument(bytes(text), file: "a.toml")
        #expect(
            document.root.entries.map(\.node.value.kind) == [
                "a string", "an integer", "a number", "a boolean", "a date", "an array", "a table", "a date", "a date",
            ])
        #expect(document.root["e"]?.node.value == .date("1979-05-27"))
        #expect(document.root["i"]?.node.value == .date("1979-05-27T07:32:00Z"))
    }

    @Test func keysKeepTheOrderOfTheFile() throws {
        let document = try TomlDocument(bytes("z = 1\nb = 2\na = 3\n"), file: "a.toml")
        #expect(document.root.entries.map(\.key) == ["z", "b", "a"])
    }

    @Test func anEmptyFileIsAnEmptyTable() throws {
        #expect(try TomlDocument([], file: "a.toml").root.entries.isEmpty)
        #expect(try TomlDocument(bytes("# nothing\r\n\r\n"), file: "a.toml").root.entries.isEmpty)
        #expect(try TomlDocument([0xEF, 0xBB, 0xBF] + bytes("a = 1"), file: "a.toml").root["a"] != nil)
    }

    @Test(arguments: [
        ("a = \nb = 2", "a.toml:1:"), ("[x\n", "a.toml:1:"), ("a = 1\na = 2", "a.toml:2:"),
        ("\n\nb = 'x", "a.toml:3:"), ("a = \"\\q\"", "a.toml:1:"),
    ])
    func aTextThatIsNoTomlIsRefusedWithItsPlace(text: String, place: String) throws {
        let message = try #require(refusal(bytes(text)))
        #expect(message.hasPrefix(place), "\(message)")
        #expect(message.contains("isn't valid TOML"))
    }

    @Test(arguments: [
        ("a = 1 2", "saw “2”"), ("a = 1\na = 2", "existing integer “a”"), ("a = 1 '", "saw “'”"),
    ])
    func messagesOfTheParserHaveCurlyQuotes(text: String, words: String) throws {
        let message = try #require(refusal(bytes(text)))
        #expect(message.contains(words), "\(message)")
    }

    /// toml++ 3.3 asserted that no name in brackets begins like this, and ended the program.
    @Test(arguments: ["[\n]", "[ü]", "[[\n", "[=]", "[ \n", "[:a]"])
    func aTableWithoutAProperNameIsRefused(text: String) throws {
        let message = try #require(refusal(bytes("\n" + text)))
        #expect(message.hasPrefix("a.toml:2:"), "\(message)")
    }

    /// toml++ 3.3 asserted that these cannot be, and told the compiler so in a release build.
    @Test(arguments: ["a = [1,}", "a = 1979-05-27T:00Z", "é = 1", "a = 1 é", "[a]é"])
    func whatTomlPlusPlusGivesUpOnIsRefusedWithItsLine(text: String) throws {
        let message = try #require(refusal(bytes("b = [\n1]\n" + text + "\nc = 1")))
        #expect(message.hasPrefix("a.toml:3:"), "\(message)")
    }

    @Test func brokenUTF8IsRefusedWithItsPlace() throws {
        let message = try #require(refusal(bytes("a = 1\nb = \"") + [0xC3, 0x28] + bytes("\"")))
        #expect(message.hasPrefix("a.toml:2:"), "\(message)")
    }

    @Test func controlCharactersAreRefusedAndNotShown() throws {
        let message = try #require(refusal(bytes("a = \"\u{1B}[31m\"")))
        #expect(!message.utf8.contains(0x1B))
        #expect(self.refusal(bytes("a\0 = 1")) != nil)
    }

    @Test func aHugeFileIsRefused() {
        let size = TomlDocument.sizeLimit
        #expect(refusal([UInt8](repeating: 0x20, count: size)) == nil)
        #expect(
            refusal([UInt8](repeating: 0x20, count: size + 1)) == "a.toml: is too large: the limit is 256 KiB")
    }

    /// toml++ frees its tree by recursion: a key of a hundred thousand parts overflowed the stack.
    @Test func aKeyOfManyPartsIsRefused() throws {
        let deep = String(repeating: "a.", count: 100_000) + "a"
        #expect(refusal(bytes(deep + " = 1")) == "a.toml:1:32: isn't valid TOML: a key has more than 16 parts")
        #expect(refusal(bytes("[" + deep + "]")) != nil)
        #expect(refusal(bytes("x = { " + deep + " = 1 }")) != nil)
        let quoted = String(repeating: "\"=\" . ", count: 100) + "a = 1"
        #expect(refusal(bytes(quoted)) != nil)
        #expect(refusal(bytes(String(repeating: "a.", count: 15) + "a = 1")) == nil)
    }

    @Test func dotsThatAreNoKeyAreNoMatter() {
        let dots = String(repeating: ".", count: 100)
        let text = """
            # \(dots)
            a = "\(dots)\\"\(dots)" # \(dots)
            b = '\(dots)'
            c = \"\"\"
            \(dots) "
            \"\"\"
            d = '''
            '\(dots)'''
            e = [\(String(repeating: "1.5, ", count: 100))]
            """
        #expect(refusal(bytes(text)) == nil)
    }

    @Test func deepNestingIsRefused() throws {
        let text = "a = " + String(repeating: "[", count: 10_000)
        #expect(try #require(refusal(bytes(text))).contains("nested"))
        let inline = "a = " + String(repeating: "{a=", count: 10_000)
        #expect(try #require(refusal(bytes(inline))).contains("nested"))
    }
}
