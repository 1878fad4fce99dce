import Foundation

/// A value of a JSON document, with its type: `1` isn't `true`, and `true` isn't `1`, on every platform.
public enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    /// A number without fraction and exponent that fits an `Int`.
    case integer(Int)
    /// Any other number.
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// The members by their keys. If a key occurs twice, the last value counts.
    case object([String: JSONValue])
}

extension JSONValue {
    /// The string, or nil for a value of another type.
    public var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The Boolean, or nil for a value of another type; `0` and `1` are numbers.
    public var boolValue: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    /// The integer, or nil for a value of another type.
    public var integerValue: Int? {
        if case .integer(let number) = self { number } else { nil }
    }

    /// The number, whole or not, or nil for a value of another type.
    public var numberValue: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// The elements, or nil for a value of another type.
    public var arrayValue: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members, or nil for a value of another type.
    public var objectValue: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The name of the value's type in messages: "a number", "text", …
    package var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .integer, .number: "a number"
        case .string: "text"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONValue {
    /// The value as one of Swift's own types, so that `as?` has the same result on every platform.
    ///
    /// `String`, `Bool`, `Int`, `Double`, `[AnyHashable]`, `[String: AnyHashable]`; `NSNull` for null. Never
    /// `NSNumber`: on Linux a boxed `1` casts to `true`.
    public var hashable: AnyHashable {
        switch self {
        case .null: AnyHashable(NSNull())
        case .bool(let flag): AnyHashable(flag)
        case .integer(let number): AnyHashable(number)
        case .number(let number): AnyHashable(number)
        case .string(let text): AnyHashable(text)
        case .array(let elements): AnyHashable(elements.map(\.hashable))
        case .object(let members): AnyHashable(members.mapValues(\.hashable))
        }
    }
}
