internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// Policies: WebKitGTK asks before each navigation and for each response; the delegate decides, now or later.
extension WKWebView {
    func connectPolicy() {
        engine.on("decide-policy") { [weak self] arguments in
            guard let self, let pointer = arguments.pointer(1) else { return .unhandled }
            let decision = PolicyDecision(pointer)
            switch WebKitPolicyDecisionType(rawValue: UInt32(arguments.int(2))) {
            case WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION: self.decideNavigation(decision)
            case WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION: self.decideNewWindow(decision)
            case WEBKIT_POLICY_DECISION_TYPE_RESPONSE: self.decideResponse(decision)
            default: return .unhandled
            }
            return .handled
        }
    }

    private func decideNavigation(_ decision: PolicyDecision) {
        guard let engineAction = decision.navigationAction else { return decision.ignore() }
        let (type, request) = (WKNavigationType(engineAction), URLRequest(engineAction))
        if loads.first?.matches(request.url, type) == true, endFirstLoad() { return decision.ignore() }
        let requested = loads.requested(for: request.url, type)
        let isRedirect = webkit_navigation_action_is_redirect(engineAction) != 0
        let announcement = isRedirect ? nil : frameNavigations.remove(request.url, type)
        let isMain =
            announcement?.isTop
            ?? isForMainFrame(request.url, type, isRedirect: isRedirect, isRequested: requested != nil)
        let frame = frameInfo(isMain: isMain, url: isMain ? committedURL : nil)
        let action = WKNavigationAction(
            type: type, request: request, sourceFrame: frame, targetFrame: frame,
            shouldPerformDownload: announcement?.isDownload == true,
            isUserInitiated: webkit_navigation_action_is_user_gesture(engineAction) != 0,
            modifierFlags: UIKeyModifierFlags(engineAction), buttonNumber: UIEvent.ButtonMask(engineAction))
        ask(about: action) { [weak self] policy in
            if isMain, !isRedirect { self?.storeDecision(policy, request.url, requested) }
            guard let self else { return decision.ignore() }
            self.perform(policy, decision) { $0.webView($1, navigationAction: action, didBecome: $2) }
        }
    }

    /// Performs the delegate's decision.
    ///
    /// - Parameter tell: notifies the delegate of a download.
    private func perform(
        _ policy: WKNavigationActionPolicy, _ decision: PolicyDecision,
        tell: @escaping (any WKNavigationDelegate, WKWebView, WKDownload) -> Void
    ) {
        switch policy {
        case .allow: decision.use()
        case .cancel: decision.ignore()
        case .download:
            download(decision) { [weak self] download in
                guard let self, let navigationDelegate = self.navigationDelegate else { return }
                tell(navigationDelegate, self, download)
            }
        }
    }

    private func decideNewWindow(_ decision: PolicyDecision) {
        guard let engineAction = decision.navigationAction else { return decision.ignore() }
        let action = makeNewWindowAction(engineAction)
        ask(about: action) { $0 == .allow ? decision.use() : decision.ignore() }
    }

    private func decideResponse(_ decision: PolicyDecision) {
        let response = WKNavigationResponse(decision.pointer)
        guard response.isForMainFrame, let load = loads.provisional, !load.isApproved else {
            return ask(about: response, decision)
        }
        askAfterwards(about: load, response.response.url) { [weak self] policy in
            guard policy == .allow, let self else { return decision.ignore() }
            self.ask(about: response, decision)
        }
    }

    /// Asks for the policy of a load that turned out to be the main frame's after it had started.
    ///
    /// NB: if a frame of another origin navigates the main frame, nothing is announced, and WebKitGTK's question looks
    /// the same as for a new frame.
    func askAfterwards(about load: Load, _ url: URL?, _ decide: @escaping (WKNavigationActionPolicy) -> Void) {
        load.isApproved = true
        let frame = frameInfo(isMain: true, url: committedURL)
        let request = URLRequest(url: url ?? .blank)
        ask(about: WKNavigationAction(type: .other, request: request, sourceFrame: frame, targetFrame: frame), decide)
    }

    func ask(about action: WKNavigationAction, _ decide: @escaping (WKNavigationActionPolicy) -> Void) {
        guard let navigationDelegate else { return decide(.allow) }
        let reply = SingleReply(to: "decidePolicyFor navigationAction", otherwise: .cancel, deliver: decide)
        navigationDelegate.webView(self, decidePolicyFor: action) { reply($0) }
    }

    private func ask(about response: WKNavigationResponse, _ decision: PolicyDecision) {
        let decide = { [weak self] (policy: WKNavigationResponsePolicy) -> Void in
            guard let self else { return decision.ignore() }
            // Both policy types have the same raw values.
            self.perform(WKNavigationActionPolicy(rawValue: policy.rawValue) ?? .cancel, decision) {
                $0.webView($1, navigationResponse: response, didBecome: $2)
            }
        }
        guard let navigationDelegate else { return decide(response.canShowMIMEType ? .allow : .cancel) }
        let reply = SingleReply(to: "decidePolicyFor navigationResponse", otherwise: .cancel, deliver: decide)
        navigationDelegate.webView(self, decidePolicyFor: response) { reply($0) }
    }

    /// Updates the loads of the main frame after a decision.
    private func storeDecision(_ policy: WKNavigationActionPolicy, _ url: URL?, _ requested: Load?) {
        if let requested, loads.isOutdated(requested) { return }
        let isJump = isWithinDocument(url)
        if policy == .allow, !isJump { return loads.approve(requested ?? Load(url: url)) }
        if requested != nil { loads.requested = nil }
        if policy == .allow { committedURL = url }
    }

    /// Whether a URL is a fragment of the document. WebKitGTK requests its policy, but loads nothing.
    private func isWithinDocument(_ url: URL?) -> Bool {
        guard let url, url.fragment != nil, let current = committedURL else { return false }
        return url.withoutFragment == current.withoutFragment
    }

    static let loadableSchemes: Set<String> = ["http", "https", "about", "blob", "data", "file", "javascript"]

    private func isForMainFrame(
        _ url: URL?, _ type: WKNavigationType, isRedirect: Bool, isRequested: Bool
    ) -> Bool {
        if isRedirect { return loads.provisional != nil || loads.approved != nil }
        if isRequested { return true }
        switch type {
        case .linkActivated, .formSubmitted, .formResubmitted, .backForward, .reload:
            // Probably a user action: better one unnecessary question to the app than no reaction.
            return true
        case .other: break
        }
        // NB: no frame announces a URL that WebKitGTK can't load itself, such as `mailto:`. The app decides about it.
        if let scheme = url?.scheme?.lowercased(), !Self.loadableSchemes.contains(scheme) { return true }
        // New frames announce nothing, and neither do frames of a document without an origin. If the load turns out to
        // be the main frame's, `askAfterwards` asks.
        return !["http", "https"].contains(committedURL?.scheme)
    }

    func frameInfo(isMain: Bool, url: URL?, origin: URL? = nil) -> WKFrameInfo {
        WKFrameInfo(
            isMainFrame: isMain, request: URLRequest(url: url ?? .blank),
            origin: WKSecurityOrigin(url: origin ?? url), webView: self)
    }
}
