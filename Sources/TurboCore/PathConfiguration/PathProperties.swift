/// The properties of a URL in a path configuration, merged from all rules that match it. Later rules take precedence.
///
/// Keys of this library have typed accessors, such as `properties.context`. Any other key belongs to the app, and is
/// read as in Masilotti's TurboNavigator: `properties["controller"] as? String`.
///
///     let properties: PathProperties = ["context": "modal", "animated": false]
public struct PathProperties: Sendable, Equatable {
    private var values: [String: JSONValue]
    /// The app's own values for keys of this library, which aren't valid values of them.
    private var ownWords: [String: JSONValue] = [:]

    /// - Parameter values: the values by key; none by default.
    public init(_ values: [String: JSONValue] = [:]) {
        self.values = values
    }

    /// - Parameter ownWords: the app's own values for keys of this library, which aren't valid values of them.
    init(_ values: [String: JSONValue], ownWords: [String: JSONValue]) {
        (self.values, self.ownWords) = (values, ownWords)
    }

    /// The value of a key in Swift's own types: `String`, `Bool`, `Int`, `Double`, `[AnyHashable]` or
    /// `[String: AnyHashable]` (as in Masilotti's TurboNavigator).
    ///
    /// Types are strict on every platform: `1 as? Bool`, `true as? Int` and `1 as? Double` are nil. The result is nil
    /// for an absent key and for null, with which a later rule removes the key of an earlier one.
    ///
    /// An app's own word for a key of this library is returned too, such as `"presentation": "alert"`. It has no
    /// effect, and the diagnostics report it.
    public subscript(key: String) -> AnyHashable? {
        guard let value = ownWords[key] ?? values[key], value != .null else { return nil }
        return value.hashable
    }

    /// Returns the value of a key as JSON, including null; nil for an absent key.
    public func value(_ key: String) -> JSONValue? { values[key] }

    /// Whether there are no keys.
    public var isEmpty: Bool { values.isEmpty }

    /// All keys, in alphabetical order.
    public var keys: [String] { values.keys.sorted() }

    /// All keys with their values.
    public var dictionary: [String: JSONValue] { values }

    /// These properties with the values that this library ignores, as in libraries that merge properties without
    /// checking their values.
    var withOwnWords: PathProperties {
        PathProperties(values.merging(ownWords) { _, own in own })
    }

    /// Returns these properties merged with others. For a key in both, the value of `other` takes precedence.
    ///
    /// - Parameter other: the properties to add.
    public func merging(_ other: PathProperties) -> PathProperties {
        let kept = ownWords.filter { other.values[$0.key] == nil }
        return PathProperties(
            values.merging(other.values) { _, later in later },
            ownWords: kept.merging(other.ownWords) { _, later in later })
    }
}

extension PathProperties: ExpressibleByDictionaryLiteral {
    /// If a key occurs twice, its last value counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}
