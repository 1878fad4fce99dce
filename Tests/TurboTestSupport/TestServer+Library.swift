import NavigationTesting
import TestSupport

extension TestServer {
    /// A site whose pages load a library.
    package convenience init(_ library: TurboLibrary) throws {
        try self.init(turbo: library.build())
    }

    /// The requested paths, without the library.
    package var pages: [String] { paths.filter { $0 != turbo?.path } }
}
