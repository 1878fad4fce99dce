internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// The picture of the page that the engine drew last, and who waits for its next one.
@MainActor
final class PagePicture {
    private var node: OpaquePointer?
    private var size = CGSize.zero
    private var waiting: [Int: @MainActor () -> Void] = [:]
    private var deadlines: [Int: Deadline] = [:]
    private var lastNumber = 0

    isolated deinit {
        if let node { gsk_render_node_unref(node) }
    }

    /// Called in the midst of drawing, with a node that is borrowed.
    func didDraw(_ node: OpaquePointer, size: CGSize) {
        gsk_render_node_ref(node)
        if let old = self.node { gsk_render_node_unref(old) }
        self.node = node
        self.size = size
        let numbers = waiting.keys.sorted()
        // Views may not change while GTK draws.
        if !numbers.isEmpty { Toolkit.nextTurn { [weak self] in numbers.forEach { self?.end($0) } } }
    }

    /// Calls the handler when a picture has been drawn after this call, or after so many seconds.
    func awaitNext(within seconds: TimeInterval, _ handler: @escaping @MainActor () -> Void) {
        lastNumber += 1
        let number = lastNumber
        waiting[number] = handler
        deadlines[number] = Deadline(after: seconds) { [weak self] in self?.end(number) }
    }

    private func end(_ number: Int) {
        deadlines.removeValue(forKey: number)?.stop()
        waiting.removeValue(forKey: number)?()
    }

    /// A view that shows the picture; nil before the first.
    func makeView() -> UIView? {
        guard let node, let snapshot = gtk_snapshot_new() else { return nil }
        gtk_snapshot_append_node(snapshot, node)
        var extent = graphene_size_t(width: Float(size.width), height: Float(size.height))
        guard let image = gtk_snapshot_free_to_paintable(snapshot, &extent) else { return nil }
        return UIView.showing(GObjectReference(UnsafeMutableRawPointer(image), .adopting), size: size)
    }
}
