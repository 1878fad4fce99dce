/// The project for Xcode 16 or later, with the app and its tests. Xcode reformats the file on saving.
///
/// The tests contain the app's sources and the library. So their host is an empty app, because a library that is in
/// both the host and its tests has two copies of each class.
extension NewApp {
    var project: String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            classes = {
            };
            objectVersion = 77;
            objects = {
        \(targets)
        \(buildSettings)
            };
            rootObject = A00000000000000000000003;
        }
        """
    }

    private var targets: String {
        """
        /* Begin PBXBuildFile section */
                A00000000000000000000011 /* TurboNavigator */ = {isa = PBXBuildFile; productRef = A00000000000000000000013;};
                A00000000000000000000012 /* TurboNavigatorTesting */ = {isa = PBXBuildFile; productRef = A00000000000000000000014;};
                A00000000000000000000015 /* TurboNavigator */ = {isa = PBXBuildFile; productRef = A00000000000000000000016;};
        /* End PBXBuildFile section */
        /* Begin PBXContainerItemProxy section */
                A00000000000000000000021 /* host */ = {isa = PBXContainerItemProxy; containerPortal = A00000000000000000000003; proxyType = 1; remoteGlobalIDString = A00000000000000000000004; remoteInfo = Host;};
        /* End PBXContainerItemProxy section */
        /* Begin PBXFileReference section */
                A00000000000000000000031 /* \(name).app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = \(name).app; sourceTree = BUILT_PRODUCTS_DIR;};
                A00000000000000000000032 /* \(name)Tests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = \(name)Tests.xctest; sourceTree = BUILT_PRODUCTS_DIR;};
                A00000000000000000000033 /* \(name)TestHost.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = \(name)TestHost.app; sourceTree = BUILT_PRODUCTS_DIR;};
        /* End PBXFileReference section */
        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
                A00000000000000000000041 /* Info.plist isn't a resource */ = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Resources/Info.plist,); target = A00000000000000000000001;};
                A00000000000000000000042 /* Info.plist isn't a resource */ = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Resources/Info.plist,); target = A00000000000000000000002;};
                A00000000000000000000043 /* Info.plist isn't a resource */ = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist,); target = A00000000000000000000004;};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */
        /* Begin PBXFileSystemSynchronizedRootGroup section */
                A00000000000000000000051 /* Sources */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (A00000000000000000000041, A00000000000000000000042,); name = \(name); path = Sources/\(name); sourceTree = "<group>";};
                A00000000000000000000052 /* Tests */ = {isa = PBXFileSystemSynchronizedRootGroup; name = \(name)Tests; path = Tests/\(name)Tests; sourceTree = "<group>";};
                A00000000000000000000053 /* iOS */ = {isa = PBXFileSystemSynchronizedRootGroup; path = iOS; sourceTree = "<group>";};
                A00000000000000000000054 /* Host */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (A00000000000000000000043,); name = \(name)TestHost; path = Tests/Host; sourceTree = "<group>";};
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
                A00000000000000000000001 /* \(name) */ = {
                    isa = PBXNativeTarget;
                    buildConfigurationList = A000000000000000000000A2;
                    buildPhases = (A00000000000000000000081, A00000000000000000000061, A00000000000000000000091, A00000000000000000000094,);
                    buildRules = ();
                    dependencies = ();
                    fileSystemSynchronizedGroups = (A00000000000000000000051, A00000000000000000000053,);
                    name = \(name);
                    packageProductDependencies = (A00000000000000000000013,);
                    productName = \(name);
                    productReference = A00000000000000000000031;
                    productType = "com.apple.product-type.application";
                };
                A00000000000000000000002 /* \(name)Tests */ = {
                    isa = PBXNativeTarget;
                    buildConfigurationList = A000000000000000000000A3;
                    buildPhases = (A00000000000000000000082, A00000000000000000000062, A00000000000000000000092,);
                    buildRules = ();
                    dependencies = (A00000000000000000000022,);
                    fileSystemSynchronizedGroups = (A00000000000000000000051, A00000000000000000000052,);
                    name = \(name)Tests;
                    packageProductDependencies = (A00000000000000000000014, A00000000000000000000016,);
                    productName = \(name)Tests;
                    productReference = A00000000000000000000032;
                    productType = "com.apple.product-type.bundle.unit-test";
                };
                A00000000000000000000004 /* \(name)TestHost */ = {
                    isa = PBXNativeTarget;
                    buildConfigurationList = A000000000000000000000A4;
                    buildPhases = (A00000000000000000000083,);
                    buildRules = ();
                    dependencies = ();
                    fileSystemSynchronizedGroups = (A00000000000000000000054,);
                    name = \(name)TestHost;
                    productName = \(name)TestHost;
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
                A00000000000000000000094 /* Open the local network for development */ = {isa = PBXShellScriptBuildPhase; alwaysOutOfDate = 1; buildActionMask = 2147483647; files = (); inputPaths = ("$(TARGET_BUILD_DIR)/$(INFOPLIST_PATH)",); name = "Open the local network for development"; outputPaths = (); runOnlyForDeploymentPostprocessing = 0; shellPath = /bin/sh; shellScript = "\(openingScript)";};
        /* End PBXShellScriptBuildPhase section */
        /* Begin PBXSourcesBuildPhase section */
                A00000000000000000000081 /* SourcesBuildPhase */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0;};
                A00000000000000000000082 /* SourcesBuildPhase */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0;};
                A00000000000000000000083 /* SourcesBuildPhase */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0;};
        /* End PBXSourcesBuildPhase section */
        /* Begin PBXTargetDependency section */
                A00000000000000000000022 /* host */ = {isa = PBXTargetDependency; target = A00000000000000000000004; targetProxy = A00000000000000000000021;};
        /* End PBXTargetDependency section */
        """
    }
}
