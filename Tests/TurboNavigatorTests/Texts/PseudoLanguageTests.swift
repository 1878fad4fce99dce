import Foundation
import LocalizedText
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Texts that aren't translated or don't fit, in the language for tests.
    @MainActor @Suite(.serialized)
    struct PseudoLanguageTests {
        /// Runs an action in a language.
        private func using(_ code: String, _ action: () async throws -> Void) async rethrows {
            // The start sets the user's language.
            Toolkit.start()
            let former = UserLanguages.current
            UserLanguages.current = UserLanguages([code])
            setRightToLeft(code == "ar")
            // A message slides into the window.
            setAnimationsEnabled(false)
            defer {
                UserLanguages.current = former
                setRightToLeft(false)
                setAnimationsEnabled(true)
            }
            try await action()
        }

        /// Calls an action with a narrow window that shows a screen in a language.
        private func show(
            _ screen: NativeScreen, in code: String = PseudoLanguage.code, _ action: (UIWindow) async throws -> Void
        ) async throws {
            try await using(code) {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 640))
                try await screen.open(in: window)
                try await action(window)
                screen.close(in: window)
            }
        }

        /// Whether a text needs no translation: numbers, sizes, keys, and the name of the app.
        private func needsNone(_ text: String) -> Bool {
            text == ProcessInfo.processInfo.processName || text.wholeMatch(of: /[\d\W]*( [KM]B)?|Ctrl\+.+|F\d+/) != nil
        }

        private func isTranslated(_ text: String) -> Bool { text.hasPrefix("[") && text.hasSuffix("]") }

        @Test(arguments: NativeScreen.allCases)
        func `Each native screen is translated and fits in a narrow window`(_ screen: NativeScreen) async throws {
            try await show(screen) { expectTranslation(in: $0, besides: screen.ofGTK) }
        }

        private func expectTranslation(in window: UIWindow, besides others: Set<String> = []) {
            let texts = ScreenText.all(in: window)
            #expect(texts.contains { !needsNone($0.text) && $0.text != "[Page]" }, "nothing is shown")
            for text in texts where !others.contains(text.text) && !needsNone(text.text) {
                #expect(isTranslated(text.text), "not translated: \(text.text)")
                #expect(!text.isClipped, "clipped: \(text.text)")
            }
        }

        @Test func `The alerts of a page and of a server are translated and fit in a narrow window`() async throws {
            try await using(PseudoLanguage.code) {
                let app = try await AppDriver()
                defer { app.close() }
                app.server.page("/", title: "[Page]")
                app.server.route("/a") { _ in .unauthorized(realm: "[Realm]") }
                try await app.route("/")
                await resize(app.window, to: CGSize(width: 360, height: 640))
                try await app.run("setTimeout(() => { confirm('[1]'); confirm('[2]') })")
                let first = try await app.presented(UIAlertController.self)
                first.choose(try #require(first.preferredAction))
                await transitionEnd(of: first)
                let second = try await app.presented(UIAlertController.self)
                #expect(second.actions.map(\.title).contains(BuiltInText.blockDialogs.text()))
                await nextFrame(of: app.window)
                expectTranslation(in: app.window)
                second.choose(try #require(second.actions.last))
                await transitionEnd(of: second)
                app.navigator.route(app.server.url("/a"))
                let signIn = try await app.presented(UIAlertController.self)
                await nextFrame(of: app.window)
                expectTranslation(in: app.window)
                signIn.choose(try #require(signIn.actions.first))
            }
        }

        /// The folder for pictures; nil to save none.
        private nonisolated static let folder = ProcessInfo.processInfo.environment["NATIVE_SCREENS"]

        @Test(.enabled(if: folder != nil), arguments: ["de", "fr", "es", "ja", "ar", PseudoLanguage.code], [1, 1.5])
        func `Pictures of all native screens are saved`(_ code: String, _ scale: Double) async throws {
            setTextScale(scale)
            defer { setTextScale(1) }
            for screen in NativeScreen.allCases {
                try await show(screen, in: code) { window in
                    let picture = try #require(Picture(ofWindowAround: window))
                    #expect(picture.save(to: "\(Self.folder ?? "")/\(screen)-\(code)-\(scale).png"))
                }
            }
        }

        @Test func `A text that isn't translated and one that is clipped are found`() async throws {
            try await show(.temporaryError) { window in
                let root = (window.rootViewController as? UINavigationController)?.topViewController
                for (index, text) in ["Plain", "[A long text that needs more than eighty pixels]"].enumerated() {
                    let label = UILabel(frame: CGRect(x: 0, y: index * 20, width: 80, height: 20))
                    label.text = text
                    root?.view.addSubview(label)
                }
                await nextFrame(of: window)
                await nextFrame(of: window)
                let texts = ScreenText.all(in: window)
                #expect(texts.map(\.text).filter { !isTranslated($0) && !needsNone($0) } == ["Plain"])
                #expect(texts.filter(\.isClipped).map(\.text) == ["[A long text that needs more than eighty pixels]"])
            }
        }
    }
}

extension NativeScreen {
    /// The texts of GTK and libadwaita, which have translations of their own.
    fileprivate var ofGTK: Set<String> {
        switch self {
        case .shortcuts: ["Shortcuts", "Search Shortcuts", "Search"]
        default: []
        }
    }
}
