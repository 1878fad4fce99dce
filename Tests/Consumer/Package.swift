// swift-tools-version:6.0
import PackageDescription

// An app's package, in Swift 5 and in Swift 6. Tests/consumer.sh reads a copy of it that depends on a tag of this
// repository, and builds one that depends on its folder, so that only the app is compiled. The folders of the targets
// link to Shared and App, which contain the code for both language modes.
let repository = Context.environment["TURBO_NAVIGATOR"] ?? "file:///path/to/turbo-navigator"
let dependency: Package.Dependency =
    repository.hasPrefix("file:")
    ? .package(url: repository, from: "1.0.0") : .package(name: "turbo-navigator", path: repository)

let products: [Target.Dependency] = ["Turbo", "TurboNavigator", "TurboSession", "TurboCore"].map {
    .product(name: $0, package: "turbo-navigator")
}

let family: [Target.Dependency] = [.product(name: "HotwireNative", package: "turbo-navigator")]

/// The driver of in-process tests, and the test server of all tests.
let testing: Target.Dependency = .product(name: "TurboNavigatorTesting", package: "turbo-navigator")

func targets(_ version: String, _ mode: SwiftLanguageMode) -> [Target] {
    let settings: [SwiftSetting] = [.swiftLanguageMode(mode)]
    // Handlers in the style before Swift 6 cause warnings on Linux.
    let quiet: [SwiftSetting] = version == "5" ? [.unsafeFlags(["-suppress-warnings"])] : []
    return [
        .target(name: "Client\(version)", dependencies: products + family, swiftSettings: settings + quiet),
        // An app written for Hotwire Native, which imports only that module.
        .executableTarget(
            name: "Family\(version)", dependencies: family, resources: [.copy("Resources")],
            swiftSettings: settings + quiet),
        // The scene delegate of one app creates its window. The other's gets it from the storyboard named in
        // Info.plist, as in Xcode's template and Hotwire Native's instructions.
        .executableTarget(
            name: "App\(version)", dependencies: version == "5" ? products : family, resources: [.copy("Resources")],
            swiftSettings: settings),
        .testTarget(
            name: "Client\(version)Tests", dependencies: [.target(name: "Client\(version)"), testing],
            swiftSettings: settings),
        .testTarget(
            name: "Family\(version)Tests", dependencies: [.target(name: "Family\(version)"), testing],
            swiftSettings: settings),
    ]
}

/// A method that isn't the protocol's in Swift 6 mode, for which the compiler warns.
let misspelt = Target.target(
    name: "Misspelt", dependencies: products + family, swiftSettings: [.swiftLanguageMode(.v6)])

/// Names that are qualified by another name of the module, whose own name is that of a class.
let qualified = Target.target(
    name: "Qualified", dependencies: products,
    swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-module-alias", "TN=TurboNavigator"])])

let package = Package(
    name: "consumer",
    platforms: [.iOS(.v15), .macOS(.v13)],
    dependencies: [dependency],
    targets: targets("5", .v5) + targets("6", .v6) + [misspelt, qualified]
)
