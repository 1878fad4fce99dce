internal import UIKit

/// Messages for the app's developer.
enum Log {
    /// Logs an error of the app, or something that isn't supported on Linux.
    static func fault(_ text: String) {
        FileHandle.standardError.write(Data("[WebKit] \(text)\n".utf8))
    }
}
