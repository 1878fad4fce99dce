internal import CGTK
internal import GObjectKit
internal import UIKit

/// The print requests of a page. Shows one dialog at a time, and none shortly after another, because a page may ask again
/// and again.
@MainActor
final class PrintRequests {
    private static let pause = Duration.seconds(3)

    private var dialog: PrintDialog?
    private var lastEnd: ContinuousClock.Instant?

    /// - Parameter parent: The window of the page; nil if the page isn't visible.
    func ask(for operation: GObjectReference, over parent: UnsafeMutablePointer<GtkWindow>?) {
        guard let parent else { return Log.fault("a page was not printed, because it is not visible") }
        let isOneOfASeries = lastEnd.map { $0.duration(to: .now) < Self.pause } ?? false
        guard dialog == nil, !isOneOfASeries else { return }
        dialog = PrintDialog(for: operation, over: parent) { [weak self] in
            self?.dialog = nil
            self?.lastEnd = .now
        }
    }
}
