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
                <string>The app shows pages of the server on your computer.</string>
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
            swift run                    # the app in a window
            swift test                   # the rules; with TURBO_JS=FILE the app too
            '\(package)/bin/package' .   # a folder, a Debian package and a Flatpak manifest of it

        `\(variable)=https://example.com swift run` shows another server. `TURBO_LOG=info swift run` says why each link opens as it
        does.

        ## On iOS

        Open `\(name).xcodeproj` in Xcode and run it. This project hasn't been tried on a Mac yet.

        ## Where things are

        | file | what it says |
        | --- | --- |
        | `Sources/\(name)/Site.swift` | which site is shown |
        | `Sources/\(name)/Resources/path-configuration.json` | which pages are modals, or replace others |
        | `Sources/\(name)/Resources/Info.plist` | the identifier, the name and the icon, on both systems |
        | `Sources/\(name)/Resources/AppIcon.svg` | the icon on Linux; the one for iOS is in `iOS/Assets.xcassets` |
        | `Sources/\(name)/SceneDelegate.swift` | how the window is made; give the navigator a delegate here |
        | `Tests/\(name)Tests` | a script of taps, by the rules and in the app |
        | `Linux/\(identifier).desktop` | the entry in the menu of the desktop |
        """
    }
}
