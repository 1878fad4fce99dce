internal import CGTK
internal import CSecret
internal import GObjectKit
internal import UIKit

/// The passwords of sites in the user's keyring, by libsecret: the desktop's, or in Flatpak a file of the app. Each app
/// has its own.
@MainActor
struct Keyring {
    private static let schema: UnsafeMutablePointer<SecretSchema>? = {
        // The type of a string is zero. The schema copies the names.
        let types = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, nil)
        defer { g_hash_table_unref(types) }
        for name in ["app", "site", "user"] { g_hash_table_insert(types, g_strdup(name), nil) }
        return secret_schema_newv("TurboNavigator.Password", SECRET_SCHEMA_NONE, types)
    }()

    private let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName

    /// Returns the users with a password at a site, without unlocking the keyring.
    func users(at site: String) async throws -> [String] {
        try await call(site, nil) { attributes, context in
            secret_password_searchv(Self.schema, attributes, SECRET_SEARCH_ALL, nil, asyncReadyCallback, context)
        } finish: { result, error in
            let items = secret_password_search_finish(result, error)
            defer { g_list_free_full(items) { item in item.map { g_object_unref($0) } } }
            return Self.users(of: items)
        }
    }

    /// Returns the password of a user; nil if there is none. The desktop asks the user to unlock the keyring if needed.
    func password(of user: String, at site: String) async throws -> String? {
        try await call(site, user) { attributes, context in
            secret_password_lookupv(Self.schema, attributes, nil, asyncReadyCallback, context)
        } finish: { result, error in
            guard let password = secret_password_lookup_finish(result, error) else { return nil }
            defer { secret_password_free(password) }
            return String(cString: password)
        }
    }

    func save(_ password: String, of user: String, at site: String) async throws {
        let label = (user.isEmpty ? "" : "\(user), ") + "\(site), \(AppIdentity.current.name)"
        try await call(site, user) { attributes, context in
            secret_password_storev(
                Self.schema, attributes, nil, label, password, nil, asyncReadyCallback, context)
        } finish: { result, error in
            _ = secret_password_store_finish(result, error)
        }
    }

    func delete(_ user: String, at site: String) async throws {
        try await call(site, user) { attributes, context in
            secret_password_clearv(Self.schema, attributes, nil, asyncReadyCallback, context)
        } finish: { result, error in
            _ = secret_password_clear_finish(result, error)
        }
    }

    private typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    /// Calls a pair of functions of libsecret with the attributes of a password.
    /// - Parameter user: nil for all users of the site.
    private func call<Value: Sendable>(
        _ site: String, _ user: String?, start: (_ attributes: OpaquePointer?, _ context: gpointer) -> Void,
        finish: @escaping @MainActor (OpaquePointer, ErrorPointer) -> Value
    ) async throws -> Value {
        var fields = ["app": app, "site": site]
        fields["user"] = user
        let attributes = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)
        defer { g_hash_table_unref(attributes) }
        for (name, value) in fields { g_hash_table_insert(attributes, g_strdup(name), g_strdup(value)) }
        return try await withCheckedThrowingContinuation { continuation in
            start(
                attributes,
                asyncReadyContext { _, result in
                    var error: UnsafeMutablePointer<GError>?
                    let value = finish(result, &error)
                    continuation.resume(with: error.map { .failure(GLibError(consuming: $0)) } ?? .success(value))
                })
        }
    }

    private static func users(of items: UnsafeMutablePointer<GList>?) -> [String] {
        var users: [String] = []
        var next = items
        while let item = next {
            let attributes = item.pointee.data.flatMap { secret_retrievable_get_attributes(OpaquePointer($0)) }
            defer { attributes.map { g_hash_table_unref($0) } }
            if let user = attributes.flatMap({ g_hash_table_lookup($0, "user") }) {
                users.append(String(cString: user.assumingMemoryBound(to: CChar.self)))
            }
            next = item.pointee.next
        }
        return users.sorted()
    }
}
