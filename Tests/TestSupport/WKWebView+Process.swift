internal import CWebKitGTK
internal import GObjectKit
package import WebKit

extension WKWebView {
    /// The number of the process that runs the page: the one that gets more memory when a script of the page does.
    package func processNumber() async throws -> Int? {
        let before = Dictionary(uniqueKeysWithValues: ProcessUse.ofPages().map { ($0.pid, $0.ownMemory) })
        let bytes = 100_000_000
        try await evaluateJavaScript("globalThis.memory = new Uint8Array(\(bytes)).fill(1); 1")
        let after = ProcessUse.ofPages()
        try await evaluateJavaScript("delete globalThis.memory; 1")
        return after.first { use in before[use.pid].map { use.ownMemory - $0 > bytes / 1024 / 2 } == true }?.pid
    }
}

/// Gives the pages of a web view a camera and a microphone that the engine imitates.
@MainActor
package func imitateCaptureDevices(for webView: WKWebView) {
    let settings = webkit_web_view_get_settings(webView.widget.cast())
    webkit_settings_set_enable_mock_capture_devices(settings, 1)
}

/// Returns the body of a function that requests devices, such as "video: true", and returns the kinds of the tracks, or
/// the name of the error.
package func captureScript(_ devices: String) -> String {
    """
    try {
        const stream = await navigator.mediaDevices.getUserMedia({ \(devices) })
        const tracks = stream.getTracks()
        tracks.forEach(track => track.stop())
        return tracks.map(track => track.kind).sort().join()
    } catch (error) { return error.name }
    """
}

/// Gives pages that may use the location a position, in place of the desktop's service, as long as the process runs.
@MainActor
package func imitatePosition(latitude: Double, longitude: Double) {
    guard let manager = webkit_web_context_get_geolocation_manager(webkit_web_context_get_default()) else { return }
    connect(UnsafeMutableRawPointer(manager), "start") { arguments in
        guard let manager = arguments.pointer(0) else { return .unhandled }
        let position = webkit_geolocation_position_new(latitude, longitude, 10)
        webkit_geolocation_manager_update_position(OpaquePointer(manager), position)
        webkit_geolocation_position_free(position)
        return .handled
    }
}

/// Ends the process of a web view's page, as a crash would.
@MainActor
package func terminateWebProcess(of webView: WKWebView) {
    webkit_web_view_terminate_web_process(webView.widget.cast())
}

/// Makes the page of a web view hang. Returns when it does.
@MainActor
package func hang(_ webView: WKWebView) async throws {
    let (server, hanging) = (try TestServer(), TestEvents<Void>())
    defer { server.stop() }
    server.fallback = { _ in
        hanging.append(())
        return .never
    }
    let url = server.url().absoluteString
    try await webView.evaluateJavaScript(
        "setTimeout(() => { fetch('\(url)', { mode: 'no-cors' }); for (;;) {} }); null")
    try await hanging.next()
}
