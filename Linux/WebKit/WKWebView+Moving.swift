internal import UIKit

// NB: the engine loses its picture of the page when its widget moves to another parent, and takes some frames to paint
// it again. A still of the view covers that gap.
extension WKWebView {
    private static let coverMilliseconds: UInt64 = 100

    /// Takes the still while the view is on screen.
    func prepareMove() {
        guard cover == nil else { return }
        cover = snapshotView(afterScreenUpdates: false)
    }

    /// Puts the still over the page in its new place.
    func coverAfterMove() {
        guard let cover, superview != nil, cover.superview == nil else { return }
        cover.frame = bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.isUserInteractionEnabled = false
        addSubview(cover)
    }

    /// Called when the view is on screen: the engine paints now.
    func uncoverWhenPainted() {
        guard let current = cover else { return }
        Task { [weak self] in
            try await Task.sleep(nanoseconds: Self.coverMilliseconds * 1_000_000)
            guard let self, self.cover === current else { return }
            self.uncover()
        }
    }

    func uncover() {
        cover?.removeFromSuperview()
        cover = nil
    }
}
