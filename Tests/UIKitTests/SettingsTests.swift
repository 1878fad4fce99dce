import Foundation
import TestSupport
import Testing
import UIKit

/// The URL of the app's settings.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct SettingsTests {
    private let url = URL(string: UIApplication.openSettingsURLString)

    /// Runs an action while programs are searched for in one folder only.
    private func withPath<Value>(_ folder: String, _ action: () async throws -> Value) async rethrows -> Value {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        setenv("PATH", folder, 1)
        defer { setenv("PATH", path, 1) }
        return try await action()
    }

    @Test func `GNOME's settings open with the panel for apps`() async throws {
        let url = try #require(url)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appendingPathComponent("pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        let program = folder.appendingPathComponent("gnome-control-center")
        try Data("#!/bin/sh\necho \"$*\" >'\(pipe)'\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
        let isOpen = await withPath(folder.path) {
            #expect(UIApplication.shared.canOpenURL(url))
            return await UIApplication.shared.open(url)
        }
        #expect(isOpen)
        let output = try #require(FileHandle(forReadingAtPath: pipe))
        let arguments = try await Task.detached { try output.readToEnd() }.value
        #expect(String(decoding: arguments ?? Data(), as: UTF8.self).hasPrefix("applications"))
    }

    @Test func `A desktop without GNOME's settings can't open them`() async throws {
        let url = try #require(url)
        let isOpen = await withPath("/nowhere") {
            #expect(!UIApplication.shared.canOpenURL(url))
            return await UIApplication.shared.open(url)
        }
        #expect(!isOpen)
    }
}
