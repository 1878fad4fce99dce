import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct LifetimeTests {
    @Test func `A popped screen is released`() async {
        let screen = await Screen.showing()
        weak var page: UIViewController?
        weak var view: UIView?
        do {
            let b = screen.page("B")
            await screen.push(b)
            (page, view) = (b, b.view)
        }
        #expect(page != nil)
        screen.navigation.popViewController(animated: true)
        await screen.journal.wait(for: "A didAppear animated")
        await screen.settle()
        #expect(page == nil)
        #expect(view == nil)
    }

    /// As when another thread releases the window before the next turn of the main one.
    @Test func `The keyboard focus of a window that is gone doesn't end the app`() {
        var window: UIWindow? = UIWindow(frame: .zero)
        weak var former = window
        let keyboard = window?.keyboard
        window = nil
        keyboard?.scheduleCheck()
        #expect(keyboard != nil && former == nil)
    }

    @Test
    func `A view that outlives its superview is visible in the next one, though GTK still has the former`() async throws
    {
        let screen = await Screen.showing()
        let (orphan, widget) = makeOrphan()
        #expect(orphan.superview == nil)
        screen.a.view.addSubview(orphan)
        await nextFrame(of: screen.a.view)
        await nextFrame(of: screen.a.view)
        let picture = try #require(Picture(ofWindowAround: screen.a.view))
        #expect(picture.center == Picture.Color(255, 0, 0))
        withExtendedLifetime(widget) {}
    }

    /// - Returns: a view and the widget of its former superview.
    private func makeOrphan() -> (UIView, Any) {
        let former = UIView()
        let orphan = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
        orphan.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        former.addSubview(orphan)
        return (orphan, former.host.reference)
    }

    @Test(arguments: [true, false])
    func `A dismissed controller is released`(animated: Bool) async {
        let screen = await Screen.showing()
        weak var page: UIViewController?
        weak var view: UIView?
        do {
            let modal = UINavigationController(rootViewController: screen.page("B"))
            await screen.present(modal, animated: animated)
            (page, view) = (modal, modal.view)
        }
        await screen.dismiss(animated: animated)
        await screen.settle()
        #expect(page == nil)
        #expect(view == nil)
    }

    @Test func `A closed window is released with its controllers`() async {
        weak var window: UIWindow?
        weak var page: UIViewController?
        do {
            let screen = await Screen.showing()
            (window, page) = (screen.window, screen.a)
            await screen.settle()
        }
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(window == nil)
        #expect(page == nil)
    }

    @Test func `A window closed during a transition is released with its controllers`() async {
        weak var navigation: UIViewController?
        weak var page: UIViewController?
        do {
            let screen = await Screen.showing()
            let b = screen.page("B")
            screen.navigation.pushViewController(b, animated: true)
            await screen.journal.wait(for: "B willAppear animated")
            (navigation, page) = (screen.navigation, b)
        }
        for _ in 0..<4 {
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        }
        #expect(navigation == nil)
        #expect(page == nil)
    }

    @Test func `Two hundred pushes and pops leave nothing behind`() async {
        let screen = await Screen.showing()
        let live = Census()
        for index in 0..<200 {
            screen.navigation.pushViewController(CountedController(live), animated: index % 50 == 0)
            await screen.journal.wait(for: "A didDisappear\(index % 50 == 0 ? " animated" : "")")
            screen.navigation.popViewController(animated: false)
            await screen.journal.wait(for: "A didAppear")
            screen.journal.clear()
        }
        await screen.settle()
        #expect(live.count == 0)
        #expect(screen.navigation.viewControllers == [screen.a])
    }
}

/// The number of controllers that are alive.
private final class Census: @unchecked Sendable {
    // Unchecked `Sendable`, because only the main thread counts.
    var count = 0
}

private final class CountedController: UIViewController {
    private let census: Census

    init(_ census: Census) {
        self.census = census
        super.init(nibName: nil, bundle: nil)
        census.count += 1
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    required init?(coder: NSCoder) {
        nil
    }

    deinit {
        census.count -= 1
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UILabel())
    }
}
