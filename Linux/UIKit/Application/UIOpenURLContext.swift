/// A URL for the app to open. Its scheme is one that the app's Info.plist declares.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    init(_ url: URL) {
        self.url = url
        super.init()
    }

    /// The URL to open.
    open private(set) var url: URL
}
