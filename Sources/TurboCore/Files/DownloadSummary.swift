/// The content of the row at the bottom of the screen, for one download or several.
package struct DownloadSummary: Equatable, Sendable {
    package let title: String
    package let text: String
    /// The completed part, from 0 to 1; nil if it isn't known, or if all have ended.
    package let fraction: Double?
    package let actions: [DownloadEntry.Action]
    /// The only download; nil if there are several.
    package let entry: DownloadEntry.ID?

    /// - Returns: nil if no download runs, and the user knows how each ended.
    package init?(_ entries: [DownloadEntry]) {
        let active = entries.filter(\.isInRow)
        guard let first = active.first else { return nil }
        guard active.count > 1 else {
            self.init(
                title: first.name, text: first.text, fraction: first.progress?.fraction,
                actions: first.progress == nil ? first.actions.filter { $0 != .remove } + [.close] : first.actions,
                entry: first.id)
            return
        }
        let running = active.compactMap(\.progress)
        let received = running.reduce(0) { $0 + $1.received }
        let totals = running.compactMap { $0.fraction == nil ? nil : $0.total }
        // One download of unknown size makes the size of all unknown.
        let total = totals.count == running.count ? totals.reduce(0, +) : nil
        var sum = DownloadProgress(total: total)
        sum.update(received: received, at: 0)
        self.init(
            title: BuiltInText.severalDownloads.text("\(active.count)"),
            text: running.isEmpty ? Self.end(of: active) : sum.text, fraction: sum.fraction,
            actions: running.isEmpty ? [.showAll, .close] : [.showAll], entry: nil)
    }

    /// The first failure, if there is one.
    private static func end(of entries: [DownloadEntry]) -> String {
        let failed = entries.first { if case .failed = $0.state { true } else { false } }
        return failed?.text ?? BuiltInText.downloaded.text()
    }

    private init(title: String, text: String, fraction: Double?, actions: [DownloadEntry.Action], entry: Int?) {
        self.title = title
        self.text = text
        self.fraction = fraction
        self.actions = actions
        self.entry = entry
    }
}
