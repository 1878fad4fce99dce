import Foundation

/// A call to a function of the bridge script. Arguments are passed as JSON, never concatenated into JavaScript.
package enum PageCall: Equatable, Sendable {
    /// `referrer`: the page of another session that has led there; nil for the page itself.
    case visit(token: Int, location: URL, options: VisitOptions, restorationIdentifier: String?, referrer: URL?)
    /// A visit that stays in the page, with the options that the page has kept.
    case visitInPage(token: Int, location: URL)
    case cancel(token: Int)
    /// Reports to the page that it belongs to a screen with this URL, and requests a report of the next frame.
    case adopt(location: URL, restorationIdentifier: String?, frame: Int)
    /// Scrolls a page to which the user returns, or that was loaded again, to its last position. The page then reports
    /// that it is rendered. `focuses`: whether the link that the user has tapped gets the focus again.
    case scrollBack(page: String, token: Int, focuses: Bool)
    /// The scroll position of a page to which the user returns, if its document doesn't know it.
    case setPosition(page: String, ScrollPosition)
    /// Clears Turbo's snapshots. `keepsInput`: except those of pages with unsaved input.
    case clearSnapshotCache(keepsInput: Bool)
    /// The headers of requests to an origin. A page of another origin doesn't receive them.
    case setHeaders([String: String], origin: Origin)
    case reportFrame(Int)
    /// The screen of the page is gone. The page ends, as in a browser when the user leaves it, once its form has.
    case leave
    /// Shows the elements whose native controls aren't there, with these numbers.
    case keep(signals: [Int])
    /// Clicks the element of a native control that the user has tapped.
    case click(signal: Int)
    /// Writes the user's text into the field of a native search. `submits`: and sends its form.
    case search(signal: Int, text: String, submits: Bool)
    /// The server has answered a form outside Turbo, and the page stays.
    case sentFormWasAccepted
    /// Answers the page's question whether the server asks for a sign-in.
    case answerSignIn(number: Int, isNeeded: Bool)
    /// Loads the frames that have waited for a sign-in, and renews the tokens of forms.
    case userDidSignIn

    /// The name of the function in JavaScript.
    package var function: String {
        switch self {
        case .visit: "visit"
        case .visitInPage: "visitInPage"
        case .cancel: "cancel"
        case .adopt: "adopt"
        case .scrollBack: "scrollBack"
        case .setPosition: "setPosition"
        case .clearSnapshotCache: "clearSnapshotCache"
        case .setHeaders: "setHeaders"
        case .reportFrame: "reportFrame"
        case .leave: "leave"
        case .keep: "keep"
        case .click: "click"
        case .search: "search"
        case .sentFormWasAccepted: "sentFormWasAccepted"
        case .answerSignIn: "answerSignIn"
        case .userDidSignIn: "userDidSignIn"
        }
    }

    private var arguments: [Any] {
        switch self {
        case .visit(let token, let location, let options, let restorationIdentifier, let referrer):
            [
                token, location.absoluteString, Self.values(of: options, from: referrer),
                restorationIdentifier ?? NSNull(),
            ]
        case .visitInPage(let token, let location): [token, location.absoluteString]
        case .cancel(let token): [token]
        case .adopt(let location, let restorationIdentifier, let frame):
            [location.absoluteString, restorationIdentifier ?? NSNull(), frame]
        case .scrollBack(let page, let token, let focuses): [page, token, focuses]
        case .setPosition(let page, let position): [page, position.x, position.y]
        case .clearSnapshotCache(let keepsInput): [keepsInput]
        case .setHeaders(let headers, _): [headers]
        case .reportFrame(let frame): [frame]
        case .keep(let signals): [signals]
        case .click(let signal): [signal]
        case .search(let signal, let text, let submits): [signal, text, submits]
        case .answerSignIn(let number, let isNeeded): [number, isNeeded]
        case .leave, .sentFormWasAccepted, .userDidSignIn: []
        }
    }

    private static func values(of options: VisitOptions, from referrer: URL?) -> [String: Any] {
        var values: [String: Any] = ["action": options.action.rawValue]
        values["referrer"] = referrer?.absoluteString
        // Turbo treats any `response` as present, even null, so it must be absent if there is none.
        if let response = options.response {
            values["response"] =
                [
                    "statusCode": response.statusCode, "redirected": response.redirected,
                    "responseHTML": response.responseHTML ?? NSNull(), "requestIDs": response.requestIDs,
                ] as [String: Any]
        }
        return values
    }

    /// The JavaScript of the call. It returns null, or the text of the exception.
    ///
    /// - Parameter document: the document that the call is for; nil for any document.
    package func script(in document: PageDocument?) throws -> String {
        let json = try JSONSerialization.data(withJSONObject: arguments + (document.map { [$0.id] } ?? []))
        let check = try originCheck
        return """
            (() => {
              try { \(check)window.turboNative.\(function)(...\(String(decoding: json, as: UTF8.self))); return null }
              catch (error) { return String(error) }
            })()
            """
    }

    /// The web view may have loaded a page of another origin meanwhile, with functions of the same names.
    private var originCheck: String {
        get throws {
            guard case .setHeaders(_, let origin) = self else { return "" }
            let site = try JSONSerialization.data(withJSONObject: [origin.description])
            return "if (!\(String(decoding: site, as: UTF8.self)).includes(location.origin)) throw \"another origin\"; "
        }
    }

    /// The call for tools that display it. Only its payload has the contents of documents.
    package var activity: SessionActivity {
        let texts = arguments.compactMap { $0 as? String }
        return .messageSent(name: function, detail: texts.first ?? "", payload: MessagePayload.text(arguments))
    }
}
