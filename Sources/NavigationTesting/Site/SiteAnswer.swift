import Foundation

/// What a ``SiteDouble`` does with a request.
public indirect enum SiteAnswer: Sendable {
    /// Any content with its type, such as "text/html".
    case content(Data, type: String, status: Int, headers: [String: String])
    /// A page with the script of the site. The status is 200 by default; a form with errors has 422.
    case page(SitePage, status: Int = 200, headers: [String: String] = [:])
    /// Another path or URL. The status is 302 by default; after a form it is 303.
    case redirect(to: String, status: Int = 302)
    /// Answers after a while, in seconds.
    case delayed(TimeInterval, SiteAnswer)
    /// Answers when the test opens the gate.
    case gated(SiteGate, SiteAnswer)
    /// Keeps the connection open and says nothing.
    case never
    /// Closes the connection without an answer.
    case dropped
    /// Promises more than it sends, and closes the connection.
    case truncated(String)

    /// A whole HTML document, as it is written here.
    ///
    /// - Parameters:
    ///   - text: the document.
    ///   - status: 200 by default.
    ///   - headers: besides the type and the length; none by default.
    public static func html(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> SiteAnswer {
        .content(Data(text.utf8), type: "text/html; charset=utf-8", status: status, headers: headers)
    }

    /// JSON, such as a path configuration.
    ///
    /// - Parameters:
    ///   - text: the JSON.
    ///   - status: 200 by default.
    ///   - headers: besides the type and the length; none by default.
    public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> SiteAnswer {
        .content(Data(text.utf8), type: "application/json", status: status, headers: headers)
    }

    /// A file that a browser downloads.
    ///
    /// - Parameters:
    ///   - data: what is in the file.
    ///   - name: what the file is called.
    ///   - type: "application/octet-stream" by default.
    public static func attachment(
        _ data: Data, name: String, type: String = "application/octet-stream"
    ) -> SiteAnswer {
        .content(
            data, type: type, status: 200, headers: ["Content-Disposition": "attachment; filename=\"\(name)\""])
    }

    /// 401, which makes a browser ask for name and password.
    ///
    /// - Parameters:
    ///   - realm: what the password is for.
    ///   - text: the document that is shown without a password.
    public static func unauthorized(realm: String, _ text: String = "<title>401</title>") -> SiteAnswer {
        .html(text, status: 401, headers: ["WWW-Authenticate": "Basic realm=\"\(realm)\""])
    }
}
