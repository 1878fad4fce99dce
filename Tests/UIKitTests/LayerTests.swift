import TestSupport
import TestTraits
import Testing
import UIKit

@MainActor
@Suite("Layers and animations", .serialized, .usualAnimations, .timeLimit(.minutes(1)))
struct LayerTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test func `Corners are round and the border lies inside the view, over its content`() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let content = UIView(frame: view.bounds)
        content.backgroundColor = red
        view.addSubview(content)
        let window = TestWindow()
        window.view?.addSubview(view)
        view.layer.cornerRadius = 30
        view.layer.borderWidth = 6
        view.layer.borderColor = blue.cgColor
        #expect(view.layer.cornerRadius == 30 && view.layer.masksToBounds)
        await window.show()
        let picture = try #require(Picture(of: view))
        #expect(picture.center == Picture.Color(255, 0, 0))
        #expect(picture.color(x: 30, y: 3) == Picture.Color(0, 0, 255))
        #expect(picture.color(x: 2, y: 2) != Picture.Color(255, 0, 0))
        #expect(UIColor(cgColor: blue.cgColor) == blue)
        window.close()
    }

    @Test(arguments: [CGSize(width: 400, height: 0), CGSize(width: 0, height: 400)])
    func `A view without a height or a width draws nothing`(size: CGSize) async throws {
        let view = UIView(frame: CGRect(origin: CGPoint(x: 50, y: 50), size: size))
        view.backgroundColor = red
        let window = TestWindow()
        let root = try #require(window.view)
        root.backgroundColor = .white
        root.addSubview(view)
        await window.show()
        let picture = try #require(Picture(of: root))
        #expect(picture.points(near: Picture.Color(255, 0, 0)) == 0)
        window.close()
    }

    @Test
    func `A shadow lies outside the view at its offset, with its opacity, and not below a view without background`()
        async throws
    {
        let window = TestWindow()
        let root = try #require(window.view)
        root.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
        view.backgroundColor = red
        #expect(view.layer.shadowOpacity == 0 && view.layer.shadowRadius == 3)
        #expect(view.layer.shadowOffset == CGSize(width: 0, height: -3) && view.layer.shadowColor != nil)
        root.addSubview(view)
        view.layer.shadowColor = blue.cgColor
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = CGSize(width: 10, height: 20)
        view.layer.shadowOpacity = 1
        await window.show()
        func colors() async -> [Picture.Color?] {
            await window.nextFrame()
            let picture = Picture(of: root)
            // In the view, right of it, below it, and left of it.
            return [(130, 130), (165, 140), (130, 175), (95, 130)].map { picture?.color(x: $0, y: $1) }
        }
        let (r, b, white) = (Picture.Color(255, 0, 0), Picture.Color(0, 0, 255), Picture.Color(255, 255, 255))
        #expect(await colors() == [r, b, b, white])
        view.layer.shadowOpacity = 0.5
        let half = try #require(await colors()[1])
        #expect(half.blue == 255 && (120...135).contains(half.red))
        view.backgroundColor = nil
        #expect(await colors() == [white, white, white, white])
        view.backgroundColor = red
        view.layer.shadowOpacity = 0
        #expect(await colors() == [r, white, white, white])
        window.close()
    }

    @Test
    func
        `What is changed in an animation has its new value at once, is seen to move there, and the completion is called`()
        async throws
    {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = red
        let window = TestWindow(width: 300, height: 300)
        window.view?.addSubview(view)
        await window.show()
        var isInBetween = false
        window.watch { picture in
            guard let root = window.view, let top = root.superview.map({ _ in Int(root.frame.minY) }) else { return }
            let (start, end) = (picture.color(x: 20, y: top + 20), picture.color(x: 220, y: top + 20))
            if start != Picture.Color(255, 0, 0), end != Picture.Color(255, 0, 0) { isInBetween = true }
        }
        let finished = await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0.4) {
                view.frame.origin.x = 200
                view.alpha = 0.5
            } completion: {
                continuation.resume(returning: $0)
            }
            #expect(view.frame.minX == 200 && view.alpha == 0.5)
        }
        #expect(finished && isInBetween)
        window.close()
    }

    @Test func `An animation of nothing, or out of a window, ends too`() async throws {
        let view = UIView()
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0.1, delay: 0.01, options: [.curveEaseOut]) {
                view.alpha = 0
            } completion: { _ in
                continuation.resume()
            }
        }
        #expect(view.alpha == 0)
        UIView.animate(withDuration: 0) { view.alpha = 1 }
        #expect(view.alpha == 1)
    }

    @Test func `A transition fades from the previous content, and leaves no layers behind`() async throws {
        let window = TestWindow()
        await window.show()
        let transition = CATransition()
        transition.type = .fade
        transition.duration = CATransaction.animationDuration()
        let count = window.view?.subviews.count
        window.view?.layer.add(transition, forKey: kCATransition)
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0, delay: 0.5, animations: {}) { _ in continuation.resume() }
        }
        #expect(window.view?.subviews.count == count)
        window.close()
    }

    @Test func `A stack fades from the previous screen to its replacement`() async throws {
        let (first, second) = (UIViewController(), UIViewController())
        first.view.backgroundColor = red
        second.view.backgroundColor = blue
        let stack = UINavigationController(rootViewController: first)
        let window = TestWindow(stack)
        await window.show()
        var seen: [Picture.Color] = []
        window.watch { picture in
            if let color = picture.center { seen.append(color) }
        }
        let transition = CATransition()
        transition.duration = 0.4
        stack.view.layer.add(transition, forKey: kCATransition)
        stack.setViewControllers([second], animated: false)
        let end = Picture.Color(0, 0, 255)
        try await window.nextFrame(while: seen.last != end)
        #expect(seen.last == end)
        #expect(seen.contains { $0.red > 20 && $0.blue > 20 }, "\(seen)")
        window.close()
    }

    @Test func `Icons take a size, a color and a way of drawing`() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .medium)
        let image = UIImage(systemName: "star", withConfiguration: configuration)
        #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 40, height: 40))
        let tinted = image?.withTintColor(red, renderingMode: .alwaysOriginal)
        #expect(tinted?.renderingMode == .alwaysOriginal && image?.renderingMode == .automatic)
        #expect(UIImageView(image: tinted?.withRenderingMode(.alwaysTemplate)).intrinsicContentSize.width == 40)
        let small = tinted?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(textStyle: .caption1))
        #expect(UIImageView(image: small).intrinsicContentSize.width == 12)
        #expect(UIImage(systemName: "no.such.symbol", withConfiguration: configuration) == nil)
    }
}
