internal import CWebKitGTK
internal import GObjectKit

/// A subclass of WebKitGTK's widget. It keeps the page's last frame when the widget moves to another parent, and
/// reports each frame that it draws.
///
/// NB: before GTK puts a widget into a new parent, it calls `unrealize`. WebKitGTK then drops the buffer with the last
/// frame without returning it to the web process: each move leaks a few megabytes and a file descriptor there, and the
/// view is blank until the page is painted again. The buffer doesn't depend on a window, so it is simply kept.
/// WebKitGTK also resets the input method in `unrealize`, and sets it up again when the widget is realized.
@MainActor
enum EngineWidget {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    static let type: GType = {
        var query = GTypeQuery()
        g_type_query(webkit_web_view_get_type(), &query)
        EnginePopover.guardOpening()
        return g_type_register_static_simple(
            webkit_web_view_get_type(), "TNWebView", query.class_size, initClass, query.instance_size, nil,
            G_TYPE_FLAG_NONE)
    }()

    /// Gives the page the size of its widget, reduced in height by `lessHeight` points.
    static func setSize(of engine: GObjectReference, lessHeight: Int32) {
        setSize(of: engine, gtk_widget_get_width(engine.widget), gtk_widget_get_height(engine.widget) - lessHeight)
    }

    /// Gives the page of a widget without a size this one, so that it isn't laid out with a width of 0.
    ///
    /// NB: GTK gives no size to widgets that aren't visible, such as those of a tab that wasn't selected yet.
    static func setFirstSize(of engine: GObjectReference, _ size: CGSize) {
        guard gtk_widget_get_width(engine.widget) == 0 else { return }
        setSize(of: engine, Int32(size.width), Int32(size.height))
    }

    private static func setSize(of engine: GObjectReference, _ width: Int32, _ height: Int32) {
        guard width > 0, height > 0 else { return }
        widgetClassOf(webkit_web_view_get_type())?.pointee.size_allocate(engine.widget, width, height, -1)
    }

    /// NB: WebKitGTK has a hidden text view inside, which interprets the desktop's key bindings. Shift+Tab could focus
    /// it, and its keys then never reached the page.
    static func preventFocus(inChildrenOf engine: GObjectReference) {
        var child = gtk_widget_get_first_child(engine.widget)
        while let widget = child {
            gtk_widget_set_focusable(widget, 0)
            child = gtk_widget_get_next_sibling(widget)
        }
    }

    /// The window of a visible page: one that is on screen with nothing over its center.
    static func visibleWindow(of page: Widget) -> UnsafeMutablePointer<GtkWindow>? {
        guard gtk_widget_get_mapped(page) != 0, let root = gtk_widget_get_root(page) else { return nil }
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        var middle = graphene_point_t(
            x: Float(gtk_widget_get_width(page)) / 2, y: Float(gtk_widget_get_height(page)) / 2)
        var inWindow = graphene_point_t()
        guard gtk_widget_compute_point(page, window, &middle, &inWindow) != 0,
            let top = gtk_widget_pick(window, Double(inWindow.x), Double(inWindow.y), GTK_PICK_DEFAULT)
        else { return nil }
        let isPage = top == page || gtk_widget_is_ancestor(top, page) != 0
        return isPage ? UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self) : nil
    }

    /// Makes a widget of this type report each frame that it draws.
    static func connect(_ engine: GObjectReference, to picture: PagePicture) {
        g_object_set_data_full(engine.cast(), pictureKey, Unmanaged.passRetained(picture).toOpaque()) { picture in
            guard let picture else { return }
            Unmanaged<PagePicture>.fromOpaque(picture).release()
        }
    }

    static func disconnect(_ engine: GObjectReference) { g_object_set_data(engine.cast(), pictureKey, nil) }
}

private let pictureKey = "tn-picture"

private let initClass: GClassInitFunc = { instanceClass, _ in
    guard let widgetClass = instanceClass?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    widgetClass.pointee.unrealize = { widgetClassOf(gtk_widget_get_type())?.pointee.unrealize($0) }
    widgetClass.pointee.unmap = { widget in
        guard let widget else { return }
        // GTK calls this on the main thread, and the pointer is used only during this call.
        nonisolated(unsafe) let page = widget
        MainActor.assumeIsolated { EnginePopover.closeAll(over: page) }
        widgetClassOf(webkit_web_view_get_type())?.pointee.unmap(widget)
    }
    // NB: WebKitGTK 2.50 stops drawing after the page has had an empty size for a moment, even if it is larger again:
    // the compositor skips such a frame and then waits for its end. An empty page isn't visible, so it keeps its last
    // size.
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
        guard width > 0, height > 0 else { return }
        widgetClassOf(webkit_web_view_get_type())?.pointee.size_allocate(widget, width, height, baseline)
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
        guard let widget, let snapshot else { return }
        // GTK draws on the main thread, and the pointers are used only during this call.
        nonisolated(unsafe) let (drawn, target) = (widget, snapshot)
        MainActor.assumeIsolated { draw(drawn, on: target) }
    }
}

private func widgetClassOf(_ type: GType) -> UnsafeMutablePointer<GtkWidgetClass>? {
    g_type_class_peek(type)?.assumingMemoryBound(to: GtkWidgetClass.self)
}

@MainActor
private func draw(_ widget: EngineWidget.Widget, on snapshot: OpaquePointer) {
    let (picture, own) = (picture(of: widget), gtk_snapshot_new())
    let size = CGSize(width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
    // NB: without OpenGL, WebKitGTK's widget waits up to half a second for the first frame of a new process, which may
    // still be starting.
    if picture?.hasProcess == false {
        drawBackground(of: widget, size: size, on: own)
    } else {
        widgetClassOf(webkit_web_view_get_type())?.pointee.snapshot(widget, own)
    }
    guard let own, let node = gtk_snapshot_free_to_node(own) else { return }
    picture?.didDraw(node, size: size)
    picture?.drawSurroundings(on: snapshot, size: size)
    gtk_snapshot_append_node(snapshot, node)
    gsk_render_node_unref(node)
}

@MainActor
private func picture(of widget: EngineWidget.Widget) -> PagePicture? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, pictureKey).map { Unmanaged<PagePicture>.fromOpaque($0).takeUnretainedValue() }
}

private func drawBackground(of widget: EngineWidget.Widget, size: CGSize, on snapshot: OpaquePointer?) {
    var (color, bounds) = (GdkRGBA(), graphene_rect_t(CGRect(origin: .zero, size: size)))
    webkit_web_view_get_background_color(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: WebKitWebView.self), &color)
    gtk_snapshot_append_color(snapshot, &color, &bounds)
}
