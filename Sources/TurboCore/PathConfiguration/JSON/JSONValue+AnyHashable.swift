import Foundation

extension JSONValue {
    /// The value as one of Swift's own types, so that `as?` has the same result on every platform.
    ///
    /// `String`, `Bool`, `Int`, `Double`, `[AnyHashable]`, `[String: AnyHashable]`; `NSNull` for null. Never `NSNumber`: on
    /// Linux a boxed `1` casts to `true`.
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
