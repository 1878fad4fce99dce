/// The scheme of the Xcode project, and a script of its app.
extension NewApp {
    /// A script of the app's target, as a string of the project file. A release build keeps Info.plist as it is.
    var openingScript: String {
        let file = #"\"$TARGET_BUILD_DIR/$INFOPLIST_PATH\""#
        let reason = "The app shows pages of the server on your computer."
        return [
            #"[ \"$CONFIGURATION\" = Debug ] || exit 0"#,
            #"plutil -replace NSAppTransportSecurity -json '{\"NSAllowsLocalNetworking\": true}' "# + file,
            "plutil -replace NSLocalNetworkUsageDescription -string '\(reason)' " + file,
        ].joined(separator: #"\n"#)
    }

    /// The scheme, which Xcode would make without the tests, because the app doesn't host them.
    var scheme: String {
        let app = buildable("A00000000000000000000001", "\(name).app", name)
        let tests = buildable("A00000000000000000000002", "\(name)Tests.xctest", "\(name)Tests")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme LastUpgradeVersion="1600" version="1.7">
              <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
                <BuildActionEntries>
                  <BuildActionEntry buildForTesting="YES" buildForRunning="YES" buildForProfiling="YES" \
            buildForArchiving="YES" buildForAnalyzing="YES">
                    \(app)
                  </BuildActionEntry>
                </BuildActionEntries>
              </BuildAction>
              <TestAction buildConfiguration="Debug">
                <Testables>
                  <TestableReference skipped="NO" parallelizable="NO">
                    \(tests)
                  </TestableReference>
                </Testables>
              </TestAction>
              <LaunchAction buildConfiguration="Debug">
                <BuildableProductRunnable>
                  \(app)
                </BuildableProductRunnable>
              </LaunchAction>
              <ProfileAction buildConfiguration="Release"/>
              <AnalyzeAction buildConfiguration="Debug"/>
              <ArchiveAction buildConfiguration="Release" revealArchiveInOrganizer="YES"/>
            </Scheme>
            """
    }

    private func buildable(_ identifier: String, _ file: String, _ target: String) -> String {
        """
        <BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="\(identifier)" BuildableName="\(file)" \
        BlueprintName="\(target)" ReferencedContainer="container:\(name).xcodeproj"/>
        """
    }
}
