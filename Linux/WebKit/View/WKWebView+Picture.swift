internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// NB: a page reports a change before GTK has the new frame: the script runs in another process, and its message is
// faster than the frame. If the screenshot were hidden at such a message, the old page would be visible for some
// frames.
extension WKWebView {
    /// The maximum time in seconds for each of two frames. A visible page draws within a few frames, on a busy machine
    /// within a second.
    private static let drawingTimeout: TimeInterval = 3

    func connectPicture() {
        keepsDrawing = true
        EngineWidget.connect(engine, to: picture)
        picture.colorAround = { [weak self] in self?.underPageBackgroundColor }
        DeferredClicks.keepOrder(in: self)
        wantsKeyboardFocus = true
        onUncover = { [weak self] cover in
            self?.showPlaceholder(like: cover)
            self?.clicks?.deliver(from: cover)
        }
        engine.on("unmap") { [weak self] _ in
            self?.removePlaceholder()
            self?.endFind()
            return .unhandled
        }
    }

    /// Keeps an image of the view over the page until the page has been drawn again.
    private func showPlaceholder(like view: UIView) {
        guard gtk_widget_get_mapped(engine.widget) != 0, view.frame.contains(frame),
            let held = view.snapshotView(afterScreenUpdates: false)
        else { return }
        removePlaceholder()
        held.frame = convert(view.bounds, from: view)
        held.isUserInteractionEnabled = false
        addSubview(held)
        keepSpinner(on: held, over: view)
        placeholder = held
        // The first frame may have been on its way: an animated page draws all the time.
        awaitPicture { [weak self, weak held] in
            self?.awaitPicture {
                if let held, self?.placeholder === held { self?.removePlaceholder() }
            }
        }
    }

    private func awaitPicture(_ handler: @escaping @MainActor () -> Void) {
        background.repaint()
        picture.awaitNext(within: Self.drawingTimeout, handler)
    }

    private func removePlaceholder() {
        placeholder?.removeFromSuperview()
        placeholder = nil
    }

    /// Adds a spinner to the image, if the app's own spinner was visible above the view.
    private func keepSpinner(on held: UIView, over view: UIView) {
        let spinners = view.superview?.subviews.compactMap { $0 as? UIActivityIndicatorView } ?? []
        guard let spinning = spinners.first(where: \.isAnimating) else { return }
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.frame = held.convert(spinning.bounds, from: spinning)
        held.addSubview(spinner)
        spinner.startAnimating()
    }

    /// Whether a visible document hasn't been drawn since it was committed, or since the view above it was hidden.
    fileprivate var isUndrawn: Bool {
        placeholder != nil || picture.isEmpty && committedURL != nil && gtk_widget_get_mapped(engine.widget) != 0
    }

    /// Waits until the page is painted with all that it has changed before. One frame may have been on its way, and GTK
    /// may have drawn the former one again.
    fileprivate func redraw() async {
        guard gtk_widget_get_mapped(engine.widget) != 0, !picture.isEmpty else { return }
        for _ in 0..<3 {
            let count = picture.drawnCount
            background.repaint()
            for _ in 0..<UIView.mostFrames where picture.drawnCount == count { await nextFrame {} }
            // A page that hangs isn't painted in the next frames either.
            guard picture.drawnCount > count else { return }
        }
    }

    func makePicture() -> UIView? {
        guard gtk_widget_get_mapped(engine.widget) != 0 else { return nil }
        // If the page hasn't been drawn yet, the user still sees the image over it.
        let view = placeholder.map { $0.snapshotView(afterScreenUpdates: false) } ?? picture.makeView()
        view.map { DeferredClicks.deferClicks(on: $0, for: self) }
        return view
    }
}

extension UIView {
    /// Waits until the pages in this view have been drawn. Until then they show an image of the view above them, or
    /// nothing.
    package func drawPages() async {
        for _ in 0..<Self.mostFrames where hasUndrawnPage { await nextFrame {} }
    }

    /// The number of frames within which a page is drawn, even on a busy machine.
    fileprivate static let mostFrames = 600

    /// Waits until the pages in this view are painted with all that they have changed before.
    package func redrawPages() async {
        await drawPages()
        await (self as? WKWebView)?.redraw()
        for view in subviews { await view.redrawPages() }
    }

    package var hasUndrawnPage: Bool {
        (self as? WKWebView)?.isUndrawn == true || subviews.contains(where: \.hasUndrawnPage)
    }
}
