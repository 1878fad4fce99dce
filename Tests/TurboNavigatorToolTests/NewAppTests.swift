import Foundation
import Testing

@testable import TurboNavigatorTool

/// Tests the files that `new` writes and the arguments it rejects. Tests/consumer.sh builds, tests and starts an app.
@Suite struct NewAppTests {
    private static let library = ToolRun.tests.deletingLastPathComponent()

    private static func app(
        _ name: String = "Books", _ address: String = "http://localhost:3000", identifier: String? = nil,
        package: String = "../turbo-navigator"
    ) throws -> NewApp {
        let url = try #require(URL(string: address))
        return try NewApp(name: AppName(name), url: url, identifier: identifier, package: package)
    }

    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("new-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.resolvingSymlinksInPath()
    }

    @Test(arguments: [
        "", "1Book", "my-app", "my app", "../x", "/tmp/x", "Büch", "a\"b", "a\nb", "a;b", "struct", "Swift", "Main",
        "UIKit", "TurboCore", "Turbo", "Site", String(repeating: "a", count: 31),
    ])
    func `A name that no module can have is rejected`(_ name: String) {
        #expect(throws: ToolError.self) { try AppName(name) }
    }

    @Test(arguments: ["Books", "books2", "A", String(repeating: "a", count: 30)])
    func `Other names are accepted`(_ name: String) throws {
        #expect(try AppName(name).text == name)
    }

    @Test func `An app can't have the name of a target of this package`() throws {
        let manifest = try String(contentsOf: Self.library.appendingPathComponent("Package.swift"), encoding: .utf8)
        let names = manifest.matches(of: /[tT]arget\(\s*name: "([A-Za-z0-9]+)"/).map { String($0.1) }
        #expect(names.count > 25)
        for name in names { #expect(throws: ToolError.self, "\(name)") { try AppName(name) } }
    }

    @Test(arguments: ["Books", "a.b", "a.b.", "1a.b.c", "a.b.c\n", "a.b.c\"", "a..b.c", "a.b-c.d"])
    func `An identifier that a system would reject is rejected`(_ identifier: String) {
        #expect(throws: ToolError.self) { try Self.app(identifier: identifier) }
    }

    @Test(arguments: ["http://me:secret@localhost/", "http://me@localhost/"])
    func `A password is not written into the source`(_ address: String) {
        #expect(throws: ToolError.self) { try Self.app("Books", address) }
    }

    @Test(arguments: ["http://localhost/?a=<b>&amp;c", "http://localhost/?a=1&b=2", "http://localhost/a`b`"])
    func `A URL can't end the string that contains it`(_ address: String) throws {
        // Foundation rejects or percent-encodes some of these characters. `NewApp` rejects or escapes the rest.
        guard let url = URL(string: address),
            let app = try? NewApp(name: AppName("Books"), url: url, identifier: nil, package: "..")
        else { return }
        #expect(try Self.list(app.text("Info.plist"))["SiteURL"] as? String == url.absoluteString)
    }

    @Test func `The property list mentions the key for service workers without setting it`() throws {
        let text = try Self.app().text("Info.plist")
        #expect(text.contains("WKAppBoundDomains"))
        #expect(try Self.list(text)["WKAppBoundDomains"] == nil)
    }

    @Test func `A URL like a build setting, which Xcode would replace, is refused`() {
        #expect(throws: ToolError.self) { try Self.app("Books", "http://localhost/$(PATH)") }
    }

    private static func list(_ text: String) throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        return try #require(list as? [String: Any])
    }

    @Test(arguments: ["../a\"b", "../a'b", "../a\\b", "../a\nb", "../$(a)", "../`a`"])
    func `A folder whose name would break the files is rejected`(_ package: String) {
        #expect(throws: ToolError.self) { try Self.app(package: package) }
    }

    @Test func `The way to the library is relative`() {
        func path(_ start: String, _ end: String) -> String {
            LibraryFolder.path(from: URL(fileURLWithPath: start), to: URL(fileURLWithPath: end))
        }
        #expect(path("/home/me/Books", "/home/me/turbo-navigator") == "../turbo-navigator")
        #expect(path("/home/me/turbo-navigator/Books", "/home/me/turbo-navigator") == "..")
        #expect(path("/tmp/Books", "/opt/tn") == "../../opt/tn")
    }

    @Test func `All files contain the same values of the app`() throws {
        let app = try Self.app(identifier: "com.example.shop.Books")
        let list = try Self.list(app.text("Info.plist"))
        #expect(list["CFBundleIdentifier"] as? String == "com.example.shop.Books")
        #expect(list["CFBundleIconFile"] as? String == "AppIcon")
        #expect(app.text("xtool.yml").contains("\nbundleID: com.example.shop.Books\n"))
        #expect(
            app.text("com.example.shop.Books.desktop").contains(
                "\nIcon=com.example.shop.Books\nStartupWMClass=com.example.shop.Books\n"))
        #expect(app.files.contains { $0.path == "Linux/com.example.shop.Books.desktop" })
        #expect(app.text("project.pbxproj").contains("PRODUCT_BUNDLE_IDENTIFIER = \"com.example.shop.Books\";"))
        #expect(app.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
    }

    /// Xcode would take the version of its project, and Linux and xtool that of Info.plist.
    @Test func `Only Info.plist has the version of a new app`() throws {
        let app = try Self.app()
        let list = try Self.list(app.text("Info.plist"))
        #expect(list["CFBundleShortVersionString"] as? String == "1.0" && list["CFBundleVersion"] as? String == "1")
        let settings = app.text("project.pbxproj").components(separatedBy: "isa = XCBuildConfiguration;")
            .filter { $0.contains("INFOPLIST_FILE = Sources/") }
        #expect(settings.count == 2)
        #expect(!settings.contains { $0.contains("MARKETING_VERSION") || $0.contains("CURRENT_PROJECT_VERSION") })
        #expect(!app.text("xtool.yml").contains("1.0"))
    }

    @Test func `An iPad shows a new app in all four orientations, or the store rejects it`() throws {
        let list = try Self.list(try Self.app().text("Info.plist"))
        #expect((list["UISupportedInterfaceOrientations~ipad"] as? [String]).map(Set.init)?.count == 4)
        #expect((list["UISupportedInterfaceOrientations"] as? [String])?.isEmpty == false)
    }

    @Test func `An app in the store may load no plain HTTP`() throws {
        let app = try Self.app("Books", "http://localhost")
        #expect(!app.text("Info.plist").contains("NSAppTransportSecurity"))
        // The project's script opens the local network for a debug build.
        #expect(app.text("project.pbxproj").contains(#"shellScript = "[ \"$CONFIGURATION\" = Debug ] || exit 0\n"#))
    }

    @Test func `The icon of iOS is a picture of 1024 pixels`() throws {
        let icon = try #require(try Self.app().files.first { $0.path.hasSuffix("AppIcon.png") }).data
        let bytes = [UInt8](icon)
        #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // Width and height, and a palette without transparency.
        #expect(bytes.dropFirst(16).prefix(10) == [0, 0, 4, 0, 0, 0, 4, 0, 4, 3])
        #expect(icon.range(of: Data("tRNS".utf8)) == nil)
        #expect(icon.suffix(8).starts(with: Data("IEND".utf8)))
    }

    /// Only Xcode can build the project. Without it, checks that it parses and that all references exist.
    @Test func `The Xcode project references only existing files`() throws {
        let app = try Self.app()
        let list = try PropertyListSerialization.propertyList(from: Data(app.text("project.pbxproj").utf8), format: nil)
        let objects = try #require((list as? [String: Any])?["objects"] as? [String: [String: Any]])
        let folders = Set(app.files.map { ($0.path as NSString).deletingLastPathComponent })
        for (name, object) in objects {
            for value in object.values.flatMap({ $0 as? [String] ?? [$0 as? String ?? ""] })
            where value.count == 24 && value.allSatisfy(\.isHexDigit) {
                #expect(objects[value] != nil, "\(name) names \(value)")
            }
            if object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup", let path = object["path"] as? String {
                #expect(folders.contains { $0 == path || $0.hasPrefix(path + "/") }, "\(path)")
            }
        }
        #expect(objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }.count == 3)
        let settings = objects.values.compactMap { $0["buildSettings"] as? [String: Any] }
        let lists = Set(settings.compactMap { $0["INFOPLIST_FILE"] as? String })
        #expect(lists.count == 2 && lists.allSatisfy { list in app.files.contains { $0.path == list } })
        for name in try #require(Self.targets(in: app.text("Books.xcscheme"))) { #expect(objects[name] != nil) }
    }

    private static func targets(in scheme: String) -> [String]? {
        let names = scheme.matches(of: /BlueprintIdentifier="([0-9A-F]+)"/).map { String($0.1) }
        return Set(names).count == 2 ? names : nil
    }

    @Test func `In Xcode the library is in the tests or in their host, not in both`() throws {
        let objects = try #require(
            try Self.list(try Self.app().text("project.pbxproj"))["objects"] as? [String: [String: Any]])
        func products(_ name: String) throws -> [String] {
            let target = try #require(
                objects.values.first { $0["name"] as? String == name && $0["buildPhases"] != nil })
            let products = target["packageProductDependencies"] as? [String] ?? []
            return products.compactMap { objects[$0]?["productName"] as? String }
        }
        #expect(try products("Books") == ["TurboNavigator"])
        #expect(try products("BooksTests") == ["TurboNavigatorTesting", "TurboNavigator"])
        #expect(try products("BooksTestHost").isEmpty)
        let settings = objects.values.compactMap { $0["buildSettings"] as? [String: Any] }
        let host = "$(BUILT_PRODUCTS_DIR)/BooksTestHost.app/BooksTestHost"
        #expect(Set(settings.compactMap { $0["TEST_HOST"] as? String }) == [host])
    }

    @Test func `The tests start the app with the server that they name`() throws {
        let app = try Self.app()
        #expect(
            app.text("NavigationTests.swift").contains("navigator.route(server.url(\"/\"))")
                && !app.text("NavigationTests.swift").contains("setenv"))
        #expect(app.text("SceneDelegate.swift").contains("navigator.startLocation = Site.home"))
        #expect(
            app.text("SceneDelegate.swift").contains("navigator.start(restoring: session.stateRestorationActivity)"))
        #expect(
            app.text("SceneDelegate.swift").contains(
                "tabs?.stateRestorationActivity ?? navigator.stateRestorationActivity"))
    }

    @Test func `The files are written once, into a folder of the app's name`() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try Self.app()
        try app.write(to: folder.appendingPathComponent("Books"))
        for file in app.files {
            #expect(try Data(contentsOf: folder.appendingPathComponent("Books/\(file.path)")) == file.data)
        }
        #expect(throws: ToolError.self) { try app.write(to: folder.appendingPathComponent("Books")) }
        try Data().write(to: folder.appendingPathComponent("Shop"))
        #expect(throws: ToolError.self) { try app.write(to: folder.appendingPathComponent("Shop")) }
    }

    @Test(arguments: [
        ([], "Missing NAME"), (["Books"], "--url URL"), (["Books", "--url", "example.com:3000"], "isn't an http"),
        (["my-app", "--url", "http://localhost"], "letters and digits"),
        (["Books", "--url", "http://localhost", "--package", "/usr"], "\"/usr\" isn't a clone of Turbo Navigator."),
        (["Books", "--url", "http://localhost", "--identifier", "Books"], "isn't an identifier"),
    ])
    func `A mistake is reported in a sentence`(_ arguments: [String], _ part: String) throws {
        let run = try ToolRun(["new"] + arguments)
        #expect(run.errors.contains(part) && run.exitCode == 2)
        #expect(!FileManager.default.fileExists(atPath: ToolRun.fixtures.appendingPathComponent("Books").path))
    }

    @Test func `The Swift files are formatted as ours`() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["B", String(repeating: "a", count: 30)] {
            let place = folder.appendingPathComponent(name)
            let app = try Self.app(name, "https://a-host.example.com/with/a/path", package: "../../turbo-navigator")
            try app.write(to: place)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [
                "swift", "format", "--in-place", "--recursive", "--configuration",
                Self.library.appendingPathComponent(".swift-format").path, place.path,
            ]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            for file in app.files where file.path.hasSuffix(".swift") {
                let formatted = try Data(contentsOf: place.appendingPathComponent(file.path))
                #expect(formatted == file.data, "\(file.path): \(String(decoding: formatted, as: UTF8.self))")
            }
        }
    }
}

extension NewApp {
    /// The text of the first file with this name.
    fileprivate func text(_ name: String) -> String {
        let file = files.first { ($0.path as NSString).lastPathComponent == name }
        return String(decoding: file?.data ?? Data(), as: UTF8.self)
    }
}
