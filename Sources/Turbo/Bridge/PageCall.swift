import Foundation

/// A call of a function of the bridge script. Arguments go to the page as JSON, never pasted into a script.
struct PageCall {
    let function: String
    let arguments: [Any]

    /// - Parameter document: the only one that obeys the call; nil for any.
    private init(function: String, arguments: [Any], in document: Double? = nil) {
        self.function = function
        self.arguments = arguments + (document.map { [$0] } ?? [])
    }

    static func visit(
        token: Int, location: URL, options: VisitOptions, restorationIdentifier: String?, document: Double?
    ) -> PageCall {
        var values: [String: Any] = ["action": options.action.rawValue]
        // Turbo takes any `response` for one, null too: it must be absent where there is none.
        if let response = options.response {
            values["response"] =
                [
                    "statusCode": response.statusCode, "redirected": response.redirected,
                    "responseHTML": response.responseHTML ?? NSNull(),
                ] as [String: Any]
        }
        return PageCall(
            function: "visit",
            arguments: [token, location.absoluteString, values, restorationIdentifier ?? NSNull()], in: document)
    }

    static func refresh(token: Int, location: URL) -> PageCall {
        PageCall(function: "refresh", arguments: [token, location.absoluteString])
    }

    static func cancel(token: Int) -> PageCall { PageCall(function: "cancel", arguments: [token]) }

    static func adopt(location: URL, restorationIdentifier: String?, token: Int, document: Double?) -> PageCall {
        PageCall(
            function: "adopt",
            arguments: [location.absoluteString, restorationIdentifier ?? NSNull(), token], in: document)
    }

    static func scrollBack(page: String, token: Int) -> PageCall {
        PageCall(function: "scrollBack", arguments: [page, token])
    }

    static var clearSnapshotCache: PageCall { PageCall(function: "clearSnapshotCache", arguments: []) }

    static func setHeaders(_ headers: [String: String]) -> PageCall {
        PageCall(function: "setHeaders", arguments: [headers])
    }

    static func reportFrame(token: Int, document: Double?) -> PageCall {
        PageCall(function: "reportFrame", arguments: [token], in: document)
    }

    /// The script: a value of null for success, else the text of what was thrown.
    func script() throws -> String {
        let json = try JSONSerialization.data(withJSONObject: arguments)
        return """
            (() => {
              try { window.turboNative.\(function)(...\(String(decoding: json, as: UTF8.self))); return null }
              catch (error) { return String(error) }
            })()
            """
    }
}
