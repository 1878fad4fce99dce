import Foundation
import Testing

@testable import TurboNavigatorTool

@Suite struct FixTests {
    /// Each row: a file, and the fixed file.
    @Test(
        arguments: [
            (
                #"{"rules": [{"patterns": ["/a$",], "properties": {"context": "modal",},},],}"#,
                #"{"rules": [{"patterns": ["/a$"], "properties": {"context": "modal"}}]}"#
            ),
            ("{\"settings\": [ ],\r\n\t\"rules\": []}\r\n", "{\"settings\": {},\r\n\t\"rules\": []}\r\n"),
            (
                #"{"rules": [{"patterns": ["/a$"], "properties": {"presentation" : "modal"}}]}"#,
                #"{"rules": [{"patterns": ["/a$"], "properties": {"context": "modal"}}]}"#
            ),
            (
                #"{"rules": [{"patterns": ["/^\/posts$/", "/new$ ", "/p/:id"], "properties": {"context": "modl"}}]}"#,
                #"{"rules": [{"patterns": ["^/posts$", "/new$", "/p/[^/]+"], "properties": {"context": "modal"}}]}"#
            ),
            (
                #"{"rules": [{"patterns": ["^posts$", "/x/$", "/caf%C3%A9$", "^$"], "properties": {"tab": "é"}}]}"#,
                #"{"rules": [{"patterns": ["^/posts$", "/x$", "/café$", "^/$"], "properties": {"tab": "é"}}]}"#
            ),
        ])
    func `A certain mistake is fixed`(text: String, expected: String) {
        let (data, count) = FileFixer.fixed(Data(text.utf8), CheckOptions(), usesLibrariesOfFile: true)
        #expect(String(decoding: data, as: UTF8.self) == expected)
        #expect(count > 0)
    }

    /// Patterns that match something now and ambiguous values aren't changed.
    @Test(
        arguments: [
            #"{"rules": [{"patterns": ["/recipes/*", "/new", "/p/[id]"], "properties": {"modalStyle": "full"}}]}"#,
            #"{"rules": [{"patterns": ["/a$"], "properties": {"presentation": "modal", "context": "default"}}]}"#,
            "// no JSON",
        ])
    func `An uncertain mistake isn't changed`(text: String) {
        let (data, count) = FileFixer.fixed(Data(text.utf8), CheckOptions(), usesLibrariesOfFile: true)
        #expect(String(decoding: data, as: UTF8.self) == text)
        #expect(count == 0)
    }

    private static func temporaryFile(_ text: String) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("fix-\(UUID().uuidString).json")
        try Data(text.utf8).write(to: file)
        return file
    }

    @Test func `A file is fixed in its place`() throws {
        let file = try Self.temporaryFile("{\"rules\": [],}\n")
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try ToolRun(["check", "--fix", file.path])
        #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
        #expect(try String(contentsOf: file, encoding: .utf8) == "{\"rules\": []}\n")
        #expect(try ToolRun(["check", "--fix", "-"]).exitCode == 2)
    }

    @Test func `A watched file is checked again when it changes`() throws {
        let file = try Self.temporaryFile("{\"rules\": []}")
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = ToolRun.binary
        process.arguments = ["check", "--watch", file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        defer { process.terminate() }
        #expect(Self.output(of: pipe, upTo: "no findings."))
        try Data("{\"rules\": [], \"setings\": {}}".utf8).write(to: file)
        #expect(Self.output(of: pipe, upTo: "setings"))
    }

    /// Reads until the output contains a word.
    ///
    /// - Returns: false if the tool ended first.
    private static func output(of pipe: Pipe, upTo word: String) -> Bool {
        var text = ""
        while !text.contains(word) {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { return false }
            text += String(decoding: data, as: UTF8.self)
        }
        return true
    }
}
