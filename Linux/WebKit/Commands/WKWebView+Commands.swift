internal import CGTK
internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// The user's keyboard commands for the page.
extension WKWebView {
    func connectCommands() {
        onPageCommand = { [weak self] in self?.perform($0) == true }
        userZoom = { [weak self] in
            guard let self, self.visibleWindow != nil else { return nil }
            return self.zoom.zoom(of: self.committedURL)
        }
        acceptsEscape = { [weak self] in
            guard let self else { return false }
            self.escapeIsUsed = false
            return webkit_web_view_get_is_web_process_responsive(self.engine.cast()) != 0
        }
        hasUsedEscape = { [weak self] in self?.escapeIsUsed == true }
        hasPermissions = { [weak self] in
            guard let self, self.visibleWindow != nil else { return false }
            return SitePermissions.site(of: self.committedURL) != nil
        }
        onPrint = { [weak self] in self?.print($0, $1) ?? false }
        zoom.add(self)
    }

    private func print(_ info: UIPrintInfo?, _ completion: @escaping (Bool, (any Error)?) -> Void) -> Bool {
        printRequests.show(printOperation, info, over: dialogParent, completion)
    }

    private var printOperation: GObjectReference {
        GObjectReference(UnsafeMutableRawPointer(webkit_print_operation_new(engine.cast())), .adopting)
    }

    func connectState() {
        let list = webkit_web_view_get_back_forward_list(engine.cast())
        let changes: SignalHandler = { [weak self] _ in
            self?.onStateChange?()
            return .unhandled
        }
        for name in ["estimated-load-progress", "title", "uri", "is-loading"] { engine.on("notify::\(name)", changes) }
        if let list { connect(UnsafeMutableRawPointer(list), "changed", changes) }
    }

    private var zoom: UserZoom { settings.websiteDataStore.zoom }

    func updateZoom() {
        webkit_web_view_set_zoom_level(engine.cast(), pageZoom * zoom.level(of: committedURL))
    }

    private func perform(_ command: PageCommand) -> Bool {
        switch command {
        case .larger: zoom.step(1, of: committedURL)
        case .smaller: zoom.step(-1, of: committedURL)
        case .actualSize: zoom.reset(of: committedURL)
        case .find: find()
        case .endFind: return endFind()
        case .historyBack: return isBrowser && goBack() != nil
        case .reload:
            onReload?()
            return onReload != nil
        case .undo: edit(WEBKIT_EDITING_COMMAND_UNDO)
        case .redo: edit(WEBKIT_EDITING_COMMAND_REDO)
        case .permissions: showPermissions()
        case .deleteWebsiteData: askToDeleteData()
        case .print:
            printRequests.ask(for: printOperation, over: dialogParent)
        }
        return true
    }

    /// A service worker that never answers would keep its site's pages away for good.
    private func askToDeleteData() {
        let store = settings.websiteDataStore
        let alert = UIAlertController(
            title: SystemText.deleteWebsiteDataQuestion.text(), message: SystemText.deleteWebsiteDataWarning.text(),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemText.cancel.text(), style: .cancel))
        alert.addAction(
            UIAlertAction(title: SystemText.delete.text(), style: .destructive) { [weak self] _ in
                Task {
                    await store.removeData(
                        ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
                    self?.window?.perform(.refresh)
                }
            })
        window?.topPresenter?.present(alert, animated: true)
    }

    func edit(_ command: String) {
        webkit_web_view_execute_editing_command(engine.cast(), command)
    }

    private func find() {
        if let findBar { return findBar.grabFocus() }
        let bar = FindBar(for: engine) { [weak self] text, completion in
            self?.findPosition(of: text, completion)
        } onClose: { [weak self] in
            _ = self?.endFind()
        }
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar.preferredHeight)
        bar.autoresizingMask = .flexibleWidth
        addSubview(bar)
        // The page is below the bar, which would cover its first lines and matches otherwise.
        gtk_widget_set_margin_top(engine.widget, Int32(bar.preferredHeight))
        findBar = bar
        bar.grabFocus()
    }

    private func findPosition(of text: String, _ completion: @escaping (Int?) -> Void) {
        // A list, because a text alone isn't JSON for every Foundation.
        guard let data = try? JSONEncoder().encode([text]) else { return completion(nil) }
        let script = "(\(JavaScript.findPosition))(...\(String(decoding: data, as: UTF8.self)))"
        evaluate(script, inWorld: FrameScripts.world) { result in
            if case .success(let value) = result, let number = value as? NSNumber { completion(number.intValue) }
        }
    }

    /// - Returns: whether the find bar was open.
    @discardableResult
    func endFind() -> Bool {
        guard let findBar else { return false }
        findBar.finish()
        findBar.removeFromSuperview()
        gtk_widget_set_margin_top(engine.widget, 0)
        self.findBar = nil
        // A match in a link focuses the link. Return would open it.
        evaluate(
            "if (document.activeElement?.matches('a, button, summary, [tabindex]')) document.activeElement.blur()",
            inWorld: FrameScripts.world
        ) { _ in }
        becomeFirstResponder()
        return true
    }
}
