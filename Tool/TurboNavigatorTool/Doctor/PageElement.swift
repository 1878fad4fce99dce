/// The start tag of an element in the text of a page.
struct PageElement: Sendable {
    /// The name in lowercase.
    let name: String
    /// The attributes by their names in lowercase. If an attribute occurs twice, the first counts.
    private(set) var attributes: [String: String] = [:]

    /// The text of an element that can't contain markup, such as a script; empty for other elements.
    private(set) var content = ""
    /// The text before the next tag.
    private(set) var text = ""
    /// The number of elements in it. Only counted for those with the attribute `data-native-menu`.
    private(set) var innerCount = 0

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// All elements in the order of the text, except in comments and scripts. Takes linear time.
    static func all(in text: String) -> [PageElement] {
        var (elements, reader) = ([PageElement](), TextReader(text))
        // The menu that isn't closed yet, and how many elements of its name are open in it.
        var menu: (index: Int, depth: Int)?
        while reader.skip(past: "<") {
            if reader.consume("!--") {
                _ = reader.skip(past: "-->")
            } else if reader.consume("/") {
                guard let open = menu, reader.consume(elements[open.index].name) else { continue }
                menu = open.depth > 1 ? (open.index, open.depth - 1) : nil
                if menu == nil { elements[open.index].innerCount = elements.count - 1 - open.index }
            } else if var element = PageElement(&reader) {
                if rawText.contains(element.name) { element.content = reader.consumeAll(upTo: "</" + element.name) }
                if element["data-native-badge"] != nil {
                    var ahead = reader
                    element.text = ahead.consumeAll { $0 != UInt8(ascii: "<") }
                }
                if let open = menu {
                    if element.name == elements[open.index].name { menu = (open.index, open.depth + 1) }
                } else if element["data-native-menu"] != nil {
                    menu = (elements.count, 1)
                }
                elements.append(element)
            }
        }
        return elements
    }

    /// Elements whose content is text even if it looks like markup.
    private static let rawText: Set<String> = ["script", "style", "textarea", "title"]

    /// - Parameter reader: the text after the "<".
    /// - Returns: nil if no name follows, as in an end tag.
    private init?(_ reader: inout TextReader) {
        name = reader.consumeAll { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }.lowercased()
        guard !name.isEmpty else { return nil }
        while true {
            _ = reader.consumeAll { $0.isSpace || $0 == UInt8(ascii: "/") }
            if reader.isAtEnd || reader.consume(">") { return }
            let attribute = Self.attribute(&reader)
            attributes[attribute.name] = attributes[attribute.name] ?? attribute.value
        }
    }

    private static func attribute(_ reader: inout TextReader) -> (name: String, value: String) {
        // A leading "=" is part of the name.
        let first = reader.consume("=") ? "=" : ""
        let name = first + reader.consumeAll { !$0.isSpace && !"/>=".utf8.contains($0) }.lowercased()
        _ = reader.consumeAll { $0.isSpace }
        guard reader.consume("=") else { return (name, "") }
        _ = reader.consumeAll { $0.isSpace }
        for quote in ["\"", "'"] where reader.consume(quote) {
            let value = reader.consumeAll { $0 != quote.utf8.first }
            _ = reader.consume(quote)
            return (name, value)
        }
        return (name, reader.consumeAll { !$0.isSpace && $0 != UInt8(ascii: ">") })
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(self) }

    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
