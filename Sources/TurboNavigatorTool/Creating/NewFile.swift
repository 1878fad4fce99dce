import Foundation

/// A file of a new app.
struct NewFile: Sendable {
    /// The path relative to the app's folder.
    let path: String
    let data: Data

    init(_ path: String, _ text: String) {
        self.init(path, data: Data((text + "\n").utf8))
    }

    init(_ path: String, data: Data) {
        self.path = path
        self.data = data
    }
}
