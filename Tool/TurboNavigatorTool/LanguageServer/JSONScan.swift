import TurboCore

/// The tokens of a JSON text up to a place, and the arrays and objects that they open. Accepts any text.
struct JSONScan {
    /// An array or object that isn't closed.
    private struct Container {
        let isObject: Bool
        /// The key of the current member.
        var key: String?
        /// The key and its range for each member.
        var keys: [(name: String, range: Range<Int>)] = []
        var part = Part.key
    }

    /// The part of a member of an object that comes next.
    private enum Part {
        case key
        case colon
        case value
        case comma
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var containers: [Container] = []
    /// The next token, which hasn't been read yet.
    private(set) var token: Range<Int>?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        findToken()
    }

    /// Reads the next token if it ends before an offset, or at it.
    ///
    /// - Returns: false if the token is at the offset or after it, or if there is none.
    mutating func next(until end: Int) -> Bool {
        guard let token, token.upperBound < end || (token.upperBound == end && isClosed(token)) else { return false }
        read(token)
        offset = token.upperBound
        findToken()
        return true
    }

    func isPunctuation(_ token: Range<Int>) -> Bool { Self.isPunctuation(bytes[token.lowerBound]) }

    /// Whether nothing can be added to the end of a token: a bracket, or text with both quotes.
    private func isClosed(_ token: Range<Int>) -> Bool {
        isPunctuation(token)
            || (token.count > 1 && bytes[token.lowerBound] == Self.quote && bytes[token.upperBound - 1] == Self.quote)
    }

    /// Whether text with a quote goes on after an offset. Otherwise its other quote is missing, so the rest of the line
    /// belongs to something else: no key or word contains a bracket, a comma or a colon.
    func endsAsTyped(_ token: Range<Int>, after offset: Int) -> Bool {
        guard bytes[token.lowerBound] == Self.quote else { return true }
        return isClosed(token) && !bytes[offset..<token.upperBound].contains(where: Self.isPunctuation)
    }

    /// Returns the path to the current place, and whether it's that of a key; nil if neither a key nor a value can be
    /// here.
    func place(isAtToken: Bool) -> (path: [String?], isKey: Bool)? {
        let path = containers.map { $0.isObject ? $0.key : nil }
        guard let container = containers.last, container.isObject else { return (path, false) }
        switch container.part {
        case .key: return (path.dropLast(), true)
        // The comma is missing.
        case .comma where isAtToken: return (path.dropLast(), true)
        case .value: return (path, false)
        case .comma, .colon: return nil
        }
    }

    /// Returns the keys of the current object, also those after the current place.
    func keysOfObject(except token: Range<Int>) -> [String] {
        var scan = self
        let depth = containers.count
        var keys = containers.last?.keys ?? []
        while scan.next(until: .max), scan.containers.count >= depth {
            if scan.containers.count == depth { keys = scan.containers[depth - 1].keys }
        }
        return keys.filter { $0.range != token }.map(\.name)
    }

    func isColon(after offset: Int) -> Bool {
        bytes[offset...].first { !Self.isSpace($0) } == UInt8(ascii: ":")
    }

    private mutating func read(_ token: Range<Int>) {
        switch bytes[token.lowerBound] {
        case UInt8(ascii: "{"): containers.append(Container(isObject: true))
        case UInt8(ascii: "["): containers.append(Container(isObject: false))
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            _ = containers.popLast()
            change { $0.part = .comma }
        case UInt8(ascii: ","): change { $0.part = .key }
        case UInt8(ascii: ":"): change { $0.part = .value }
        default: readScalar(token)
        }
    }

    private mutating func readScalar(_ token: Range<Int>) {
        let text = String(decoding: bytes[token], as: UTF8.self)
        change { container in
            if container.part == .value {
                container.part = .comma
            } else {
                let name = String(text.drop { $0 == "\"" }.prefix { $0 != "\"" })
                container.key = name
                container.keys.append((name, token))
                container.part = .colon
            }
        }
    }

    private mutating func change(_ change: (inout Container) -> Void) {
        guard let last = containers.indices.last, containers[last].isObject else { return }
        change(&containers[last])
    }

    private mutating func findToken() {
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
        guard offset < bytes.count else {
            token = nil
            return
        }
        var end = TokenRange.range(at: offset, in: bytes).upperBound
        if bytes[offset] == Self.quote {
            // A string without its closing quote ends with its line.
            while end > offset + 1, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        } else if !Self.isPunctuation(bytes[offset]) {
            while end < bytes.count, !Self.isSpace(bytes[end]), !Self.isPunctuation(bytes[end]),
                bytes[end] != Self.quote
            {
                end += 1
            }
        }
        token = offset..<end
    }

    private static let quote = UInt8(ascii: "\"")

    private static func isPunctuation(_ byte: UInt8) -> Bool { "{}[],:".utf8.contains(byte) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
