import Foundation

/// A Swift file of this package.
struct SourceFile: Sendable, CustomStringConvertible {
    /// The path relative to the package.
    let path: String
    let text: String

    var description: String { path }

    /// The text without comments and string literals, so that their words don't count as code.
    var code: String {
        text.replacingOccurrences(of: Self.commentsAndLiterals, with: "", options: .regularExpression)
    }

    /// The string literals with their quotes. A literal that is interpolated in another one splits that in parts.
    var literals: [String] {
        get throws { try text.matches(of: Self.commentsAndLiterals).filter { $0.hasPrefix("\"") } }
    }

    private static let commentsAndLiterals = ##"//.*|"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*""##

    /// The name without folders and `.swift`.
    var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

    /// The folder of the file inside a parent folder, or empty if the file is in the parent itself.
    func folder(below parent: String) -> String {
        let folders = path.dropFirst(parent.count + 1).split(separator: "/").dropLast()
        return folders.first.map(String.init) ?? ""
    }

    static func all(below folder: String) throws -> [SourceFile] {
        try Package.files(below: folder, endingIn: ".swift").map { path in
            SourceFile(path: path, text: try String(contentsOf: Package.file(path), encoding: .utf8))
        }
    }
}

extension String {
    /// The text of the last group in each match of a pattern.
    func matches(of pattern: String) throws -> [String] {
        let text = self as NSString
        let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        return expression.matches(in: self, range: NSRange(location: 0, length: text.length)).map {
            text.substring(with: $0.range(at: $0.numberOfRanges - 1))
        }
    }
}
