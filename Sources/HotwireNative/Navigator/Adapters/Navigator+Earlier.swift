import TurboNavigator

/// The API of Hotwire Native 1.0 and 1.1.
extension Navigator {
    /// Creates a navigator without a start location. The URL that is routed first becomes the start location: its host
    /// is the app's own.
    ///
    /// - Parameters:
    ///   - pathConfiguration: the rules; nil, the default, for those of ``Hotwire/config``.
    ///   - delegate: customizes navigation. Held weakly. nil by default.
    @available(
        *, deprecated,
        message: "use Navigator(configuration:delegate:), and set the rules with Hotwire.loadPathConfiguration(from:)"
    )
    public convenience init(
        pathConfiguration: PathConfiguration? = nil, delegate: (any NavigatorDelegate)? = nil
    ) {
        if let pathConfiguration, pathConfiguration.library != .hotwireIOS { pathConfiguration.useHotwireRules() }
        self.init(startingWith: nil, rules: pathConfiguration ?? Hotwire.config.pathConfiguration, delegate: delegate)
    }

    /// Does nothing.
    @available(*, deprecated, message: "remove this call: the navigator observes the app itself")
    public func appDidBecomeActive() {}

    /// Does nothing.
    @available(*, deprecated, message: "remove this call: the navigator observes the app itself")
    public func appDidEnterBackground() {}
}
