import Foundation
import UIKit

/// What is measured: the app, or the bare web view. Each has begun to load its first page when it is made.
@MainActor
protocol CostSide {
    var window: UIWindow { get }

    /// When the last page had been drawn, as it says itself.
    var drawnTime: TimeInterval { get }

    /// Waits until the user sees the first page.
    func showFirstPage() async throws

    /// Taps a link, and waits until the user sees its page.
    func tap(_ path: String) async throws

    /// Goes back, and returns at once.
    func startBack() async throws

    /// Waits until the page is there that `startBack` leads to, and nothing moves.
    func endBack(to path: String) async throws

    /// Opens a modal, and waits until the user sees its page.
    ///
    /// - Returns: false if there are none.
    func openModal(_ path: String) async throws -> Bool

    func closeModal() async throws
}
