internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// Windows that a page opens or closes.
extension WKWebView {
    func connectWindows() {
        engine.on("close") { [weak self] _ in
            // A page that prints and closes itself would be gone before it is printed.
            self?.printRequests.afterPrinting {
                if let self { self.uiDelegate?.webViewDidClose(self) }
            }
            return .unhandled
        }
        // The result of this signal is an object, which `connect` doesn't support.
        let context = Unmanaged.passRetained(WeakWebView(self)).toOpaque()
        g_signal_connect_data(
            engine.pointer, "create", unsafeBitCast(createCallback, to: GCallback.self), context,
            { context, _ in
                guard let context else { return }
                Unmanaged<WeakWebView>.fromOpaque(context).release()
            }, GConnectFlags(rawValue: 0))
    }

    func makeNewWindowAction(_ action: OpaquePointer) -> WKNavigationAction {
        WKNavigationAction(
            type: WKNavigationType(action), request: URLRequest(action),
            sourceFrame: frameInfo(isMain: true, url: committedURL), targetFrame: nil,
            isUserInitiated: webkit_navigation_action_is_user_gesture(action) != 0,
            modifierFlags: UIKeyModifierFlags(action), buttonNumber: UIEvent.ButtonMask(action))
    }

    fileprivate func openWindow(_ action: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>? {
        let configuration = settings.duplicate()
        configuration.opener = self
        let view = uiDelegate?.webView(
            self, createWebViewWith: configuration, for: makeNewWindowAction(action),
            windowFeatures: WKWindowFeatures())
        guard let view else { return nil }
        guard view.settings.opener === self else {
            Log.fault("createWebViewWith must return a web view created with the given configuration")
            return nil
        }
        return view.engine.widget
    }
}

/// A weak reference for the signal handler, so that it doesn't retain the view.
private final class WeakWebView {
    weak var view: WKWebView?

    init(_ view: WKWebView) {
        self.view = view
    }
}

private typealias CreateCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, gpointer?
    ) -> UnsafeMutablePointer<GtkWidget>?

private let createCallback: CreateCallback = { _, action, context in
    // The pointers are used only during this call, on the main thread.
    guard let action, let context else { return nil }
    nonisolated(unsafe) let call = (action: action, context: context)
    nonisolated(unsafe) var widget: UnsafeMutablePointer<GtkWidget>?
    MainActor.assumeIsolated {
        let opener = Unmanaged<WeakWebView>.fromOpaque(call.context).takeUnretainedValue().view
        widget = opener?.openWindow(call.action)
    }
    return widget
}
