import Foundation

/// The files that describe the app to iOS and the Linux desktop, and its README.
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
            <key>CFBundleIconFile</key>
            <string>AppIcon</string>
            <key>CFBundleShortVersionString</key>
            <string>1.0</string>
            <key>SiteURL</key>
            <string>\(escapedURL)</string>
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
                            <string>\(name).SceneDelegate</string>
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

    private var escapedURL: String {
        url.absoluteString.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
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

        ## On an iPhone

        From Linux, with xtool: `'\(package)/bin/iphone' .` builds the app, signs it and installs it. On a Mac, open
        `\(name).xcodeproj` in Xcode. Neither has been tried on a phone yet: see `docs/ios.md` of Turbo Navigator.

        ## Files

        | file | contents |
        | --- | --- |
        | `Sources/\(name)/Resources/Info.plist` | the URL of the site, the identifier, the name and the icon, for both systems |
        | `Sources/\(name)/Resources/path-configuration.json` | the rules: pages that are modals or replace others |
        | `Sources/\(name)/SceneDelegate.swift` | the window and the navigator; set the navigator's delegate here |
        | `Sources/\(name)/Resources/AppIcon.svg` | the icon on Linux; the one for iOS is in `iOS/Assets.xcassets` |
        | `Linux`, `iOS` | the start of the app on each system; the entry in the desktop's menu |
        | `Tests/\(name)Tests` | a scenario of taps, tested by the rules and in the app |
        | `xtool.yml` | the build instructions for xtool |
        """
    }
}
