/// The view controllers in a storyboard file.
///
/// On Linux it is Xcode's file, among the resources of the app's target, and a part of it is read: view controllers,
/// table view controllers, navigation and tab bar controllers with their children, titles, tab bar items, classes, and
/// the background of views. Everything else is logged when its controller is shown.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle
    private lazy var document = Result { try StoryboardDocument(name: name, bundle: bundle) }

    /// Creates a storyboard. The file is read when a view controller is created.
    ///
    /// - Parameters:
    ///   - name: the name of the file, without its extension.
    ///   - storyboardBundleOrNil: the bundle that contains the file; nil for the app's.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        super.init()
    }

    /// Creates the initial view controller, by calling `init(coder:)` of its class.
    ///
    /// - Returns: nil if the storyboard has no initial view controller. If there is a problem, a controller that shows
    ///   it.
    open func instantiateInitialViewController() -> UIViewController? {
        do {
            return try makeInitialController()
        } catch {
            return StoryboardNoticeController(error)
        }
    }

    /// Creates the view controller with a storyboard identifier, by calling `init(coder:)` of its class. On Linux an
    /// unknown identifier is logged, and the result shows it.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        do {
            let document = try document.get()
            guard let element = document.controller(identifier: identifier) else {
                throw StoryboardProblem(
                    "\(name).storyboard has no view controller with the identifier “\(identifier)”.")
            }
            return StoryboardBuilder(storyboard: self, document: document).makeController(element)
        } catch {
            return StoryboardNoticeController(error)
        }
    }

    /// - Throws: a ``StoryboardProblem`` if the file can't be read.
    func makeInitialController() throws -> UIViewController? {
        let document = try document.get()
        return document.initial.map { StoryboardBuilder(storyboard: self, document: document).makeController($0) }
    }
}
