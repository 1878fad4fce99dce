import Foundation
import Testing

/// Only Xcode can build the demo's project. Without it, checks that the project parses, that all references exist, and
/// that the app can reach the demo server.
@Suite("Xcode project of the demo")
struct XcodeProjectTests {
    private static let folder = "Demo/App"

    private func propertyList(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: Package.file("\(Self.folder)/\(path)"))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try #require(list as? [String: Any])
    }

    private func objects() throws -> [String: [String: Any]] {
        try #require(try propertyList("Demo.xcodeproj/project.pbxproj")["objects"] as? [String: [String: Any]])
    }

    @Test func `Each referenced object exists`() throws {
        let objects = try objects()
        for (name, object) in objects {
            for value in object.values.flatMap({ $0 as? [String] ?? [$0 as? String ?? ""] }) where isIdentifier(value) {
                #expect(objects[value] != nil, "\(name) names \(value)")
            }
        }
    }

    private func isIdentifier(_ text: String) -> Bool {
        text.count == 24 && text.allSatisfy(\.isHexDigit)
    }

    @Test func `Folders, files and package are there`() throws {
        for object in try objects().values {
            let kind = object["isa"] as? String ?? ""
            guard let path = (object["relativePath"] ?? object["path"]) as? String,
                !kind.hasPrefix("PBXFileReference")
            else { continue }
            let place = Package.file(Self.folder).appendingPathComponent(path).path
            #expect(FileManager.default.fileExists(atPath: place), "\(kind) \(path)")
        }
        let settings = try objects().values.compactMap { $0["buildSettings"] as? [String: Any] }
        let plists = Set(settings.compactMap { $0["INFOPLIST_FILE"] as? String })
        #expect(plists == ["iOS/Info.plist"])
    }

    @Test func `No source of the app imports the module that it is part of`() throws {
        let folders = try objects().values.filter { $0["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
        let sources = folders.compactMap { $0["path"] as? String } + ["iOS"]
        let files = try sources.flatMap { try SourceFile.all(below: "\(Self.folder)/\($0)") }
        #expect(files.contains { $0.name == "App" })
        for file in files { #expect(try file.code.matches(of: #"^import (Demo(?:App)?)$"#).isEmpty, "\(file)") }
    }

    @Test func `An iPad shows the app in all four orientations, or the store rejects it`() throws {
        let plist = try propertyList("iOS/Info.plist")
        #expect((plist["UISupportedInterfaceOrientations~ipad"] as? [String]).map(Set.init)?.count == 4)
        #expect((plist["UISupportedInterfaceOrientations"] as? [String])?.isEmpty == false)
    }

    /// iOS ends an app without a reason for the camera at “Take Photo”, and without one for the library at “Save Image”.
    @Test func `Each permission that a page or the share sheet asks for has its reason`() throws {
        let plist = try propertyList("iOS/Info.plist")
        for key in ["NSCamera", "NSMicrophone", "NSPhotoLibraryAdd", "NSLocationWhenInUse"] {
            #expect((plist["\(key)UsageDescription"] as? String)?.isEmpty == false, "\(key)")
        }
        #expect(plist["ITSAppUsesNonExemptEncryption"] as? Bool == false)
    }

    @Test func `The app contains its privacy manifest`() throws {
        let objects = try objects()
        let phase = try #require(objects.values.first { $0["isa"] as? String == "PBXResourcesBuildPhase" })
        let files = (phase["files"] as? [String] ?? []).compactMap { objects[$0]?["fileRef"] as? String }
        #expect(files.compactMap { objects[$0]?["path"] as? String } == ["PrivacyInfo.xcprivacy"])
    }

    @Test func `Only a debug build may reach a server of the local network`() throws {
        let plist = try propertyList("iOS/Info.plist")
        #expect(plist["SiteURL"] as? String == "http://localhost:3000/")
        #expect(plist["NSAppTransportSecurity"] == nil && plist["NSLocalNetworkUsageDescription"] == nil)
        let script = try #require(try objects().values.compactMap { $0["shellScript"] as? String }.first)
        #expect(script.hasPrefix("[ \"$CONFIGURATION\" = Debug ] || exit 0\n"))
        for key in ["NSAppTransportSecurity", "NSLocalNetworkUsageDescription"] { #expect(script.contains(key)) }
    }

    @Test func `The scene delegate that Info.plist names is a class of the app`() throws {
        let manifest = try propertyList("iOS/Info.plist")["UIApplicationSceneManifest"] as? [String: Any]
        let scenes = manifest?["UISceneConfigurations"] as? [String: [[String: String]]]
        let name = scenes?["UIWindowSceneSessionRoleApplication"]?.first?["UISceneDelegateClassName"]
        // The module of the target Demo, in Xcode and in `Demo/App/Package.swift`.
        #expect(name == "Demo.DemoSceneDelegate")
        #expect(try objects().values.contains { $0["name"] as? String == "Demo" && $0["buildPhases"] != nil })
        let source = try String(contentsOf: Package.file("Demo/App/DemoApp/DemoSceneDelegate.swift"), encoding: .utf8)
        #expect(source.contains("class DemoSceneDelegate:"))
    }
}
