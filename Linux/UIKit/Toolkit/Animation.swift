internal import CGTK
import Foundation
internal import GObjectKit

/// A value that runs from 0 to 1 with the frames of a widget. If the widget isn't on screen, or the user has turned
/// animations off, it ends before `play` returns, except for a cross-fade.
@MainActor
package final class Animation {
    static let defaultDuration = 0.28

    /// How many times as fast as usual all animations run. For tests that aren't about time: `bin/test` sets
    /// `UIKIT_ANIMATION_SPEED`.
    package static var speed = ProcessInfo.processInfo.environment["UIKIT_ANIMATION_SPEED"].flatMap(Double.init) ?? 1

    private let reference: GObjectReference
    private let widget: GObjectReference
    private let fade: FrameTicks?
    private var completion: (() -> Void)?

    /// - Parameter isFade: whether it only fades. A fade runs even if the user has turned animations off.
    init(
        on widget: GObjectReference, seconds: Double? = nil, isFade: Bool = false,
        step: @escaping @MainActor (Double) -> Void, completion: @escaping () -> Void
    ) {
        self.widget = widget
        let seconds = (seconds ?? Self.defaultDuration) / Self.speed
        fade = isFade ? FrameTicks(of: widget, seconds: seconds, step) : nil
        let target = adw_callback_animation_target_new(
            stepAnimation, Unmanaged.passRetained(StepBox(step)).toOpaque(),
            { context in
                guard let context else { return }
                Unmanaged<StepBox>.fromOpaque(context).release()
            })
        reference = GObjectReference(
            UnsafeMutableRawPointer(
                adw_timed_animation_new(widget.widget, 0, 1, guint(seconds * 1000), target)))
        self.completion = completion
        reference.on("done") { [weak self] _ in
            self?.end()
            return .unhandled
        }
    }

    func play() {
        if let fade, Animation.isReduced(on: widget), fade.start({ [weak self] in self?.end() }) { return }
        adw_animation_play(reference.cast())
    }

    /// Skips to the end.
    func finish() {
        fade?.stop()
        adw_animation_skip(reference.cast())
        end()
    }

    private func end() {
        guard let completion else { return }
        self.completion = nil
        completion()
    }
}

extension Animation {
    /// Whether the user has turned animations off.
    static func isReduced(on widget: GObjectReference) -> Bool {
        gtk_widget_get_mapped(widget.widget) != 0 && adw_get_enable_animations(widget.widget) == 0
    }
}

// Not checked for Sendable: GLib calls it on the main thread, where the box is made and released.
private final class StepBox: @unchecked Sendable {
    let step: @MainActor (Double) -> Void

    init(_ step: @escaping @MainActor (Double) -> Void) {
        self.step = step
    }
}

private let stepAnimation: AdwAnimationTargetFunc = { value, context in
    guard let context else { return }
    let box = Unmanaged<StepBox>.fromOpaque(context).takeUnretainedValue()
    MainActor.assumeIsolated { box.step(value) }
}
