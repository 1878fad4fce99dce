// swift-tools-version:6.0
import PackageDescription

// First what is the same everywhere, then what is for Linux or for Xcode, then what needs a user interface.
// `TURBO_NAVIGATOR_CORE_ONLY=1` keeps only what needs no user interface: for macOS and for Linux without GTK.
let isCoreOnly = Context.environment["TURBO_NAVIGATOR_CORE_ONLY"] == "1"

var products: [Product] = [
    .library(name: "TurboCore", targets: ["TurboCore"]),
    // For tests without a user interface.
    .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
    .executable(name: "turbo-navigator", targets: ["turbo-navigator"]),
]
var targets: [Target] = [
    .target(name: "TurboCore", dependencies: ["LocalizedText", "PageText"]),
    // The choice of the user's language: for the texts of the core, and for those of UIKit on Linux, which doesn't
    // depend on Turbo.
    .target(name: "LocalizedText", exclude: ["Translations"]),
    // The URL that a page means by a text, and texts cut for a label: for Turbo, for the tool, and for WebKit on Linux,
    // which doesn't depend on Turbo.
    .target(name: "PageText"),
    // The names of SF Symbols: for the tool, and for UIKit on Linux.
    .target(name: "SymbolNames", exclude: ["SymbolNames+Entries.txt"]),
    // Random inputs that can be repeated, for the tests of everything that reads other people's text.
    .target(name: "Fuzzing", path: "Tests/Fuzzing"),
    .testTarget(
        name: "TurboCoreTests",
        dependencies: ["TurboCore", "LocalizedText", "PageText", "NavigationTesting", "Fuzzing"]),
    // The core's decisions without a user interface: for the tool, and for the tests of an app.
    .target(name: "NavigationSimulation", dependencies: ["TurboCore", "PageText"]),
    // For the tests of an app, without a user interface: scenarios, and a test server in the process.
    .target(name: "NavigationTesting", dependencies: ["TurboCore", "NavigationSimulation"]),
    .target(
        name: "TurboNavigatorTool", dependencies: ["TurboCore", "NavigationSimulation", "PageText", "SymbolNames"],
        path: "Tool/TurboNavigatorTool", exclude: ["Creating/Templates"]),
    .executableTarget(
        name: "turbo-navigator", dependencies: ["TurboNavigatorTool"], path: "Tool/turbo-navigator"),
    .executableTarget(
        name: "turbo-navigator-bench", dependencies: ["TurboCore"], path: "Benchmarks/PathConfiguration"),
    .testTarget(name: "NavigationTestingTests", dependencies: ["NavigationTesting"]),
    .testTarget(
        name: "TurboNavigatorToolTests",
        dependencies: ["TurboNavigatorTool", "turbo-navigator", "NavigationTesting", "Fuzzing"],
        exclude: ["Snapshots"]),
]

/// Apple's frameworks, which are targets of this package on Linux, and part of the SDK elsewhere.
var appleFrameworks: [Target.Dependency] = []

/// Apple's store reads the library's privacy manifest. On Linux, which uploads nothing, a resource would be a folder beside
/// the executable of every app.
let privacyManifest = "PrivacyInfo.xcprivacy"
#if os(Linux)
    let (privacyResources, privacyExcludes): ([Resource], [String]) = ([], [privacyManifest])
#else
    let (privacyResources, privacyExcludes): ([Resource], [String]) = ([.copy(privacyManifest)], [])
#endif

/// Linux's half of `TestingPlatform`.
var testHost: [Target.Dependency] = []

#if os(Linux)
    if !isCoreOnly {
        products.append(.executable(name: "turbo-navigator-open", targets: ["turbo-navigator-open"]))
        // `#if os` tests the machine that reads this file, the condition the system that is built for: Linux can build
        // for iOS, where nothing of `Linux/` compiles. Without `#if os`, Xcode would list modules named UIKit.
        func onLinux(_ name: String) -> Target.Dependency { .target(name: name, condition: .when(platforms: [.linux])) }
        // Own flags, because SwiftPM warns about the system's in every build of every app. GTK may be elsewhere than in
        // /usr: PKG_CONFIG_PATH then names its folder.
        func flags(_ path: String, or system: String) -> String {
            Context.environment["PKG_CONFIG_PATH"] == nil ? "\(Context.packageDirectory)/\(path)" : system
        }
        appleFrameworks = [
            "UIKit", "WebKit", "SafariServices", "AuthenticationServices", "UserNotifications", "Network", "OSLog",
        ].map(onLinux)
        testHost = [onLinux("TestHost")]
        targets += [
            .systemLibrary(
                name: "CGTK", path: "Linux/CGTK", pkgConfig: flags("Linux/CGTK/gtk.pc", or: "libadwaita-1"),
                providers: [.apt(["libadwaita-1-dev"])]),
            .systemLibrary(
                name: "CWebKitGTK", path: "Linux/CWebKitGTK",
                pkgConfig: flags("Linux/CWebKitGTK/webkitgtk.pc", or: "webkitgtk-6.0"),
                providers: [.apt(["libwebkitgtk-6.0-dev"])]),
            .systemLibrary(
                name: "CSecret", path: "Linux/CSecret", pkgConfig: flags("Linux/CSecret/secret.pc", or: "libsecret-1"),
                providers: [.apt(["libsecret-1-dev"])]),
            .target(name: "CGLibRunLoop", dependencies: ["CGTK"], path: "Linux/CGLibRunLoop"),
            .target(name: "CGTKShims", dependencies: ["CGTK"], path: "Linux/CGTKShims"),
            .target(name: "GObjectKit", dependencies: ["CGTK", "CGLibRunLoop", "CGTKShims"], path: "Linux/GObjectKit"),
            // Swift Testing looks for this module as soon as one file imports both Testing and UIKit.
            .target(name: "_Testing_UIKit", path: "Linux/_Testing_UIKit"),
            .target(
                name: "UserNotifications", dependencies: ["GObjectKit", "CGTK"], path: "Linux/UserNotifications"),
            .target(
                name: "UIKit",
                dependencies: ["GObjectKit", "LocalizedText", "SymbolNames", "UserNotifications", "_Testing_UIKit"],
                path: "Linux/UIKit"),
            .target(
                name: "WebKit",
                dependencies: ["UIKit", "GObjectKit", "CWebKitGTK", "CSecret", "LocalizedText", "PageText"],
                path: "Linux/WebKit", exclude: ["JavaScript"]),
            .target(
                name: "SafariServices", dependencies: ["UIKit", "WebKit", "PageText"], path: "Linux/SafariServices"),
            .target(
                name: "AuthenticationServices", dependencies: ["UIKit", "SafariServices"],
                path: "Linux/AuthenticationServices"),
            // `Logger`, which apps import from either. Swift's modules have no submodules, so `os.log` is one of C.
            .systemLibrary(name: "COS", path: "Linux/COS"),
            .target(name: "os", dependencies: ["CGTK", "COS"], path: "Linux/os"),
            .target(name: "OSLog", dependencies: ["os"], path: "Linux/OSLog"),
            .target(name: "Network", dependencies: ["GObjectKit", "CGTK"], path: "Linux/Network"),
            .target(
                name: "TestHost", dependencies: ["TestingPlatform", "GObjectKit", "UIKit", "WebKit"],
                path: "Linux/TestHost"),
            .target(
                name: "TestSupport",
                dependencies: ["GObjectKit", "UIKit", "WebKit", "CGTK", "CWebKitGTK", "NavigationTesting"],
                path: "Tests/TestSupport"),
            // Apart from TestSupport, which programs without Swift Testing use too.
            .target(name: "TestTraits", dependencies: ["UIKit"], path: "Tests/TestTraits"),
            .executableTarget(
                name: "turbo-navigator-demo-tour",
                dependencies: [
                    "DemoApp", "TurboNavigatorTesting", "TurboTestSupport", "TestSupport", "GObjectKit", "CGTK",
                ],
                // The tour's app is named after the demo.
                path: "Tests/Tour", resources: [.copy("Resources")]),
            .testTarget(name: "GObjectKitTests", dependencies: ["GObjectKit", "TestSupport"]),
            .testTarget(
                name: "AppleNamesTests", dependencies: ["HotwireNative"] + appleFrameworks,
                exclude: ["Resources", "update-names.py"]),
            // The folders `Simulator` of these two are test targets for iOS, below.
            .testTarget(
                name: "UIKitTests",
                dependencies: ["UIKit", "LocalizedText", "TestSupport", "TestTraits", "NavigationTesting", "Fuzzing"]),
            .testTarget(name: "LoggerTests", dependencies: ["OSLog", "TestSupport"]),
            .testTarget(name: "NetworkTests", dependencies: ["Network", "TestSupport"]),
            .testTarget(
                name: "UserNotificationsTests",
                dependencies: ["UIKit", "UserNotifications", "GObjectKit", "CGTK", "TestSupport"]),
            .testTarget(
                name: "WebKitTests",
                dependencies: [
                    "WebKit", "SafariServices", "AuthenticationServices", "TestSupport", "TestTraits",
                    "NavigationTesting",
                ]),
            .target(
                name: "TurboTestSupport", dependencies: ["TurboNavigator", "TurboNavigatorTesting", "TestSupport"],
                path: "Tests/TurboTestSupport"),
            .executableTarget(
                name: "turbo-navigator-visits-bench",
                dependencies: ["TurboTestSupport", "TurboNavigatorTool", "OpenApp"], path: "Benchmarks/Visits"),
            .executableTarget(
                name: "turbo-navigator-soak", dependencies: ["TurboTestSupport"], path: "Benchmarks/Soak"),
            .executableTarget(
                name: "turbo-navigator-app-bench", dependencies: ["TurboTestSupport"], path: "Benchmarks/App"),
            // What a test in another process asks of an app. Only turbo-navigator-open has it.
            .target(
                name: "AppDriving",
                dependencies: ["TurboNavigatorTesting", "UIKit", "WebKit", "GObjectKit", "CGTK"],
                path: "Tool/AppDriving", exclude: ["JavaScript"]),
            .target(
                name: "OpenApp",
                dependencies: ["TurboNavigator", "TurboNavigatorTool", "AppDriving", "GObjectKit", "CGTK"],
                path: "Tool/OpenApp", exclude: ["Launcher", "JavaScript", "Comparing/Templates"]),
            .executableTarget(
                name: "turbo-navigator-open",
                dependencies: ["OpenApp", "AppDriving", "TurboNavigator", "TurboNavigatorTool"] + appleFrameworks,
                path: "Tool/OpenApp/Launcher", resources: [.copy("Resources")]),
            .executableTarget(
                name: "turbo-navigator-frames", dependencies: ["TurboTestSupport"], path: "Tests/Frames"),
            .testTarget(
                name: "TurboTests", dependencies: ["TurboSession", "TurboTestSupport", "TestTraits", "Fuzzing"]),
            .testTarget(
                name: "TurboNavigatorTests",
                dependencies: [
                    "TurboNavigator", "NavigationSimulation", "TurboNavigatorTool", "TurboTestSupport", "TestTraits",
                    "Fuzzing",
                    "TurboNavigatorTesting", "OpenApp", "AppDriving", "turbo-navigator-open", "LocalizedText",
                ]),
            .testTarget(
                name: "TurboNavigatorTestingTests",
                dependencies: ["TurboNavigatorTesting", "TurboTestSupport", "HotwireNative"]),
            .testTarget(name: "StradaTests", dependencies: ["Strada", "TurboTestSupport"]),
            .testTarget(name: "HotwireNativeTests", dependencies: ["HotwireNative", "TurboTestSupport"]),
            .testTarget(
                name: "DocumentationTests",
                dependencies: ["Turbo", "LocalizedText", "TurboNavigator", "TurboNavigatorTesting"] + appleFrameworks),
        ]
    }
#else
    if !isCoreOnly {
        // The suites that use only Apple's names, for a simulator: the scheme `SimulatorTests`.
        targets += ["UIKitTests", "WebKitTests"].map {
            .testTarget(name: $0, dependencies: ["NavigationTesting"], path: "Tests/\($0)/Simulator")
        }
    }
#endif

if !isCoreOnly {
    products += [
        // The names of turbo-ios.
        .library(name: "Turbo", targets: ["Turbo"]),
        .library(name: "TurboNavigator", targets: ["TurboNavigator"]),
        // For an app with navigation of its own.
        .library(name: "TurboSession", targets: ["TurboSession"]),
        // For the tests of an app.
        .library(name: "TurboNavigatorTesting", targets: ["TurboNavigatorTesting"]),
        // The names of strada-ios, for an app that uses it with Turbo.
        .library(name: "Strada", targets: ["Strada"]),
        // The names of Hotwire Native for iOS.
        .library(name: "HotwireNative", targets: ["HotwireNative"]),
    ]
    targets += [
        .target(
            name: "TurboSession", dependencies: ["TurboCore", "PageText"] + appleFrameworks,
            exclude: ["JavaScript"] + privacyExcludes, resources: privacyResources),
        .target(name: "TurboNavigator", dependencies: ["TurboSession"] + appleFrameworks),
        .target(name: "Turbo", dependencies: ["TurboNavigator"]),
        .target(name: "Strada", dependencies: ["TurboSession"] + appleFrameworks),
        .target(name: "HotwireNative", dependencies: ["TurboNavigator", "TurboCore", "Strada"] + appleFrameworks),
        // The system's side of the tests of an app. On Linux `TestHost` adds its host.
        .target(name: "TestingPlatform", dependencies: appleFrameworks),
        .target(
            name: "TurboNavigatorTesting",
            dependencies: ["TurboNavigator", "NavigationTesting", "NavigationSimulation", "TestingPlatform"]
                + appleFrameworks + testHost, exclude: ["JavaScript"]),
        .target(name: "DemoApp", dependencies: ["TurboNavigator"], path: "Demo/App/DemoApp"),
        .executableTarget(
            name: "turbo-navigator-demo", dependencies: ["DemoApp"], path: "Demo/App/Launcher",
            resources: [.copy("Resources")]),
    ]
}

// One place for the settings of all Swift targets.
for target in targets where target.type != .system {
    target.swiftSettings = [.swiftLanguageMode(.v6)]
}

let package = Package(
    name: "turbo-navigator",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: products,
    targets: targets
)
