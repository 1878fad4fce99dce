/// The Xcode build settings of the app and its tests.
extension NewApp {
    var buildSettings: String {
        """
        /* Begin XCBuildConfiguration section */
        \(configuration("A000000000000000000000B1", "Debug", common + debug))
        \(configuration("A000000000000000000000B2", "Release", common + release))
        \(configuration("A000000000000000000000B3", "Debug", ofApp))
        \(configuration("A000000000000000000000B4", "Release", ofApp))
        \(configuration("A000000000000000000000B5", "Debug", ofTests))
        \(configuration("A000000000000000000000B6", "Release", ofTests))
        \(configuration("A000000000000000000000B7", "Debug", ofTestHost))
        \(configuration("A000000000000000000000B8", "Release", ofTestHost))
        /* End XCBuildConfiguration section */
        /* Begin XCConfigurationList section */
                A000000000000000000000A1 /* configurations */ = {isa = XCConfigurationList; buildConfigurations = (A000000000000000000000B1, A000000000000000000000B2,); defaultConfigurationIsVisible = 0; defaultConfigurationName = Release;};
                A000000000000000000000A2 /* configurations */ = {isa = XCConfigurationList; buildConfigurations = (A000000000000000000000B3, A000000000000000000000B4,); defaultConfigurationIsVisible = 0; defaultConfigurationName = Release;};
                A000000000000000000000A3 /* configurations */ = {isa = XCConfigurationList; buildConfigurations = (A000000000000000000000B5, A000000000000000000000B6,); defaultConfigurationIsVisible = 0; defaultConfigurationName = Release;};
                A000000000000000000000A4 /* configurations */ = {isa = XCConfigurationList; buildConfigurations = (A000000000000000000000B7, A000000000000000000000B8,); defaultConfigurationIsVisible = 0; defaultConfigurationName = Release;};
        /* End XCConfigurationList section */
        /* Begin XCLocalSwiftPackageReference section */
                A000000000000000000000C1 /* Turbo Navigator */ = {isa = XCLocalSwiftPackageReference; relativePath = "\(package)";};
        /* End XCLocalSwiftPackageReference section */
        /* Begin XCSwiftPackageProductDependency section */
                A00000000000000000000013 /* TurboNavigator */ = {isa = XCSwiftPackageProductDependency; productName = TurboNavigator;};
                A00000000000000000000014 /* TurboNavigatorTesting */ = {isa = XCSwiftPackageProductDependency; productName = TurboNavigatorTesting;};
                A00000000000000000000016 /* TurboNavigator */ = {isa = XCSwiftPackageProductDependency; productName = TurboNavigator;};
        /* End XCSwiftPackageProductDependency section */
        """
    }

    private func configuration(_ id: String, _ name: String, _ settings: [String]) -> String {
        let lines = settings.map { "            \($0);" }.joined(separator: "\n")
        return """
                    \(id) /* \(name) */ = {isa = XCBuildConfiguration; buildSettings = {
            \(lines)
                    }; name = \(name); };
            """
    }

    private var common: [String] { ["IPHONEOS_DEPLOYMENT_TARGET = 15.0", "SDKROOT = iphoneos", "SWIFT_VERSION = 6.0"] }

    private var debug: [String] {
        [
            "DEBUG_INFORMATION_FORMAT = dwarf", "ENABLE_TESTABILITY = YES", "ONLY_ACTIVE_ARCH = YES",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG", "SWIFT_OPTIMIZATION_LEVEL = \"-Onone\"",
        ]
    }

    private var release: [String] {
        [
            "DEBUG_INFORMATION_FORMAT = \"dwarf-with-dsym\"", "SWIFT_COMPILATION_MODE = wholemodule",
            "VALIDATE_PRODUCT = YES",
        ]
    }

    private var ofApp: [String] {
        [
            "ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon", "CODE_SIGN_STYLE = Automatic",
            "CURRENT_PROJECT_VERSION = 1", "ENABLE_USER_SCRIPT_SANDBOXING = NO", "GENERATE_INFOPLIST_FILE = YES",
            "INFOPLIST_FILE = Sources/\(name)/Resources/Info.plist",
            "LD_RUNPATH_SEARCH_PATHS = \"$(inherited) @executable_path/Frameworks\"", "MARKETING_VERSION = 1.0",
            "PRODUCT_BUNDLE_IDENTIFIER = \"\(identifier)\"", "PRODUCT_NAME = \"$(TARGET_NAME)\"",
            "TARGETED_DEVICE_FAMILY = \"1,2\"",
        ]
    }

    private var ofTests: [String] {
        [
            "BUNDLE_LOADER = \"$(TEST_HOST)\"", "CODE_SIGN_STYLE = Automatic", "GENERATE_INFOPLIST_FILE = YES",
            "PRODUCT_BUNDLE_IDENTIFIER = \"\(identifier).tests\"", "PRODUCT_NAME = \"$(TARGET_NAME)\"",
            "TARGETED_DEVICE_FAMILY = \"1,2\"",
            "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/\(name)TestHost.app/\(name)TestHost\"",
        ]
    }

    private var ofTestHost: [String] {
        [
            "CODE_SIGN_STYLE = Automatic", "CURRENT_PROJECT_VERSION = 1", "GENERATE_INFOPLIST_FILE = YES",
            "INFOPLIST_FILE = Tests/Host/Info.plist", "MARKETING_VERSION = 1.0",
            "PRODUCT_BUNDLE_IDENTIFIER = \"\(identifier).testhost\"", "PRODUCT_NAME = \"$(TARGET_NAME)\"",
            "TARGETED_DEVICE_FAMILY = \"1,2\"",
        ]
    }
}
