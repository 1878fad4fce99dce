internal import CGTK
internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// NB: the engine loses its picture of the page when the view moves to another parent, and needs to be asked to paint
// again, which takes some frames. A still of the page covers that gap.
extension WKWebView {
    /// How long a still is kept without a screen to show it on: a move takes no time, and after more the page may have
    /// become another.
    private static let waitMilliseconds: UInt64 = 300
    /// A page that paints nothing is shown as it is after that.
    private static let paintMilliseconds: UInt64 = 3000

    func connectMoving() {
        // NB: when the widget is told that it leaves the screen, only a picture made before still has its content.
        picture.on("invalidate-contents") { [weak self] _ in
            // In the midst of drawing: the views may change in the next turn only.
            if self?.cover != nil { Task { self?.uncoverIfPainted() } }
            return .unhandled
        }
        engine.on("unmap") { [weak self] _ in
            self?.takeStill()
            return .unhandled
        }
        engine.on("map", after: true) { [weak self] _ in
            self?.repaint()
            self?.coverWithStill()
            return .unhandled
        }
    }

    func uncover() {
        stillTimer?.cancel()
        still = nil
        cover?.removeFromSuperview()
        cover = nil
    }

    private func uncoverIfPainted() {
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(picture.opaque, snapshot, 1, 1)
        // NB: without a picture of the page the engine draws nothing at all.
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
        gsk_render_node_unref(node)
        uncover()
    }

    private func takeStill() {
        // Not painted since the last move: the still of then is all there is to see.
        let earlier = cover == nil ? nil : still
        uncover()
        still = earlier ?? currentPicture()
        uncover(after: Self.waitMilliseconds)
    }

    private func currentPicture() -> GObjectReference? {
        gdk_paintable_get_current_image(picture.opaque).map {
            GObjectReference(UnsafeMutableRawPointer($0), .adopting)
        }
    }

    private func coverWithStill() {
        guard let still, let image = gtk_picture_new_for_paintable(still.opaque) else { return }
        gtk_picture_set_content_fit(OpaquePointer(image), GTK_CONTENT_FIT_FILL)
        let cover = UIView(frame: bounds)
        cover.embed(GObjectReference(image))
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.isUserInteractionEnabled = false
        addSubview(cover)
        self.cover = cover
        uncover(after: Self.paintMilliseconds)
    }

    /// Ends the still at the latest after a while. A later call takes the place of an earlier one.
    private func uncover(after milliseconds: UInt64) {
        stillTimer?.cancel()
        stillTimer = Task { [weak self] in
            do { try await Task.sleep(nanoseconds: milliseconds * 1_000_000) } catch { return }
            self?.uncover()
        }
    }
}
