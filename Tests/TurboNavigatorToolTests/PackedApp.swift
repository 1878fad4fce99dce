import Foundation

/// An app for `bin/package` in a temporary folder, where `swift` is a script.
final class PackedApp {
    /// A problem of the app or the system, or a difference.
    enum Defect: Sendable {
        case none
        /// The executable only starts the app, and a library of the package has the resources, as in a new app.
        case library
        case noPropertyList, noIdentifier, noProduct, brokenPropertyList, otherCommand
        case identifier(String)
        /// A command that isn't installed.
        case without(String)
    }

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let flaw: Defect
    private static let root = ToolRun.tests.deletingLastPathComponent()
    private var resources: String { "Sources/Books_App/Resources" }

    init(_ flaw: Defect = .none) throws {
        self.flaw = flaw
        try write("app/Package.swift", "")
        try write("app/\(resources)/AppIcon.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
        switch flaw {
        case .noPropertyList: break
        case .brokenPropertyList: try write("app/\(resources)/Info.plist", "<plist><dict><key>")
        default: try write("app/\(resources)/Info.plist", propertyList)
        }
        if case .otherCommand = flaw {
            try write("app/Linux/com.example.Books.desktop", "[Desktop Entry]\nExec=books\nIcon=com.example.Books\n")
        }
        try write("description", description)
        try makeProducts()
        try makeCommands()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    static var hasTools: Bool {
        ["dpkg-deb", "dpkg-shlibdeps", "objcopy", "python3", "readelf", "strip"].allSatisfy {
            FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
        }
    }

    /// Packs the app's products, without a build.
    func pack() throws -> (output: String, code: Int32) {
        let script = Self.root.appendingPathComponent("bin/lib/package.py").path
        return try run(
            "/usr/bin/python3",
            [script, "files", folder.path + "/app", folder.path + "/description", "", folder.path + "/products"])
    }

    /// Runs `bin/package`, which should fail before the build.
    func refuse(_ product: String...) throws -> (output: String, code: Int32) {
        try run("/bin/sh", [Self.root.appendingPathComponent("bin/package").path, folder.path + "/app"] + product)
    }

    /// Replaces a command by a script.
    func replace(_ command: String, by lines: String) throws {
        let manager = FileManager.default
        let file = "\(folder.path)/bin/\(command)"
        // Otherwise the system's command would be written to, through the link.
        if (try? manager.attributesOfItem(atPath: file)) != nil { try manager.removeItem(atPath: file) }
        try write("bin/\(command)", "#!/bin/sh\n\(lines)\n")
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }

    func run(_ command: String, _ arguments: String...) throws -> (output: String, code: Int32) {
        try run(command, arguments)
    }

    func machine() throws -> String {
        try run("/bin/uname", "-m").output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The URL of a packaged file.
    func file(_ path: String) -> URL {
        folder.appendingPathComponent("app/.build/package/\(path)")
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: file(path), encoding: .utf8)
    }

    /// Whether an executable has a symbol table.
    func hasSymbols(_ executable: URL) throws -> Bool {
        try run("/usr/bin/readelf", "--wide", "--sections", executable.path).output.contains(" .symtab ")
    }

    /// The files and links below a path, sorted.
    func files(below path: String) throws -> [String] {
        try run(
            "/usr/bin/find", file(path).path, "-type", "f", "-printf", "%P\\n", "-o", "-type", "l", "-printf",
            "%P -> %l\\n"
        )
        .output.split(separator: "\n").map(String.init).sorted()
    }

    private func run(_ command: String, _ arguments: [String]) throws -> (output: String, code: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "PATH": folder.path + "/bin", "FOLDER": folder.path, "LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": "1800000000",
        ]) { $1 }
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }
}

/// The contents of the app's files.
extension PackedApp {
    private var propertyList: String {
        var identifier = "<key>CFBundleIdentifier</key><string>com.example.Books</string>"
        switch flaw {
        case .noIdentifier: identifier = ""
        case .identifier(let text): identifier = "<key>CFBundleIdentifier</key><string>\(text)</string>"
        default: break
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(identifier)
            <key>CFBundleDisplayName</key><string>Büchers</string>
            <key>CFBundleShortVersionString</key><string>1.2</string>
            <key>CFBundleIconName</key><string>AppIcon</string>
            <key>CFBundleURLTypes</key>
            <array><dict><key>CFBundleURLSchemes</key><array><string>Books</string></array></dict></array>
            </dict></plist>
            """
    }

    /// The output of `swift package describe`.
    private var description: String {
        var product = #"{ "name": "Books_App", "targets": ["Books_App"], "type": { "executable": null } }"#
        if case .noProduct = flaw {
            product = #"{ "name": "Books_App", "targets": ["Books_App"], "type": { "library": ["automatic"] } }"#
        }
        var start = ""
        if case .library = flaw {
            start = #"{ "name": "Books_App", "type": "executable", "target_dependencies": ["Books"] }, "#
        }
        return """
            {
              "name": "Shop", "products": [\(product)],
              "targets": [\(start){
                "name": "\(start.isEmpty ? "Books_App" : "Books")", "type": "\(start.isEmpty ? "executable" : "library")",
                "resources": [{ "path": "\(folder.path)/app/\(resources)", "rule": { "copy": {} } }]
              }]
            }
            """
    }

    /// Makes the products of a build.
    private func makeProducts() throws {
        let bundle = folder.appendingPathComponent("products/Shop_Books_App.resources")
        let manager = FileManager.default
        try manager.createDirectory(at: bundle, withIntermediateDirectories: true)
        try manager.copyItem(
            at: folder.appendingPathComponent("app/\(resources)"), to: bundle.appendingPathComponent("Resources"))
        let executable = URL(fileURLWithPath: "/usr/bin/env").resolvingSymlinksInPath()
        // A build has symbols, but the system's executable is stripped.
        _ = try run(
            "/usr/bin/objcopy", "--add-symbol", "mark=0x0", executable.path, folder.path + "/products/Books_App")
    }

    /// Links all system commands in one folder, so that one can be missing, and adds stand-ins for `swift`,
    /// `apt-get` and `sudo`.
    private func makeCommands() throws {
        let manager = FileManager.default
        try replace("swift", by: Self.swift)
        // Nothing is installed.
        try replace("apt-get", by: "")
        try replace("sudo", by: "shift; exec \"$@\"")
        for place in ["/usr/bin", "/bin", "/usr/sbin", "/sbin"] {
            for name in try manager.contentsOfDirectory(atPath: place) {
                if case .without(name) = flaw { continue }
                let link = folder.path + "/bin/" + name
                guard (try? manager.attributesOfItem(atPath: link)) == nil else { continue }
                try manager.createSymbolicLink(atPath: link, withDestinationPath: "\(place)/\(name)")
            }
        }
    }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// A stand-in that only records that a build was started.
    private static let swift = """
        case "$1" in
            --version) echo "Swift version 6.3" ;;
            package) cat "$FOLDER/description" ;;
            build) : >"$FOLDER/built" ;;
        esac
        """
}
