// Written by maintenance/embed, from the files in the folder Templates.
// swift-format-ignore-file

/// The files of the folder. Names between double underscores are placeholders.
enum Templates {
    /// The texts, by path.
    static let texts: [(path: String, content: String)] = [
        (".gitignore", #"""
            .build/
            .swiftpm/
            xcuserdata/
            xtool/
            """#),
        ("Linux/__IDENTIFIER__.desktop", #"""
            [Desktop Entry]
            Type=Application
            Name=__NAME__
            Exec=__EXECUTABLE__ %u
            Icon=__IDENTIFIER__
            StartupWMClass=__IDENTIFIER__
            Categories=Network;
            """#),
        ("Linux/main.swift", #"""
            import __NAME__

            AppDelegate.main()
            """#),
        ("Package.swift", #"""
            // swift-tools-version:6.0
            import PackageDescription

            let package = Package(
                name: "__NAME__",
                platforms: [.iOS(.v15), .macOS(.v13)],
                products: [
                    .executable(name: "__NAME__", targets: ["__NAME__Linux"]),
                    // xtool makes an app for the iPhone of this library.
                    .library(name: "__NAME__Phone", targets: ["__NAME__Phone"]),
                ],
                dependencies: [
                    .package(name: "turbo-navigator", path: "__PACKAGE__")
                ],
                targets: [
                    .target(
                        name: "__NAME__",
                        dependencies: [.product(name: "TurboNavigator", package: "turbo-navigator")],
                        resources: [.copy("Resources")]),
                    // Each system has its own start of the app.
                    .executableTarget(
                        name: "__NAME__Linux",
                        dependencies: ["__NAME__"],
                        path: "Linux",
                        exclude: ["__IDENTIFIER__.desktop"]),
                    .target(
                        name: "__NAME__Phone",
                        dependencies: ["__NAME__"],
                        path: "iOS",
                        exclude: ["Assets.xcassets", "PrivacyInfo.xcprivacy"]),
                    .testTarget(
                        name: "__NAME__Tests",
                        dependencies: [
                            "__NAME__", .product(name: "TurboNavigatorTesting", package: "turbo-navigator"),
                        ]),
                ]
            )
            """#),
        ("README.md", #"""
            # __NAME__

            A native app for iOS and Linux that shows <__URL__>, made with Turbo Navigator.

            ## On Linux

                '__PACKAGE__/bin/setup'       # installs GTK and WebKitGTK, once
                swift run                    # runs the app in a window
                swift test                   # tests the rules; with TURBO_JS=FILE, also the app
                '__PACKAGE__/bin/package' .   # makes a folder, a Debian package and a Flatpak manifest

            `__VARIABLE__=https://example.com swift run` shows another server. `TURBO_LOG=info swift run` logs the reason of each
            decision.

            ## On an iPhone

            From Linux, with xtool: `'__PACKAGE__/bin/iphone' .` builds the app, signs it and installs it. On a Mac, open
            `__NAME__.xcodeproj` in Xcode. Neither has been tried on a phone yet: see `docs/ios.md` of Turbo Navigator.

            ## Files

            | file | contents |
            | --- | --- |
            | `Sources/__NAME__/Resources/Info.plist` | the URL of the site, the identifier, the name and the icon, for both systems |
            | `Sources/__NAME__/Resources/path-configuration.json` | the rules, such as pages that are modals, and the tabs (`settings.tabs`), until the server has sent its own |
            | `Sources/__NAME__/Site.swift` | where the server's rules are: `/configurations/ios_v1.json` |
            | `Sources/__NAME__/AppDelegate.swift` | the bridge components: those that are ready-made; add your own here |
            | `Sources/__NAME__/SceneDelegate.swift` | the window and the navigator; set the navigator's delegate here |
            | `Sources/__NAME__/Resources/AppIcon.svg` | the icon on Linux; the one for iOS is in `iOS/Assets.xcassets` |
            | `Linux`, `iOS` | the start of the app on each system; the entry in the desktop's menu |
            | `Tests/__NAME__Tests` | a scenario of taps, tested by the rules and in the app |
            | `xtool.yml` | the build instructions for xtool |
            """#),
        ("Sources/__NAME__/AppDelegate.swift", #"""
            import TurboNavigator
            import UIKit

            /// The app delegate. Info.plist names the scene delegate.
            public final class AppDelegate: UIResponder, UIApplicationDelegate {
                public func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    // For pages that use the public bridge components. Add your own: `.standard + [SaveComponent.self]`.
                    BridgeComponents.register(.standard)
                    return true
                }
            }
            """#),
        ("Sources/__NAME__/Resources/AppIcon.svg", #"""
            <svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
              <rect x="4" y="4" width="120" height="120" rx="26" fill="#1c71d8"/>
              <rect x="52" y="24" width="50" height="68" rx="8" fill="#99c1f1"/>
              <rect x="26" y="36" width="50" height="68" rx="8" fill="#ffffff"/>
              <path d="M56 57 L44 70 L56 83" fill="none" stroke="#1c71d8" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
            </svg>
            """#),
        ("Sources/__NAME__/Resources/Info.plist", #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
                <key>CFBundleIdentifier</key>
                <string>__IDENTIFIER__</string>
                <key>CFBundleDisplayName</key>
                <string>__NAME__</string>
                <key>CFBundleIconFile</key>
                <string>AppIcon</string>
                <key>CFBundleShortVersionString</key>
                <string>1.0</string>
                <key>CFBundleVersion</key>
                <string>1</string>
                <key>SiteURL</key>
                <string>__ESCAPED_URL__</string>
                <!-- For a service worker on iOS, list the site's hosts as WKAppBoundDomains here, and set a property of the web
                     view, without which its pages don't work: docs/limits.md of Turbo Navigator, “Apps for iOS”. -->
                <!-- Uses no encryption besides HTTPS. -->
                <key>ITSAppUsesNonExemptEncryption</key>
                <false/>
                <!-- Without these, iOS ends the app when a file field takes a photo, or a shared picture is saved. -->
                <key>NSCameraUsageDescription</key>
                <string>Takes a photo or video for a form of the site.</string>
                <key>NSMicrophoneUsageDescription</key>
                <string>Records the sound of a video for a form of the site.</string>
                <key>NSPhotoLibraryAddUsageDescription</key>
                <string>Saves a picture that you share from the app.</string>
                <key>NSLocationWhenInUseUsageDescription</key>
                <string>Shows pages of the site for the place where you are.</string>
                <key>UIApplicationSceneManifest</key>
                <dict>
                    <key>UIApplicationSupportsMultipleScenes</key>
                    <true/>
                    <key>UISceneConfigurations</key>
                    <dict>
                        <key>UIWindowSceneSessionRoleApplication</key>
                        <array>
                            <dict>
                                <key>UISceneConfigurationName</key>
                                <string>Default Configuration</string>
                                <key>UISceneDelegateClassName</key>
                                <string>__NAME__.SceneDelegate</string>
                            </dict>
                        </array>
                    </dict>
                </dict>
                <key>UILaunchScreen</key>
                <dict/>
                <key>UISupportedInterfaceOrientations</key>
                <array>
                    <string>UIInterfaceOrientationPortrait</string>
                    <string>UIInterfaceOrientationLandscapeLeft</string>
                    <string>UIInterfaceOrientationLandscapeRight</string>
                </array>
                <key>UISupportedInterfaceOrientations~ipad</key>
                <array>
                    <string>UIInterfaceOrientationPortrait</string>
                    <string>UIInterfaceOrientationPortraitUpsideDown</string>
                    <string>UIInterfaceOrientationLandscapeLeft</string>
                    <string>UIInterfaceOrientationLandscapeRight</string>
                </array>
            </dict>
            </plist>
            """#),
        ("Sources/__NAME__/Resources/path-configuration.json", #"""
            {
              "settings": {},
              "rules": [
                { "patterns": ["/new$", "/edit$"], "properties": { "context": "modal" } },
                { "patterns": ["^/$"], "properties": { "presentation": "clear_all" } }
              ]
            }
            """#),
        ("Sources/__NAME__/SceneDelegate.swift", #"""
            import TurboNavigator
            import UIKit

            /// Shows the site in a window.
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                /// The tabs of the rules; nil if they have none.
                private let tabs = Site.tabs()
                private lazy var navigator = Site.navigator()

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    guard let scene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: scene)
                    window?.rootViewController = tabs ?? navigator.rootViewController
                    window?.makeKeyAndVisible()
                    if let tabs {
                        tabs.loadTabs(at: Site.home, restoring: session.stateRestorationActivity)
                    } else {
                        navigator.startLocation = Site.home
                        navigator.start(restoring: session.stateRestorationActivity)
                    }
                    // Links to the app, and the page that the user opened in a new window.
                    open(options.urlContexts.map(\.url) + options.userActivities.compactMap(\.webpageURL))
                }

                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts.map(\.url)) }

                func scene(_ scene: UIScene, continue activity: NSUserActivity) {
                    open([activity.webpageURL].compactMap { $0 })
                }

                private func open(_ links: [URL]) {
                    for link in links {
                        if let tabs { tabs.open(link) } else { navigator.open(link) }
                    }
                }

                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                    tabs?.stateRestorationActivity ?? navigator.stateRestorationActivity
                }
            }
            """#),
        ("Sources/__NAME__/Site.swift", #"""
            import Foundation
            import TurboNavigator
            import UIKit

            /// The site that the app shows.
            @MainActor
            enum Site {
                /// The first page: `SiteURL` in Info.plist, or the environment variable `__VARIABLE__`.
                static var home: URL {
                    let override = ProcessInfo.processInfo.environment["__VARIABLE__"]
                    guard let url = URL(string: override ?? siteURL ?? "") else {
                        preconditionFailure("Set SiteURL in Info.plist to the URL of the first page.")
                    }
                    return url
                }

                /// The rules of the site, for all windows: those in the app, until the server has sent its own.
                static let configuration = PathConfiguration(sources: [.file(rules), .server(serverRules)])

                /// The server's rules, which can change without a release.
                private static var serverRules: URL {
                    URL(string: "/configurations/ios_v1.json", relativeTo: home)?.absoluteURL ?? home
                }

                /// The tab bar for a window; nil if the setting `tabs` of the rules has no tabs. The server's rules have the tabs of
                /// the app's next start, and change a bar that is there.
                static func tabs() -> TurboTabBarController? {
                    configuration.tabs.isEmpty ? nil : TurboTabBarController(pathConfiguration: configuration)
                }

                /// A navigator for a window without tabs.
                static func navigator(_ configuration: PathConfiguration = configuration) -> TurboNavigator {
                    TurboNavigator(pathConfiguration: configuration)
                }

                /// The rules in the app. SwiftPM copies the file into the module's bundle, Xcode into the app's.
                static var rules: URL {
                    #if SWIFT_PACKAGE
                        Bundle.module.bundleURL.appendingPathComponent("Resources/path-configuration.json")
                    #else
                        Bundle(for: AppDelegate.self).bundleURL.appendingPathComponent("path-configuration.json")
                    #endif
                }

                /// Read from Info.plist, because `Bundle.main.infoDictionary` is only filled in on iOS.
                private static var siteURL: String? {
                    guard let file = Bundle.main.url(forResource: "Info", withExtension: "plist"),
                        let data = try? Data(contentsOf: file),
                        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
                    else { return nil }
                    return list["SiteURL"] as? String
                }
            }
            """#),
        ("Tests/Host/App.swift", #"""
            import UIKit

            /// The app that Xcode runs the tests in. The tests contain the app __NAME__ themselves.
            @main
            final class Host: UIResponder, UIApplicationDelegate {}
            """#),
        ("Tests/Host/Info.plist", #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
                <key>NSAppTransportSecurity</key>
                <dict>
                    <key>NSAllowsLocalNetworking</key>
                    <true/>
                </dict>
                <key>UIApplicationSceneManifest</key>
                <dict>
                    <key>UIApplicationSupportsMultipleScenes</key>
                    <false/>
                </dict>
                <key>UILaunchScreen</key>
                <dict/>
            </dict>
            </plist>
            """#),
        ("Tests/__NAME__Tests/NavigationTests.swift", #"""
            import Foundation
            import Testing
            import TurboNavigator
            import TurboNavigatorTesting

            // In Xcode, the tests and the app are one module.
            #if SWIFT_PACKAGE
                @testable import __NAME__
            #endif

            /// Tests one scenario twice: only by the rules, and with real screens, pages and requests.
            @MainActor
            @Suite(.serialized)
            struct NavigationTests {
                private func scenario() throws -> NavigationScenario {
                    try NavigationScenario(
                        rulesAt: Site.rules,
                        steps: [
                            .init("/posts", stacks: "/ /posts", requests: ["GET /posts"]),
                            .init("/posts/new", stacks: "/ /posts | /posts/new"),
                            .init("submit /posts -> 303 /posts/1", stacks: "/ /posts /posts/1"),
                        ])
                }

                @Test func aFormIsASheetByTheRules() throws {
                    try scenario().check()
                }

                @Test(
                    .enabled(
                        if: hasTurbo, "Set TURBO_JS to the file of Turbo that the site serves, such as turbo.min.js of turbo-rails."
                    ))
                func aFormIsASheetInTheApp() async throws {
                    let scenario = try scenario()
                    let server = try TestServer(turbo: .fromEnvironment())
                    server.serve(scenario)
                    let app = try await AppDriver(server: server) {
                        let navigator = Site.navigator(PathConfiguration(sources: [.file(Site.rules)]))
                        navigator.route(server.url("/"))
                        return navigator
                    }
                    defer { app.close() }
                    try await app.run(scenario)
                }

                nonisolated private static let hasTurbo = ProcessInfo.processInfo.environment["TURBO_JS"] != nil
            }
            """#),
        ("__NAME__.xcodeproj/project.pbxproj", #"""
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                classes = {
                };
                objectVersion = 77;
                objects = {
            /* Begin PBXBuildFile section */
                    A00000000000000000000011 /* TurboNavigator */ = {isa = PBXBuildFile; productRef = A00000000000000000000013;};
                    A00000000000000000000012 /* TurboNavigatorTesting */ = {isa = PBXBuildFile; productRef = A00000000000000000000014;};
                    A00000000000000000000015 /* TurboNavigator */ = {isa = PBXBuildFile; productRef = A00000000000000000000016;};
            /* End PBXBuildFile section */
            /* Begin PBXContainerItemProxy section */
                    A00000000000000000000021 /* host */ = {isa = PBXContainerItemProxy; containerPortal = A00000000000000000000003; proxyType = 1; remoteGlobalIDString = A00000000000000000000004; remoteInfo = Host;};
            /* End PBXContainerItemProxy section */
            /* Begin PBXFileReference section */
                    A00000000000000000000031 /* __NAME__.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = __NAME__.app; sourceTree = BUILT_PRODUCTS_DIR;};
                    A00000000000000000000032 /* __NAME__Tests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = __NAME__Tests.xctest; sourceTree = BUILT_PRODUCTS_DIR;};
                    A00000000000000000000033 /* __NAME__TestHost.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = __NAME__TestHost.app; sourceTree = BUILT_PRODUCTS_DIR;};
            /* End PBXFileReference section */
            /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
                    A00000000000000000000041 /* Info.plist isn't a resource */ = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Resources/Info.plist,); target = A00000000000000000000001;};
                    A00000000000000000000042 /* Info.plist isn't a resource */ = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Resources/Info.plist,); target = A00000000000000000000002;};
                    A00000000000000000000043 /* Info.plist isn't a resource */ = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist,); target = A00000000000000000000004;};
            /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */
            /* Begin PBXFileSystemSynchronizedRootGroup section */
                    A00000000000000000000051 /* Sources */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (A00000000000000000000041, A00000000000000000000042,); name = __NAME__; path = Sources/__NAME__; sourceTree = "<group>";};
                    A00000000000000000000052 /* Tests */ = {isa = PBXFileSystemSynchronizedRootGroup; name = __NAME__Tests; path = Tests/__NAME__Tests; sourceTree = "<group>";};
                    A00000000000000000000053 /* iOS */ = {isa = PBXFileSystemSynchronizedRootGroup; path = iOS; sourceTree = "<group>";};
                    A00000000000000000000054 /* Host */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (A00000000000000000000043,); name = __NAME__TestHost; path = Tests/Host; sourceTree = "<group>";};
            /* End PBXFileSystemSynchronizedRootGroup section */
            /* Begin PBXFrameworksBuildPhase section */
                    A00000000000000000000061 /* FrameworksBuildPhase */ = {isa = PBXFrameworksBuildPhase; buildActionMask = 2147483647; files = (A00000000000000000000011,); runOnlyForDeploymentPostprocessing = 0;};
                    A00000000000000000000062 /* FrameworksBuildPhase */ = {isa = PBXFrameworksBuildPhase; buildActionMask = 2147483647; files = (A00000000000000000000012, A00000000000000000000015,); runOnlyForDeploymentPostprocessing = 0;};
            /* End PBXFrameworksBuildPhase section */
            /* Begin PBXGroup section */
                    A00000000000000000000071 /* all */ = {isa = PBXGroup; children = (A00000000000000000000051, A00000000000000000000052, A00000000000000000000053, A00000000000000000000054, A00000000000000000000072,); sourceTree = "<group>";};
                    A00000000000000000000072 /* Products */ = {isa = PBXGroup; children = (A00000000000000000000031, A00000000000000000000032, A00000000000000000000033,); name = Products; sourceTree = "<group>";};
            /* End PBXGroup section */
            /* Begin PBXNativeTarget section */
                    A00000000000000000000001 /* __NAME__ */ = {
                        isa = PBXNativeTarget;
                        buildConfigurationList = A000000000000000000000A2;
                        buildPhases = (A00000000000000000000081, A00000000000000000000061, A00000000000000000000091, A00000000000000000000094,);
                        buildRules = ();
                        dependencies = ();
                        fileSystemSynchronizedGroups = (A00000000000000000000051, A00000000000000000000053,);
                        name = __NAME__;
                        packageProductDependencies = (A00000000000000000000013,);
                        productName = __NAME__;
                        productReference = A00000000000000000000031;
                        productType = "com.apple.product-type.application";
                    };
                    A00000000000000000000002 /* __NAME__Tests */ = {
                        isa = PBXNativeTarget;
                        buildConfigurationList = A000000000000000000000A3;
                        buildPhases = (A00000000000000000000082, A00000000000000000000062, A00000000000000000000092,);
                        buildRules = ();
                        dependencies = (A00000000000000000000022,);
                        fileSystemSynchronizedGroups = (A00000000000000000000051, A00000000000000000000052,);
                        name = __NAME__Tests;
                        packageProductDependencies = (A00000000000000000000014, A00000000000000000000016,);
                        productName = __NAME__Tests;
                        productReference = A00000000000000000000032;
                        productType = "com.apple.product-type.bundle.unit-test";
                    };
                    A00000000000000000000004 /* __NAME__TestHost */ = {
                        isa = PBXNativeTarget;
                        buildConfigurationList = A000000000000000000000A4;
                        buildPhases = (A00000000000000000000083,);
                        buildRules = ();
                        dependencies = ();
                        fileSystemSynchronizedGroups = (A00000000000000000000054,);
                        name = __NAME__TestHost;
                        productName = __NAME__TestHost;
                        productReference = A00000000000000000000033;
                        productType = "com.apple.product-type.application";
                    };
            /* End PBXNativeTarget section */
            /* Begin PBXProject section */
                    A00000000000000000000003 /* Project object */ = {
                        isa = PBXProject;
                        attributes = {
                            BuildIndependentTargetsInParallel = 1;
                            LastSwiftUpdateCheck = 1600;
                            LastUpgradeCheck = 1600;
                            TargetAttributes = {A00000000000000000000002 = {TestTargetID = A00000000000000000000004;};};
                        };
                        buildConfigurationList = A000000000000000000000A1;
                        developmentRegion = en;
                        hasScannedForEncodings = 0;
                        knownRegions = (en, Base,);
                        mainGroup = A00000000000000000000071;
                        minimizedProjectReferenceProxies = 1;
                        packageReferences = (A000000000000000000000C1,);
                        preferredProjectObjectVersion = 77;
                        productRefGroup = A00000000000000000000072;
                        projectDirPath = "";
                        projectRoot = "";
                        targets = (A00000000000000000000001, A00000000000000000000002, A00000000000000000000004,);
                    };
            /* End PBXProject section */
            /* Begin PBXResourcesBuildPhase section */
                    A00000000000000000000091 /* ResourcesBuildPhase */ = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0;};
                    A00000000000000000000092 /* ResourcesBuildPhase */ = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0;};
            /* End PBXResourcesBuildPhase section */
            /* Begin PBXShellScriptBuildPhase section */
                    A00000000000000000000094 /* Open the local network for development */ = {isa = PBXShellScriptBuildPhase; alwaysOutOfDate = 1; buildActionMask = 2147483647; files = (); inputPaths = ("$(TARGET_BUILD_DIR)/$(INFOPLIST_PATH)",); name = "Open the local network for development"; outputPaths = (); runOnlyForDeploymentPostprocessing = 0; shellPath = /bin/sh; shellScript = "[ \"$CONFIGURATION\" = Debug ] || exit 0\nplutil -replace NSAppTransportSecurity -json '{\"NSAllowsLocalNetworking\": true}' \"$TARGET_BUILD_DIR/$INFOPLIST_PATH\"\nplutil -replace NSLocalNetworkUsageDescription -string 'The app shows pages of the server on your computer.' \"$TARGET_BUILD_DIR/$INFOPLIST_PATH\"";};
            /* End PBXShellScriptBuildPhase section */
            /* Begin PBXSourcesBuildPhase section */
                    A00000000000000000000081 /* SourcesBuildPhase */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0;};
                    A00000000000000000000082 /* SourcesBuildPhase */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0;};
                    A00000000000000000000083 /* SourcesBuildPhase */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0;};
            /* End PBXSourcesBuildPhase section */
            /* Begin PBXTargetDependency section */
                    A00000000000000000000022 /* host */ = {isa = PBXTargetDependency; target = A00000000000000000000004; targetProxy = A00000000000000000000021;};
            /* End PBXTargetDependency section */
            /* Begin XCBuildConfiguration section */
                    A000000000000000000000B1 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {
                        IPHONEOS_DEPLOYMENT_TARGET = 15.0;
                        SDKROOT = iphoneos;
                        SWIFT_VERSION = 6.0;
                        DEBUG_INFORMATION_FORMAT = dwarf;
                        ENABLE_TESTABILITY = YES;
                        ONLY_ACTIVE_ARCH = YES;
                        SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;
                        SWIFT_OPTIMIZATION_LEVEL = "-Onone";
                    }; name = Debug; };
                    A000000000000000000000B2 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {
                        IPHONEOS_DEPLOYMENT_TARGET = 15.0;
                        SDKROOT = iphoneos;
                        SWIFT_VERSION = 6.0;
                        DEBUG_INFORMATION_FORMAT = "dwarf-with-dsym";
                        SWIFT_COMPILATION_MODE = wholemodule;
                        VALIDATE_PRODUCT = YES;
                    }; name = Release; };
                    A000000000000000000000B3 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {
                        ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
                        CODE_SIGN_STYLE = Automatic;
                        ENABLE_USER_SCRIPT_SANDBOXING = NO;
                        GENERATE_INFOPLIST_FILE = YES;
                        INFOPLIST_FILE = Sources/__NAME__/Resources/Info.plist;
                        LD_RUNPATH_SEARCH_PATHS = "$(inherited) @executable_path/Frameworks";
                        PRODUCT_BUNDLE_IDENTIFIER = "__IDENTIFIER__";
                        PRODUCT_NAME = "$(TARGET_NAME)";
                        TARGETED_DEVICE_FAMILY = "1,2";
                    }; name = Debug; };
                    A000000000000000000000B4 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {
                        ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
                        CODE_SIGN_STYLE = Automatic;
                        ENABLE_USER_SCRIPT_SANDBOXING = NO;
                        GENERATE_INFOPLIST_FILE = YES;
                        INFOPLIST_FILE = Sources/__NAME__/Resources/Info.plist;
                        LD_RUNPATH_SEARCH_PATHS = "$(inherited) @executable_path/Frameworks";
                        PRODUCT_BUNDLE_IDENTIFIER = "__IDENTIFIER__";
                        PRODUCT_NAME = "$(TARGET_NAME)";
                        TARGETED_DEVICE_FAMILY = "1,2";
                    }; name = Release; };
                    A000000000000000000000B5 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {
                        BUNDLE_LOADER = "$(TEST_HOST)";
                        CODE_SIGN_STYLE = Automatic;
                        GENERATE_INFOPLIST_FILE = YES;
                        PRODUCT_BUNDLE_IDENTIFIER = "__IDENTIFIER__.tests";
                        PRODUCT_NAME = "$(TARGET_NAME)";
                        TARGETED_DEVICE_FAMILY = "1,2";
                        TEST_HOST = "$(BUILT_PRODUCTS_DIR)/__NAME__TestHost.app/__NAME__TestHost";
                    }; name = Debug; };
                    A000000000000000000000B6 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {
                        BUNDLE_LOADER = "$(TEST_HOST)";
                        CODE_SIGN_STYLE = Automatic;
                        GENERATE_INFOPLIST_FILE = YES;
                        PRODUCT_BUNDLE_IDENTIFIER = "__IDENTIFIER__.tests";
                        PRODUCT_NAME = "$(TARGET_NAME)";
                        TARGETED_DEVICE_FAMILY = "1,2";
                        TEST_HOST = "$(BUILT_PRODUCTS_DIR)/__NAME__TestHost.app/__NAME__TestHost";
                    }; name = Release; };
                    A000000000000000000000B7 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {
                        CODE_SIGN_STYLE = Automatic;
                        CURRENT_PROJECT_VERSION = 1;
                        GENERATE_INFOPLIST_FILE = YES;
                        INFOPLIST_FILE = Tests/Host/Info.plist;
                        MARKETING_VERSION = 1.0;
                        PRODUCT_BUNDLE_IDENTIFIER = "__IDENTIFIER__.testhost";
                        PRODUCT_NAME = "$(TARGET_NAME)";
                        TARGETED_DEVICE_FAMILY = "1,2";
                    }; name = Debug; };
                    A000000000000000000000B8 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {
                        CODE_SIGN_STYLE = Automatic;
                        CURRENT_PROJECT_VERSION = 1;
                        GENERATE_INFOPLIST_FILE = YES;
                        INFOPLIST_FILE = Tests/Host/Info.plist;
                        MARKETING_VERSION = 1.0;
                        PRODUCT_BUNDLE_IDENTIFIER = "__IDENTIFIER__.testhost";
                        PRODUCT_NAME = "$(TARGET_NAME)";
                        TARGETED_DEVICE_FAMILY = "1,2";
                    }; name = Release; };
            /* End XCBuildConfiguration section */
            /* Begin XCConfigurationList section */
                    A000000000000000000000A1 /* configurations */ = {isa = XCConfigurationList; buildConfigurations = (A000000000000000000000B1, A000000000000000000000B2,); defaultConfigurationIsVisible = 0; defaultConfigurationName = Release;};
                    A000000000000000000000A2 /* configurations */ = {isa = XCConfigurationList; buildConfigurations = (A000000000000000000000B3, A000000000000000000000B4,); defaultConfigurationIsVisible = 0; defaultConfigurationName = Release;};
                    A000000000000000000000A3 /* configurations */ = {isa = XCConfigurationList; buildConfigurations = (A000000000000000000000B5, A000000000000000000000B6,); defaultConfigurationIsVisible = 0; defaultConfigurationName = Release;};
                    A000000000000000000000A4 /* configurations */ = {isa = XCConfigurationList; buildConfigurations = (A000000000000000000000B7, A000000000000000000000B8,); defaultConfigurationIsVisible = 0; defaultConfigurationName = Release;};
            /* End XCConfigurationList section */
            /* Begin XCLocalSwiftPackageReference section */
                    A000000000000000000000C1 /* Turbo Navigator */ = {isa = XCLocalSwiftPackageReference; relativePath = "__PACKAGE__";};
            /* End XCLocalSwiftPackageReference section */
            /* Begin XCSwiftPackageProductDependency section */
                    A00000000000000000000013 /* TurboNavigator */ = {isa = XCSwiftPackageProductDependency; productName = TurboNavigator;};
                    A00000000000000000000014 /* TurboNavigatorTesting */ = {isa = XCSwiftPackageProductDependency; productName = TurboNavigatorTesting;};
                    A00000000000000000000016 /* TurboNavigator */ = {isa = XCSwiftPackageProductDependency; productName = TurboNavigator;};
            /* End XCSwiftPackageProductDependency section */
                };
                rootObject = A00000000000000000000003;
            }
            """#),
        ("__NAME__.xcodeproj/xcshareddata/xcschemes/__NAME__.xcscheme", #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme LastUpgradeVersion="1600" version="1.7">
              <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
                <BuildActionEntries>
                  <BuildActionEntry buildForTesting="YES" buildForRunning="YES" buildForProfiling="YES" buildForArchiving="YES" buildForAnalyzing="YES">
                    <BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="A00000000000000000000001" BuildableName="__NAME__.app" BlueprintName="__NAME__" ReferencedContainer="container:__NAME__.xcodeproj"/>
                  </BuildActionEntry>
                </BuildActionEntries>
              </BuildAction>
              <TestAction buildConfiguration="Debug">
                <Testables>
                  <TestableReference skipped="NO" parallelizable="NO">
                    <BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="A00000000000000000000002" BuildableName="__NAME__Tests.xctest" BlueprintName="__NAME__Tests" ReferencedContainer="container:__NAME__.xcodeproj"/>
                  </TestableReference>
                </Testables>
              </TestAction>
              <LaunchAction buildConfiguration="Debug">
                <BuildableProductRunnable>
                  <BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="A00000000000000000000001" BuildableName="__NAME__.app" BlueprintName="__NAME__" ReferencedContainer="container:__NAME__.xcodeproj"/>
                </BuildableProductRunnable>
              </LaunchAction>
              <ProfileAction buildConfiguration="Release"/>
              <AnalyzeAction buildConfiguration="Debug"/>
              <ArchiveAction buildConfiguration="Release" revealArchiveInOrganizer="YES"/>
            </Scheme>
            """#),
        ("iOS/App.swift", #"""
            #if SWIFT_PACKAGE
                import __NAME__
            #endif

            @main
            enum Start {
                @MainActor static func main() {
                    AppDelegate.main()
                }
            }
            """#),
        ("iOS/Assets.xcassets/AppIcon.appiconset/Contents.json", #"""
            {
              "images" : [
                { "filename" : "AppIcon.png", "idiom" : "universal", "platform" : "ios", "size" : "1024x1024" }
              ],
              "info" : { "author" : "xcode", "version" : 1 }
            }
            """#),
        ("iOS/Assets.xcassets/Contents.json", #"""
            {
              "info" : { "author" : "xcode", "version" : 1 }
            }
            """#),
        ("iOS/PrivacyInfo.xcprivacy", #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
                <key>NSPrivacyTracking</key>
                <false/>
                <key>NSPrivacyTrackingDomains</key>
                <array/>
                <!-- What the pages of the site collect belongs here too: see “Privacy manifest files” in Apple’s documentation. -->
                <key>NSPrivacyCollectedDataTypes</key>
                <array/>
                <!-- Neither the app nor Turbo Navigator uses an API for which Apple demands a reason. -->
                <key>NSPrivacyAccessedAPITypes</key>
                <array/>
            </dict>
            </plist>
            """#),
        ("xtool.yml", #"""
            # Read by xtool, which bin/iphone runs.
            version: 1
            bundleID: __IDENTIFIER__
            product: __NAME__Phone
            infoPath: Sources/__NAME__/Resources/Info.plist
            iconPath: iOS/Assets.xcassets/AppIcon.appiconset/AppIcon.png
            resources: [iOS/PrivacyInfo.xcprivacy]
            """#),
    ]

    /// The pictures, by path and base64-encoded.
    static let pictures: [(path: String, content: String)] = [
        ("iOS/Assets.xcassets/AppIcon.appiconset/AppIcon.png", "iVBORw0KGgoAAAANSUhEUgAABAAAAAQABAMAAACNMzawAAAAJFBMVEUccdiZwfH///87hd5ameR6retVlOKOuOzG3PWy0PTM4Pjm8PyCzogHAAAP+UlEQVR42u3dQW8V1xmA4QsX7EA2XIKDkmzKAInx3dAoTRSxIUSoQtkAoerWLbuuTEiVRTetd80KSH6A8aJqd8F0k/DnWqmK0gRsj67nznfO+Z7nB+CRzsvcM+cbX08mAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQlemHN3//1awYX/353v2rVmW85b/5YFac8/ckMNLy/3ZWqC8lMILfPJgV6/zn1iftf383gVHW/86scGsKSL3+Csi+/grIvv4KWJpPZpU4Z62W4aNZNR5areGdmFXkuvUafAPwoKYAbAMG9+tZVd60Yok/AHwIDO9ObQGsWbMhnZxV57ZVy3wDcAsY1OqsQlvWbTAPagzgvHVLvAOwC0i+A7ALcANwCxjKJ7UGYCo4iJVZtUwEEk4BPAnaAtoGDunErGLXrV/mT4DZ7A3rl/MU0GmgT4D/2bSCmT8BZrMzVjDvM4DngAFMZ5VzFpR0DmAeYAvgQdAWwCYg+xbAJiD5FsAmIPkWwCbgaD6pPwBvhaQdBBgH2APaBabfA3on4ChWWwjAe2GpHwI8BiR/CPAYkPwhwGPAUcyaYB1TPwV6DlzciTYC8ByY+hjAOGhxx9oIwEFA6mMAbwanD8BJ0KL+0EYAvjU09UGgo8DF3WkjAO+FCoC8owABpA/ANEgALGTWCCspAASAABAAAkAACAABIAAEgAAQAAJAAAgAASAABIAABCAAAQhAAAIQgAAEIAABCEAAAhCAAAQgAAEIQAACEIAABCAAAQigFNObb339oivHix/+/lgAo/ng7a5APzwWwChOvNMVKjqBHOt/qyvYvwSw7A//d7qibTwWwDKtPOkKN38sgCV+/O92nQLyBlDD+kcW0Pzn/5OuU0DiAM52ldgQwDJ81lXjewEM71hXkacCGHwDsFtTADHbgKYDuNtVZV0AiT8Aoj4EWg7gSW0BzAUwpNe66jwTQNYdYNgtoN0ArnUV+l4Ag90A9moMYC6AoZzuqvRMAAPZrjOAuQCGcarr3AIyB3C21gA2BDCEk121HgtgAO/XG8AFAQxgt94A5gJIOAaKGwm1GcCNmgO4IoAj26s5gLkAUn8CdN3fBJD3GWD05wDHwMk/A1pc/xNd5R4LIOMgMGYe4CEw+YOgY8DkmwBbgOSbgAYDeK3+AJ4JIO8pwMibAO+CJH8rxCCgSAJIvQcccxfYXgCnWgjgqQAWdryFAC4IIO854LiPAR4Ckj8GeAhIfhjc3PpPuyYIIPVT4IjPgc0FcKyNAJ4KIOvbICOPgxwDJD8IMAsUgHOgzCdBzQVwt40A1gWQ+SBwxKPA5gJ40kYAcwEsaFsAuQPYFUDuAPbaCKATgAAEsIhOAAIQgAAEIAABCEAAAhCAAAQgAAEIQAACEIAABCAAAQhAAAIQgAAEIAABCEAAAhCAAAQgAAEIQAACEIAABCAAAQhAAAIQgAAEIAABCEAAAhCAAAQgAAEIQAACEIAABCAAAQhAAAIQgAAEIAABCEAAAhCAAAQgAAEIQAACEIAABCAAAQhAAAIQgAAEIAABCEAAAhCAAAQgAAEIQAACEIAABCAAAQhAAAIQgAAEIAABCEAAAhCAAAQgAAEIQAACEIAABCAAAQhAAAIQgAAEIAABCEAAAhBAQQFsrN2fTD68syuAnAF8++PPviWAhAHMH/70wz/aE0C6ALb+/6evCiBbAN/8/Md/LIBcAVz+5c+/K4BMAcw3f/nzp3sCSBTA85cv4JoA8gQwv/ryBUx3BZAmgOevuoJrAsgSwKtuAJPJigCyBHDx1ZdwVwBJAth89SWcEkCOAC7tcwlTAeQI4PZ+1/CFADIEcHnfa3hdABkC2Nr3GlYFkCCAC/tfw1QACQJ4dMBFPBFA8wGsH3QRNwTQfAA7B13EcQG0HsDG1YMu4rQAWg/g+YEXcUwAjQcwP/AGMDkpgMYDuHjwRawIoPEANg++iKkA2g7g0vKvQgAlB3BbAKkDuDwRQOoAtgSQOoALh16ETWDTATw69CI8BrYcwPrhF+EgqOUAdg6/CEfBDQdw8BjIMKj5AJ73uAjj4HYDmPe4AXghpOEA+twAvBLWcACbPa7BS6HtBnCpzzV4LbzdAG73uQa/GNJsAJd7XYNfDWs2gK3JSFsAARQZwIVel+DXw5sN4FGvS/AFEa0GsN7rCnxFTLMB7PS6Al8S1WoAfcZA/7UrgEYD6HUKPMQkUABFBjDvdwPYFkCjAVwc7xlQACUGsNnr558VQKMB9BoDDfcXIwRQWgC9xkCD/bkAAZQWQL8x0MlOAI0G0GsMNMS7YAIoMoB+Y6CVTgCNBtBvDHRNAI0G0G8MNN0TQKMB7Ix9AxBAUQGMOgYSQHkBjDoGEkBxAYw7BhJAcQGMOwYSQHEBjDsGEkBpAYw8BhJAaQGMPAYSQGEBjD0GEkBhAYw9BhJAWQGMPgYSQFkBjD4GEkBRAYw/BhJAUQHsxNwABFBIAAFjIAGUFEDAGEgABQUQMQYSQEEBRIyBBFBQABFjIAGUE0DIGEgA5QQQMgYSQDEBxIyBBFBMADFjIAGUEkDQGEgApQQQNAYSQCEBRI2BBFBIADuRNwABhAcQNgYSQBkBhI2BBFBEAHFjIAEUEUDcGEgARQQQNwYSQAkBBI6BBFBCAIFjIAEUEEDkGEgABQQQOQYSQHwAoWMgAcQHEDoGEkB4ALFjIAGEB7ATfwMQQGAAwWMgAUQHEDwGEkBwANFjIAEEBxA9BhJAcADRYyABxAYQPgYSQGwA4WMgAYQGED8GEkBoAPFjIAFEBlDAGEgAkQEUMAYSQGAAJYyBBBAYwE4pNwABhARQxBhIAHEBFDEGEkBcAP1OgbcF0GgA/Q6BTnUCaDSAfs+AZwXQagC9toCrnQAaDeC9MsZAAogK4LsyxkACiAqg1xzohgCaDaDPFmClE0CrAVwp5RRYADEB9HkXbIwxkACCAvhVSTcAAYwfQI9J4HRXAO0GcKaQMZAAggLo8TrwtgAaDuDwUeCpTgANB3D4McBZAbQcQCljIAGUGsBdAQhAAD4CBGATKACPgQJwECQAR8ECMAwSgHGwALwQIoD6A/BKWPIAvBSaPQCvhScPwC+GJA/Ar4YlD8Avh2YPwK+HJw/AF0QkD8BXxGQPwJdEJQ/A18QlD8AXRWYPwFfFJg/Al0VnD8DXxScPwB+MyB6APxmTPAB/NCp7AP5sXPIA/OHI7AG8W8RISABhAfjj0ckD8OfjswdQxEhIAHEBFDESEkBgACWMhAQQGEAJIyEBRAZQwEhIAJEBFDASEkBoAPEjIQGEBhA/EhJAbADhIyEBxAYQPhISQHAA0SMhAQQHED0SEkBwANEjIQFEBxA8EhJAdADBIyEBhAcQOxISQHgAsSMhAcQHEDoSEkB8AKEjIQEUEEDkSEgABQQQORISQAkBBI6EBFBCAIEjIQEUEUDcSEgARQQQNxISQBEBxI2EBFBGAGEjIQGUEUDYSEgAhQQQNRISQCEBRI2EBFBKAEEjIQGUEkDQSEgAxQQQMxISQDEBxIyEBFBOACEjIQGUE0DISEgABQUQMRISQEEBRIyEBFBQABEjIQGUFEDASEgAJQUQMBISQFEBjD8SEkBRAYw/EhJAWQGMPhISQFkBjD4SEkBhAYw9EhJAYQGMPRISQGkBjDwSEkBpAYw8EhJAcQGMOxISQHEBjDsSEkBxAYw7EhJAeQGMOhISQHkBjDoSEkCBAfQbCa0IoNUAeo6E7gqg1QD6jYROCaDVAPqNhKYCaDaAfiOhLwTQagD9RkKvC6DZAHqNhFYF0GwAvUZCUwG0G0Cv8+AnAmg2gF4joRsCaDaAXreA4wJoN4A+I6HTAmg3gD4joWMCaDiAHiOhkwJoOIAeI6EVAbQcwOEjoakAWg6gx0hIAE0HcFkAuQM4fCQkgLYDuCSA3AEcNhKyCWw9gHc9BuYO4JCRkIOg1gM4ZCTkKLj5AA4eCRkGNR/AwSMh4+D2A1j3QkjuAA4cCXklLEEAF5Z6DDBWAOcFsISR0KoAMgSw/0iool8MWRPAEkZCXwggRQCXlrgFEEAFAew3Eqrp18PPCWD4kVBNXxDxpgAGHwlV9RUxbwhg8JFQVV8SdUYAQ98Cprs1BbAlgKFvAQP91ZCRArgtgKPdAl56EBjq7waNFMB1AQx8HDjUHwwYKYCrAjiib37+4z/u6gpgIoBBZ0LD/Qlxs6BaApg//OmHf7RXWQDnBDCAb3/82bcG/EedA9UTQLexdn8y+fDOblddAFsCKJWnQAF4ChSAhwABeAgQgIcAARgFCcAeUADeCBWALYAAbAEEYAsgAFsAAZgECeAoNgWQOoDzEwGkDuANAeQO4LoAUgfQ5jOAAJI/Awgg9ymQAFK/CyKA7HMAAaTfAgog+w1AAJlPAQWQ/RlQANl3AAJIvgMQQPYbgADyjoEE0NPDiQAyB9D0B4AAkn8ACOBQn08EkDmAcxMBZA5gbSKAzAGsXRVA5gASrL8Akq+/APb3ZYb1F8C+rwB8OpkIIG8AOf77C2Cf//33siy/AF5a+69+d+/+JJFWApggAASAABAAAkAACAABIAAEgAAQAAJAAAgAASAABIAABCAAAQhAAAIQgAAEIAABCEAAAhCAAAQgAAEIQAACEIAABCAAAQigSXttrP/cSgqARey2EcCGlVzQdhsBrFvJBT1pI4ArVnJBZ9sI4IKVXNDdNgK4bCUXdKONAC5ZyQW930YAF63kgo63EcB3VnJBp9sIYMdKLuhYGwGcsZILOtFGANet5IKmbQRw1UqmngYZBSQ/CnQQmPwk6F3ruLDXHQPkdqqFAB5Zx9zPgZ4Ccz8GeCEs+WPAe1bxCBqYB5oFHsVr9oC5rdQfwKZVPIpdB8HOAr0Pllj174TsWMPcR0G2AEe0Xff6+6WQ5CcBTgGOqvL3Am9bwdTjAA+BR/dHL4P4DKjWlvVLfRjoEyD5c8Bzq5f7LOi61RtCtW+FeBdkGNW+GupVgNzHwb4caiiVjgR3rNxAplWeBs79UuhgrnkGTH4LqPAwaMMNYEAVvh38V6s2pOq+NNSbIMOqbiRkDDSwz+pa/39bsdT7QDvA4a3WFIBvhluCP9Wz/v+wWstQzZeHmwIuaRtQybPgFRuAJVmpYiy4sWmlMhewcd06Zf4UWLf+yy3gL2Wv/zOf/8t2q+CXA+bfWp/lO/FOqev/1O1/HB+8XeBdYP70Uysz3lbg5ltfvyhn8V/88/E9H/4AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFTmP/JggeL0IOTPAAAAAElFTkSuQmCC"),
    ]
}
