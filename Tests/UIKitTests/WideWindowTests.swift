import TestSupport
import Testing
import UIKit

/// Tests windows that are wider than a phone, or shrink.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct WideWindowTests {
    private static let wide = CGSize(width: 1000, height: 800)

    /// Presents a blue sheet over a red page.
    private func presented(
        in size: CGSize, _ detents: [UISheetPresentationController.Detent] = [.large()]
    ) async -> (screen: Screen, b: RecordingController) {
        let screen = await Screen.showing()
        await resize(screen.window, to: size)
        let b = screen.page("B")
        b.sheetPresentationController?.detents = detents
        b.view.backgroundColor = .blue
        screen.a.view.backgroundColor = .red
        await screen.present(b, animated: false)
        for _ in 0..<2 { await nextFrame(of: screen.window) }
        return (screen, b)
    }

    private func place(of b: UIViewController) -> CGRect { b.view.convert(b.view.bounds, to: nil) }

    /// Whether the page below is visible at the sheet's upper left, upper right, lower left and lower right corner.
    private func roundCorners(of b: UIViewController, in screen: Screen) async throws -> [Bool] {
        let picture = try #require(await screen.window.nextFrame(of: 120) { Picture(of: screen.window) })
        let frame = place(of: b).insetBy(dx: 1, dy: 1)
        #expect(picture.color(x: Int(frame.midX), y: Int(frame.midY))?.isBlue == true)
        let corners = [
            (frame.minX, frame.minY), (frame.maxX - 1, frame.minY), (frame.minX, frame.maxY - 1),
            (frame.maxX - 1, frame.maxY - 1),
        ]
        return corners.map { picture.color(x: Int($0.0), y: Int($0.1))?.isBlue == false }
    }

    @Test func `A sheet floats in a wide window, with four round corners`() async throws {
        let (screen, b) = await presented(in: Self.wide)
        #expect(place(of: b) == CGRect(x: 140, y: 60, width: 720, height: 680))
        #expect(try await roundCorners(of: b, in: screen) == [true, true, true, true])
    }

    @Test func `A sheet reaches the bottom of a narrow window, and floats in one that becomes wide`() async throws {
        let (screen, b) = await presented(in: CGSize(width: 600, height: 800))
        #expect(place(of: b) == CGRect(x: 0, y: 60, width: 600, height: 740))
        #expect(try await roundCorners(of: b, in: screen) == [true, true, false, false])
        await resize(screen.window, to: Self.wide)
        #expect(place(of: b) == CGRect(x: 140, y: 60, width: 720, height: 680))
        #expect(try await roundCorners(of: b, in: screen) == [true, true, true, true])
        await resize(screen.window, to: CGSize(width: 600, height: 800))
        #expect(try await roundCorners(of: b, in: screen) == [true, true, false, false])
    }

    @Test func `A sheet with a single lower height floats in the middle`() async {
        let (screen, b) = await presented(in: Self.wide, [.medium()])
        #expect(place(of: b) == CGRect(x: 140, y: 200, width: 720, height: 400))
        _ = screen
    }

    @Test func `During a drag, the upper edge of a floating sheet follows the finger`() async {
        let (screen, b) = await presented(in: Self.wide, [.medium(), .large()])
        #expect(place(of: b) == CGRect(x: 140, y: 340, width: 720, height: 400))
        b.presentationController?.drag(.begin(at: 0))
        b.presentationController?.drag(.update(-100, at: 1))
        await nextFrame(of: screen.window)
        #expect(place(of: b) == CGRect(x: 140, y: 240, width: 720, height: 500))
        b.presentationController?.drag(.update(100, at: 2))
        await nextFrame(of: screen.window)
        #expect(place(of: b) == CGRect(x: 140, y: 440, width: 720, height: 400))
        b.presentationController?.drag(.cancel)
    }

    @Test func `A window does not get smaller than a small phone`() async {
        let screen = await Screen.showing()
        await resize(screen.window, to: CGSize(width: 100, height: 100))
        // The GTK of Debian 13 makes the contents of the window somewhat wider.
        #expect(screen.window.bounds.size == CGSize(width: hasGTK(4, 18) ? 350 : 320, height: 294))
    }

    @Test func `A window whose navigation controller has no screen yet has a bar`() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 333, height: 555))
        let navigation = UINavigationController()
        navigation.title = "Books"
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(await sees("Books", around: window))
        let page = UIViewController()
        page.title = "One"
        navigation.pushViewController(page, animated: false)
        #expect(await sees("One", around: window))
        while page.view.window == nil { await nextFrame(of: window) }
        await nextFrame(of: window)
        #expect(!isVisible("Books", in: window))
        #expect(navigation.view.frame == window.bounds)
        window.isHidden = true
    }
}

extension Picture.Color {
    fileprivate var isBlue: Bool { blue > 180 && red < 90 }
}
