internal import CWebKitGTK
internal import UIKit

/// Converts values of JavaScript to values of Foundation.
@MainActor
enum ScriptValue {
    /// Converts a script's result: nil for `undefined`, NSNull for `null`, otherwise an NSNumber, String, array or
    /// dictionary.
    ///
    /// - Parameter willDecode: receives the size of an object or a text as JSON. If it throws, the value isn't decoded.
    /// - Throws: `WKError.javaScriptResultTypeIsUnsupported` for a value that can't be represented as JSON, such as a
    ///   function.
    static func decode(_ value: OpaquePointer, _ willDecode: (_ size: Int) throws -> Void = { _ in }) throws -> Any? {
        if jsc_value_is_undefined(value) != 0 { return nil }
        if jsc_value_is_null(value) != 0 { return NSNull() }
        if jsc_value_is_number(value) != 0 { return number(jsc_value_to_double(value)) }
        guard let json = jsc_value_to_json(value, 0) else { throw unsupported }
        defer { g_free(json) }
        try willDecode(strlen(json))
        guard let decoded = decode(json: String(cString: json)) else { throw unsupported }
        return decoded
    }

    /// Returns nil if the text isn't JSON.
    static func decode(json: String) -> Any? {
        do {
            return hashable(try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed))
        } catch {
            return nil
        }
    }

    /// NB: Apple's containers cast to `[String: Any]` and to `[String: AnyHashable]`. Here containers of `Any` cast
    /// only to the first, because a nested container isn't hashable; those of `AnyHashable` cast to both.
    private static func hashable(_ value: Any) -> Any {
        switch value {
        case let dictionary as [String: Any]: dictionary.mapValues(hashed)
        case let array as [Any]: array.map(hashed)
        default: value
        }
    }

    private static func hashed(_ value: Any) -> AnyHashable {
        switch hashable(value) {
        case let dictionary as [String: AnyHashable]: AnyHashable(dictionary)
        case let array as [AnyHashable]: AnyHashable(array)
        case let text as String: AnyHashable(text)
        case let object as NSObject: AnyHashable(object)
        default: AnyHashable(NSNull())
        }
    }

    /// NB: a Swift Double doesn't cast to Int; an NSNumber casts to both.
    private static func number(_ double: Double) -> NSNumber {
        Int(exactly: double).map { NSNumber(value: $0) } ?? NSNumber(value: double)
    }

    private static var unsupported: WKError {
        WKError(.javaScriptResultTypeIsUnsupported, "JavaScript execution returned a result of an unsupported type")
    }
}
