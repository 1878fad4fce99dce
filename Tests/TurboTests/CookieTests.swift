import TestSupport
import Testing
import TurboTestSupport
import WebKit

@testable import TurboSession

extension TurboTests {
    /// The app's own requests and the cookies of its pages.
    @MainActor @Suite(.serialized)
    struct CookieTests {
        private let fixture: SessionFixture
        private let requests = RequestRecorder()
        /// Servers of one host share cookies, whatever their port.
        private let name: String

        init() throws {
            fixture = try SessionFixture()
            name = "user_\(fixture.server.port)"
            fixture.session.delegate = requests
            fixture.server.page("/")
            set("/sign-in", "\(name)=anna; Max-Age=3600; HttpOnly; Path=/")
            set("/sign-out", "\(name)=; Max-Age=0; Path=/")
            set("/other", "other_\(name)=1; Path=/")
            set("/api", "\(name)=berta; Path=/")
        }

        private func set(_ path: String, _ cookie: String) {
            fixture.server.route(path) { _ in
                .page(TestPage(TestPage.title(of: path)), headers: ["Set-Cookie": cookie])
            }
        }

        /// The cookies of this name that the server receives with a request of the app.
        private func cookies(
            ofRequestTo path: String = "/own", by session: URLSession = .shared
        ) async throws -> [String] {
            _ = try await session.data(from: fixture.server.url(path))
            let cookie = fixture.server.requests.last { $0.path == path }?.header("Cookie") ?? ""
            return cookie.components(separatedBy: "; ").filter { $0.hasPrefix(name) }
        }

        @Test func `The app's requests are signed in when the page is`() async throws {
            defer { fixture.close() }
            _ = fixture.push("/sign-in")
            try await requests.finished.next()
            #expect(try await cookies(ofRequestTo: "/own") == ["\(name)=anna"])
            _ = fixture.push("/sign-out")
            try await requests.finished.next()
            #expect(try await cookies(ofRequestTo: "/own").isEmpty)
        }

        @Test func `A visit in the page signs in the app's requests too`() async throws {
            defer { fixture.close() }
            try await fixture.show("/")
            try await requests.finished.next()
            _ = fixture.push("/sign-in")
            try await requests.finished.next()
            #expect(try await cookies(ofRequestTo: "/own") == ["\(name)=anna"])
        }

        @Test func `The cookie of each response is copied when the request has ended`() async throws {
            defer { fixture.close() }
            try await fixture.show("/")
            try await requests.finished.next()
            for number in 1...20 {
                set("/\(number)", "\(name)=\(number); Path=/")
                _ = fixture.push("/\(number)")
                try await requests.finished.next()
                let all = HTTPCookieStorage.shared.cookies(for: fixture.server.url("/")) ?? []
                #expect(all.first { $0.name == name }?.value == "\(number)")
            }
        }

        @Test func `The end of a cancelled request is reported before the next one starts`() async throws {
            defer { fixture.close() }
            try await fixture.show("/")
            try await requests.finished.next()
            fixture.server.route("/never") { _ in .never }
            _ = fixture.push("/never")
            try await requests.started.next { $0 == 2 }
            try await fixture.show("/sign-in")
            try await requests.finished.next()
            try await requests.finished.next()
            #expect(requests.calls == ["started", "finished", "started", "finished", "started", "finished"])
        }

        @Test func `Each report that waits for cookies is sent, in order, whatever the store is doing`() async throws {
            defer { fixture.close() }
            let sharing = try #require(CookieSharing.of(.default()))
            let reports = TestEvents<Int>()
            for number in [1, 2] { sharing.whenCopied { reports.append(number) } }
            sharing.afterWaiting { reports.append(3) }
            for number in 1...3 { #expect(try await reports.next() == number) }
            sharing.whenCopied { reports.append(4) }
            sharing.afterWaiting { reports.append(5) }
            for number in 4...5 { #expect(try await reports.next() == number) }
        }

        @Test func `A cookie of a script is copied`() async throws {
            defer { fixture.close() }
            try await fixture.show("/")
            _ = try await fixture.evaluate("document.cookie = '\(name)=script; path=/'")
            try await fixture.log.next(.cookiesCopied(1))
            #expect(try await cookies() == ["\(name)=script"])
            _ = try await fixture.evaluate("document.cookie = '\(name)=; path=/; max-age=0'")
            try await fixture.log.next(.cookiesCopied(0, deleted: 1))
            #expect(try await cookies().isEmpty)
        }

        @Test func `A cookie that a response to the app changed isn't overwritten`() async throws {
            defer { fixture.close() }
            try await fixture.show("/sign-in")
            #expect(try await cookies(ofRequestTo: "/api") == ["\(name)=anna"])
            try await fixture.show("/other")
            #expect(try await cookies() == ["\(name)=berta"])
            try await fixture.show("/sign-out")
            #expect(try await cookies().isEmpty)
        }

        @Test func `A configuration is downloaded with cookies if the app sets that`() async throws {
            defer { fixture.close() }
            try await fixture.show("/sign-in")
            for (configuration, sent) in [(URLSessionConfiguration.default, ["\(name)=anna"]), (.ephemeral, [])] {
                let transport = URLSessionPathConfigurationTransport(configuration: configuration)
                _ = try await transport.load(URLRequest(url: fixture.server.url("/rules")))
                let cookie = fixture.server.requests.last { $0.path == "/rules" }?.header("Cookie") ?? ""
                #expect(cookie.components(separatedBy: "; ").filter { $0.hasPrefix(name) } == sent)
            }
        }

        @Test func `A store that forgets everything is not copied`() async throws {
            defer { fixture.close() }
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = .nonPersistent()
            let session = Session(webViewConfiguration: configuration)
            session.delegate = requests
            let screen = VisitableViewController(url: fixture.server.url("/sign-in"))
            fixture.navigation.pushViewController(screen, animated: false)
            session.visit(screen)
            try await fixture.rendered("/sign-in")
            #expect(await configuration.websiteDataStore.httpCookieStore.allCookies().map(\.name) == [name])
            #expect(try await cookies().isEmpty)
        }
    }

    @MainActor
    private final class RequestRecorder: SessionDelegate {
        private(set) var calls: [String] = []
        let started = TestEvents<Int>()
        let finished = TestEvents<Void>()

        func session(_ session: Session, didProposeVisit proposal: VisitProposal) {}
        func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error) {}

        func sessionDidStartRequest(_ session: Session) {
            calls.append("started")
            started.append(started.all.count + 1)
        }

        func sessionDidFinishRequest(_ session: Session) {
            calls.append("finished")
            finished.append(())
        }
    }
}
