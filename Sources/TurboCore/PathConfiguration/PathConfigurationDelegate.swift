/// Receives the changes of a path configuration (turbo-ios 7.1).
@preconcurrency @MainActor
public protocol PathConfigurationDelegate: AnyObject {
    /// Rules and settings have been replaced by those of another source, or of a newer version.
    ///
    /// Called on the main actor, after the change. Not called for what is loaded while the configuration is created: it
    /// can't have a delegate yet.
    func pathConfigurationDidUpdate()
}
