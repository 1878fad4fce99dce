import TestSupport

/// The resource use of all processes after a number of visits.
struct SoakSample {
    let visits: Int
    let app: [ProcessUse]
    let bare: [ProcessUse]

    /// Whether a process is compared; the others are idle helpers.
    static func isOfInterest(_ use: ProcessUse) -> Bool {
        !["bwrap", "xdg-dbus-proxy"].contains(use.name)
    }

    var text: String {
        (rows("app", app) + rows("bare", bare)).joined(separator: "\n")
    }

    private func rows(_ name: String, _ uses: [ProcessUse]) -> [String] {
        uses.filter(Self.isOfInterest).map { use in
            let columns = [
                "\(visits)".leftPadded(6), name.leftPadded(6), use.name.leftPadded(18), "\(use.pid)".leftPadded(8),
                "\(use.memory / 1024) MB".leftPadded(9), "\(use.ownMemory / 1024) without files".leftPadded(20),
                "\(use.descriptors) descriptors".leftPadded(18),
                "\(use.threads) threads".leftPadded(13),
            ]
            return columns.joined()
        }
    }
}

extension String {
    func leftPadded(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
