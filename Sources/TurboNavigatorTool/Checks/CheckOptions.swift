import TurboCore

/// How files are checked.
struct CheckOptions: Sendable {
    /// The libraries that read them.
    var platforms: [PathDialect] = [.turboNavigator]
    /// The paths of the app; nil if they are not known.
    var routes: [Route]?
    /// Whether patterns are searched in the query too; nil for what the library does by itself.
    var matchesQuery: Bool?
    /// The checks that are asked for; all if empty.
    var only: Set<String> = []
    var disabled: Set<String> = []

    func matchesQuery(_ platform: PathDialect) -> Bool {
        // Android has no switch for it.
        platform == .hotwireAndroid ? true : matchesQuery ?? platform.matchesQueryByDefault
    }
}
