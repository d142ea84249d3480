// Functions that write sequences directly into a byte buffer, without intermediate strings.
extension [UInt8] {
    mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Appends a parameter of a sequence, after a semicolon if it isn't the first one.
    mutating func append(parameter number: Int) {
        if !isEmpty { append(UInt8(ascii: ";")) }
        append(decimal: number)
    }

    mutating func append(scalar: Unicode.Scalar) {
        append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    mutating func append(text: String) { append(contentsOf: text.utf8) }

    /// Appends the sequence that moves the cursor to a cell, counted from 0.
    mutating func append(cursorTo column: Int, row: Int) {
        append(text: "\u{1B}[")
        if row > 0 || column > 0 { append(decimal: row + 1) }
        if column > 0 {
            append(UInt8(ascii: ";"))
            append(decimal: column + 1)
        }
        append(UInt8(ascii: "H"))
    }

    /// Appends the sequence that moves the cursor to a column of its row, counted from 0.
    mutating func append(cursorToColumn column: Int) {
        append(text: "\u{1B}[")
        append(decimal: column + 1)
        append(UInt8(ascii: "G"))
    }
}
