// NB: Foundation declares both methods with optional strings. With strings that aren't optional the compiler prefers these.
extension Bundle {
    /// Returns the URL of a resource. As on iOS, the main bundle includes the resources of the app's target.
    public func url(forResource name: String, withExtension ext: String) -> URL? {
        let own = url(forResource: name, withExtension: ext, subdirectory: nil)
        return self === Bundle.main ? own ?? AppResources.url(name, withExtension: ext) : own
    }

    /// Returns the path of a resource. As on iOS, the main bundle includes the resources of the app's target.
    public func path(forResource name: String, ofType ext: String) -> String? {
        url(forResource: name, withExtension: ext)?.path
    }
}
