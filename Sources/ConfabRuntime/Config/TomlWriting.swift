import ConfabApp
import Theming

extension OptionValue {
    /// As TOML writes it.
    var toml: String {
        switch self {
        case .flag(let isOn): isOn ? "true" : "false"
        case .number(let number): "\(number)"
        case .text(let text): text.tomlString
        case .theme(.named), .theme(.automatic): stored.tomlString
        case .theme(.following(let dark, let light)):
            "{ dark = \(dark.tomlString), light = \(light.tomlString) }"
        }
    }
}

extension TomlValue {
    /// As TOML writes it, on one line.
    var toml: String {
        switch self {
        case .string(let text): text.tomlString
        case .integer(let number): "\(number)"
        case .number(let number): number.isNaN ? "nan" : number.isInfinite ? (number < 0 ? "-inf" : "inf") : "\(number)"
        case .boolean(let isOn): isOn ? "true" : "false"
        case .date(let text): text
        case .array(let nodes): "[\(nodes.map(\.value.toml).joined(separator: ", "))]"
        case .table(let table):
            "{ \(table.entries.map { "\($0.key.tomlKey) = \($0.node.value.toml)" }.joined(separator: ", ")) }"
        }
    }
}

extension String {
    /// In quotes.
    var tomlString: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// As the name before an equals sign, in quotes where it needs them.
    var tomlKey: String {
        let isBare =
            !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
        return isBare ? self : tomlString
    }
}
