import NavigationTesting
import TestSupport

extension SiteDouble {
    /// A site whose pages load a library.
    package convenience init(_ library: TurboScript) throws {
        try self.init(script: library.script())
    }

    /// The requested paths, without the library.
    package var pages: [String] { paths.filter { $0 != script?.path } }
}
