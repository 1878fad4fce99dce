internal import CWebKitGTK
internal import GObjectKit
internal import LocalizedText
internal import PageText
internal import UIKit

// Creating WebKitGTK's view, and connecting its signals.
extension WKWebView {
    var engineURL: URL? {
        webkit_web_view_get_uri(engine.cast()).flatMap { URL(pageText: String(cString: $0)) }
    }

    var engineSettings: OpaquePointer? { webkit_web_view_get_settings(engine.cast()) }

    /// NB: session, content manager and related view can be set only at construction.
    static func makeEngine(_ settings: WKWebViewConfiguration, _ content: UserContent) -> GObjectReference {
        let policies = autoplayPolicies(settings.mediaTypesRequiringUserActionForPlayback)
        var properties = [
            ("user-content-manager", webkit_user_content_manager_get_type(), content.manager),
            ("website-policies", webkit_website_policies_get_type(), policies),
        ]
        if let owner = settings.opener ?? settings.processOwner {
            properties.append(("related-view", webkit_web_view_get_type(), owner.engine))
        } else {
            let session = settings.websiteDataStore.session
            properties.append(("network-session", webkit_network_session_get_type(), session))
        }
        Toolkit.start()
        SessionBus.prepare()
        GraphicsDriver.prepare()
        _ = setLanguages
        PageNotifications.shared.prepare(for: settings.websiteDataStore.permissions)
        let engine = make(EngineWidget.type, properties.map { ($0.0, objectValue($0.1, $0.2)) })
        MainLoop.guardExit()
        engine.setDocumentRole()
        EngineWidget.preventFocus(inChildrenOf: engine)
        return engine
    }

    /// Makes pages ask for the languages of the app's texts.
    ///
    /// NB: WebKitGTK reads them from the locale of the process. If the user's isn't installed, it asks for “C”.
    private static let setLanguages: Void = {
        let codes = UserLanguages.current.codes.map { strdup($0) }
        defer { codes.forEach { free($0) } }
        var list = codes.map { UnsafePointer($0) } + [nil]
        webkit_web_context_set_preferred_languages(webkit_web_context_get_default(), &list)
    }()

    private static func autoplayPolicies(_ types: WKAudiovisualMediaTypes) -> GObjectReference {
        let policy =
            types.contains(.video)
            ? WEBKIT_AUTOPLAY_DENY : types.isEmpty ? WEBKIT_AUTOPLAY_ALLOW : WEBKIT_AUTOPLAY_ALLOW_WITHOUT_SOUND
        var value = GValue()
        g_value_init(&value, webkit_autoplay_policy_get_type())
        g_value_set_enum(&value, gint(policy.rawValue))
        return make(webkit_website_policies_get_type(), [("autoplay", value)])
    }

    private static func make(_ type: GType, _ properties: [(name: String, value: GValue)]) -> GObjectReference {
        let names = properties.map { strdup($0.name) }
        var constNames = names.map { UnsafePointer($0) }
        var values = properties.map(\.value)
        defer {
            names.forEach { free($0) }
            for index in values.indices { g_value_unset(&values[index]) }
        }
        let object = g_object_new_with_properties(type, guint(names.count), &constNames, &values)
        // A construction with these types can't fail: GLib ends the process if it is out of memory.
        return GObjectReference(UnsafeMutableRawPointer(object!))
    }

    private static func objectValue(_ type: GType, _ object: GObjectReference) -> GValue {
        var value = GValue()
        g_value_init(&value, type)
        g_value_set_object(&value, object.pointer)
        return value
    }

    func makeScrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.isUserInteractionEnabled = false
        addSubview(scrollView)
        return scrollView
    }

    func connectEngine() {
        applySettings()
        content.onReport = { [weak self] in self?.receive($0) }
        content.onFlood = { [weak self] in self?.endFlood() }
        content.onStrayMessage = { [weak self] in self?.receiveStray(name: $0, world: $1, body: $2) }
        connectLoading()
        connectPolicy()
        connectRedirects()
        connectDialogs()
        connectWindows()
        connectPermissions()
        connectPermissionStates()
        connectNotifications()
        connectVisibility()
        connectFullScreen()
        connectContextMenu()
        connectCommands()
        engine.on("authenticate") { [weak self] arguments in
            guard let self, let request = arguments.pointer(1) else { return .unhandled }
            return self.authenticate(request)
        }
        connectPicture()
        nameForScreenReaders()
    }

    /// NB: for a widget without a name, screen readers read the name of its class.
    func nameForScreenReaders() {
        let title = title ?? ""
        engine.setAccessibleLabel(title.isEmpty ? AppIdentity.current.name : title)
    }

    private func applySettings() {
        enableNavigationReports()
        updateUserAgent()
        let preferences = settings.preferences
        webkit_settings_set_javascript_can_open_windows_automatically(
            engineSettings, preferences.javaScriptCanOpenWindowsAutomatically ? 1 : 0)
        webkit_settings_set_enable_fullscreen(engineSettings, preferences.isElementFullscreenEnabled ? 1 : 0)
        webkit_settings_set_enable_media_stream(engineSettings, 1)
        let needsGesture = settings.mediaTypesRequiringUserActionForPlayback.contains(.video)
        webkit_settings_set_media_playback_requires_user_gesture(engineSettings, needsGesture ? 1 : 0)
        if preferences.minimumFontSize > 0 {
            webkit_settings_set_minimum_font_size(engineSettings, guint32(preferences.minimumFontSize))
        }
        let allowsScripts = settings.defaultWebpagePreferences?.allowsContentJavaScript ?? true
        webkit_settings_set_enable_javascript_markup(engineSettings, allowsScripts ? 1 : 0)
    }

    /// NB: only `window.navigation` reports which frame navigates, and it is off by default.
    private func enableNavigationReports() {
        guard let features = webkit_settings_get_all_features() else { return }
        defer { webkit_feature_list_unref(features) }
        for index in 0..<webkit_feature_list_get_length(features) {
            let feature = webkit_feature_list_get(features, index)
            guard let name = webkit_feature_get_identifier(feature), String(cString: name) == "NavigationAPI" else {
                continue
            }
            webkit_settings_set_feature_enabled(engineSettings, feature, 1)
        }
    }
}
