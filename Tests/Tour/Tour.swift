import DemoApp
import Foundation
import TestSupport
import TurboNavigator
import UIKit

/// Clicks through push, modal form, dismissal and back, and takes a numbered picture of each step.
@MainActor
final class Tour {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let events = TestEvents<TurboEvent>()
    private let folder: URL
    private var count = 0

    /// Starts when the app has launched. The pictures go to the folder that `DEMO_TOUR` names.
    static func begin() {
        let path = ProcessInfo.processInfo.environment["DEMO_TOUR"] ?? ".build/demo"
        let tour = Tour(folder: URL(fileURLWithPath: path))
        Task {
            do {
                try await tour.run()
                exit(0)
            } catch {
                FileHandle.standardError.write(Data("The tour ended early: \(error)\n".utf8))
                exit(1)
            }
        }
    }

    private init(folder: URL) {
        self.folder = folder
        let record = TurboLog.shared.sink
        TurboLog.shared.sink = { [events] event in
            events.record(event)
            record?(event)
        }
    }

    private func run() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try await events.next { $0.message.contains("was rendered") }
        try await picture("dashboard")
        try await push()
        try await form()
        try await nativeScreen()
        try await tabs()
        try await components()
        try await error()
    }

    private func push() async throws {
        try await click("a[href='/navigation']", until: "/navigation was rendered")
        try await picture("push")
        try await back()
        try await picture("back")
    }

    private func form() async throws {
        try await click("a[href='/resources']", until: "/resources was rendered")
        try await picture("resources")
        try await click("a[href='/resources/new']", until: "/resources/new was rendered")
        try await picture("modal-form")
        try await submit(title: "", until: "a form was answered")
        try await picture("modal-form-invalid")
        try await submit(title: "Teacup", until: "/resources was rendered")
        try await picture("dismissed-and-refreshed")
        try await back()
    }

    private func nativeScreen() async throws {
        try await click("a[href='/numbers']", until: "at rest")
        try await picture("native-screen")
        try await back(until: nil)
    }

    private func error() async throws {
        try await click("a[href='/errors']", until: "/errors was rendered")
        try await click("a[href='/error']", until: "500")
        try await picture("error")
    }

    // MARK: What a user does

    func click(_ selector: String, until text: String) async throws {
        try await evaluate("document.querySelector(\"\(selector)\").click()")
        try await events.next { $0.message.contains(text) }
        try await rest()
    }

    private func submit(title: String, until text: String) async throws {
        try await evaluate(
            """
            document.querySelector("[name='resource[title]']").value = "\(title)";
            document.querySelector("[name='resource[description]']").value = "Holds the tea.";
            document.querySelector("form").requestSubmit()
            """)
        try await events.next { $0.message.contains(text) }
        try await rest()
    }

    func back(until text: String? = "was rendered") async throws {
        try navigator().navigationController.popViewController(animated: true)
        if let text { try await events.next { $0.message.contains(text) } }
        try await rest()
    }

    func evaluate(_ script: String) async throws {
        let navigator = try navigator()
        let isModal = navigator.navigationController.presentedViewController != nil
        let session = isModal ? navigator.modalSession : navigator.session
        try await session.webView.evaluateJavaScript("\(script); 1")
    }

    // MARK: What is seen

    func navigator() throws -> TurboNavigator {
        let scene = UIApplication.shared.connectedScenes.first?.delegate as? DemoSceneDelegate
        guard let navigator = scene?.navigator else { throw Failure(description: "the app shows no window") }
        return navigator
    }

    /// Waits until nothing moves.
    func rest() async throws {
        let navigator = try navigator()
        for controller in [navigator.navigationController, navigator.modalNavigationController] {
            await transitionEnd(of: controller)
        }
    }

    /// Frames after which the last shadow and caret of a transition have been drawn.
    private static let settlingFrames = 12

    func picture(_ name: String) async throws {
        try await rest()
        for _ in 0..<Self.settlingFrames { await nextFrame(of: try window()) }
        count += 1
        let file = folder.appendingPathComponent("\(count < 10 ? "0" : "")\(count)-\(name).png")
        guard let view = try window().rootViewController?.view, let picture = Picture(ofWindowAround: view),
            picture.save(to: file.path)
        else { throw Failure(description: "no picture of \(name)") }
    }
}
