/// The properties that a path configuration has for one URL: the keys of all rules that match it, where later rules win.
///
/// Keys of this library have typed accessors, `properties.context` for example. Any other key belongs to the app, and is read
/// as in Turbo Navigator: `properties["controller"] as? String`.
///
///     let properties: PathProperties = ["context": "modal", "animated": false]
public struct PathProperties: Sendable, Equatable {
    private var values: [String: JSONValue]
    /// What rules give to keys of this library that is no value of them.
    private var ownWords: [String: JSONValue] = [:]

    /// - Parameter values: the keys with their values; none by default.
    public init(_ values: [String: JSONValue] = [:]) {
        self.values = values
    }

    /// - Parameter ownWords: what stands in a rule for keys of this library, and doesn't count for it.
    init(_ values: [String: JSONValue], ownWords: [String: JSONValue]) {
        (self.values, self.ownWords) = (values, ownWords)
    }

    /// The value of a key in Swift's own types: `String`, `Bool`, `Int`, `Double`, `[AnyHashable]` or
    /// `[String: AnyHashable]` (as in Turbo Navigator).
    ///
    /// Types are strict on every platform: `1 as? Bool`, `true as? Int` and `1 as? Double` are nil. Nil for an absent
    /// key and for null, with which a later rule takes back the key of an earlier one.
    ///
    /// A word of the app's own for a key of this library is here too, `"presentation": "alert"` for example. It has no effect,
    /// and the checks of the rules report it.
    public subscript(key: String) -> AnyHashable? {
        guard let value = ownWords[key] ?? values[key], value != .null else { return nil }
        return value.hashable
    }

    /// The value of a key as JSON, null included; nil for an absent key.
    public func value(_ key: String) -> JSONValue? { values[key] }

    /// Whether there are no keys.
    public var isEmpty: Bool { values.isEmpty }

    /// All keys, in alphabetical order.
    public var keys: [String] { values.keys.sorted() }

    /// All keys with their values.
    public var dictionary: [String: JSONValue] { values }

    /// These properties with other keys added; a key that both have takes its value from `other`.
    public func merging(_ other: PathProperties) -> PathProperties {
        let kept = ownWords.filter { other.values[$0.key] == nil }
        return PathProperties(
            values.merging(other.values) { _, later in later },
            ownWords: kept.merging(other.ownWords) { _, later in later })
    }
}

extension PathProperties: ExpressibleByDictionaryLiteral {
    /// A key that is given twice has its last value.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}
