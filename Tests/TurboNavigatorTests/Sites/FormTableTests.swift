import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

/// A form or a link with attributes, and what the user does with it.
struct FormRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let body: String
    /// What the user does.
    let script: String
    let sends: Bool

    init(
        _ description: String, _ body: String, _ script: String = "document.querySelector('#go').click()",
        sends: Bool = true
    ) {
        self.sends = sends
        testDescription = description
        self.body = body
        self.script = script
    }

    private static let fields = """
        <input name=a value='x y&z=ü'><textarea name=t>1
        2</textarea><input type=checkbox name=c checked><input type=checkbox name=d>
        <select name=s multiple><option selected>1</option><option selected>2</option><option>3</option></select>
        <input name=off value=1 disabled>
        """
    private static let button = "<button id=go>Send</button>"

    private static func form(_ attributes: String, _ button: String = button) -> String {
        "<form action='/form?q=1' \(attributes)>\(fields)\(button)</form>"
    }

    static let all = [
        FormRow("post", form("method=post")),
        FormRow("get", form("method=get")),
        FormRow("formaction", form("method=post", "<button id=go formaction=/other>Send</button>")),
        FormRow("formmethod=get", form("method=post", "<button id=go formmethod=get>Send</button>")),
        FormRow("formmethod=post", form("", "<button id=go formmethod=post>Send</button>")),
        FormRow("enctype=text/plain", form("method=post enctype=text/plain")),
        FormRow("multipart", form("method=post enctype=multipart/form-data")),
        FormRow(
            "formenctype", form("method=post", "<button id=go formenctype=multipart/form-data>Send</button>")),
        FormRow(
            "multipart with a file",
            "<form method=post action=/form enctype=multipart/form-data><input type=file name=f>\(button)</form>",
            """
            const files = new DataTransfer()
            files.items.add(new File(["text"], "näme.txt", { type: "text/plain" }))
            document.querySelector("[type=file]").files = files.files
            document.querySelector("#go").click()
            """),
        FormRow(
            "several submitters",
            form("method=post", "<button name=b value=1>1</button><button id=go name=b value=2>2</button>")),
        FormRow("a submitter without a value", form("method=post", "<button id=go name=b>Send</button>")),
        FormRow(
            "a submitter elsewhere", form("method=post id=f", "") + "<button id=go form=f name=b value=1>Send</button>"),
        FormRow("input type=submit", form("method=post", "<input id=go type=submit name=b value=Send>")),
        FormRow("input type=image", form("method=post", "<input id=go type=image name=i alt=Send>")),
        FormRow("requestSubmit", form("method=post"), "document.forms[0].requestSubmit()"),
        FormRow(
            "requestSubmit with a submitter", form("method=post", "<button id=go name=b value=1>Send</button>"),
            "document.forms[0].requestSubmit(document.querySelector('#go'))"),
        FormRow("submit, without Turbo", form("method=post"), "document.forms[0].submit()"),
        FormRow("data-turbo=false", form("method=post data-turbo=false")),
        FormRow("data-turbo=false, multipart", form("method=post data-turbo=false enctype=multipart/form-data")),
        FormRow("data-turbo=false on the button", form("method=post", "<button id=go data-turbo=false>Send</button>")),
        FormRow(
            "data-turbo=false in a frame", "<turbo-frame id=f>\(form("method=post data-turbo=false"))</turbo-frame>"),
        FormRow("target=_self without Turbo", form("method=post data-turbo=false target=_self")),
        FormRow("target with the name of a frame", form("method=post target=inner") + "<iframe name=inner></iframe>"),
        FormRow(
            "formtarget with the name of a frame",
            form("method=post", "<button id=go formtarget=inner>Send</button>") + "<iframe name=inner></iframe>"),
        FormRow("target with the name of nothing", form("method=post target=nothing")),
        FormRow("in a frame", "<turbo-frame id=f>\(form("method=post"))</turbo-frame>"),
        FormRow("in a frame, for the page", "<turbo-frame id=f target=_top>\(form("method=post"))</turbo-frame>"),
        FormRow("for a frame", form("method=post data-turbo-frame=f") + "<turbo-frame id=f></turbo-frame>"),
        FormRow(
            "for a frame, by its button",
            form("method=post", "<button id=go data-turbo-frame=f>Send</button>") + "<turbo-frame id=f></turbo-frame>"),
        FormRow("data-turbo-confirm", form("method=post data-turbo-confirm='Sure?'")),
        FormRow(
            "data-turbo-confirm on the button",
            form("method=post", "<button id=go data-turbo-confirm='Really?'>Send</button>")),
        FormRow("a confirmation that is cancelled", form("method=post data-turbo-confirm='No?'"), sends: false),
        FormRow("data-turbo-method=post", "<a id=go href='/form?q=1' data-turbo-method=post>Send</a>"),
        FormRow("data-turbo-method=delete", "<a id=go href='/form?q=1' data-turbo-method=delete>Send</a>"),
        FormRow(
            "data-turbo-method=patch with a confirmation",
            "<a id=go href=/form data-turbo-method=patch data-turbo-confirm='Sure?'>Send</a>"),
        FormRow(
            "data-turbo-method in a frame",
            "<turbo-frame id=f><a id=go href=/form data-turbo-method=put>Send</a></turbo-frame>"),
        FormRow(
            "data-turbo-submits-with",
            form("method=post", "<button id=go data-turbo-submits-with='Sending'>Send</button>")),
        FormRow(
            "a required field without text", "<form method=post action=/form><input name=r required>\(button)</form>",
            sends: false),
        FormRow(
            "formnovalidate",
            "<form method=post action=/form><input name=r required><button id=go formnovalidate>Send</button></form>"),
        FormRow("without an action", "<form method=post>\(fields)\(button)</form>"),
        FormRow("a field named action", "<form method=post action=/form><input name=action value=1>\(button)</form>"),
        FormRow("a field named method", "<form method=post action=/form><input name=method value=1>\(button)</form>"),
        FormRow(
            "a hidden _method",
            "<form method=post action=/form><input type=hidden name=_method value=delete>\(button)</form>"),
    ]
}

extension TurboNavigatorTests {
    /// Forms and links with attributes of HTML's and Turbo's: the app sends what a bare web view sends.
    @MainActor @Suite(.serialized)
    struct FormTableTests {
        /// Records the questions of the page, and the texts of its button.
        private static let recorder = """
            window.confirm = (text) => { (window.asked ??= []).push(text); return text !== "No?" }
            addEventListener("turbo:submit-start", () => { window.busy = document.querySelector("#go").textContent })
            """

        private func prepare(_ server: TestServer, _ row: FormRow) {
            server.page("/page", body: row.body)
            server.page("/done", body: "<turbo-frame id=f>done</turbo-frame>")
            for path in ["/form", "/other"] { server.route(path, .redirect(to: "/done", status: 303)) }
            server.route("/page") { request in
                request.method == "GET"
                    ? .page(TestPage("page", body: row.body)) : .redirect(to: "/done", status: 303)
            }
        }

        private func requests(of server: TestServer) -> [String] {
            server.requests.filter { $0.path != TurboLibrary.turbo.path && $0.path != "/page" || $0.method != "GET" }
                .map { request in
                    let type = request.header("Content-Type") ?? ""
                    let boundary = type.components(separatedBy: "boundary=").last ?? ""
                    let body = String(decoding: request.body, as: UTF8.self)
                    let text = "\(request.method) \(request.target) \(type) \(body)"
                    return type.contains("boundary=") ? text.replacing(boundary, with: "BOUNDARY") : text
                }
        }

        /// Waits until the page has followed the redirect of its form, and has had the time to ask again.
        private func sent(_ row: FormRow, to server: TestServer, by webView: WKWebView) async throws -> [String] {
            for _ in 0..<1000 where row.sends && !server.pages.contains("/done") {
                try await Task.sleep(for: .milliseconds(20))
            }
            for _ in 0..<1000 where webView.isLoading || !server.pendingRequests.isEmpty {
                try await Task.sleep(for: .milliseconds(20))
            }
            let state = try await webView.evaluateJavaScript("String([window.asked, window.busy])") as? String ?? ""
            return requests(of: server) + [state]
        }

        private func sentByBareView(_ row: FormRow) async throws -> [String] {
            let server = try TestServer(.turbo)
            defer { server.stop() }
            prepare(server, row)
            let page = BarePage()
            defer { page.close() }
            try await page.load(server.url("/page"))
            _ = try await page.webView.evaluateJavaScript("\(Self.recorder); {\n\(row.script)\n}; 1")
            return try await sent(row, to: server, by: page.webView)
        }

        @Test(arguments: FormRow.all)
        func `The app sends what a browser sends`(_ row: FormRow) async throws {
            let expected = try await sentByBareView(row)
            let app = try await AppDriver()
            defer { app.close() }
            prepare(app.server, row)
            try await app.route("/page")
            let webView = app.navigator.session.webView
            _ = try await webView.evaluateJavaScript("\(Self.recorder); {\n\(row.script)\n}; 1")
            if row.sends { try await app.wait(until: "the form is sent") { app.server.pages.contains("/done") } }
            try await app.waitUntilIdle()
            let sent = try await sent(row, to: app.server, by: webView)
            #expect(sent == expected)
            #expect(sent.count == (row.sends ? 3 : 1))
        }
    }
}
