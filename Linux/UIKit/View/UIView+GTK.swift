internal import CGTK
package import GObjectKit

// Drawing views with GTK. Their behavior is in UIView.swift.
extension UIView {
    /// Called by GTK with the container's size. Lays out the view, and gives the children their frames.
    func hostDidAllocate(_ size: CGSize) {
        // The frame of a subview is exact; GTK's size is only the frame rounded to pixels.
        if superview == nil { setGeometry(CGRect(origin: geometry.origin, size: size)) }
        layoutTree()
        if widget !== host.reference { place(widget, at: CGRect(origin: .zero, size: size)) }
        for view in subviews where !view.isHidden || view.keepsDrawing {
            let frame = view.shownFrame ?? view.geometry
            let parts = view.shownTransform ?? (view.isTransformed ? TransformParts(view.transform) : nil)
            place(view.host.reference, at: frame.offsetBy(dx: -boundsOrigin.x, dy: -boundsOrigin.y), parts)
        }
    }

    /// Allocates a frame to a widget. GTK expects at least the widget's minimum size; the host clips the rest.
    private func place(_ child: GObjectReference, at frame: CGRect, _ parts: TransformParts? = nil) {
        // GTK counts pixels in 32 bits. An app may set a frame without numbers, such as CGRect.null.
        let isPossible = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { abs($0) < 1_000_000 }
        let rounded = isPossible ? frame.roundedToPixels : .zero
        let least = Measurement(child, width: -1)
        var allocation = GtkAllocation(
            x: Int32(rounded.minX), y: Int32(rounded.minY),
            width: max(Int32(rounded.width), Int32(least.minimum.width)),
            height: max(Int32(rounded.height), Int32(least.minimum.height)))
        guard let parts else { return gtk_widget_size_allocate(child.widget, &allocation, -1) }
        gtk_widget_allocate(child.widget, allocation.width, allocation.height, -1, parts.placement(of: rounded))
    }

    /// The natural size of the content, wrapped to the given width.
    func measuredSize(width: CGFloat = -1) -> CGSize {
        let natural = Measurement(widget, width: -1).natural
        guard width > 0, natural.width > width else { return natural }
        return Measurement(widget, width: Int32(clamping: Int(width))).natural
    }

    func drawVisibility() {
        // NB: GTK rounds opacity to 255 steps, and doesn't draw a widget whose opacity is 0.
        let opacity = shownAlpha ?? alpha
        let isClear = opacity * 255 < 0.5
        host.discardsDrawing = keepsDrawing && (isHidden || isClear)
        gtk_widget_set_visible(host.widget, isHidden && !keepsDrawing ? 0 : 1)
        gtk_widget_set_opacity(host.widget, host.discardsDrawing ? 1 : Double(opacity))
        guard keepsDrawing else { return }
        if host.discardsDrawing, hasKeyboardFocus { releaseKeyboardFocus() }
        host.reference.setAccessibleHidden(host.discardsDrawing)
        drawInteraction()
    }

    func drawClipping() {
        gtk_widget_set_overflow(host.widget, clipsToBounds ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }

    func drawInteraction() {
        let takesPart = isUserInteractionEnabled && !host.discardsDrawing
        gtk_widget_set_can_target(host.widget, takesPart ? 1 : 0)
        gtk_widget_set_can_focus(host.widget, takesPart ? 1 : 0)
    }

    func drawTraits(insteadOf former: UIAccessibilityTraits) {
        let isSelected = accessibilityTraits.contains(.selected)
        if isSelected != former.contains(.selected) { widget.setSelected(isSelected) }
        let roles: [(UIAccessibilityTraits, GtkAccessibleRole)] = [
            (.button, GTK_ACCESSIBLE_ROLE_BUTTON), (.link, GTK_ACCESSIBLE_ROLE_LINK),
            (.searchField, GTK_ACCESSIBLE_ROLE_SEARCH_BOX), (.header, GTK_ACCESSIBLE_ROLE_HEADING),
            (.image, GTK_ACCESSIBLE_ROLE_IMG), (.staticText, GTK_ACCESSIBLE_ROLE_LABEL),
        ]
        if window == nil, let (_, role) = roles.first(where: { accessibilityTraits.contains($0.0) }) {
            widget.setRole(role)
        }
    }

    func makeSnapshot() -> UIView? {
        guard gtk_widget_get_mapped(host.widget) != 0, let paintable = gtk_widget_paintable_new(host.widget) else {
            return nil
        }
        let live = GObjectReference(UnsafeMutableRawPointer(paintable), .adopting)
        guard let image = gdk_paintable_get_current_image(live.opaque) else { return nil }
        return UIView.showing(GObjectReference(UnsafeMutableRawPointer(image), .adopting), size: geometry.size)
    }

    func draw(on bitmap: Bitmap, in rect: CGRect) -> Bool {
        guard gtk_widget_get_mapped(host.widget) != 0, !bounds.isEmpty,
            let paintable = gtk_widget_paintable_new(host.widget)
        else { return false }
        let live = GObjectReference(UnsafeMutableRawPointer(paintable), .adopting)
        return bitmap.draw(live, size: bounds.size, in: rect) || drawAgain(on: bitmap, in: rect)
    }

    /// NB: the paintable of a widget that is about to be drawn again is empty, because GTK drops its node at once.
    private func drawAgain(on bitmap: Bitmap, in rect: CGRect) -> Bool {
        guard let parent = gtk_widget_get_parent(host.widget) else { return false }
        return bitmap.draw(size: bounds.size, in: rect) { snapshot in
            var (corner, origin) = (graphene_point_t(x: 0, y: 0), graphene_point_t(x: 0, y: 0))
            if gtk_widget_compute_point(host.widget, parent, &corner, &origin) != 0 {
                var offset = graphene_point_t(x: -origin.x, y: -origin.y)
                gtk_snapshot_translate(snapshot, &offset)
            }
            gtk_widget_snapshot_child(parent, host.widget, snapshot)
        }
    }

    /// Returns a view that shows a GTK image.
    package static func showing(_ image: GObjectReference, size: CGSize) -> UIView? {
        guard let picture = gtk_picture_new_for_paintable(image.opaque) else { return nil }
        gtk_picture_set_content_fit(OpaquePointer(picture), GTK_CONTENT_FIT_FILL)
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.embed(GObjectReference(picture))
        return view
    }
}
