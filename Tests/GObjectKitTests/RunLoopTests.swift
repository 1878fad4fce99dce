import Foundation
import GObjectKit
import TestSupport
import Testing

/// The main loop is a CFRunLoop with GLib inside, and uses private symbols of the toolchain. A failure here shows what
/// an update of the toolchain broke.
@MainActor @Suite(.serialized, .enabled(if: hasDisplay))
struct RunLoopTests {
    @Test func `The main actor runs on the main thread`() async {
        #expect(Thread.isMainThread)
        await Task.yield()
        #expect(Thread.isMainThread)
    }

    @Test func `Tasks, timers and the main queue are served`() async {
        #expect(MainLoop.start())
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        await withCheckedContinuation { continuation in
            RunLoop.main.add(Timer(timeInterval: 0.01, repeats: false) { _ in continuation.resume() }, forMode: .common)
        }
        await Task { @MainActor in #expect(Thread.isMainThread) }.value
    }

    @Test func `GLib is served also for sources of other threads`() async {
        #expect(MainLoop.start())
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { GLibProbe.idle { continuation.resume() } }
        }
        await withCheckedContinuation { continuation in GLibProbe.timeout(10) { continuation.resume() } }
    }

    /// Without a GPU, drawing takes longer than the time between two frames, so GLib always has work during an
    /// animation.
    @Test func `The main queue doesn't wait for the frames of an animation`() async {
        #expect(MainLoop.start())
        var (drawn, drawnAtService) = (0, 0)
        await withCheckedContinuation { continuation in
            GLibProbe.repeatedly {
                drawn += 1
                if drawn == 1 { DispatchQueue.main.async { drawnAtService = drawn } }
                Thread.sleep(forTimeInterval: 0.02)
                if drawn == 20 { continuation.resume() }
                return drawn < 20
            }
        }
        #expect((1...3).contains(drawnAtService), "the main queue was served after \(drawnAtService) of 20 frames")
    }

    @Test func `An idle loop sleeps`() async throws {
        #expect(MainLoop.start())
        try await Task.sleep(for: .milliseconds(200))
        let before = MainLoop.counts
        try await Task.sleep(for: .seconds(1))
        let after = MainLoop.counts
        // The sleep's own timer wakes the loop once or twice.
        #expect(after.turns - before.turns < 20, "the loop polls")
    }
}
