internal import CWebKitGTK
internal import UIKit

/// The arguments of a called function: one JSON text, never part of the source.
@MainActor
enum ScriptArguments {
    private static let name = "turboNavigatorArguments"

    /// The text before the function's body that makes the arguments variables; on one line with it, so that the line
    /// numbers of errors stay right.
    static func declaration(of arguments: [String: Any]) throws -> String {
        let names = arguments.keys.sorted()
        for name in names where name.wholeMatch(of: /[A-Za-z_$][A-Za-z0-9_$]*/) == nil {
            throw WKError(.javaScriptExceptionOccurred, "“\(name)” cannot be the name of an argument")
        }
        return names.isEmpty ? "" : "const { \(names.joined(separator: ", ")) } = JSON.parse(\(name)); "
    }

    /// A floating variant for the engine.
    static func variant(of arguments: [String: Any]) throws -> OpaquePointer? {
        guard JSONSerialization.isValidJSONObject(arguments) else {
            throw WKError(.javaScriptExceptionOccurred, "The arguments have no JSON form")
        }
        let json = try JSONSerialization.data(withJSONObject: arguments)
        var dictionary = GVariantDict()
        g_variant_dict_init(&dictionary, nil)
        let text = g_variant_new_string(String(decoding: json, as: UTF8.self))
        g_variant_dict_insert_value(&dictionary, name, text)
        return g_variant_dict_end(&dictionary)
    }
}
