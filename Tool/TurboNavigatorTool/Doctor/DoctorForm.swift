import Foundation

/// A form to send: `/posts/new /posts title=Hello&body=`.
struct DoctorForm: Sendable, Equatable {
    /// The path of the page that contains the form.
    let page: String
    /// The path that the form is sent to.
    let action: String
    /// The values of the fields: `name=value&…`.
    let fields: String

    /// - Returns: nil if the text isn't two paths and fields.
    init?(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count >= 2, words[0].hasPrefix("/"), words[1].hasPrefix("/") else { return nil }
        (page, action, fields) = (words[0], words[1], words.count == 3 ? words[2] : "")
    }

    /// The fields, including the page's hidden ones, such as the CSRF token.
    func body(hiddenFieldsOf page: DoctorPage, to url: URL) -> String {
        let hidden = page.hiddenFields(ofFormTo: url).map { Self.encoded($0.name) + "=" + Self.encoded($0.value) }
        return (hidden + (fields.isEmpty ? [] : [fields])).joined(separator: "&")
    }

    static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
    }
}
