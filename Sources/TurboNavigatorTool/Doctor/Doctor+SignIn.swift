import Foundation

/// Signing in before the crawl.
extension Doctor {
    /// Sends the sign-in form, and keeps the cookies of the response.
    ///
    /// - Returns: whether the server accepted it.
    mutating func signIn(_ form: DoctorForm) async -> Bool {
        guard let pageURL = URL(string: form.page, relativeTo: start)?.absoluteURL,
            let url = URL(string: form.action, relativeTo: start)?.absoluteURL, isOwn(pageURL), isOwn(url)
        else { return false }
        do {
            let page = try await client.get(pageURL)
            let response = try await client.post(url, form.body(hiddenFieldsOf: page, to: url))
            guard let failure = failure(of: response, pageURL) else { return true }
            addFinding(.signIn, url, "\(failure) Nothing was checked. Check the form's paths, fields and values.")
        } catch {
            addFinding(.signIn, url, error)
        }
        return false
    }

    /// Servers redirect after a sign-in. If they redirect to the form, they didn't accept it.
    private func failure(of response: DoctorPage, _ form: URL) -> String? {
        guard let location = response.location else {
            return "The response to the sign-in form is HTTP \(response.status)."
        }
        return location.path == form.path ? "The sign-in form redirects to itself." : nil
    }
}
