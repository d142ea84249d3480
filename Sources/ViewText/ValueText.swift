/// A value as text, without the names of modules and types before the cases of enums: `command(next)`.
///
/// What stands in quotes is left as it is. Of private types Swift says an address, which is another in every run.
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
        // A qualifier is a name of a type or a module, up to its dot; `1.5` and `…` are none.
        let isQualifier = !isQuoted && character == "." && word.first?.isUppercase == true
        if !isQualifier { text += word + String(character) }
        word = ""
        if character == "\"", !isEscaped { isQuoted.toggle() }
        isEscaped = isQuoted && character == "\\" && !isEscaped
    }
    return text + word
}
