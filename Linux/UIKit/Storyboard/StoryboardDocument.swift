/// The content of a storyboard file.
struct StoryboardDocument {
    let fileName: String
    private let root: StoryboardElement
    /// The view controllers, with the other objects of their scenes.
    private let scenes: [StoryboardElement]

    /// - Throws: a ``StoryboardProblem`` if there is no such file, or if it isn't a storyboard.
    init(name: String, bundle: Bundle) throws {
        guard let url = bundle.url(forResource: name, withExtension: "storyboard") else {
            throw StoryboardProblem(
                "The app's resources have no \(name).storyboard. Add it to the resources of its target, "
                    + "or set the window's rootViewController.")
        }
        try self.init(Data(contentsOf: url), fileName: url.lastPathComponent)
    }

    init(_ data: Data, fileName: String) throws {
        self.fileName = fileName
        root = try StoryboardReader.read(data, fileName: fileName)
        guard root.name == "document" else { throw StoryboardProblem("\(fileName) is not a storyboard of Xcode.") }
        scenes = root.child("scenes")?.children.compactMap { $0.child("objects") } ?? []
    }

    private var controllers: [StoryboardElement] {
        scenes.flatMap(\.children).filter { $0["sceneMemberID"] == "viewController" }
    }

    /// The initial view controller; nil if none is marked.
    var initial: StoryboardElement? { root["initialViewController"].flatMap(controller(id:)) }

    func controller(id: String) -> StoryboardElement? {
        controllers.first { $0["id"] == id }
    }

    func controller(identifier: String) -> StoryboardElement? {
        controllers.first { $0["storyboardIdentifier"] == identifier }
    }

    /// The other objects in the scene of a view controller, without the placeholder that each scene has.
    func companions(of controller: StoryboardElement) -> [StoryboardElement] {
        let scene = scenes.first { $0.children.contains { $0 === controller } }
        return scene?.children.filter { $0 !== controller && $0.name != "placeholder" } ?? []
    }
}

/// A reason why a storyboard, or a part of it, can't be used.
struct StoryboardProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
