import Foundation

/// The response to the request of a script.
struct ScriptResponse: Sendable {
    /// The reason why a browser doesn't run the script, or nil.
    let failure: String?
    /// Whether the text mentions Turbo.
    let mentionsTurbo: Bool
    /// Whether the text is Turbo, or contains it with other scripts.
    let definesTurbo: Bool
    /// The words or URLs of the modules that it imports.
    let imports: [String]
    /// The service workers that it registers.
    let workers: [WorkerRegistration]

    init(failure: String) {
        (self.failure, mentionsTurbo, definesTurbo, imports, workers) = (failure, false, false, [], [])
    }

    /// - Parameters:
    ///   - page: the response.
    ///   - isModule: whether the page loads it as a module.
    init(_ page: DoctorPage, isModule: Bool) {
        if let failure = Self.failure(of: page, isModule: isModule) {
            self.init(failure: failure)
        } else {
            self.init(page.text)
        }
    }

    private static func failure(of page: DoctorPage, isModule: Bool) -> String? {
        guard page.status < 400 else { return "the response is HTTP \(page.status)" }
        let type = page.header("Content-Type")?.lowercased() ?? ""
        let isStrict = isModule || page.header("X-Content-Type-Options")?.lowercased() == "nosniff"
        let isWrong = type.hasPrefix("text/html") || isStrict && !isJavaScript(type)
        return isWrong ? "its Content-Type is \(type.isEmpty ? "absent" : type)" : nil
    }

    /// - Parameter text: the text of the script.
    init(_ text: String) {
        failure = nil
        mentionsTurbo = DoctorPage.mentionsTurbo(text)
        definesTurbo = text.range(of: Self.definition, options: .regularExpression) != nil
        imports = Self.imports(in: text)
        workers = WorkerRegistration.all(in: text)
    }

    /// The custom element of Turbo, or the style of Turbolinks. An app's own scripts mention events, but neither of
    /// these.
    private static let definition = #"\.define\(\s*["'`]turbo-frame["'`]|turbolinks-progress-bar"#

    static func isJavaScript(_ type: String) -> Bool {
        let name = type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        return ["javascript", "ecmascript", "jscript"].contains { name.hasSuffix($0) }
    }

    /// The static imports and exports from other modules. A dynamic import can fail without an effect on Turbo.
    private static func imports(in text: String) -> [String] {
        guard let statement = try? NSRegularExpression(pattern: importStatement) else { return [] }
        let matches = statement.matches(in: text, range: NSRange(text.startIndex..., in: text))
        return matches.prefix(100).compactMap { match in
            Range(match.range(at: 1), in: text).map { String(text[$0]) }
        }
    }

    /// An import at the beginning of a statement, so not one in a comment.
    private static let importStatement =
        #"(?m)(?:^|[;}])\s{0,9}(?:import\s{0,9}|(?:import|export)\b[^"'();=]{0,1000}?\bfrom\s{0,9})"#
        + #"["']([^"'\s]{1,300})["']"#
}
