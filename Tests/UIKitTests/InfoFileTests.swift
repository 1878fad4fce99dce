import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("The file Info.plist", .serialized)
struct InfoFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func write(_ name: String, to file: URL) throws {
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleName": name], format: .xml, options: 0)
        try list.write(to: file)
    }

    private var name: String? {
        let folders = AppResources.folders(beside: folder, of: ["App"])
        return InfoPropertyList.first(in: folders, module: "App")?.text("CFBundleName")
    }

    @Test func `The Info.plist beside the executable has precedence over the target's, and a broken one is reported`()
        throws
    {
        let copies = folder.appendingPathComponent("x_App.resources/Resources")
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(name == nil)
        try write("copied", to: copies.appendingPathComponent("Info.plist"))
        #expect(name == "copied")
        let beside = folder.appendingPathComponent("Info.plist")
        try write("beside", to: beside)
        #expect(name == "beside")
        for broken in ["<?xml version='1.0'?><plist><dict>", "a text"] {
            try Data(broken.utf8).write(to: beside)
            let said = try StandardErrorCapture()
            let found = name
            let text = try said.end()
            #expect(found == "copied")
            #expect(text.contains("[UIKit] Cannot read \(beside.path): "))
        }
    }
}
