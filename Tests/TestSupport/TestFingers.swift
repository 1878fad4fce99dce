internal import CWebKitGTK
internal import Foundation
internal import GObjectKit
package import UIKit

/// Fingers on a screen, through the X server's driver for tests (`xf86-input-inputtest`): what GTK gets are real events
/// of a device. `maintenance/fingers` starts such a server.
@MainActor
package final class TestFingers {
    package enum Phase: UInt32 {
        case begin = 18, update, end
    }

    private nonisolated static let folder = ProcessInfo.processInfo.environment["TEST_FINGERS"]
    /// Whether the display has such a device.
    package nonisolated static let areThere = folder != nil

    // The driver takes one client, and no second after it.
    private static let device = Result { try Device((folder ?? "") + "/touch") }

    private let window: UIWindow
    private let screen: Device

    package init(over window: UIWindow) throws {
        self.window = window
        screen = try Self.device.get()
    }

    /// Moves a finger over the screen, to a point of the window.
    package func touch(_ phase: Phase, _ point: CGPoint) throws {
        let place = onScreen(point)
        let (x, y) = (place.x * 65535 / UIScreen.main.bounds.width, place.y * 65535 / UIScreen.main.bounds.height)
        try screen.touch(phase, x: x, y: y)
    }

    /// The window stands at the upper left of a screen without a window manager, with a border of its own.
    private func onScreen(_ point: CGPoint) -> CGPoint {
        var (x, y) = (0.0, 0.0)
        gtk_native_get_surface_transform(window.gtkWindow.opaque, &x, &y)
        return CGPoint(x: point.x + x, y: point.y + y)
    }
}

/// One device. Its messages are C structs of the driver's `xf86-input-inputtest-protocol.h`.
@MainActor
private final class Device {
    private static let axes = 64
    private let descriptor: Int32

    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(100)) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        guard status == 0 else { throw TestFailure("there is no device at \(path)") }
        // Version 1.1.
        try exchange(message(type: 0, [1 | 1 << 16]), answer: 12)
    }

    isolated deinit {
        close(descriptor)
    }

    /// Sends an event of the one finger, and waits until the server has handled it.
    func touch(_ phase: TestFingers.Phase, x: Double, y: Double) throws {
        let values = [x, y]
        let mask = UInt32(1 << values.count) - 1
        let body = [1, phase.rawValue, 0, mask, 0, 0]
        let doubles = values + [Double](repeating: 0, count: 2 * Self.axes - values.count)
        var data = message(type: 6, body, more: doubles.count * 8)
        doubles.forEach { number in withUnsafeBytes(of: number) { data.append(contentsOf: $0) } }
        try exchange(data, answer: 0)
        try exchange(message(type: 1, []), answer: 8)
    }

    private func message(type: UInt32, _ fields: [UInt32], more: Int = 0) -> Data {
        let numbers = [UInt32(8 + fields.count * 4 + more), type] + fields
        return numbers.withUnsafeBytes { Data($0) }
    }

    private func exchange(_ data: Data, answer: Int) throws {
        guard data.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == data.count else {
            throw TestFailure("the device accepts no events")
        }
        var bytes = [UInt8](repeating: 0, count: answer)
        guard answer == 0 || read(descriptor, &bytes, answer) == answer else {
            throw TestFailure("the device gives no answer")
        }
    }
}
