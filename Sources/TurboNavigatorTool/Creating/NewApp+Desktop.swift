/// The files that tell iOS and the Linux desktop about the app, and its README.
extension NewApp {
    var propertyList: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleIdentifier</key>
            <string>\(identifier)</string>
            <key>CFBundleDisplayName</key>
            <string>\(name)</string>
            <key>CFBundleIconName</key>
            <string>AppIcon</string>
            <key>CFBundleShortVersionString</key>
            <string>1.0</string>\(transport)
            <key>UIApplicationSceneManifest</key>
            <dict>
                <key>UIApplicationSupportsMultipleScenes</key>
                <false/>
                <key>UISceneConfigurations</key>
                <dict>
                    <key>UIWindowSceneSessionRoleApplication</key>
                    <array>
                        <dict>
                            <key>UISceneConfigurationName</key>
                            <string>Default Configuration</string>
                            <key>UISceneDelegateClassName</key>
                            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
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
        """
    }

    /// Allows plain http in the local network, which iOS blocks by default.
    private var transport: String {
        guard url.scheme == "http" else { return "" }
        return """

                <key>NSAppTransportSecurity</key>
                <dict>
                    <key>NSAllowsLocalNetworking</key>
                    <true/>
                </dict>
                <key>NSLocalNetworkUsageDescription</key>
                <string>The app shows pages from the server on your computer.</string>
            """
    }

    var desktopEntry: String {
        """
        [Desktop Entry]
        Type=Application
        Name=\(name)
        Exec=\(name.lowercased()) %u
        Icon=\(identifier)
        StartupWMClass=\(identifier)
        Categories=Network;
        """
    }

    var readme: String {
        """
        # \(name)

        A native app for iOS and Linux that shows <\(url.absoluteString)>, made with Turbo Navigator.

        ## On Linux

            '\(package)/bin/setup'       # installs GTK and WebKitGTK, once
            swift run                    # runs the app in a window
            swift test                   # tests the rules; with TURBO_JS=FILE, also the app
            '\(package)/bin/package' .   # makes a folder, a Debian package and a Flatpak manifest

        `\(variable)=https://example.com swift run` shows another server. `TURBO_LOG=info swift run` logs the reason of each
        decision.

        ## On iOS

        Open `\(name).xcodeproj` in Xcode and run it. This project hasn't been tried on a Mac yet.

        ## Files

        | file | contents |
        | --- | --- |
        | `Sources/\(name)/Site.swift` | the URL of the site |
        | `Sources/\(name)/Resources/path-configuration.json` | the rules: pages that are modals or replace others |
        | `Sources/\(name)/Resources/Info.plist` | the identifier, the name and the icon, for both systems |
        | `Sources/\(name)/Resources/AppIcon.svg` | the icon on Linux; the one for iOS is in `iOS/Assets.xcassets` |
        | `Sources/\(name)/SceneDelegate.swift` | the window and the navigator; set the navigator's delegate here |
        | `Tests/\(name)Tests` | a scenario of taps, tested by the rules and in the app |
        | `Linux/\(identifier).desktop` | the entry in the desktop's menu |
        """
    }
}
