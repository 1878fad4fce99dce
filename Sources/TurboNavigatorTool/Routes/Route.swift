/// A path of the app.
struct Route: Sendable, Hashable {
    /// As it stands in the list: `/posts/:id`.
    let name: String
    /// A path of this kind with its query: `/posts/1`.
    let path: String

    init(name: String, path: String) {
        self.name = name
        self.path = path
    }

    /// Just this path.
    init(_ path: String) {
        self.init(name: path, path: path)
    }
}
