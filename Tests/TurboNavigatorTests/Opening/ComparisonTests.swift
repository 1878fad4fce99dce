import Foundation
import TestSupport
import Testing
import TurboNavigatorTool

@testable import OpenApp

extension TurboNavigatorTests {
    /// The page of `turbo-navigator compare`, which people pass on.
    @MainActor @Suite struct ComparisonTests {
        @Test func `A picture that is a link to another file puts nothing of it into the page`() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let (old, new) = (folder.appendingPathComponent("old"), folder.appendingPathComponent("new"))
            for each in [old, new] {
                try FileManager.default.createDirectory(at: each, withIntermediateDirectories: true)
            }
            let (secret, page) = (folder.appendingPathComponent("key"), folder.appendingPathComponent("page.html"))
            try Data("secret".utf8).write(to: secret)
            try FileManager.default.createSymbolicLink(
                at: new.appendingPathComponent("a.png"), withDestinationURL: secret)
            let options = try #require(
                try CompareOptions(arguments: ["compare", old.path, new.path, "--output", page.path]))
            var comparison = PictureComparison(options)
            #expect(throws: ToolError.self) { try comparison.run() }
            #expect(!FileManager.default.fileExists(atPath: page.path))
        }
    }
}
