internal import CGTK
internal import CGTKShims
internal import GObjectKit

// Keys and mouse buttons that work in every app. Those for navigation are handled in the capture phase, before the page
// gets them; those for the page, and Escape, are handled in the bubble phase, if the page hasn't handled them.
extension UIWindow {
    func addShortcuts() {
        let escape = EscapeKey()
        addKeys(GTK_PHASE_CAPTURE) { [weak self] press, time in
            guard let self, let command = WindowKeys.navigation(press) else { return .unhandled }
            if command == .cancel {
                switch escape.receiver(at: time, focus: self.pageWithFocus) {
                // An input method gets the key first, to end a composition.
                case .window: if self.isEditing { return .unhandled }
                case .page: return .unhandled
                case .nobody: return .handled
                }
            }
            return self.perform(command) ? .handled : .unhandled
        }
        addKeys(GTK_PHASE_BUBBLE) { [weak self] press, time in
            guard let self else { return .unhandled }
            if WindowKeys.navigation(press) == .cancel {
                let page = escape.takeReturned(at: time)
                guard page != nil || self.isEditing else { return .unhandled }
                return page?.hasUsedEscape?() == true || self.perform(.cancel) ? .handled : .unhandled
            }
            guard let command = WindowKeys.page(press) else { return .unhandled }
            return self.perform(command) ? .handled : .unhandled
        }
        let click = GObjectReference(UnsafeMutableRawPointer(gtk_gesture_click_new()), .retaining)
        gtk_gesture_single_set_button(click.opaque, 8)
        gtk_event_controller_set_propagation_phase(click.opaque, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(handle.reference.widget, click.opaque)
        click.on("pressed") { [weak self] _ in
            self?.perform(.back) == true ? .handled : .unhandled
        }
    }

    /// - Parameter receive: gets the key, and the time of its event.
    private func addKeys(_ phase: GtkPropagationPhase, _ receive: @escaping (KeyPress, UInt32) -> SignalResult) {
        let keys = GObjectReference(UnsafeMutableRawPointer(gtk_event_controller_key_new()), .retaining)
        gtk_event_controller_set_propagation_phase(keys.opaque, phase)
        gtk_widget_add_controller(handle.reference.widget, keys.opaque)
        let controller = keys.opaque
        keys.on("key-pressed") { arguments in
            let press = KeyPress(arguments.int(1), modifiers: arguments.int(3))
            let shortcut = gtk_event_controller_get_current_event(controller).flatMap(press.otherShortcut)
            return receive(shortcut ?? press, gtk_event_controller_get_current_event_time(controller))
        }
    }

    /// Performs a user's command. Returns false if nothing could handle it. For tests.
    @discardableResult
    package func perform(_ command: WindowCommand) -> Bool {
        UIApplication.shared.lifecycle.userDidNotQuit()
        // A popover is above everything else.
        if command == .cancel, OpenPopover.close(in: handle) { return true }
        if let page = fullScreenView, !page.isLeaving {
            page.leave(self)
            if command == .cancel || command == .fullScreen { return true }
        }
        if handleCommand?(command) == true { return true }
        switch command {
        case .back: return goBack()
        case .cancel: return closeTop()
        case .refresh: return refresh()
        case .fullScreen:
            isFullScreen.toggle()
            // The menu is in a bar that is hidden then.
            if isFullScreen { showToast(SystemText.pressF11.text()) }
            return true
        case .help:
            ShortcutList.show(over: handle.reference, hasTabs: innerTabs != nil, own: ownKeys)
            return true
        case .about:
            AboutWindow.show(over: handle.reference)
            return true
        case .tab(let index): return innerTabs?.userDidChoose(index) == true
        case .nextTab(let forward): return innerTabs?.userDidMove(forward: forward) == true
        case .page(let command): return front?.innermost.viewIfLoaded?.perform(command) == true
        case .newWindow:
            guard canPerform(.newWindow) else { return false }
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            return true
        case .close:
            handle.close()
            return true
        case .quit:
            UIApplication.shared.lifecycle.quit(in: self)
            return true
        }
    }

    /// Whether a command would have an effect now. For items of menus.
    func canPerform(_ command: WindowCommand) -> Bool {
        switch command {
        case .refresh: front?.innermost.viewIfLoaded?.refreshControlBelow?.isRefreshing == false
        case .page(.larger): pageZoom?.canEnlarge == true
        case .page(.smaller): pageZoom?.canReduce == true
        case .page(.actualSize): pageZoom.map { $0.level != 1 } == true
        case .page(.permissions): front?.innermost.viewIfLoaded?.hasPermissionsOfPage == true
        case .page: pageZoom != nil
        case .newWindow: UIApplication.shared.supportsMultipleScenes
        default: true
        }
    }

    /// The user's zoom of the visible page; nil if there is no page.
    var pageZoom: PageZoom? { front?.innermost.viewIfLoaded?.zoomOfPage }

    /// The app's actions for the visible screen, which the main menu contains.
    var furtherActions: [UIAction] {
        front?.innerNavigation?.topViewController?.navigationItem.additionalOverflowItems?.actions ?? []
    }

    /// The topmost controller.
    private var front: UIViewController? { controllersOnScreen.last }

    /// The visible tabs of the topmost controller.
    private var innerTabs: UITabBarController? { front?.innerTabs.flatMap { $0.showsTabs ? $0 : nil } }

    /// The page that has the keyboard focus, and nothing over it that the Escape key closes.
    private var pageWithFocus: UIView? {
        fullScreenView == nil && !OpenPopover.isOpen(in: handle) ? front?.innermost.viewIfLoaded?.focusedPage : nil
    }

    /// Whether a native text field has the keyboard focus.
    private var isEditing: Bool { handle.focus.map { tn_is_a($0.widget, gtk_editable_get_type()) } == true }

    private func goBack() -> Bool {
        if perform(.page(.historyBack)) { return true }
        guard let navigation = front?.innerNavigation, let item = navigation.topViewController?.navigationItem,
            navigation.viewControllers.count > 1 || item.backAction != nil, !item.hidesBackButton
        else { return false }
        navigation.stack.userDidGoBack()
        return true
    }

    private func closeTop() -> Bool {
        if perform(.page(.endFind)) { return true }
        guard let front, let container = front.presentation.container else { return false }
        if let alert = front as? UIAlertController {
            alert.cancel()
        } else if let shareSheet = front as? UIActivityViewController {
            shareSheet.cancel()
        } else if container.kind.isSheet || front.onUserDismissal != nil {
            front.presentationController?.dismissByUser()
        } else {
            return front.pressCloseItem()
        }
        return true
    }

    private func refresh() -> Bool {
        if perform(.page(.reload)) { return true }
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
        self as? UINavigationController ?? visibleChildren.lazy.compactMap(\.innerNavigation).first
    }

    fileprivate var innerTabs: UITabBarController? {
        self as? UITabBarController ?? visibleChildren.lazy.compactMap(\.innerTabs).first
    }

    var innermost: UIViewController { innerNavigation?.topViewController ?? self }

    /// Performs the action of the button that closes this full-screen modal. Returns false if its bar has none.
    fileprivate func pressCloseItem() -> Bool {
        guard let navigation = innerNavigation, !navigation.isNavigationBarHidden,
            let bar = navigation.viewControllers.first?.navigationItem
        else { return false }
        let items = (bar.leftBarButtonItems ?? []) + (bar.rightBarButtonItems ?? [])
        let closing = items.first { [.done, .cancel, .close].contains($0.systemItem) }
        guard let closing, closing.isEnabled, let action = closing.primaryAction else { return false }
        action.run(sender: closing)
        return true
    }
}

extension UIView {
    /// Performs a command on the visible page in this view, if there is one.
    fileprivate func perform(_ command: PageCommand) -> Bool {
        guard !isHidden else { return false }
        return onPageCommand?(command) == true || subviews.reversed().contains { $0.perform(command) }
    }

    fileprivate var focusedPage: UIView? {
        if wantsKeyboardFocus { return hasKeyboardFocus ? self : nil }
        return subviews.lazy.compactMap(\.focusedPage).first
    }

    fileprivate var zoomOfPage: PageZoom? {
        guard !isHidden else { return nil }
        return userZoom?() ?? subviews.reversed().lazy.compactMap(\.zoomOfPage).first
    }

    fileprivate var hasPermissionsOfPage: Bool {
        !isHidden && (hasPermissions?() == true || subviews.contains(where: \.hasPermissionsOfPage))
    }

    fileprivate var refreshControlBelow: UIRefreshControl? {
        guard !isHidden else { return nil }
        if let scrollView = self as? UIScrollView {
            let added = scrollView.subviews.lazy.compactMap { $0 as? UIRefreshControl }.first
            if let control = scrollView.refreshControl ?? added { return control }
        }
        return subviews.reversed().lazy.compactMap(\.refreshControlBelow).first
    }
}
