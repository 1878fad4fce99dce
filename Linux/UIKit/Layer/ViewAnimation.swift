internal import GObjectKit

/// The animation of views from their old frames, transforms and opacity to their current ones.
@MainActor
final class ViewAnimation {
    /// The animation whose changes are being collected.
    private static var current: ViewAnimation?

    /// The frame, transform and opacity of a view before a change.
    private struct Start {
        let view: UIView
        let frame: CGRect
        let transform: TransformParts?
        let alpha: CGFloat
    }

    private var starts: [Start] = []
    private var animation: Animation?

    static func run(seconds: Double, _ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
        let outer = current
        let animation = ViewAnimation()
        current = animation
        changes()
        current = outer
        animation.play(seconds: seconds, completion)
    }

    /// Registers a view that is about to change.
    static func captureStart(of view: UIView) {
        guard let current, !current.starts.contains(where: { $0.view === view }) else { return }
        current.starts.append(
            Start(
                view: view, frame: view.shownFrame ?? view.geometry,
                transform: view.shownTransform ?? TransformParts(view.transform), alpha: view.shownAlpha ?? view.alpha))
    }

    private func play(seconds: Double, _ completion: ((Bool) -> Void)?) {
        guard seconds > 0, let first = starts.first?.view else { return end(completion) }
        let stage = first.superview ?? first
        // The closures retain the animation until it ends.
        let animation = Animation(on: stage.host.reference, seconds: seconds) { [self] progress in
            show(progress)
        } completion: { [self] in
            end(completion)
        }
        self.animation = animation
        show(0)
        animation.play()
    }

    private func end(_ completion: ((Bool) -> Void)?) {
        show(1)
        animation = nil
        if let completion { Toolkit.nextTurn { completion(true) } }
    }

    private func show(_ progress: Double) {
        for start in starts {
            let view = start.view
            view.show(
                frame: progress < 1 ? start.frame.moved(to: view.geometry, progress) : nil,
                transform: progress < 1 ? .between(start.transform, TransformParts(view.transform), progress) : nil,
                alpha: progress < 1 ? start.alpha + (view.alpha - start.alpha) * progress : nil)
        }
    }
}

extension UIView {
    fileprivate func show(frame: CGRect?, transform: TransformParts?, alpha: CGFloat?) {
        shownFrame = frame
        shownTransform = transform
        shownAlpha = alpha
        drawVisibility()
        superview?.host.queueAllocate()
    }
}

extension CGRect {
    fileprivate func moved(to other: CGRect, _ progress: Double) -> CGRect {
        CGRect(
            x: minX + (other.minX - minX) * progress, y: minY + (other.minY - minY) * progress,
            width: width + (other.width - width) * progress, height: height + (other.height - height) * progress)
    }
}
