import UIKit
import WebKit

extension TurboNavigationDelegate {
    public func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator) {
        guard let url = request.signInURL else { return request.cancel() }
        navigator.signIn(at: url, for: request)
    }

    public func serverDidSend(_ message: ServerMessage, from navigator: TurboNavigator) {
        for text in [message.alert, message.notice].compactMap({ $0 }).prefix(1) { navigator.showMessage(text) }
    }

    public func modalDidDismiss(_ reason: ModalDismissalReason, from navigator: TurboNavigator) {}

    public func formSubmissionDidFail(_ failure: VisitFailure, from controller: UIViewController) {
        let (title, message): (BuiltInText, String) =
            switch failure.cause {
            case .turbo(.networkFailure): (.noResponse, BuiltInText.formMayHaveArrived.text())
            case .turbo(.http), .load: (.answerNotShown, failure.message)
            case .turbo(.timeoutFailure), .network, .other: (.noResponse, failure.message)
            }
        guard failure.isTapped else { return MessageView(message).show(over: controller.view) }
        MessageAlert.show(title, message, from: controller)
    }

    public func openExternalURL(_ url: URL, from controller: UIViewController) {
        ExternalURL.open(url, from: controller)
    }

    public func openDownloadedFile(_ file: URL, from controller: UIViewController) {
        DownloadedFile.open(file, from: controller)
    }

    public func sessionDidLoadWebView(_ session: Session) {
        session.webView.navigationDelegate = session
    }

    public func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView? { nil }
    public func session(_ session: Session, didReplace webView: WKWebView) {}
    public func sessionDidStartRequest(_ session: Session) {}
    public func sessionDidFinishRequest(_ session: Session) {}
    public func sessionDidStartFormSubmission(_ session: Session) {}
    public func sessionDidFinishFormSubmission(_ session: Session) {}
}

/// Defaults for a class that is also the delegate of its sessions. Both protocols have defaults for these methods, and
/// without these more specific ones, calls would be ambiguous.
extension TurboNavigationDelegate where Self: SessionDelegate {
    public func sessionDidLoadWebView(_ session: Session) {
        session.webView.navigationDelegate = session
    }

    public func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView? { nil }
    public func session(_ session: Session, didReplace webView: WKWebView) {}
    public func sessionDidStartRequest(_ session: Session) {}
    public func sessionDidFinishRequest(_ session: Session) {}
    public func sessionDidStartFormSubmission(_ session: Session) {}
    public func sessionDidFinishFormSubmission(_ session: Session) {}
}
