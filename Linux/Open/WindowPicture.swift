internal import CGTK
import Foundation
internal import GObjectKit
import UIKit

/// What a window looks like, bars and page.
@MainActor
struct WindowPicture {
    /// Why there is no picture.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    private let texture: GObjectReference

    /// The first frame of a window that leaves a picture.
    ///
    /// NB: a page that draws makes GTK throw its picture away. Right after a frame it is there.
    static func next(of window: UIWindow) async throws -> WindowPicture {
        for _ in 0..<120 {
            if let picture = try await inNextFrame(of: window) { return picture }
        }
        throw Missing(description: "The window was not drawn.")
    }

    private static func inNextFrame(of window: UIWindow) async throws -> WindowPicture? {
        guard let pointer = gtk_widget_get_frame_clock(window.gtkWindow.widget) else {
            throw Missing(description: "The window is not on a display.")
        }
        let clock = GObjectReference(UnsafeMutableRawPointer(pointer), .retaining)
        var picture: WindowPicture?
        await withCheckedContinuation { continuation in
            var connection: SignalConnection?
            connection = clock.on("after-paint") { _ in
                guard let current = connection else { return .unhandled }
                connection = nil
                clock.disconnect(current)
                picture = WindowPicture(of: window.gtkWindow)
                continuation.resume()
                return .unhandled
            }
            gdk_frame_clock_request_phase(clock.opaque, GDK_FRAME_CLOCK_PHASE_PAINT)
        }
        return picture
    }

    private init?(of window: GObjectReference) {
        guard let renderer = gtk_native_get_renderer(window.opaque) else { return nil }
        let paintable = GObjectReference(UnsafeMutableRawPointer(gtk_widget_paintable_new(window.widget)), .adopting)
        let (width, height) = (gtk_widget_get_width(window.widget), gtk_widget_get_height(window.widget))
        let snapshot = gtk_snapshot_new()
        withExtendedLifetime(paintable) {
            gdk_paintable_snapshot(paintable.opaque, snapshot, Double(width), Double(height))
        }
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        guard let image = gsk_renderer_render_texture(renderer, node, nil) else { return nil }
        texture = GObjectReference(UnsafeMutableRawPointer(image), .adopting)
    }

    /// Writes a PNG.
    func write(to url: URL) throws {
        guard gdk_texture_save_to_png(texture.opaque, url.path) != 0 else {
            throw Missing(description: "\(url.path) cannot be written.")
        }
    }
}
