// swift-tools-version:6.0
import PackageDescription

// The demo for the iPhone, which bin/iphone builds with xtool. It has the same sources as `Demo.xcodeproj`, in one
// module. On Linux the demo is a target of the package above, so that apps that depend on the library get no product of
// it.
let package = Package(
    name: "Demo",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [.library(name: "Demo", targets: ["Demo"])],
    dependencies: [.package(name: "turbo-navigator", path: "../..")],
    targets: [
        .target(
            name: "Demo", dependencies: [.product(name: "TurboNavigator", package: "turbo-navigator")], path: ".",
            exclude: [
                "Demo.xcodeproj", "Launcher", "iOS/AppIcon.png", "iOS/Info.plist", "iOS/PrivacyInfo.xcprivacy",
                "xtool.yml",
            ],
            sources: ["DemoApp", "iOS"])
    ],
    swiftLanguageModes: [.v6]
)
