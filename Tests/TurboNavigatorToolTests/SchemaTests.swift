import Foundation
import Testing

@testable import TurboNavigatorTool

@Suite struct SchemaTests {
    private static let file = ToolRun.tests.deletingLastPathComponent()
        .appendingPathComponent("docs/path-configuration.schema.json")
    private static let python = "/usr/bin/python3"

    /// `UPDATE_SNAPSHOTS=1` rewrites the file.
    @Test func `The schema is generated from the table of keys`() throws {
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try ConfigurationSchema.text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == ConfigurationSchema.text)
        #expect(try ToolRun(["schema"]).output == ConfigurationSchema.text)
    }

    private static let hasValidator: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["-c", "import jsonschema"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Checks the schema, and then prints for each line of input whether it's valid.
    private static let script = """
        import json, sys, jsonschema
        schema = json.load(open(sys.argv[1]))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for line in sys.stdin: print(validator.is_valid(json.loads(line)))
        """

    /// Python's reference validator agrees with the checks.
    @Test(.enabled(if: hasValidator)) func `A validator accepts what is fine and nothing else`() throws {
        let fine = [
            #"{"rules": []}"#, #"{"settings": {}}"#, #"{"$schema": "a.json", "rules": [], "settings": {"tabs": []}}"#,
            #"{"settings": {"tabs": [{"title": "A", "path": "/a", "own": 1, "search": true}]}}"#,
            #"{"rules": [{"comment": "x", "patterns": ["/a$"], "properties": {"context": "modal", "own": [1], "title": null}}]}"#,
        ]
        let wrong = [
            "[]", "{}", #"{"settings": {"tabs": [{"title": "A"}]}}"#, #"{"rules": {}}"#,
            #"{"rules": [{"patterns": [], "properties": {}}]}"#,
            #"{"rules": [{"patterns": "/a", "properties": {}}]}"#, #"{"rules": [{"patterns": ["/a"]}]}"#,
            #"{"rules": [{"patterns": ["/a"], "properties": {"context": "modl"}}]}"#,
            #"{"rules": [{"patterns": ["/a"], "properties": {"animated": "no"}}]}"#,
            #"{"rules": [{"patterns": ["/a"], "properties": {"uri": 7}}]}"#,
            #"{"settings": {"tabs": [{"title": "A", "path": "/a", "search": "yes"}]}}"#,
        ]
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.python)
        process.arguments = ["-c", Self.script, Self.file.path]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data((fine + wrong).map { $0 + "\n" }.joined().utf8))
        try input.fileHandleForWriting.close()
        let answers = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(
            answers.split(separator: "\n").map { $0 == "True" } == fine.map { _ in true } + wrong.map { _ in false })
        for text in wrong { #expect(!FileCheck(Data(text.utf8)).diagnostics(file: "").isEmpty, "\(text)") }
    }
}
