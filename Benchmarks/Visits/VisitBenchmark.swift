import Foundation
import TurboTestSupport
import UIKit
import WebKit

/// Counts the messages of each kind of visit over the bridge, and measures the visit in the app and in the bare web
/// view.
@MainActor
struct VisitBenchmark {
    /// The number of visits of each kind. The order of app and bare web view alternates.
    private static let rounds = 21

    /// - Returns: whether no visit sends more than its limit. Times aren't checked, because they depend on the machine.
    func run() async throws -> Bool {
        let server = try PageServer()
        defer { server.stop() }
        let app = try await VisitHarness(url: server.url)
        PageClock.add(to: app.webView)
        let page = PageRun(server)
        let load = Self.load
        try await app.begin()
        try await page.begin()
        var pairs: [VisitKind: [VisitPair]] = [:]
        for round in 0..<Self.rounds {
            for kind in VisitKind.allCases {
                let pair = try await pair(kind, app, page, isAppFirst: round.isMultiple(of: 2))
                pairs[kind, default: []].append(pair)
            }
        }
        let report = VisitReport(pairs: pairs)
        print(report.traffic)
        print("Load average \(load) before, \(Self.load) after. Medians and quartiles of \(Self.rounds) visits:\n")
        print(report.times)
        return report.isWithinLimits
    }

    private func pair(
        _ kind: VisitKind, _ app: VisitHarness, _ page: PageRun, isAppFirst: Bool
    ) async throws -> VisitPair {
        if isAppFirst {
            let (measurement, time) = try await measure(kind, in: app)
            return VisitPair(measurement: measurement, page: time, alone: try await page.run(kind))
        }
        let alone = try await page.run(kind)
        let (measurement, time) = try await measure(kind, in: app)
        return VisitPair(measurement: measurement, page: time, alone: alone)
    }

    private func measure(_ kind: VisitKind, in app: VisitHarness) async throws -> (VisitHarness.Measurement, TimeInterval) {
        var time = TimeInterval.nan
        let measurement = try await app.run(kind) { time = try await PageClock.seconds(in: app.webView) }
        return (measurement, time)
    }

    private static var load: String {
        var averages = [0.0, 0.0, 0.0]
        getloadavg(&averages, 3)
        return String(format: "%.1f", averages[0])
    }
}

/// One visit in the app, and the same visit in the bare web view.
struct VisitPair {
    let measurement: VisitHarness.Measurement
    /// The time of the visit in the app, as measured in its page.
    let page: TimeInterval
    let alone: TimeInterval
}
