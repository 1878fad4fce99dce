internal import CWebKitGTK
internal import UIKit

/// Values of JavaScript as values of Foundation.
@MainActor
enum ScriptValue {
    /// What a script gave: nil for `undefined`, NSNull for `null`, and NSNumber, String, array or dictionary.
    ///
    /// - Throws: `WKError.javaScriptResultTypeIsUnsupported` for what has no JSON form, such as a function.
    static func decode(_ value: OpaquePointer) throws -> Any? {
        if jsc_value_is_undefined(value) != 0 { return nil }
        if jsc_value_is_null(value) != 0 { return NSNull() }
        if jsc_value_is_number(value) != 0 { return number(jsc_value_to_double(value)) }
        guard let json = jsc_value_to_json(value, 0) else { throw unsupported }
        defer { g_free(json) }
        guard let decoded = decode(json: String(cString: json)) else { throw unsupported }
        return decoded
    }

    /// nil if the text is no JSON.
    static func decode(json: String) -> Any? {
        do {
            return try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        } catch {
            return nil
        }
    }

    /// NB: a Swift Double would not cast to Int; an NSNumber casts to both.
    private static func number(_ double: Double) -> NSNumber {
        Int(exactly: double).map { NSNumber(value: $0) } ?? NSNumber(value: double)
    }

    private static var unsupported: WKError {
        WKError(.javaScriptResultTypeIsUnsupported, "JavaScript execution returned a result of an unsupported type")
    }
}
