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
