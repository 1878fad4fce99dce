import Foundation
import Testing

/// Tests `bin/package` without a build: a small system executable stands in for the app.
/// `bin/lib/package-test.sh` tests the rest.
@Suite(.enabled(if: PackedApp.hasTools, "It takes dpkg-deb, dpkg-shlibdeps, python3 and binutils."))
struct PackageTests {
    @Test(arguments: [PackedApp.Defect.none, .library])
    func `A packaged app is a folder with the layout of /usr`(shape: PackedApp.Defect) throws {
        let app = try PackedApp(shape)
        let (output, code) = try app.pack()
        #expect(code == 0, "\(output)")
        let name = "books-app-1.2-linux-\(try app.machine())"
        #expect(
            try app.files(below: name) == [
                "bin/books-app -> ../lib/books-app/Books_App", "lib/books-app/Books_App",
                "lib/books-app/Shop_Books_App.resources/Resources/AppIcon.svg",
                "lib/books-app/Shop_Books_App.resources/Resources/Info.plist",
                "share/applications/com.example.Books.desktop", "share/doc/books-app/copyright",
                "share/icons/hicolor/scalable/apps/com.example.Books.svg",
            ])
        let entry = try app.text("\(name)/share/applications/com.example.Books.desktop")
        #expect(entry.contains("\nName=Büchers\nExec=books-app %u\nIcon=com.example.Books\n"))
        #expect(entry.contains("\nMimeType=x-scheme-handler/books;\n"))
        #expect(try app.text("\(name)/share/doc/books-app/copyright").contains("Turbo Navigator:\n\nMIT License"))
    }

    @Test func `The executable is stripped`() throws {
        let app = try PackedApp()
        #expect(try app.hasSymbols(app.folder.appendingPathComponent("products/Books_App")))
        #expect(try app.pack().code == 0)
        let name = "books-app-1.2-linux-\(try app.machine())"
        #expect(try !app.hasSymbols(app.file("\(name)/lib/books-app/Books_App")))
    }

    @Test func `The Debian package depends on what the executable is linked with`() throws {
        let app = try PackedApp()
        #expect(try app.pack().code == 0)
        let architecture = try app.run("/usr/bin/dpkg", "--print-architecture").output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let package = app.file("books-app_1.2_\(architecture).deb").path
        let fields = try app.run("/usr/bin/dpkg-deb", "--field", package).output
        for line in ["Package: books-app", "Version: 1.2", "Architecture: \(architecture)", "Description: Büchers"] {
            #expect(fields.components(separatedBy: "\n").contains(line), "\(line) in \(fields)")
        }
        let depends = try #require(fields.components(separatedBy: "\n").first { $0.hasPrefix("Depends: ") })
        #expect(depends.contains("libc6 (>= ") && depends.contains("librsvg2-common"))
        let contents = try app.run("/usr/bin/dpkg-deb", "--contents", package).output
        #expect(contents.contains("./usr/bin/books-app -> ../lib/books-app/Books_App"))
        #expect(contents.contains("root/root") && !contents.contains("./build"))
    }

    @Test func `The manifest for Flatpak puts the folder into a run time`() throws {
        let app = try PackedApp()
        let (output, _) = try app.pack()
        #expect(output.contains("com.example.Books.json (not built: "))
        let manifest = try #require(
            JSONSerialization.jsonObject(with: Data(contentsOf: app.file("com.example.Books.json"))) as? [String: Any])
        #expect(
            Set(manifest.keys) == [
                "id", "runtime", "runtime-version", "sdk", "command", "finish-args", "modules",
            ])
        #expect(manifest["id"] as? String == "com.example.Books" && manifest["command"] as? String == "books-app")
        let module = try #require((manifest["modules"] as? [[String: Any]])?.first)
        let source = try #require((module["sources"] as? [[String: String]])?.first?["path"])
        #expect(FileManager.default.fileExists(atPath: app.file(source).path))
    }

    @Test(arguments: [
        (PackedApp.Defect.noPropertyList, "Books_App has no Info.plist"),
        (.noIdentifier, "has no CFBundleIdentifier"),
        (.identifier("Books"), "\"Books\" in Info.plist can't be the identifier"),
        (.identifier("$(PRODUCT_BUNDLE_IDENTIFIER)"), "has no CFBundleIdentifier"),
        (.noProduct, "has no executable product"),
        (.brokenPropertyList, "can't be read"),
        (.otherCommand, "Add the line \"Exec=books-app %u\""),
        (.without("dpkg-deb"), "dpkg-deb is missing, which the Debian package needs: apt-get install dpkg"),
        (.without("dpkg-shlibdeps"), "dpkg-dev"),
    ])
    func `A mistake is reported before the build`(flaw: PackedApp.Defect, sentence: String) throws {
        let app = try PackedApp(flaw)
        let (output, code) = try app.refuse()
        #expect(code == 1 && output.contains(sentence) && !output.contains("Traceback"), "\(output)")
        #expect(!FileManager.default.fileExists(atPath: app.folder.appendingPathComponent("built").path))
    }

    /// For minutes, a package of 792 bytes was in the folder that people install from.
    @Test func `A package that isn't complete doesn't replace the last one`() throws {
        let app = try PackedApp()
        #expect(try app.pack().code == 0)
        let architecture = try app.run("/usr/bin/dpkg", "--print-architecture").output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let package = app.file("books-app_1.2_\(architecture).deb")
        let complete = try Data(contentsOf: package)
        try app.replace("dpkg-deb", by: "for file in \"$@\"; do :; done; echo incomplete >\"$file\"; exit 1")
        let (output, code) = try app.pack()
        #expect(code == 1 && output.contains("dpkg-deb failed"), "\(output)")
        #expect(try Data(contentsOf: package) == complete)
    }

    @Test func `An error about a missing product lists the existing ones`() throws {
        let (output, code) = try PackedApp().refuse("Other")
        #expect(code == 1 && output.contains("no executable product Other. It has: Books_App"), "\(output)")
    }
}
