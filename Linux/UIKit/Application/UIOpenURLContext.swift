/// A URL that the app is asked to open: a link with a scheme that its Info.plist claims.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    init(_ url: URL) {
        self.url = url
        super.init()
    }

    /// The link.
    open private(set) var url: URL
}
