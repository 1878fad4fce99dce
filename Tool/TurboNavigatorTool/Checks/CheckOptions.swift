import TurboCore

/// Options for checking files.
struct CheckOptions: Sendable {
    /// The libraries that read the files.
    var libraries: [ConfigurationLibrary] = [.turboNavigator]
    /// The paths of the app, or nil if they aren't known.
    var routes: [Route]?
    /// Whether patterns are also searched in the query; nil for the library's default.
    var matchesQuery: Bool?
    /// The checks to run; all if empty.
    var only: Set<String> = []
    var disabled: Set<String> = []

    func matchesQuery(_ library: ConfigurationLibrary) -> Bool {
        (library.hasQueryOption ? matchesQuery : nil) ?? library.matchesQueryByDefault
    }
}
