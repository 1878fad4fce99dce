import Foundation
import TestSupport
import TurboTestSupport

/// Starts the app and the bare web view in turn, and compares them pair by pair.
@MainActor
struct CostBenchmark {
    let pairs: Int
    let folder: URL

    /// - Returns: whether all goals are met.
    func run() async throws -> Bool {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let server = try TestServer(.turbo)
        CostPages.add(to: server)
        // Warms up the files that the system reads from disk only once.
        _ = try await start(isApp: false, server)
        var measured: [CostPair] = []
        for number in 0..<pairs {
            measured.append(try await pair(isAppFirst: number.isMultiple(of: 2), server))
            FileHandle.standardError.write(Data("pair \(number + 1) of \(pairs)\n".utf8))
        }
        let report = CostReport(measured, load: Self.load)
        try report.json().write(to: folder.appendingPathComponent("app.json"))
        try Data(CostPlot(report.measures).svg.utf8).write(to: folder.appendingPathComponent("app.svg"))
        print(report.text)
        return report.measures.allSatisfy(\.isMet)
    }

    private func pair(isAppFirst: Bool, _ server: TestServer) async throws -> CostPair {
        if isAppFirst {
            let app = try await start(isApp: true, server)
            return CostPair(app: app, bare: try await start(isApp: false, server))
        }
        let bare = try await start(isApp: false, server)
        return CostPair(app: try await start(isApp: true, server), bare: bare)
    }

    /// Starts one side as a separate process, and waits for its sample.
    private func start(isApp: Bool, _ server: TestServer) async throws -> CostSample {
        let file = folder.appendingPathComponent("sample.json")
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        try await Tool([
            program, isApp ? "--app" : "--bare", server.url("/").absoluteString, file.path, "\(CostRun.now)",
        ]).run()
        return try JSONDecoder().decode(CostSample.self, from: Data(contentsOf: file))
    }

    private static var load: Double {
        var averages = [0.0, 0.0, 0.0]
        getloadavg(&averages, 3)
        return averages[0]
    }
}
