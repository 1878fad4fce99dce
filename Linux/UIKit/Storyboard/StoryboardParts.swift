/// The parts of a view controller's scene that aren't read on Linux, such as "2 × label".
struct StoryboardParts {
    var unread: [String]

    init(of controller: StoryboardElement, companions: [StoryboardElement]) {
        var names = companions.map(\.name)
        for part in controller.children { names += Self.unread(part) }
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        unread = counts.sorted { $0.key < $1.key }.map { $0.value == 1 ? $0.key : "\($0.value) × \($0.key)" }
    }

    private static func unread(_ part: StoryboardElement) -> [String] {
        switch part.name {
        case "view", "tableView": contents(of: part)
        case "connections": part.children.compactMap(unreadConnection)
        case "navigationItem", "navigationBar", "tabBar", "tabBarItem", "toolbar":
            part.children.filter { !harmless.contains($0.name) }.map { "\($0.name) of a \(part.name)" }
        default: harmless.contains(part.name) || part.name.hasPrefix("simulated") ? [] : [part.name]
        }
    }

    private static func contents(of view: StoryboardElement) -> [String] {
        view.children.flatMap { part in
            switch part.name {
            case "subviews", "prototypes", "sections", "gestureRecognizers": part.children.map(\.name)
            // Constraints belong to subviews, and a table's connections to its controller.
            case "constraints", "connections": [String]()
            case "color": part["key"] == "backgroundColor" ? [] : [part["key"] ?? part.name]
            default: harmless.contains(part.name) ? [] : [part.name]
            }
        }
    }

    private static func unreadConnection(_ connection: StoryboardElement) -> String? {
        switch connection.name {
        case "segue" where connection["kind"] == "relationship": nil
        case "outlet": "outlet “\(connection["property"] ?? "")”"
        default: connection.name
        }
    }

    /// Elements that describe the canvas of Xcode, or are the same on Linux anyway.
    private static let harmless: Set = [
        "rect", "autoresizingMask", "viewLayoutGuide", "layoutGuides", "extendedEdge", "size", "nil",
        "freeformSimulatedSizeMetrics", "value",
    ]
}
