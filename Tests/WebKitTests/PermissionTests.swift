import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Tests permission requests of pages that the app decides. Each gets a response, so that no script waits forever.
    /// The user's decisions are in `SitePermissionTests`.
    @MainActor @Suite(.serialized)
    struct PermissionTests {
        private let window = TestWindow()

        /// A visible page. WebKitGTK doesn't request permissions for a hidden one.
        private func shownPage() async throws -> Page {
            let page = try Page()
            window.view?.addSubview(page.webView)
            await window.show()
            return page
        }

        /// The delegates, and the results that the script gets.
        private nonisolated static let deciders: [(String, [String])] = [
            ("forgetful", ["NotAllowedError", "NotAllowedError", "NotAllowedError"]),
            ("granting", ["video", "audio", "audio,video"]),
            ("granting cameras", ["video", "NotAllowedError", "NotAllowedError"]),
        ]

        @Test(arguments: deciders)
        func `The delegate decides about camera and microphone`(name: String, answers: [String]) async throws {
            let page = try await shownPage()
            defer { window.close() }
            imitateCaptureDevices(for: page.webView)
            let delegates: [String: any WKUIDelegate] = [
                "forgetful": ForgetfulDelegate(),
                "granting": GrantingDelegate(), "granting cameras": CameraDelegate(),
            ]
            page.webView.uiDelegate = delegates[name]
            var given: [String?] = []
            for wish in ["video: true", "audio: true", "audio: true, video: true"] {
                // WebKitGTK stores a response as long as it shows the document.
                try await page.load()
                given.append(try await page.result(of: captureScript(wish)))
            }
            #expect(given == answers)
            if let delegate = delegates[name] as? GrantingDelegate {
                #expect(delegate.types == [.camera, .microphone, .cameraAndMicrophone])
                #expect(delegate.hosts == ["127.0.0.1"])
            }
        }

        @Test func `A cancelled file input leaves the page working`() async throws {
            let page = try await shownPage()
            defer { window.close() }
            page.server.page("/", "<input type=file id=file oncancel=\"document.title = 'cancelled'\">")
            try await page.load()
            for _ in 1...2 {
                let dialog = try await EngineDialog.next(.files) {
                    try await page.run("document.getElementById('file').click()")
                }
                dialog.cancel()
                let title = """
                    const file = document.getElementById('file')
                    if (document.title != 'cancelled') await new Promise(done => file.addEventListener('cancel', done))
                    const title = document.title
                    document.title = ''
                    return title + file.files.length
                    """
                #expect(try await page.result(of: title) == "cancelled0")
            }
        }
    }
}

@MainActor
private final class ForgetfulDelegate: NSObject, WKUIDelegate {
    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {}
}

@MainActor
private final class GrantingDelegate: NSObject, WKUIDelegate {
    private(set) var types: [WKMediaCaptureType] = []
    private(set) var hosts: Set<String> = []

    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {
        types.append(type)
        hosts.insert(origin.host)
        decisionHandler(.grant)
    }
}

@MainActor
private final class CameraDelegate: NSObject, WKUIDelegate {
    func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
        initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
    ) async -> WKPermissionDecision {
        type == .camera ? .grant : .deny
    }
}
