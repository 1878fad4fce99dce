internal import CGTK
import Foundation
internal import GObjectKit
import UIKit

/// Mouse and keyboard: real events of the X server, through xdotool.
@MainActor
final class Pointer {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let window: UIWindow
    private var identifier = ""

    init(_ window: UIWindow) {
        self.window = window
    }

    /// Clicks at a point of a view, then leaves the window, so that nothing looks hovered.
    func click(_ point: CGPoint, in view: UIView) async throws {
        let place = try place(of: point, in: view)
        try await perform(
            ["mousemove", "--window", try await findWindow()] + text(place) + ["click", "1"] + Self.away)
    }

    /// Turns the wheel over the middle of a view.
    func scroll(_ view: UIView, clicks: Int) async throws {
        let place = try place(of: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
        let wheel = ["click", "--repeat", "\(clicks)", "--delay", "5", "5"]
        try await perform(["mousemove", "--window", try await findWindow()] + text(place) + wheel + Self.away)
    }

    func key(_ name: String) async throws {
        try await perform(["windowfocus", "--sync", try await findWindow(), "key", name])
    }

    func type(_ text: String) async throws {
        try await perform(["windowfocus", "--sync", try await findWindow(), "type", "--delay", "1", text])
    }

    /// Where a point of a view is in the window.
    func place(of point: CGPoint, in view: UIView) throws -> CGPoint {
        var result = graphene_point_t()
        var start = graphene_point_t(x: Float(point.x), y: Float(point.y))
        guard gtk_widget_compute_point(view.widget.widget, window.gtkWindow.widget, &start, &result) != 0 else {
            throw Failure(description: "a view is not in the window")
        }
        return CGPoint(x: CGFloat(result.x), y: CGFloat(result.y))
    }

    private static let away = ["mousemove", "1270", "1014"]

    /// A window without a manager has a border of its own, which is part of the surface.
    private func text(_ place: CGPoint) -> [String] {
        var (x, y) = (0.0, 0.0)
        gtk_native_get_surface_transform(window.gtkWindow.opaque, &x, &y)
        return ["\(Int(place.x + x))", "\(Int(place.y + y))"]
    }

    private func findWindow() async throws -> String {
        if !identifier.isEmpty { return identifier }
        let process = "\(ProcessInfo.processInfo.processIdentifier)"
        let found = try await perform(["search", "--onlyvisible", "--pid", process])
        guard let first = found.split(separator: "\n").first else {
            throw Failure(description: "the display has no window of this app")
        }
        identifier = String(first)
        return identifier
    }

    @discardableResult
    private func perform(_ arguments: [String]) async throws -> String {
        let tool = Process()
        let output = Pipe()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tool.arguments = ["xdotool"] + arguments
        tool.standardOutput = output
        let status = try await withCheckedThrowingContinuation { (done: CheckedContinuation<Int32, any Error>) in
            tool.terminationHandler = { done.resume(returning: $0.terminationStatus) }
            do { try tool.run() } catch { done.resume(throwing: error) }
        }
        guard status == 0 else { throw Failure(description: "xdotool \(arguments.joined(separator: " ")) failed") }
        return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
