/// The project for Xcode 16 or later, with the app and its tests, which the app hosts. Xcode reformats the file on saving.
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
        /* End PBXBuildFile section */
        /* Begin PBXContainerItemProxy section */
                A00000000000000000000021 /* app */ = {isa = PBXContainerItemProxy; containerPortal = A00000000000000000000003; proxyType = 1; remoteGlobalIDString = A00000000000000000000001; remoteInfo = \(name);};
        /* End PBXContainerItemProxy section */
        /* Begin PBXFileReference section */
                A00000000000000000000031 /* \(name).app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = \(name).app; sourceTree = BUILT_PRODUCTS_DIR;};
                A00000000000000000000032 /* \(name)Tests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = \(name)Tests.xctest; sourceTree = BUILT_PRODUCTS_DIR;};
        /* End PBXFileReference section */
        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
                A00000000000000000000041 /* Info.plist isn't a resource */ = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Resources/Info.plist,); target = A00000000000000000000001;};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */
        /* Begin PBXFileSystemSynchronizedRootGroup section */
                A00000000000000000000051 /* Sources */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (A00000000000000000000041,); name = \(name); path = Sources/\(name); sourceTree = "<group>";};
                A00000000000000000000052 /* Tests */ = {isa = PBXFileSystemSynchronizedRootGroup; name = \(name)Tests; path = Tests/\(name)Tests; sourceTree = "<group>";};
                A00000000000000000000053 /* iOS */ = {isa = PBXFileSystemSynchronizedRootGroup; path = iOS; sourceTree = "<group>";};
        /* End PBXFileSystemSynchronizedRootGroup section */
        /* Begin PBXFrameworksBuildPhase section */
                A00000000000000000000061 /* FrameworksBuildPhase */ = {isa = PBXFrameworksBuildPhase; buildActionMask = 2147483647; files = (A00000000000000000000011,); runOnlyForDeploymentPostprocessing = 0;};
                A00000000000000000000062 /* FrameworksBuildPhase */ = {isa = PBXFrameworksBuildPhase; buildActionMask = 2147483647; files = (A00000000000000000000012,); runOnlyForDeploymentPostprocessing = 0;};
        /* End PBXFrameworksBuildPhase section */
        /* Begin PBXGroup section */
                A00000000000000000000071 /* all */ = {isa = PBXGroup; children = (A00000000000000000000051, A00000000000000000000052, A00000000000000000000053, A00000000000000000000072,); sourceTree = "<group>";};
                A00000000000000000000072 /* Products */ = {isa = PBXGroup; children = (A00000000000000000000031, A00000000000000000000032,); name = Products; sourceTree = "<group>";};
        /* End PBXGroup section */
        /* Begin PBXNativeTarget section */
                A00000000000000000000001 /* \(name) */ = {
                    isa = PBXNativeTarget;
                    buildConfigurationList = A000000000000000000000A2;
                    buildPhases = (A00000000000000000000081, A00000000000000000000061, A00000000000000000000091,);
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
                    fileSystemSynchronizedGroups = (A00000000000000000000052,);
                    name = \(name)Tests;
                    packageProductDependencies = (A00000000000000000000014,);
                    productName = \(name)Tests;
                    productReference = A00000000000000000000032;
                    productType = "com.apple.product-type.bundle.unit-test";
                };
        /* End PBXNativeTarget section */
        /* Begin PBXProject section */
                A00000000000000000000003 /* Project object */ = {
                    isa = PBXProject;
                    attributes = {
                        BuildIndependentTargetsInParallel = 1;
                        LastSwiftUpdateCheck = 1600;
                        LastUpgradeCheck = 1600;
                        TargetAttributes = {A00000000000000000000002 = {TestTargetID = A00000000000000000000001;};};
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
                    targets = (A00000000000000000000001, A00000000000000000000002,);
                };
        /* End PBXProject section */
        /* Begin PBXResourcesBuildPhase section */
                A00000000000000000000091 /* ResourcesBuildPhase */ = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0;};
                A00000000000000000000092 /* ResourcesBuildPhase */ = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0;};
        /* End PBXResourcesBuildPhase section */
        /* Begin PBXSourcesBuildPhase section */
                A00000000000000000000081 /* SourcesBuildPhase */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0;};
                A00000000000000000000082 /* SourcesBuildPhase */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0;};
        /* End PBXSourcesBuildPhase section */
        /* Begin PBXTargetDependency section */
                A00000000000000000000022 /* app */ = {isa = PBXTargetDependency; target = A00000000000000000000001; targetProxy = A00000000000000000000021;};
        /* End PBXTargetDependency section */
        """
    }
}
