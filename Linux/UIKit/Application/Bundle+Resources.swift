// NB: Foundation declares both with optional texts. The compiler prefers these where the texts are not optional.
extension Bundle {
    /// The file of a resource. The main bundle also has what the app's target copies, as on iOS.
    public func url(forResource name: String, withExtension ext: String) -> URL? {
        let own = url(forResource: name, withExtension: ext, subdirectory: nil)
        return self === Bundle.main ? own ?? AppResources.url(name, withExtension: ext) : own
    }

    /// The path of the file of a resource. The main bundle also has what the app's target copies, as on iOS.
    public func path(forResource name: String, ofType ext: String) -> String? {
        url(forResource: name, withExtension: ext)?.path
    }
}
