import Foundation
import TestSupport
import Testing
import UIKit

/// Pictures of views, made by UIGraphicsImageRenderer.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct RendererTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 150))

    /// Shows a red view whose right half is blue.
    private func shownView() async -> UIView {
        let (root, right) = (UIViewController(), UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100)))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        right.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(right)
        root.view.addSubview(view)
        window.rootViewController = root
        window.makeKeyAndVisible()
        for _ in 0..<3 { await nextFrame(of: window) }
        return view
    }

    private func picture(_ data: Data) throws -> Picture {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try #require(Picture(contentsOf: file.path))
    }

    @Test func `A picture contains a view with its subviews, in the size and scale of the renderer`() async throws {
        defer { window.isHidden = true }
        let view = await shownView()
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = 2
        let bounds = CGRect(x: 0, y: 0, width: 120, height: 60)
        let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
        var isDrawn = false
        let data = renderer.pngData { _ in
            isDrawn = view.drawHierarchy(
                in: CGRect(x: 20, y: 10, width: 100, height: 50), afterScreenUpdates: false)
        }
        let picture = try picture(data)
        #expect(isDrawn && renderer.format.bounds == bounds)
        #expect(picture.width == 240 && picture.height == 120)
        #expect(picture.color(x: 90, y: 60) == Picture.Color(255, 0, 0))
        #expect(picture.color(x: 190, y: 60) == Picture.Color(0, 0, 255))
        #expect(picture.color(x: 10, y: 60) == Picture.Color(0, 0, 0))
    }

    @Test func `A JPEG is smaller with less quality`() async throws {
        defer { window.isHidden = true }
        let view = await shownView()
        let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
        let sizes = [0.1, 1].map { quality in
            renderer.jpegData(withCompressionQuality: quality) { _ in
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
            }.count
        }
        #expect(sizes[0] > 0 && sizes[0] < sizes[1])
    }

    @Test func `An image is resized by drawing it, with rectangles around it`() throws {
        let (red, blue) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let square = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { context in
            red.setFill()
            context.fill(context.format.bounds)
        }
        #expect(square.size == CGSize(width: 30, height: 20) && square.scale == 2)
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50), format: format).pngData { context in
            blue.set()
            context.stroke(CGRect(x: 0, y: 0, width: 100, height: 50))
            context.clip(to: CGRect(x: 0, y: 0, width: 80, height: 50))
            square.draw(in: CGRect(x: 10, y: 10, width: 60, height: 30))
            square.draw(at: CGPoint(x: 75, y: 10))
        }
        let picture = try picture(data)
        let colors = [(0, 25), (40, 25), (5, 5), (76, 28), (76, 32), (82, 25)].map { picture.color(x: $0, y: $1) }
        let (isRed, isBlue, isClear) = (Picture.Color(255, 0, 0), Picture.Color(0, 0, 255), Picture.Color(0, 0, 0))
        #expect(colors == [isBlue, isRed, isClear, isRed, isClear, isClear])
    }

    @Test(arguments: ["star.fill", "chevron.left"])
    func `An icon is drawn in its color`(name: String) throws {
        let icon = try #require(UIImage(systemName: name)?.withTintColor(.systemRed))
        let data = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).pngData { _ in
            icon.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let picture = try picture(data)
        let colors = (0..<picture.width * picture.height).compactMap {
            picture.color(x: $0 % picture.width, y: $0 / picture.width)
        }
        let drawn = colors.filter { $0.red > 150 && $0.red > 2 * $0.green && $0.red > 2 * $0.blue }
        #expect(drawn.count > colors.count / 40)
    }

    @Test func `A view that isn't on screen, or is outside a renderer, isn't drawn`() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var isDrawn = true
        _ = UIGraphicsImageRenderer(bounds: view.bounds).pngData { _ in
            isDrawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        }
        #expect(!isDrawn && !view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
        #expect(UIGraphicsImageRenderer(bounds: .zero).pngData { _ in }.isEmpty)
    }
}
