/// A key, by the number that X has for its symbol.
struct DriveKey: CustomStringConvertible {
    let symbol: UInt
    let description: String

    static let shift = DriveKey(symbol: 0xFFE1, description: "shift")

    /// The key of a character.
    init(_ character: Unicode.Scalar) {
        description = "\"\(character)\""
        switch character {
        case "\n", "\r": symbol = 0xFF0D
        case "\t": symbol = 0xFF09
        case "\u{8}": symbol = 0xFF08
        case "\u{20}"..."\u{7E}", "\u{A0}"..."\u{FF}": symbol = UInt(character.value)
        default: symbol = 0x0100_0000 + UInt(character.value)
        }
    }

    /// The key of a name, as Capybara writes it.
    ///
    /// - Throws: ``DriveFailure`` if there is none.
    init(named name: String) throws {
        guard let symbol = Self.names[name] else {
            // NB: pages don't get the keys that X has for it.
            guard !name.hasSuffix("meta"), !name.hasSuffix("command") else {
                throw DriveFailure(.unsupported, "A keyboard of X has no Meta: use control.")
            }
            throw DriveFailure(.invalid, "There is no key \"\(name)\".")
        }
        self.init(symbol: symbol, description: name)
    }

    private init(symbol: UInt, description: String) {
        self.symbol = symbol
        self.description = description
    }

    /// Whether the key is held while others are pressed.
    var isModifier: Bool { (0xFFE1...0xFFEA).contains(symbol) }

    private static let names: [String: UInt] = {
        var names: [String: UInt] = [
            "backspace": 0xFF08, "tab": 0xFF09, "clear": 0xFF0B, "return": 0xFF0D, "enter": 0xFF0D, "pause": 0xFF13,
            "escape": 0xFF1B, "space": 0x20, "home": 0xFF50, "left": 0xFF51, "up": 0xFF52, "right": 0xFF53,
            "down": 0xFF54, "page_up": 0xFF55, "page_down": 0xFF56, "end": 0xFF57, "insert": 0xFF63, "delete": 0xFFFF,
            "shift": 0xFFE1, "control": 0xFFE3, "ctrl": 0xFFE3, "alt": 0xFFE9, "back_space": 0xFF08,
            "semicolon": 0x3B, "equals": 0x3D, "multiply": 0xFFAA, "add": 0xFFAB, "separator": 0xFFAC,
            "subtract": 0xFFAD, "decimal": 0xFFAE, "divide": 0xFFAF,
        ]
        for number in 0...9 { names["numpad\(number)"] = 0xFFB0 + UInt(number) }
        for number in 1...12 { names["f\(number)"] = 0xFFBE + UInt(number) - 1 }
        for (name, other) in ["left": "arrow_left", "up": "arrow_up", "right": "arrow_right", "down": "arrow_down"] {
            names[other] = names[name]
        }
        for name in ["shift", "control", "alt"] {
            names["left_\(name)"] = names[name]
            names["right_\(name)"] = names[name].map { $0 + 1 }
        }
        return names
    }()
}
