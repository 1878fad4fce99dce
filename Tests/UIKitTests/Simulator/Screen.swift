import Testing
import UIKit

/// A visible window with a navigation controller.
@MainActor
struct Screen {
    let journal = Journal()
    let window = UIWindow()
    let navigation = UINavigationController()
    let a: RecordingController

    /// Shows page A and waits until it has appeared.
    static func showing() async -> Screen {
        let screen = Screen()
        screen.window.rootViewController = screen.navigation
        screen.window.makeKeyAndVisible()
        await screen.journal.wait(for: "A didAppear")
        screen.journal.clear()
        return screen
    }

    private init() {
        a = RecordingController("A", journal)
        navigation.viewControllers = [a]
    }

    func page(_ name: String) -> RecordingController {
        RecordingController(name, journal)
    }

    /// Pushes pages without animation, and waits until the last has appeared.
    func push(_ pages: RecordingController...) async {
        navigation.setViewControllers(navigation.viewControllers + pages, animated: false)
        if let last = pages.last { await journal.wait(for: "\(last.name) didAppear") }
        await settle()
        journal.clear()
    }

    /// Waits until the pending work of the main queue is done.
    func settle() async {
        for _ in 0..<4 {
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        }
    }

    func present(_ controller: UIViewController, on presenter: UIViewController? = nil, animated: Bool = true) async {
        await withCheckedContinuation { continuation in
            (presenter ?? navigation).present(controller, animated: animated) { continuation.resume() }
        }
    }

    func dismiss(_ controller: UIViewController? = nil, animated: Bool = true) async {
        await withCheckedContinuation { continuation in
            (controller ?? navigation).dismiss(animated: animated) { continuation.resume() }
        }
    }
}

/// Expects that each page's callbacks alternate: will-appear, did-appear, will-disappear, did-disappear. A "did" can be
/// missing only if the opposite "will" follows.
@MainActor
func expectBalanced(_ journal: Journal, _ names: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let allowed: [String: Set<String>] = [
        "": ["willAppear"], "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
        "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
    ]
    for name in names {
        var last = ""
        for event in journal.events(of: name) {
            let callback = String(event.split(separator: " ")[1])
            guard callback.hasSuffix("ppear") else { continue }
            if last.isEmpty, callback == "willDisappear" { last = "didAppear" }
            #expect(
                allowed[last]?.contains(callback) == true, "\(name): \(callback) after \(last)",
                sourceLocation: sourceLocation)
            last = callback
        }
    }
}
