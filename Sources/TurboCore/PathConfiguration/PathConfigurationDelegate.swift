/// Is told when a path configuration has changed (turbo-ios 7.1).
@preconcurrency @MainActor
public protocol PathConfigurationDelegate: AnyObject {
    /// Rules and settings have been replaced by those of another source, or of a newer version.
    ///
    /// Called on the main actor, after the change. What is loaded while the configuration is made is not told: nobody
    /// can be its delegate yet.
    func pathConfigurationDidUpdate()
}
