import Foundation

extension JSONValue {
    /// This value as Swift's own types, so that `as?` gives the same answer on every platform.
    ///
    /// `String`, `Bool`, `Int`, `Double`, `[AnyHashable]`, `[String: AnyHashable]`; `NSNull` for null. No `NSNumber`:
    /// on Linux a boxed `1` would cast to `true`.
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
