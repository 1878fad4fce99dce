/// A suite that runs only on Linux, and the reason. All others are in a folder `Simulator`, and run on iOS too.
struct LeftOutSuite {
    let file: String
    let reason: String

    private static let input = "needs the pointer or the keyboard of an X server"
    private static let widgets = "shows a TestWindow, looks for GTK's widgets, or reads the picture of a window"
    private static let own = "calls names of the Linux modules that apps don't see"
    private static let engine = "tests WebKitGTK's processes, dialogs or popovers"
    private static let mistakes = "makes a mistake for which iOS raises an exception"

    static let all = [
        LeftOutSuite(file: "UIKitTests/ActionSheetTests", reason: input),
        LeftOutSuite(file: "UIKitTests/ActivityTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/AppLifecycleTests", reason: own),
        LeftOutSuite(file: "UIKitTests/AppearanceTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/BackActionTests", reason: input),
        LeftOutSuite(file: "UIKitTests/CollectionAccessibilityTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/CollectionTests", reason: input),
        LeftOutSuite(file: "UIKitTests/ColorTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/DeepLinkTests", reason: own),
        LeftOutSuite(file: "UIKitTests/GestureTests", reason: own),
        LeftOutSuite(file: "UIKitTests/InfoFileFuzzTests", reason: own),
        LeftOutSuite(file: "UIKitTests/InfoFileTests", reason: own),
        LeftOutSuite(file: "UIKitTests/InfoPropertyListTests", reason: own),
        LeftOutSuite(file: "UIKitTests/LayerTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/LifetimeTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/MoreControlTests", reason: widgets),
        LeftOutSuite(
            file: "UIKitTests/RandomTests", reason: "rolls the dice of TestSupport, a module for Linux"),
        LeftOutSuite(file: "UIKitTests/RendererTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/RightToLeftTests", reason: "sets the direction of the desktop's text"),
        LeftOutSuite(file: "UIKitTests/SceneRestorationTests", reason: own),
        LeftOutSuite(file: "UIKitTests/SceneTests", reason: own),
        LeftOutSuite(file: "UIKitTests/SearchTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/SettingsTests", reason: "replaces the settings of the desktop"),
        LeftOutSuite(file: "UIKitTests/SheetDragTests", reason: input),
        LeftOutSuite(file: "UIKitTests/StateFileTests", reason: own),
        LeftOutSuite(file: "UIKitTests/StateRestorationTests", reason: own),
        LeftOutSuite(file: "UIKitTests/StoryboardTests", reason: "reads storyboards that Xcode hasn't compiled"),
        LeftOutSuite(file: "UIKitTests/StoryboardWindowTests", reason: own),
        LeftOutSuite(file: "UIKitTests/SwipeTests", reason: own),
        LeftOutSuite(file: "UIKitTests/SymbolTests", reason: own),
        LeftOutSuite(file: "UIKitTests/TabBarTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/TabPlaceTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/TabTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/TableTests", reason: input),
        LeftOutSuite(file: "UIKitTests/TextFieldTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/TextScaleTests", reason: "sets the text scale of the desktop"),
        LeftOutSuite(file: "UIKitTests/TransformTests", reason: widgets),
        LeftOutSuite(file: "UIKitTests/TypingTests", reason: input),
        LeftOutSuite(file: "UIKitTests/UserInputTests", reason: own),
        LeftOutSuite(file: "UIKitTests/UserLocaleTests", reason: own),
        LeftOutSuite(file: "UIKitTests/ViewTests", reason: "\(widgets); \(mistakes)"),
        LeftOutSuite(file: "UIKitTests/WideWindowTests", reason: input),
        LeftOutSuite(file: "UIKitTests/WindowClosingTests", reason: input),
        LeftOutSuite(file: "WebKitTests/CanvasTests", reason: engine),
        LeftOutSuite(file: "WebKitTests/CertificateTests", reason: "needs a certificate, and a name of our own"),
        LeftOutSuite(file: "WebKitTests/ContextMenuTests", reason: input),
        LeftOutSuite(
            file: "WebKitTests/CookieTests", reason: "uses a data store in a folder, which is a name of our own"),
        LeftOutSuite(file: "WebKitTests/DeferredClickTests", reason: input),
        LeftOutSuite(file: "WebKitTests/EndedProcessTests", reason: engine),
        LeftOutSuite(file: "WebKitTests/FrameScriptTests", reason: own),
        LeftOutSuite(file: "WebKitTests/FullScreenTests", reason: input),
        LeftOutSuite(file: "WebKitTests/MessageLimitTests", reason: own),
        LeftOutSuite(file: "WebKitTests/MistakeTests", reason: mistakes),
        LeftOutSuite(file: "WebKitTests/OpenPickerTests", reason: engine),
        LeftOutSuite(file: "WebKitTests/PageKeyTests", reason: input),
        LeftOutSuite(file: "WebKitTests/PageNotificationTests", reason: engine),
        LeftOutSuite(file: "WebKitTests/PasswordTests", reason: input),
        LeftOutSuite(file: "WebKitTests/PermissionTests", reason: engine),
        LeftOutSuite(file: "WebKitTests/PrintTests", reason: engine),
        LeftOutSuite(file: "WebKitTests/PlacementTests", reason: widgets),
        LeftOutSuite(file: "WebKitTests/PrimaryMenuTests", reason: input),
        LeftOutSuite(file: "WebKitTests/ProcessSwapTests", reason: engine),
        LeftOutSuite(file: "WebKitTests/ResizeTests", reason: widgets),
        LeftOutSuite(
            file: "WebKitTests/ResumeTests", reason: "compares the requests for parts of files, which are our own"),
        LeftOutSuite(file: "WebKitTests/SafariTests", reason: input),
        LeftOutSuite(file: "WebKitTests/WebAuthenticationTests", reason: input),
        LeftOutSuite(file: "WebKitTests/WebsiteDataTests", reason: input),
        LeftOutSuite(file: "WebKitTests/EarlyAnswerTests", reason: input),
        LeftOutSuite(file: "WebKitTests/SitePermissionTests", reason: input),
        LeftOutSuite(file: "WebKitTests/TabVisibilityTests", reason: widgets),
        LeftOutSuite(file: "WebKitTests/ViewTests", reason: widgets),
        LeftOutSuite(file: "WebKitTests/VisibilityTests", reason: engine),
    ]
}
