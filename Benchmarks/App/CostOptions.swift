import Foundation

/// The options of the command line.
enum CostOptions {
    /// Measure this number of pairs. The results are written to the folder.
    case measure(pairs: Int, folder: URL)
    /// Run as one side of a pair, the app or the bare web view, which was started at this system uptime. The sample is
    /// written to the file.
    case side(isApp: Bool, site: URL, file: URL, start: TimeInterval)

    init(_ arguments: [String]) {
        if arguments.count == 5, ["--app", "--bare"].contains(arguments[1]), let site = URL(string: arguments[2]),
            let start = TimeInterval(arguments[4])
        {
            let file = URL(fileURLWithPath: arguments[3])
            self = .side(isApp: arguments[1] == "--app", site: site, file: file, start: start)
            return
        }
        func value(_ name: String) -> String? {
            arguments.firstIndex(of: name).flatMap { arguments[($0 + 1)...].first }
        }
        self = .measure(
            pairs: max(1, value("--pairs").flatMap { Int($0) } ?? 20),
            folder: URL(fileURLWithPath: value("--folder") ?? ".build/bench"))
    }
}
