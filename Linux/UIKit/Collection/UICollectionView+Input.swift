internal import CGTK
internal import GObjectKit

// The user's clicks and keys. Tab stops at one cell only, so that it leaves the collection view after that.
extension UICollectionView {
    func addInput() {
        let click = GObjectReference(UnsafeMutableRawPointer(gtk_gesture_click_new()), .retaining)
        gtk_widget_add_controller(scroller.content.host.widget, click.opaque)
        click.on("pressed") { [weak self] arguments in
            if let self, let item = self.item(at: arguments) { self.userDidPress(item) }
            return .unhandled
        }
        click.on("released") { [weak self] arguments in
            if let self { self.userDidRelease(at: self.item(at: arguments)) }
            return .unhandled
        }
        click.on("cancel") { [weak self] _ in
            self?.userDidRelease(at: nil)
            return .unhandled
        }
        let keys = GObjectReference(UnsafeMutableRawPointer(gtk_event_controller_key_new()), .retaining)
        gtk_widget_add_controller(scroller.content.host.widget, keys.opaque)
        keys.on("key-pressed") { [weak self] arguments in
            let press = KeyPress(arguments.int(1), modifiers: arguments.int(3))
            guard !press.control, !press.alt else { return .unhandled }
            return self?.userDidType(press.key) == true ? .handled : .unhandled
        }
    }

    private func item(at arguments: SignalArguments) -> IndexPath? {
        let origin = scroller.content.boundsOrigin
        return indexPathForItem(at: CGPoint(x: arguments.double(2) + origin.x, y: arguments.double(3) + origin.y))
    }

    private func userDidType(_ key: Int32) -> Bool {
        guard let item = shown.first(where: { ($0.value as? UICollectionViewCell)?.isFocused == true })?.key.indexPath
        else { return false }
        switch key {
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space: userDidSelect(item)
        case GDK_KEY_Up, GDK_KEY_KP_Up: return moveFocus(from: item, x: 0, y: -1)
        case GDK_KEY_Down, GDK_KEY_KP_Down: return moveFocus(from: item, x: 0, y: 1)
        case GDK_KEY_Left, GDK_KEY_KP_Left: return moveFocus(from: item, x: -1, y: 0)
        case GDK_KEY_Right, GDK_KEY_KP_Right: return moveFocus(from: item, x: 1, y: 0)
        default: return false
        }
        return true
    }

    /// Focuses the nearest item in a direction.
    private func moveFocus(from item: IndexPath, x: CGFloat, y: CGFloat) -> Bool {
        guard let frame = cellForItem(at: item)?.frame else { return false }
        let area = frame.union(frame.offsetBy(dx: x * bounds.width * 2, dy: y * bounds.height * 2))
            .insetBy(dx: y == 0 ? 0 : -bounds.width, dy: x == 0 ? 0 : -frame.height / 2)
        let found = items(in: area).compactMap { other in
            frame.distance(to: other.frame, x: x, y: y).map { (other.indexPath, $0) }
        }
        guard let next = found.min(by: { $0.1 < $1.1 })?.0 else { return false }
        scrollToItem(at: next, at: [], animated: false)
        focus(next)
        return true
    }

    func focus(_ item: IndexPath) {
        cellForItem(at: item)?.takeFocus()
        updateTabStop()
    }

    /// Lets Tab stop at the focused cell, or at the one that had the focus last, or else at the first one.
    func updateTabStop() {
        let cells = shown.filter { $0.key.kind == nil }
        if let focused = cells.first(where: { $0.value.hasKeyboardFocus }) {
            tabStop = focused.key.indexPath
        } else if tabStop.flatMap({ cells[.cell($0)] }) == nil {
            tabStop = indexPathsForVisibleItems.first
        }
        for (element, view) in cells { (view as? UICollectionViewCell)?.canTakeFocus = element.indexPath == tabStop }
    }

    /// Focuses the cell at the place of a focused one that was reloaded or deleted.
    func restoreFocus() {
        guard let item = lostFocus else { return }
        lostFocus = nil
        let last = IndexPath(item: numberOfItems(inSection: item.section) - 1, section: item.section)
        focus(min(item, last))
    }
}

extension CGRect {
    /// The distance of a frame in a direction; nil if it is elsewhere.
    fileprivate func distance(to other: CGRect, x: CGFloat, y: CGFloat) -> CGFloat? {
        let (dx, dy) = (other.midX - midX, other.midY - midY)
        let gap = x > 0 ? other.minX - maxX : x < 0 ? minX - other.maxX : y > 0 ? other.minY - maxY : minY - other.maxY
        guard gap > -1 else { return nil }
        return x == 0 ? abs(dy) + 2 * abs(dx) : abs(dx) + 2 * abs(dy)
    }
}
