internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// HTTP authentication challenges. After wrong credentials WebKitGTK sends another challenge.
extension WKWebView {
    func authenticate(_ pointer: UnsafeMutableRawPointer) -> SignalResult {
        let request = GObjectReference(pointer, .retaining)
        let isRetry = webkit_authentication_request_is_retry(request.opaque) != 0
        authenticationFailures = isRetry ? authenticationFailures + 1 : 0
        settings.websiteDataStore.hasCredentials = true
        guard let navigationDelegate else {
            Self.answer(request, .performDefaultHandling, nil)
            return .handled
        }
        typealias Reply = (URLSession.AuthChallengeDisposition, URLCredential?)
        let fallback: Reply = (.performDefaultHandling, nil)
        // The user may take any time to respond.
        let load = loads.provisional
        load?.deadline?.stop()
        let reply = SingleReply<Reply>(to: "didReceive challenge", otherwise: fallback) { [weak self] reply in
            if let load, load === self?.loads.provisional { load.deadline?.restart() }
            Self.answer(request, reply.0, reply.1)
        }
        navigationDelegate.webView(self, didReceive: challenge(for: request.opaque)) { reply(($0, $1)) }
        return .handled
    }

    private func challenge(for request: OpaquePointer) -> URLAuthenticationChallenge {
        let space = URLProtectionSpace(
            host: webkit_authentication_request_get_host(request).map { String(cString: $0) } ?? "",
            port: Int(webkit_authentication_request_get_port(request)), protocol: engineURL?.scheme ?? "http",
            realm: webkit_authentication_request_get_realm(request).map { String(cString: $0) },
            authenticationMethod: Self.method(webkit_authentication_request_get_scheme(request)))
        return URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: authenticationFailures,
            failureResponse: nil, error: nil, sender: ChallengeSender())
    }

    private static func method(_ scheme: WebKitAuthenticationScheme) -> String {
        switch scheme {
        case WEBKIT_AUTHENTICATION_SCHEME_HTTP_BASIC: NSURLAuthenticationMethodHTTPBasic
        case WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST: NSURLAuthenticationMethodHTTPDigest
        case WEBKIT_AUTHENTICATION_SCHEME_HTML_FORM: NSURLAuthenticationMethodHTMLForm
        case WEBKIT_AUTHENTICATION_SCHEME_NTLM: NSURLAuthenticationMethodNTLM
        case WEBKIT_AUTHENTICATION_SCHEME_NEGOTIATE: NSURLAuthenticationMethodNegotiate
        default: NSURLAuthenticationMethodDefault
        }
    }

    private static func persistence(of credential: URLCredential) -> WebKitCredentialPersistence {
        switch credential.persistence {
        case .none: WEBKIT_CREDENTIAL_PERSISTENCE_NONE
        case .permanent, .synchronizable: WEBKIT_CREDENTIAL_PERSISTENCE_PERMANENT
        default: WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION
        }
    }

    private static func answer(
        _ request: GObjectReference, _ disposition: URLSession.AuthChallengeDisposition, _ credential: URLCredential?
    ) {
        switch disposition {
        case .useCredential:
            let credential = credential.flatMap { credential in
                credential.user.flatMap { user in
                    webkit_credential_new(user, credential.password ?? "", persistence(of: credential))
                }
            }
            webkit_authentication_request_authenticate(request.opaque, credential)
            credential.map { webkit_credential_free($0) }
        case .cancelAuthenticationChallenge:
            webkit_authentication_request_cancel(request.opaque)
        default:
            // Without a credential, the page is the server's response to unauthorized requests.
            webkit_authentication_request_authenticate(request.opaque, nil)
        }
    }
}

/// Foundation requires a sender in each challenge. Responses go through the delegate's completion handler instead.
final class ChallengeSender: NSObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
