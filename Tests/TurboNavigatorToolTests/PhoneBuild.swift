import Foundation

@testable import TurboNavigatorTool

/// A new app in a temporary folder, and runs of `bin/iphone` with it. Stand-ins replace xtool, usbmuxd and the list of
/// Swift SDKs.
final class PhoneBuild {
    /// A prerequisite that isn't there.
    enum Absence: String, Sendable {
        case none, xtool, sdk, account, phone
    }

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("phone-\(UUID().uuidString)")
        .resolvingSymlinksInPath()
    static let root = ToolRun.tests.deletingLastPathComponent()
    private let absence: Absence

    /// - Parameters:
    ///   - url: the site of the app.
    ///   - absence: a prerequisite that isn't there; `none` by default.
    init(_ url: String = "http://localhost:3000/", without absence: Absence = .none) throws {
        self.absence = absence
        let app = folder.appendingPathComponent("Books")
        try NewApp(
            name: AppName("Books"), url: URL(string: url) ?? folder, identifier: nil,
            package: LibraryFolder.path(from: app, to: Self.root.resolvingSymlinksInPath())
        ).write(to: app)
        try makeCommands()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs `bin/iphone` for the new app, or for the app in another folder.
    func run(_ arguments: String..., app: URL? = nil) throws -> ToolRun {
        let commands = folder.appendingPathComponent("commands").path
        return try ToolRun(
            [Self.root.appendingPathComponent("bin/iphone").path, (app ?? self.app).path] + arguments,
            environment: [
                "PATH": "\(commands):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
                // The core has no product for an app.
                "TURBO_NAVIGATOR_CORE_ONLY": "", "XTOOL_LOG": log.path,
                "XTOOL_ACCOUNT": absence == .account ? "" : "anna@example.com",
                "XTOOL_DEVICES": absence == .phone ? "" : "My iPhone [usb]: 0000",
            ], program: URL(fileURLWithPath: "/bin/sh"))
    }

    var app: URL { folder.appendingPathComponent("Books") }
    private var log: URL { folder.appendingPathComponent("xtool.log") }

    /// The commands that xtool received.
    var commands: [String] {
        ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    /// Info.plist of a built app.
    static func information(of app: URL, _ product: String = "BooksPhone") throws -> NSDictionary {
        let file = app.appendingPathComponent(".build/iphone/\(product).app/Info.plist")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return list as? NSDictionary ?? [:]
    }

    /// Replaces a text in a file of the app.
    func replace(_ text: String, with other: String, in path: String) throws {
        let file = app.appendingPathComponent(path)
        let contents = try String(contentsOf: file, encoding: .utf8)
        try Data(contents.replacingOccurrences(of: text, with: other).utf8).write(to: file)
    }

    private func makeCommands() throws {
        let sdks = absence == .sdk ? "exit 0" : "echo darwin"
        try write("usbmuxd", "")
        try write(
            "swift",
            """
            case "$1 $2" in
                "sdk list") \(sdks) ;;
                "sdk configure") echo "swiftResourcesPath: /" ;;
                *) PATH=${PATH#*:} exec swift "$@" ;;
            esac
            """)
        guard absence != .xtool else { return }
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("commands/xtool"),
            withDestinationURL: ToolRun.fixtures.appendingPathComponent("xtool"))
    }

    private func write(_ command: String, _ lines: String) throws {
        let file = folder.appendingPathComponent("commands/\(command)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
}
