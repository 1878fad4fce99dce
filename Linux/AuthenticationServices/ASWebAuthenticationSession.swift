internal import SafariServices
public import UIKit

/// A sign-in on a page of another site, in a browser over the app. It ends when the site leads to the callback URL.
///
/// The browser doesn't share the cookies of the app, and stores nothing, as on iOS with
/// `prefersEphemeralWebBrowserSession`. So nobody is asked whether the app may use the site. Only a page in this
/// browser can end the sign-in. NB: with a callback scheme, so can a frame of that page, because WebKitGTK doesn't tell
/// which frame leads to a URL that it can't load. Your server has to check `state`, as on iOS.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    /// Called once: with the callback URL, or with an ``ASWebAuthenticationSessionError``.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// Names the window. Set it before `start()`.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?

    /// Whether the browser shares no cookies with other sign-ins. On Linux it never does.
    open var prefersEphemeralWebBrowserSession = false

    private let url: URL
    /// The callback; nil if the scheme is nil, so that only the user or the app ends the sign-in.
    private let callback: Callback?
    /// Nil once it was called.
    private var completionHandler: CompletionHandler?
    private var isStarted = false
    private weak var browser: AuthenticationViewController?

    /// - Parameters:
    ///   - URL: the page on which the user signs in, with the scheme http or https.
    ///   - callbackURLScheme: the scheme of the callback URL. The app needs not declare it.
    public init(
        url URL: URL, callbackURLScheme: String?,
        completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
    ) {
        url = URL
        callback = callbackURLScheme.map { .customScheme($0) }
        self.completionHandler = completionHandler
    }

    public init(
        url URL: URL, callback: ASWebAuthenticationSession.Callback,
        completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
    ) {
        url = URL
        self.callback = callback
        self.completionHandler = completionHandler
    }

    /// Whether `start()` would present the browser.
    open var canStart: Bool { obstacle == nil && completionHandler != nil && !isStarted }

    /// Presents the browser, once. The session lives until its completion handler is called.
    ///
    /// Without a window, calls the completion handler with an error.
    @discardableResult
    open func start() -> Bool {
        guard completionHandler != nil, !isStarted else { return false }
        guard let presenter else {
            finish(nil, obstacle)
            return false
        }
        isStarted = true
        let browser = AuthenticationViewController(url: url)
        browser.dismissButtonStyle = .cancel
        browser.onNavigation = { [self] target in
            guard callback?.matchesURL(target) == true else { return false }
            finish(target, nil)
            return true
        }
        browser.onClose = { [self] in cancel() }
        self.browser = browser
        presenter.present(browser, animated: true)
        return true
    }

    /// Closes the browser. The completion handler gets ``ASWebAuthenticationSessionError/canceledLogin``.
    open func cancel() {
        finish(nil, ASWebAuthenticationSessionError(.canceledLogin, "The sign-in was cancelled."))
    }

    /// Calls the completion handler as soon as the browser is closed, so that it can present something.
    private func finish(_ url: URL?, _ error: ASWebAuthenticationSessionError?) {
        guard let completionHandler else { return }
        self.completionHandler = nil
        browser?.onNavigation = nil
        browser?.onClose = nil
        guard let presenting = browser?.presentingViewController else { return completionHandler(url, error) }
        presenting.dismiss(animated: true) { completionHandler(url, error) }
    }

    /// Why there is no browser.
    private var obstacle: ASWebAuthenticationSessionError? {
        guard presentationContextProvider != nil else {
            return .init(
                .presentationContextNotProvided,
                "Set the presentationContextProvider of the ASWebAuthenticationSession before you start it.")
        }
        guard presenter == nil else { return nil }
        return .init(
            .presentationContextInvalid,
            "The window of the presentationContextProvider has no root view controller.")
    }

    /// The controller on top of the window.
    private var presenter: UIViewController? {
        var top = presentationContextProvider?.presentationAnchor(for: self).rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }
}

/// The window over which a browser is presented.
public typealias ASPresentationAnchor = UIWindow

/// The object that names the window for a sign-in in the browser.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Returns the window in which the user has asked for the sign-in.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
