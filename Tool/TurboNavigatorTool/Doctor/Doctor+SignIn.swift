import Foundation
import TurboCore

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
            let response = try await client.post(url, form.body(hiddenFieldsOf: page, to: url), from: pageURL)
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

    /// Proposes a rule for each page with a password to which the server redirects.
    mutating func checkSignInPages() {
        for page in facts.filter(\.asksForPassword) {
            guard let source = redirects.first(where: { $0.value.path == page.url.path })?.key,
                rules?.properties(for: page.url).signIn == nil
            else { continue }
            let path = page.url.path.map { ".+*?()[]{}|^$\\".contains($0) ? "\\\\\($0)" : "\($0)" }.joined()
            let pattern = "^\(path)$"
            addFinding(
                .signInPage, page.url,
                "\(source.path) redirects to this page, which has a field for a password. With the rule "
                    + "{\"patterns\": [\"\(pattern)\"], \"properties\": {\"sign_in\": true}}, an app signs the user in once "
                    + "and loads all pages again that were redirected.")
        }
    }
}
