internal import CNcurses
internal import TerminalDOM

/// The terminfo entry for ncurses, derived from the terminal's own entry for a size and a color depth.
///
/// ncurses gets it through the environment (`TERMINFO=b64:…`), so it needs no file, and the entry for `TERM` may be
/// missing. Because it lacks `oc` and `initc`, ncurses doesn't change the user's palette.
struct TerminfoEntry {
    /// The name of the described terminal.
    static let name = "confab"

    private var flags: [String] = ["am", "xenl", "msgr"]
    private var numbers: [(String, Int)]
    private var strings: [(String, String)]

    init(_ terminal: TerminalDescription, colors: ColorDepth, size: Size) {
        if terminal.erasesWithBackground { flags.append("bce") }
        numbers = [("cols", size.width), ("lines", size.height), ("it", 8)]
        strings = Sequences.standard
            .filter { terminal.sequences.contains($0.name) && !CursorMover.sequences.contains($0.name) }
            .map { ($0.name, $0.sequence) }
        guard colors != .none else { return }
        // Declares that there are colors, so that ncurses keeps track of the colors of erased cells. The number doesn't
        // matter as long as it is less than the first number in `LookTable`.
        numbers += [("colors", 8), ("pairs", 8)]
        strings += Sequences.colors
    }

    /// The value of the variable `TERMINFO`.
    var environmentValue: String { "b64:" + Base64.encoded(compiled) }

    /// The entry in the binary format of term(5) with 32-bit numbers.
    var compiled: [UInt8] {
        let names = Array(Self.name.utf8) + [0]
        let flagTable = table(flags.map { ($0, UInt8(1)) }, missing: 0, place: { cn_flag_index($0) })
        let numberTable = table(numbers.map { ($0.0, Int32($0.1)) }, missing: -1, place: { cn_number_index($0) })
        var text: [UInt8] = []
        var offsets: [(String, Int16)] = []
        for (name, sequence) in strings {
            offsets.append((name, Int16(text.count)))
            text += Array(sequence.utf8) + [0]
        }
        let stringTable = table(offsets, missing: -1, place: { cn_string_index($0) })

        var bytes = Self.bytes(
            [0o1036, names.count, flagTable.count, numberTable.count, stringTable.count, text.count].map(Int16.init))
        bytes += names + flagTable
        Self.pad(&bytes)
        return bytes + Self.bytes(numberTable) + Self.bytes(stringTable) + text
    }

    private func table<Value>(
        _ values: [(String, Value)], missing: Value, place: (String) -> Int32
    ) -> [Value] {
        var table: [Value] = []
        for (name, value) in values {
            let index = Int(place(name))
            guard index >= 0 else { continue }
            while table.count <= index { table.append(missing) }
            table[index] = value
        }
        return table
    }

    private static func pad(_ bytes: inout [UInt8]) {
        if !bytes.count.isMultiple(of: 2) { bytes.append(0) }
    }

    private static func bytes<Number: FixedWidthInteger>(_ numbers: [Number]) -> [UInt8] {
        numbers.flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } }
    }
}
