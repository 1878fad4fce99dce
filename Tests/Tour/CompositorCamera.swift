import Foundation
import TestSupport

/// Takes screenshots of weston's whole output, with its own tool.
@MainActor
struct CompositorCamera {
    let folder: URL

    /// Takes a screenshot and saves it in the folder. Replaces an earlier one.
    func shoot(_ name: String) async throws -> Picture {
        // The tool chooses the name of its file.
        let shots = folder.appendingPathComponent("shot")
        try FileManager.default.createDirectory(at: shots, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: shots) }
        try await runTool(for: shots)
        guard let shot = try FileManager.default.contentsOfDirectory(at: shots, includingPropertiesForKeys: nil).first
        else { throw TestFailure("weston-screenshooter wrote no screenshot \(name)") }
        let file = folder.appendingPathComponent("\(name).png")
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        try FileManager.default.moveItem(at: shot, to: file)
        guard let picture = Picture(contentsOf: file.path) else {
            throw TestFailure("\(file.path) can't be read")
        }
        return picture
    }

    private func runTool(for folder: URL) async throws {
        var tool = Tool(["weston-screenshooter"])
        tool.folder = folder
        tool.environment = ["XDG_PICTURES_DIR": folder.path]
        try await tool.run()
    }
}
