/// Makes text of files and servers harmless on a terminal.
enum TerminalText {
    /// The text with each control character written as an escape, so that it can neither move the cursor nor hide
    /// anything. Characters that turn the direction of writing count too.
    static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isDangerous) else { return text }
        return text.unicodeScalars.map { isDangerous($0) ? escape(of: $0) : String($0) }.joined()
    }

    /// Whether a terminal would do something with this character instead of showing it.
    static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    private static func escape(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}
