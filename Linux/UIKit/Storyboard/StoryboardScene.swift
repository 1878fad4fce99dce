/// The part of a storyboard that belongs to a view controller.
@MainActor
struct StoryboardScene {
    let storyboard: UIStoryboard
    let fileName: String
    let element: StoryboardElement
    /// The parts that aren't read.
    let unread: [String]

    /// Sets the background of a controller's view when it is loaded. Names what isn't read, in the log, and in the view
    /// if it would otherwise be empty.
    func viewDidLoad(of controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        if let color = element.child(key: "view")?.child(key: "backgroundColor"), let background = Self.color(color) {
            view.backgroundColor = background
        }
        guard !unread.isEmpty else { return }
        let text =
            "\(fileName) has parts that aren't read on Linux, in \(type(of: controller)): "
            + "\(unread.joined(separator: ", ")). Create them in code."
        Log.warnOnce(text)
        if element.name == "viewController" { StoryboardNoticeController.add(text, to: view) }
    }

    private static func color(_ element: StoryboardElement) -> UIColor? {
        if let name = element["systemColor"] { return systemColors[name] }
        let values = ["red", "green", "blue", "white", "alpha"].map { element[$0].flatMap { Double($0) } }
        let alpha = values[4] ?? 1
        if let white = values[3] { return UIColor(white: white, alpha: alpha) }
        guard let red = values[0], let green = values[1], let blue = values[2] else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static let systemColors: [String: UIColor] = [
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
    ]
}
