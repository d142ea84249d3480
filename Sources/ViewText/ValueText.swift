/// Returns a value as text, without the names of modules and types before enum cases: `command(next)`.
///
/// Text in quotes is unchanged. The addresses in Swift's descriptions of private types are removed, because they differ
/// in every run.
func plainText(of value: Any) -> String {
    var text = ""
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for character in "\(value)".replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "") {
        if !isQuoted, character == "_" || character.isLetter || character.isNumber {
            word.append(character)
            continue
        }
        // A qualifier is the name of a type or module before a dot, unlike the digits in `1.5`.
        let isQualifier = !isQuoted && character == "." && word.first?.isUppercase == true
        if !isQualifier { text += word + String(character) }
        word = ""
        if character == "\"", !isEscaped { isQuoted.toggle() }
        isEscaped = isQuoted && character == "\\" && !isEscaped
    }
    return text + word
}
