import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The file with the activity of the app's previous run.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct StateFileTests {
    private let folder: URL
    private var url: URL { folder.appendingPathComponent("app/scene.plist") }

    init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    }

    private func activity(_ info: [String: Any]) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.state")
        activity.title = "Title"
        activity.userInfo = info
        return activity
    }

    private func mode(_ url: URL) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return try #require(attributes[.posixPermissions] as? NSNumber).intValue
    }

    /// Writes a file as another program may.
    private func put(_ data: Data) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private func take() throws -> (activity: NSUserActivity?, log: String) {
        var activity: NSUserActivity?
        let capture = try StandardErrorCapture()
        activity = StateFile(url).take().first
        return (activity, try capture.end())
    }

    @Test func `An activity is read as it was written, and only once`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        StateFile(url).write([activity(["a": 1, "b": ["c": [true, "d", 2.5]], "e": Data([1, 2])])])
        let read = try #require(StateFile(url).take().first)
        #expect(read.activityType == "com.example.state" && read.title == "Title")
        #expect(read.userInfo?["a"] as? Int == 1 && read.userInfo?["e"] as? Data == Data([1, 2]))
        let list = try #require((read.userInfo?["b"] as? [String: Any])?["c"] as? [Any])
        #expect(list.count == 3 && list[0] as? Bool == true && (list[1] as? String) == "d")
        #expect(StateFile(url).take().isEmpty)
    }

    @Test func `Only the user can read the file and its folder, even if they were open to others`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try put(Data())
        #expect(chmod(url.path, 0o666) == 0 && chmod(url.deletingLastPathComponent().path, 0o777) == 0)
        StateFile(url).write([activity([:])])
        #expect(try mode(url) == 0o600 && mode(url.deletingLastPathComponent()) == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).count == 1)
    }

    @Test func `A file is replaced as a whole: a reader of the former one still has all of it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = StateFile(url)
        file.write([activity(["number": 1])])
        let former = try FileHandle(forReadingFrom: url)
        file.write([activity(["number": 2])])
        let data = try #require(try former.readToEnd())
        #expect(String(decoding: data, as: UTF8.self).contains("<integer>1</integer>"))
        #expect(StateFile(url).take().first?.userInfo?["number"] as? Int == 2)
    }

    @Test func `A file left by a write that was killed doesn't prevent the next one`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try put(Data("<plist".utf8))
        try Data("<plist".utf8).write(to: url.appendingPathExtension("new"))
        StateFile(url).write([activity(["number": 3])])
        #expect(StateFile(url).take().first?.userInfo?["number"] as? Int == 3)
    }

    @Test func `Values that a property list can't contain are dropped and logged`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let capture = try StandardErrorCapture()
        StateFile(url).write([activity(["object": NSObject(), "kept": "text"])])
        #expect(try capture.end().contains("userInfo[object] isn't kept"))
        let info = try #require(StateFile(url).take().first?.userInfo)
        #expect(info.count == 1 && info["kept"] as? String == "text")
    }

    @Test(arguments: ["", "<plist", "{}", "<plist version=\"1.0\"><dict/></plist>", "bplist00\u{1}\u{2}"])
    func `A broken file is ignored, logged and deleted`(text: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try put(Data(text.utf8))
        let (read, log) = try take()
        #expect(read == nil && log.contains("starts without its former state"))
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func `A huge file isn't read`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try put(Data(count: 3 << 20))
        let (read, log) = try take()
        #expect(read == nil && log.contains("larger than two megabytes"))
    }

    @Test func `A link or a pipe instead of the file isn't followed`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try put(Data())
        try FileManager.default.removeItem(at: url)
        #expect(symlink("/etc/passwd", url.path) == 0)
        #expect(try take().activity == nil)
        #expect(mkfifo(url.path, 0o600) == 0)
        let (read, log) = try take()
        #expect(read == nil && log.contains("isn't a file of the user"))
    }

    @Test func `An app without an activity leaves no file`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        StateFile(url).write([activity([:])])
        StateFile(url).write([])
        #expect(!FileManager.default.fileExists(atPath: url.path))
        let (read, log) = try take()
        #expect(read == nil && log.isEmpty)
    }
}
