internal import CWebKitGTK
internal import UIKit

/// The arguments of a function call, passed as one JSON string and never as part of the source.
@MainActor
enum ScriptArguments {
    private static let name = "turboNavigatorArguments"

    /// Returns code that declares the arguments as variables. It precedes the function's body on the same line, so that
    /// the line numbers of errors stay correct.
    static func declaration(of arguments: [String: Any]) throws -> String {
        let names = arguments.keys.sorted()
        for name in names where name.wholeMatch(of: /[A-Za-z_$][A-Za-z0-9_$]*/) == nil {
            throw WKError(.javaScriptExceptionOccurred, "“\(name)” is not a valid argument name")
        }
        return names.isEmpty ? "" : "const { \(names.joined(separator: ", ")) } = JSON.parse(\(name)); "
    }

    /// Returns a floating GVariant with the arguments.
    static func variant(of arguments: [String: Any]) throws -> OpaquePointer? {
        guard JSONSerialization.isValidJSONObject(arguments) else {
            throw WKError(.javaScriptExceptionOccurred, "The arguments cannot be represented as JSON")
        }
        let json = try JSONSerialization.data(withJSONObject: arguments)
        var dictionary = GVariantDict()
        g_variant_dict_init(&dictionary, nil)
        let text = g_variant_new_string(String(decoding: json, as: UTF8.self))
        g_variant_dict_insert_value(&dictionary, name, text)
        return g_variant_dict_end(&dictionary)
    }
}
