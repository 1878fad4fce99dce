internal import UIKit

/// Where the module says what an app's developer should know.
enum Log {
    /// A mistake of the app, or something that this platform cannot do.
    static func fault(_ text: String) {
        FileHandle.standardError.write(Data("[WebKit] \(text)\n".utf8))
    }
}
