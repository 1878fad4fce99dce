import Foundation

/// A new app that shows a site, and its files.
struct NewApp: Sendable {
    let name: String
    /// The first page.
    let url: URL
    /// The bundle identifier, which is the application ID on Linux.
    let identifier: String
    /// The path from the app to Turbo Navigator.
    let package: String

    /// - Parameters:
    ///   - name: the name of the app, its module and its folder.
    ///   - url: the first page. The path defaults to "/".
    ///   - identifier: the bundle identifier, or nil for `org.example.NAME`.
    ///   - package: the path from the app to Turbo Navigator.
    /// - Throws: a ``ToolError`` if one of them isn't safe in the app's files.
    init(name: AppName, url: URL, identifier: String?, package: String) throws {
        self.name = name.text
        self.url = try Self.home(url)
        self.identifier = identifier ?? "org.example.\(name.text)"
        self.package = package
        let part = #"[A-Za-z][A-Za-z0-9]*"#
        guard self.identifier.count <= 100,
            self.identifier.range(of: "^\(part)(\\.\(part))+\\.\(part)(-[A-Za-z0-9]+)*$", options: .regularExpression)
                == self.identifier.startIndex..<self.identifier.endIndex
        else {
            throw ToolError(
                "\"\(self.identifier)\" isn't an identifier with at least two dots, such as com.example.Books.")
        }
        guard
            package.allSatisfy({ !"\"'\\$`".contains($0) && !$0.isNewline && $0.unicodeScalars.first?.value ?? 0 >= 32 }
            )
        else {
            throw ToolError(
                "\"\(package)\" isn't safe in the app's files. Use folders without quotes in their names.")
        }
    }

    /// Validates the URL of the first page. An empty path becomes "/".
    private static func home(_ url: URL) throws -> URL {
        guard url.user == nil, url.password == nil else {
            throw ToolError("The URL has a user name or a password, which would be visible in the app's files.")
        }
        guard url.absoluteString.range(of: #"["$\\`\s]"#, options: .regularExpression) == nil else {
            throw ToolError("\"\(url.absoluteString)\" isn't safe in the app's files.")
        }
        guard url.path.isEmpty, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return url }
        parts.path = "/"
        return parts.url ?? url
    }

    /// The files of the folder Templates, about this app.
    var files: [NewFile] {
        Templates.texts.map { NewFile(filled($0.path), filled($0.content)) }
            + Templates.pictures.map { NewFile(filled($0.path), data: Data(base64Encoded: $0.content) ?? Data()) }
    }

    /// Returns a text of a template with the values for its placeholders.
    private func filled(_ text: String) -> String {
        text.replacing(/__([A-Z]+(?:_[A-Z]+)*)__/) { match in
            switch match.1 {
            case "NAME": name
            case "EXECUTABLE": name.lowercased()
            case "IDENTIFIER": identifier
            case "PACKAGE": package
            case "URL": url.absoluteString
            case "ESCAPED_URL":
                url.absoluteString.replacingOccurrences(of: "&", with: "&amp;")
                    .replacingOccurrences(of: "<", with: "&lt;")
            case "VARIABLE": "\(name.uppercased())_URL"
            default: String(match.0)
            }
        }
    }
}

/// A file of a new app.
struct NewFile: Sendable {
    /// The path relative to the app's folder.
    let path: String
    let data: Data

    init(_ path: String, _ text: String) {
        self.init(path, data: Data((text + "\n").utf8))
    }

    init(_ path: String, data: Data) {
        self.path = path
        self.data = data
    }
}
