import Foundation

/// The options of `doctor` for an app behind a sign-in. The errors don't contain their values.
extension Invocation {
    func credentials(for url: URL) throws -> DoctorCredentials {
        var credentials = DoctorCredentials(for: url)
        for text in try texts("--header", &credentials) where !credentials.addHeader(text) {
            throw usageError("--header needs a name and a value: \"Authorization: Bearer $TOKEN\".")
        }
        for text in try texts("--cookie", &credentials) where !credentials.addCookies(text) {
            throw usageError("--cookie needs a name and a value: \"session=$SESSION\".")
        }
        for text in try texts("--user", &credentials) where !credentials.addUser(text) {
            throw usageError("--user needs a name and a password: \"admin:$PASSWORD\".")
        }
        if let user = url.user { _ = credentials.addUser("\(user):\(url.password ?? "")") }
        return credentials
    }

    private func texts(_ option: String, _ credentials: inout DoctorCredentials) throws -> [String] {
        try (values[option] ?? []).map { try text(EnvironmentText($0), &credentials) }
    }

    private func text(_ text: EnvironmentText, _ credentials: inout DoctorCredentials) -> String {
        text.values.forEach { credentials.addSecret($0) }
        return text.text
    }

    /// - Parameter credentials: gets the values of the form as secrets.
    /// - Returns: nil without the option.
    func signInForm(_ credentials: inout DoctorCredentials) throws -> DoctorForm? {
        guard let value = value("--sign-in") else { return nil }
        let text = text(try EnvironmentText(value, encode: DoctorForm.encoded), &credentials)
        guard let form = DoctorForm(text), form.fields.contains("=") else {
            throw usageError(
                "--sign-in needs two paths and fields: \"/session/new /session email=$EMAIL&password=$PASSWORD\".")
        }
        for field in form.fields.split(separator: "&") {
            let value = field.drop { $0 != "=" }.dropFirst()
            credentials.addSecret(value.removingPercentEncoding ?? String(value))
        }
        return form
    }
}
