import TurboCore

/// A place in a JSON text, which can be incomplete: while the user types, it usually is.
struct JSONCursor: Equatable {
    /// The keys that lead to the key or value at the place, with nil for an element of an array.
    private(set) var path: [String?] = []
    /// Whether the place is that of a key. The path then leads to its object.
    private(set) var isKey = false
    /// The string, number or word at the place; empty if there is none.
    private(set) var token: Range<Int>
    /// The other keys of the object.
    private(set) var otherKeys: [String] = []
    /// Whether a colon follows the token.
    private(set) var isBeforeColon = false

    /// - Parameter isOnCharacter: whether the place is the character at the offset, as for a mouse, or the gap before
    ///   it.
    /// - Returns: nil if neither a key nor a value can be at the offset.
    init?(_ bytes: [UInt8], at offset: Int, isOnCharacter: Bool = false) {
        token = offset..<offset
        var scan = JSONScan(bytes)
        while scan.next(until: offset) {}
        if let found = scan.token, !scan.isPunctuation(found), found.lowerBound < (isOnCharacter ? offset + 1 : offset)
        {
            token = isOnCharacter || scan.endsAsTyped(found, after: offset) ? found : found.lowerBound..<offset
        }
        guard let place = scan.place(isAtToken: !token.isEmpty) else { return nil }
        (path, isKey) = place
        otherKeys = isKey ? scan.keysOfObject(except: token) : []
        isBeforeColon = scan.isColon(after: token.upperBound)
    }
}
