/// The Swift package, and the start of the app on each system.
extension NewApp {
    var manifest: String {
        """
        // swift-tools-version:6.0
        import PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.iOS(.v15), .macOS(.v13)],
            products: [
                .executable(name: "\(name)", targets: ["\(name)Linux"]),
                // xtool makes an app for the iPhone of this library.
                .library(name: "\(name)Phone", targets: ["\(name)Phone"]),
            ],
            dependencies: [
                .package(name: "turbo-navigator", path: "\(package)")
            ],
            targets: [
                .target(
                    name: "\(name)",
                    dependencies: [.product(name: "TurboNavigator", package: "turbo-navigator")],
                    resources: [.copy("Resources")]),
                // Each system has its own start of the app.
                .executableTarget(
                    name: "\(name)Linux",
                    dependencies: ["\(name)"],
                    path: "Linux",
                    exclude: ["\(identifier).desktop"]),
                .target(
                    name: "\(name)Phone",
                    dependencies: ["\(name)"],
                    path: "iOS",
                    exclude: ["Assets.xcassets"]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: [
                        "\(name)", .product(name: "TurboNavigatorTesting", package: "turbo-navigator"),
                    ]),
            ]
        )
        """
    }

    /// The build instructions for xtool. It links the library into an app, and reads no asset catalog.
    var packing: String {
        """
        # Read by xtool, which bin/iphone runs.
        version: 1
        bundleID: \(identifier)
        product: \(name)Phone
        infoPath: Sources/\(name)/Resources/Info.plist
        iconPath: iOS/Assets.xcassets/AppIcon.appiconset/AppIcon.png
        """
    }

    var startOnLinux: String {
        """
        import \(name)

        AppDelegate.main()
        """
    }

    /// Xcode compiles all sources as one module, and xtool as two.
    var startOnPhone: String {
        """
        #if SWIFT_PACKAGE
            import \(name)
        #endif

        @main
        enum Start {
            @MainActor static func main() {
                AppDelegate.main()
            }
        }
        """
    }
}
