import Foundation

/// The Turbo build that the pages of a ``TestServer`` load: the one that your web app uses.
///
/// This library doesn't include Turbo. For a Rails app, `bundle show turbo-rails` prints the folder of the gem, which
/// contains `app/assets/javascripts/turbo.min.js`. In the npm package the file is `dist/turbo.es2017-umd.js`.
public struct TurboBuild: Sendable, Equatable {
    /// The default path from which the pages of a test server load it.
    package static let usualPath = "/turbo.js"

    /// The JavaScript source.
    public let source: String

    /// Whether it is an ES module, which runs after the document was parsed.
    public let isModule: Bool

    /// The path from which the pages of a test server load it. WebKit caches it, and a later test server may get the
    /// port of an earlier one, so different scripts need different paths.
    package let path: String

    /// - Parameter source: the JavaScript source.
    public init(source: String) {
        self.init(source: source, path: Self.usualPath)
    }

    package init(source: String, path: String) {
        self.source = source
        self.path = path
        isModule = source.range(of: Self.moduleStatement, options: .regularExpression) != nil
    }

    /// - Parameter file: a Turbo build, as a classic script or an ES module.
    /// - Throws: ``TestServerError`` if the file can't be read.
    public init(file: URL) throws {
        do {
            self.init(source: try String(contentsOf: file, encoding: .utf8))
        } catch {
            throw TestServerError(
                "\(file.path) can't be read as the script of the pages: \(error.localizedDescription)")
        }
    }

    /// Loads the file whose path is in the environment variable `TURBO_JS`.
    ///
    /// - Throws: ``TestServerError`` if the variable isn't set or the file can't be read. The message explains where to
    ///   find Turbo.
    public static func fromEnvironment() throws -> TurboBuild {
        guard let path = ProcessInfo.processInfo.environment["TURBO_JS"], !path.isEmpty else {
            throw TestServerError(
                """
                TURBO_JS isn't set. This library doesn't include Turbo: set TURBO_JS to the build that your web app \
                uses, such as app/assets/javascripts/turbo.min.js in the folder that `bundle show turbo-rails` prints.
                """)
        }
        return try TurboBuild(file: URL(fileURLWithPath: path))
    }

    /// The `script` element that loads it.
    package var tag: String { "<script \(isModule ? "type=module " : "")src=\"\(path)\"></script>" }

    private static let moduleStatement = #"(?m)(^|[;}])\s*(export|import)\s*[{*]|^(export|import) "#
}
