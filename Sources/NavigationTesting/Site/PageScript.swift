import Foundation

/// The script that the pages of a ``SiteDouble`` load: the build of Turbo that your web app has in use.
///
/// Turbo does not come with this library. Of a Rails app, `bundle show turbo-rails` prints the folder of the gem; the file is
/// `app/assets/javascripts/turbo.min.js` there. Of a package from npm it is `dist/turbo.es2017-umd.js`.
public struct PageScript: Sendable, Equatable {
    /// Where the pages of a site load it from, by default.
    package static let usualPath = "/turbo.js"

    /// The script itself.
    public let source: String

    /// Whether it is an ES module, which runs after the document was read.
    public let isModule: Bool

    /// Where the pages of a site load it from. An engine keeps it, and a later site may get the port of an earlier one: scripts
    /// that are not the same have paths of their own.
    package let path: String

    /// - Parameter source: the script itself.
    public init(source: String) {
        self.init(source: source, path: Self.usualPath)
    }

    package init(source: String, path: String) {
        self.source = source
        self.path = path
        isModule = source.range(of: Self.moduleStatement, options: .regularExpression) != nil
    }

    /// - Parameter file: a build of Turbo, a classic script or an ES module.
    /// - Throws: ``SiteError`` if the file cannot be read.
    public init(file: URL) throws {
        do {
            self.init(source: try String(contentsOf: file, encoding: .utf8))
        } catch {
            throw SiteError("\(file.path) cannot be read as the script of the pages: \(error.localizedDescription)")
        }
    }

    /// The file that the environment variable `TURBO_JS` names.
    ///
    /// - Throws: ``SiteError`` if there is no such variable or file. It says where Turbo is found.
    public static func fromEnvironment() throws -> PageScript {
        guard let path = ProcessInfo.processInfo.environment["TURBO_JS"], !path.isEmpty else {
            throw SiteError(
                """
                TURBO_JS is not set. Turbo does not come with this library: set TURBO_JS to the build that your web app \
                has in use, such as app/assets/javascripts/turbo.min.js in the folder that `bundle show turbo-rails` prints.
                """)
        }
        return try PageScript(file: URL(fileURLWithPath: path))
    }

    /// The element that loads it.
    package var tag: String { "<script \(isModule ? "type=module " : "")src=\"\(path)\"></script>" }

    private static let moduleStatement = #"(?m)(^|[;}])\s*(export|import)\s*[{*]|^(export|import) "#
}
