import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit

/// What the user of the short tour does, and sees.
extension Tour {
    func click(_ selector: String, until wanted: AwaitedEvent) async throws {
        try await evaluate("document.querySelector(\"\(selector)\").click()")
        try await hear(wanted)
        try await rest()
    }

    func submit(title: String, until wanted: AwaitedEvent) async throws {
        try await evaluate(
            """
            document.querySelector("[name='resource[title]']").value = "\(title)";
            document.querySelector("[name='resource[description]']").value = "Holds the tea.";
            document.querySelector("form").requestSubmit()
            """)
        try await hear(wanted)
        try await rest()
    }

    func back(until wanted: AwaitedEvent? = .rendered()) async throws {
        try navigator().navigationController.popViewController(animated: true)
        if let wanted { try await hear(wanted) }
        try await rest()
    }

    func evaluate(_ script: String) async throws {
        let navigator = try navigator()
        let isModal = navigator.navigationController.presentedViewController != nil
        let session = isModal ? navigator.modalSession : navigator.session
        try await session.webView.evaluateJavaScript("\(script); 1")
    }

    // MARK: What is seen

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
