/// Receives the changes of a path configuration (as in turbo-ios 7.1).
@preconcurrency @MainActor
public protocol PathConfigurationDelegate: AnyObject {
    /// Tells the delegate that rules and settings were replaced by those of another source, or of a newer version.
    ///
    /// Not called for sources that are loaded while the configuration is created: it can't have a delegate yet.
    func pathConfigurationDidUpdate()
}
