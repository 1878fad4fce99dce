internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// The frame of the page that WebKitGTK has drawn last, and a handler that waits for the next one.
@MainActor
final class PagePicture {
    private var node: OpaquePointer?
    private var size = CGSize.zero
    private var handler: (@MainActor () -> Void)?
    private var deadline: Deadline?
    /// Whether the page's process has started, and so can draw.
    private(set) var hasProcess = false
    /// Whether no frame has been drawn yet.
    var isEmpty: Bool { node == nil }
    /// The number of frames drawn so far.
    private(set) var drawnCount = 0
    /// The color for the area around the frame, if the view is larger.
    var colorAround: () -> UIColor? = { nil }

    isolated deinit {
        if let node { gsk_render_node_unref(node) }
    }

    func setHasProcess(_ hasProcess: Bool) {
        self.hasProcess = hasProcess
    }

    /// Called while GTK draws, with a borrowed node.
    func didDraw(_ node: OpaquePointer, size: CGSize) {
        gsk_render_node_ref(node)
        if let old = self.node { gsk_render_node_unref(old) }
        self.node = node
        self.size = size
        drawnCount += 1
        // Views must not change while GTK draws.
        if let deadline { Toolkit.nextTurn { [weak self] in if self?.deadline === deadline { self?.end() } } }
    }

    /// Fills the area of the view that the frame leaves empty.
    ///
    /// NB: while a window is enlarged, WebKitGTK draws some frames of the page in its old size.
    func drawSurroundings(on snapshot: OpaquePointer, size: CGSize) {
        guard let node else { return }
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        let drawn = CGSize(width: CGFloat(bounds.size.width), height: CGFloat(bounds.size.height))
        guard drawn.width < size.width || drawn.height < size.height else { return }
        var color = GdkRGBA()
        // A color of the theme is drawn by the view below.
        guard let css = colorAround()?.css, gdk_rgba_parse(&color, css) != 0 else { return }
        let right = CGRect(x: drawn.width, y: 0, width: size.width - drawn.width, height: size.height)
        let below = CGRect(
            x: 0, y: drawn.height, width: min(drawn.width, size.width), height: size.height - drawn.height)
        for area in [right, below] where area.width > 0 && area.height > 0 {
            var rect = graphene_rect_t(area)
            gtk_snapshot_append_color(snapshot, &color, &rect)
        }
    }

    /// Calls the handler after the next frame has been drawn, or after the given number of seconds. A handler that
    /// waits already isn't called.
    func awaitNext(within seconds: TimeInterval, _ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
        deadline = Deadline(after: seconds) { [weak self] in self?.end() }
    }

    private func end() {
        let handler = handler
        (self.handler, deadline) = (nil, nil)
        handler?()
    }

    /// Returns a view that shows the frame; nil before the first one.
    func makeView() -> UIView? {
        guard let node, let snapshot = gtk_snapshot_new() else { return nil }
        gtk_snapshot_append_node(snapshot, node)
        var extent = graphene_size_t(width: Float(size.width), height: Float(size.height))
        guard let image = gtk_snapshot_free_to_paintable(snapshot, &extent) else { return nil }
        return UIView.showing(GObjectReference(UnsafeMutableRawPointer(image), .adopting), size: size)
    }
}

extension graphene_rect_t {
    init(_ rect: CGRect) {
        self.init(
            origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}
