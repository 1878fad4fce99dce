import TestSupport
import Testing
import TurboNavigator
import UIKit

@testable import OpenApp

/// The inspector in its window.
extension TurboNavigatorTests.InspectorTests {
    @Test func `The button in the bar opens and closes the inspector`() async throws {
        try await open(width: 1100) { site, window in
            let screen = try #require(site.navigator.navigationController.topViewController)
            let button = try #require(screen.navigationItem.rightBarButtonItem)
            for isOpen in [true, false] {
                try #require(button.primaryAction).run(sender: button)
                #expect(await window.reaches { isSeen("Main Stack", in: window) == isOpen })
            }
        }
    }

    @Test func `In a narrow window the inspector becomes a sheet, which Escape closes, and in a wide one a pane again`()
        async throws
    {
        try await open(width: 1100) { site, window in
            site.inspector.open()
            #expect(await window.reaches { isSeen("Main Stack", in: window) })
            window.perform(.cancel)
            for _ in 0..<30 { await nextFrame(of: window) }
            #expect(isSeen("Main Stack", in: window))
            // Beside the pane. Without it, the app is as wide as the window.
            await resize(window, to: CGSize(width: 340, height: 800))
            #expect(await window.reaches { isSeen("Main Stack", in: window) && window.bounds.width > 340 })
            window.perform(.cancel)
            #expect(await window.reaches { !isSeen("Main Stack", in: window) }, "at a width of \(window.bounds.width)")
            site.inspector.open()
            #expect(await window.reaches { isSeen("Main Stack", in: window) })
            await resize(window, to: CGSize(width: 1100, height: 800))
            #expect(await window.reaches { isSeen("Main Stack", in: window) && window.bounds.width > 700 })
        }
    }
}
