internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// WebKitGTK's counterpart of a WKUserContentController for one web view. Also contains our own scripts.
@MainActor
final class UserContent {
    let manager = GObjectReference(UnsafeMutableRawPointer(webkit_user_content_manager_new()), .adopting)
    /// Called with the reports of the page's frames.
    var onReport: ((FrameReport) -> Void)?
    /// Called with a message that bypassed our scripts, so that its frame is unknown. The world is nil for the page's.
    var onStrayMessage: ((_ name: String, _ world: String?, _ body: Any) -> Void)?
    /// Called when the page has sent more messages than allowed.
    var onFlood: (() -> Void)?

    private var connections: [String: SignalConnection] = [:]
    private var limit = MessageLimit()

    init() {
        receive(FrameScripts.relay, inWorld: FrameScripts.world) { [weak self] body in
            guard let self, let report = FrameReport(body) else { return }
            if case .navigation(let announcement) = report, announcement.source == .event {
                try self.limit.registerNavigation()
            }
            self.onReport?(report)
        }
        replaceScripts(with: [])
    }

    /// NB: WebKitGTK can only remove all scripts at once, including ours.
    func replaceScripts(with scripts: [WKUserScript]) {
        webkit_user_content_manager_remove_all_scripts(manager.opaque)
        addOwnScript(FrameScripts.observer, world: FrameScripts.world)
        addOwnScript(FrameScripts.postMessage, world: nil)
        addOwnScript(FrameScripts.dialogs, world: nil)
        scripts.forEach(add)
    }

    func add(_ script: WKUserScript) {
        add(
            script.source, world: script.world,
            script.isForMainFrameOnly ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES,
            script.injectionTime == .atDocumentStart
                ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END)
    }

    func register(_ name: String, inWorld world: String?) {
        receive(name, inWorld: world) { [weak self] body in self?.onStrayMessage?(name, world, body ?? NSNull()) }
    }

    func unregister(_ name: String, inWorld world: String?) {
        webkit_user_content_manager_unregister_script_message_handler(manager.opaque, name, world)
        if let connection = connections.removeValue(forKey: name) { manager.disconnect(connection) }
    }

    private func addOwnScript(_ source: String, world: String?) {
        add(source, world: world, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START)
    }

    private func add(
        _ source: String, world: String?, _ frames: WebKitUserContentInjectedFrames,
        _ time: WebKitUserScriptInjectionTime
    ) {
        let script =
            world.map { webkit_user_script_new_for_world(source, frames, time, $0, nil, nil) }
            ?? webkit_user_script_new(source, frames, time, nil, nil)
        webkit_user_content_manager_add_script(manager.opaque, script)
        webkit_user_script_unref(script)
    }

    private func receive(_ name: String, inWorld world: String?, _ handler: @escaping @MainActor (Any?) throws -> Void)
    {
        connections[name] = manager.on("script-message-received::\(name)") { [weak self] arguments in
            guard let self, let value = arguments.pointer(1) else { return .unhandled }
            do {
                try self.limit.register()
                try handler(try ScriptValue.decode(OpaquePointer(value)) { try self.limit.add($0) })
            } catch is MessageLimit.Exceeded {
                self.limit = MessageLimit()
                self.onFlood?()
            } catch {
                Log.fault("a script message for “\(name)” was dropped: it is not JSON")
            }
            return .unhandled
        }
        webkit_user_content_manager_register_script_message_handler(manager.opaque, name, world)
    }
}
