import Foundation
import TestSupport
import UIKit

/// Runs all measurements of one side.
@MainActor
struct CostRun {
    /// The seconds to wait: after the first page, before anything is prepared; until everything is prepared; and while
    /// idle. WebKit collects the garbage of each page every 30 seconds.
    private static let (early, late, rest) = (0.3, 4.0, 30.0)
    /// The seconds after which WebKit has drawn everything that was done before.
    private static let settling = 8.0
    private static let longestBack = 120

    private let side: any CostSide

    init(_ side: any CostSide) {
        self.side = side
    }

    /// - Parameter start: the time at which the process was started.
    func run(since start: TimeInterval) async throws -> CostSample {
        var sample = CostSample()
        try await side.showFirstPage()
        sample.firstPage = Self.now - start
        try await pause(Self.early)
        sample.memoryAtFirst = memory
        try await pause(Self.late)
        sample.memoryPrepared = memory
        sample.pageProcesses = ProcessUse.ofPages().count
        for number in 1...CostPages.count {
            let start = Self.now
            try await side.tap(CostPages.path(number))
            sample.taps.append(side.drawnTime - start)
            sample.tapsUntilSeen.append(Self.now - start)
            try await pause(Self.early)
        }
        for number in (0..<CostPages.count).reversed() { sample.backFrames.append(try await back(to: number)) }
        for path in CostPages.modals {
            var isThere = false
            let time = try await time { isThere = try await side.openModal(path) }
            guard isThere else { break }
            sample.modals.append(time)
            try await side.closeModal()
            try await pause(Self.early)
        }
        try await pause(Self.settling)
        sample.idle = try await idle()
        return sample
    }

    private func back(to number: Int) async throws -> Int {
        try await side.startBack()
        var frames = 1
        while await !isSeenInNextFrame(number), frames < Self.longestBack { frames += 1 }
        try await side.endBack(to: CostPages.path(number))
        try await pause(Self.early)
        return frames
    }

    /// Whether the window shows the page with this number, by the page's color between the border and the text.
    private func isSeenInNextFrame(_ number: Int) async -> Bool {
        let color = CostPages.color(number)
        return await nextPicture(ofWindowAround: side.window, frames: 1)?.color(x: 9, y: 600)
            == Picture.Color(color.red, color.green, color.blue)
    }

    /// The share of one processor that all processes use while idle.
    private func idle() async throws -> Double {
        // Finding the processes uses time itself, which the system may count late.
        let time = ProcessTime(ProcessUse.pids())
        try await pause(Self.early)
        let (before, start) = (time.readings(), Self.now)
        try await pause(Self.rest)
        return ProcessTime.used(from: before, to: time.readings()) / (Self.now - start)
    }

    private var memory: Int { ProcessUse.all().reduce(0) { $0 + $1.memory } }

    private func time(_ body: () async throws -> Void) async throws -> TimeInterval {
        let start = Self.now
        try await body()
        return Self.now - start
    }

    private func pause(_ seconds: Double) async throws {
        try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }

    /// The system's uptime, which is the same for all processes.
    static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
