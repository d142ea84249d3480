internal import CNcurses
internal import TerminalDOM

/// The terminfo entry that ncurses is given: made from the terminal's own for one size, with colours or without.
///
/// It reaches ncurses through the environment (`TERMINFO=b64:…`), so no file is needed, and the entry of `TERM` may be
/// missing. Without `oc` and `initc` in it ncurses leaves the user's palette alone.
struct TerminfoEntry {
    /// The name of the terminal that it describes.
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
        // That there are any, so that it heeds what is erased with which. How many does not matter, as long as they are fewer
        // than the first number of `LookTable`.
        numbers += [("colors", 8), ("pairs", 8)]
        strings += Sequences.colors
    }

    /// The value for the variable `TERMINFO`.
    var environmentValue: String { "b64:" + Base64.encoded(compiled) }

    /// The entry in the binary form of term(5), with numbers of 32 bits.
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
