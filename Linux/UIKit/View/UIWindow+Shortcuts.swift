internal import CGTK
internal import GObjectKit

// Keys and mouse buttons that mean the same in every app. They are caught on the way down, before a page sees them.
extension UIWindow {
    func addShortcuts() {
        let keys = GObjectReference(UnsafeMutableRawPointer(gtk_event_controller_key_new()), .retaining)
        gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(handle.reference.widget, keys.opaque)
        keys.on("key-pressed") { [weak self] arguments in
            let pressed = (key: arguments.int(1), modifiers: arguments.int(3))
            return self?.keyPressed(pressed.key, modifiers: pressed.modifiers) == true ? .handled : .unhandled
        }
        let click = GObjectReference(UnsafeMutableRawPointer(gtk_gesture_click_new()), .retaining)
        gtk_gesture_single_set_button(click.opaque, 8)
        gtk_event_controller_set_propagation_phase(click.opaque, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(handle.reference.widget, click.opaque)
        click.on("pressed") { [weak self] _ in
            self?.perform(.back) == true ? .handled : .unhandled
        }
    }

    private func keyPressed(_ key: Int, modifiers: Int) -> Bool {
        let control = modifiers & Int(GDK_CONTROL_MASK.rawValue) != 0
        let alt = modifiers & Int(GDK_ALT_MASK.rawValue) != 0
        switch (Int32(key), control, alt) {
        case (GDK_KEY_Left, false, true): return perform(.back)
        case (GDK_KEY_Escape, false, false): return perform(.cancel)
        case (GDK_KEY_w, true, false): return perform(.close)
        case (GDK_KEY_F5, false, false), (GDK_KEY_r, true, false): return perform(.refresh)
        default: return false
        }
    }

    /// Does what the user asks for, if something here can. The tests use it in place of keys.
    @discardableResult
    package func perform(_ request: UserRequest) -> Bool {
        switch request {
        case .back: return goBack()
        case .cancel: return closeTop()
        case .refresh: return refresh()
        case .close:
            handle.close()
            return true
        }
    }

    /// The controller that covers all others.
    private var front: UIViewController? { controllersOnScreen.last }

    private func goBack() -> Bool {
        guard let navigation = front?.innerNavigation, navigation.viewControllers.count > 1,
            navigation.topViewController?.navigationItem.hidesBackButton != true
        else { return false }
        navigation.popViewController(animated: true)
        return true
    }

    private func closeTop() -> Bool {
        guard let front, let container = front.presentation.container else { return false }
        if let alert = front as? UIAlertController {
            alert.cancel()
        } else if let question = front as? UIActivityViewController {
            question.cancel()
        } else if container.kind.isSheet {
            front.presentationController?.dismissByUser()
        } else {
            return false
        }
        return true
    }

    private func refresh() -> Bool {
        guard let control = front?.innermost.viewIfLoaded?.refreshControlBelow, !control.isRefreshing else {
            return false
        }
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        return true
    }
}

extension UIViewController {
    fileprivate var innerNavigation: UINavigationController? {
        self as? UINavigationController ?? childrenInSight.lazy.compactMap(\.innerNavigation).first
    }

    var innermost: UIViewController { innerNavigation?.topViewController ?? self }
}

extension UIView {
    fileprivate var refreshControlBelow: UIRefreshControl? {
        guard !isHidden else { return nil }
        if let scrollView = self as? UIScrollView {
            let added = scrollView.subviews.lazy.compactMap { $0 as? UIRefreshControl }.first
            if let control = scrollView.refreshControl ?? added { return control }
        }
        return subviews.reversed().lazy.compactMap(\.refreshControlBelow).first
    }
}
