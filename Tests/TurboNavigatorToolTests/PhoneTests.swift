import Foundation
import Testing

/// Tests `bin/iphone` with a stand-in for xtool, `Tests/Fixtures/xtool`, which checks its arguments and the app as
/// xtool does.
@Suite("bin/iphone", .enabled(if: ToolRun.hasLinuxTools, "It takes Linux and python3."))
struct PhoneTests {
    @Test func `A new app becomes an app for the iPhone, with this machine as its server`() throws {
        let build = try PhoneBuild()
        let run = try build.run("--build-only", "--host", "192.0.2.7")
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(build.commands == ["dev build --configuration debug"])
        #expect(run.output.hasPrefix("Checking what the build needs.\nBuilding Books for the iPhone.\n"))
        #expect(run.output.contains("/BooksPhone.ipa\nThe app opens http://192.0.2.7:3000/."))
        let information = try PhoneBuild.information(of: build.app)
        #expect(information["SiteURL"] as? String == "http://192.0.2.7:3000/")
        #expect(information["NSAppTransportSecurity"] as? NSDictionary == ["NSAllowsLocalNetworking": true])
        #expect(information["NSLocalNetworkUsageDescription"] is String)
        #expect(information["UISupportedInterfaceOrientations~ipad"] as? [String] != nil)
    }

    @Test func `The file for another installer is a folder Payload with the app`() throws {
        let build = try PhoneBuild()
        #expect(try build.run("--build-only", "--host", "192.0.2.7").exitCode == 0)
        let file = build.app.appendingPathComponent(".build/iphone/BooksPhone.ipa").path
        let list = try ToolRun(
            ["-c", "import sys, zipfile; print('\\n'.join(zipfile.ZipFile(sys.argv[1]).namelist()))", file],
            program: URL(fileURLWithPath: "/usr/bin/python3"))
        let names = list.output.split(separator: "\n").map { $0.replacing("Payload/BooksPhone.app/", with: "") }
        #expect(
            Set(names) == ["AppIcon.png", "BooksPhone", "Books_Books.bundle/", "Info.plist", "PrivacyInfo.xcprivacy"])
    }

    @Test func `A name of this machine is the only one that may send plain HTTP`() throws {
        let build = try PhoneBuild()
        #expect(try build.run("--build-only", "--host", "Machine.local").exitCode == 0)
        let information = try PhoneBuild.information(of: build.app)
        let exception: NSDictionary = ["machine.local": ["NSExceptionAllowsInsecureHTTPLoads": true]]
        #expect(information["NSAppTransportSecurity"] as? NSDictionary == ["NSExceptionDomains": exception])
        #expect(information["SiteURL"] as? String == "http://machine.local:3000/")
    }

    @Test func `An app of a public site is built as it is`() throws {
        let build = try PhoneBuild("https://example.com/start")
        #expect(try build.run("--build-only").exitCode == 0)
        try expectNothingOpened(build, "https://example.com/start")
    }

    @Test func `A release build has nothing of the development build`() throws {
        let build = try PhoneBuild()
        let refused = try build.run("--build-only", "--release")
        #expect(refused.exitCode == 1 && refused.errors.contains("is the phone itself on a phone"), "\(refused.errors)")
        #expect(build.commands.isEmpty)
        try build.replace("http://localhost:3000/", with: "http://example.com/", in: PhoneBuild.list)
        #expect(try build.run("--build-only", "--release").exitCode == 0)
        #expect(build.commands == ["dev build --configuration release"])
        try expectNothingOpened(build, "http://example.com/")
    }

    private func expectNothingOpened(_ build: PhoneBuild, _ site: String) throws {
        let information = try PhoneBuild.information(of: build.app)
        #expect(information["SiteURL"] as? String == site)
        #expect(information["NSAppTransportSecurity"] == nil && information["NSLocalNetworkUsageDescription"] == nil)
    }

    @Test func `The built app is signed and installed by xtool`() throws {
        let build = try PhoneBuild()
        let run = try build.run("--host", "192.0.2.7")
        #expect(run.exitCode == 0, "\(run.errors)")
        let bundle = build.app.path + "/.build/iphone/BooksPhone.app"
        #expect(
            build.commands == [
                "auth status", "devices --no-wait", "dev build --configuration debug", "install \(bundle)",
            ])
    }

    @Test func `The demo becomes an app for the iPhone`() throws {
        let (build, demo) = (try PhoneBuild(), PhoneBuild.root.appendingPathComponent("Demo/App"))
        let run = try build.run("--build-only", "--host", "192.0.2.7", app: demo)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(try PhoneBuild.information(of: demo, "Demo")["SiteURL"] as? String == "http://192.0.2.7:3000/")
    }

    @Test(arguments: [
        (PhoneBuild.Absence.xtool, "xtool: install it"), (.sdk, "the Swift SDK for iOS: xtool setup"),
        (.account, "an Apple ID, with which xtool signs the app: xtool auth"),
        (.phone, "the phone: connect it by cable"),
    ])
    func `Missing tools are named before the build`(absence: PhoneBuild.Absence, sentence: String) throws {
        let build = try PhoneBuild(without: absence)
        let run = try build.run()
        #expect(run.exitCode == 1 && run.errors.contains("this is missing:\n\(sentence)"), "\(run.errors)")
        #expect(!build.commands.contains { $0.hasPrefix("dev build") })
    }

    @Test(arguments: [
        ("xtool.yml", "infoPath: ", "resources: ", "names no Info.plist"),
        ("xtool.yml", "product: ", "resources: ", "names no library product"),
        (PhoneBuild.list, "Books.SceneDelegate", "$(PRODUCT_MODULE_NAME).SceneDelegate", "only Xcode replaces"),
        ("xtool.yml", "bundleID: ", "bundleID: com.example.", "Use one identifier"),
        (PhoneBuild.list, "http://localhost:3000/", "localhost", "isn't the URL of the first page"),
        (PhoneBuild.list, "</plist>", "", "can't be read"),
    ])
    func `A mistake in the app is a sentence before the build`(
        file: String, text: String, other: String, sentence: String
    ) throws {
        let build = try PhoneBuild()
        try build.replace(text, with: other, in: file)
        let run = try build.run("--build-only")
        #expect(run.exitCode == 1 && run.errors.contains(sentence), "\(run.errors)")
        #expect(!run.errors.contains("Traceback") && build.commands.isEmpty)
    }
}

extension PhoneTests {
    @Test(arguments: [
        "localhost", "127.0.0.1", "::1", "0.0.0.0", "192.168.1", "192.168.1.300", "http://machine.local",
        "machine:3000", "my_machine", "-machine", "machine..local", "224.0.0.1",
    ])
    func `A host that no phone can use is named before the build`(_ host: String) throws {
        for site in ["http://localhost:3000/", "https://example.com/"] {
            let build = try PhoneBuild(site)
            let run = try build.run("--build-only", "--host", host)
            #expect(run.exitCode == 1 && run.errors.contains("--host \(host): the phone can't find"), "\(run.errors)")
            #expect(build.commands.isEmpty)
        }
    }

    @Test func `A misspelt option ends with 2, and the question for help with 0`() throws {
        let build = try PhoneBuild()
        let misspelt = try build.run("--relase")
        #expect(misspelt.exitCode == 2 && misspelt.output.hasPrefix("bin/iphone APP"), "\(misspelt.output)")
        #expect(try build.run("--help").exitCode == 0)
        #expect(build.commands.isEmpty)
    }
}

extension PhoneBuild {
    /// The path of a new app's Info.plist.
    static let list = "Sources/Books/Resources/Info.plist"
}

extension ToolRun {
    /// Whether this is Linux, with Python.
    static let hasLinuxTools =
        FileManager.default.fileExists(atPath: "/proc/self/exe")
        && FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
}
