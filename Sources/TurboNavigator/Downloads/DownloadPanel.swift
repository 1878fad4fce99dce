import UIKit

/// The downloads of a navigator, as the user sees them: the row at the bottom of the screen, and the list.
@MainActor
final class DownloadPanel {
    /// The number of seconds until the row appears. Most files are complete by then.
    private static let delay: TimeInterval = 0.5
    /// The number of entries to keep, unless more are active.
    private static let maximum = 100

    private weak var stacks: Stacks?
    private let act: @MainActor (DownloadEntry.Action, DownloadEntry.ID?) -> Void
    private(set) var entries: [DownloadEntry] = [] {
        didSet { stacks?.hasDownloads = !entries.isEmpty }
    }
    /// The functions that return the number of bytes that a download has received.
    private var sources: [DownloadEntry.ID: @MainActor () -> Int64] = [:]
    private(set) lazy var row = DownloadRow(act)
    private weak var list: DownloadListController?
    private var timer: Timer?

    /// - Parameter act: performs the user's command for a download, or for all: nil.
    init(over stacks: Stacks?, act: @escaping @MainActor (DownloadEntry.Action, DownloadEntry.ID?) -> Void) {
        self.stacks = stacks
        self.act = act
    }

    /// Adds a download, or begins a failed one again.
    ///
    /// - Parameter received: returns the number of bytes that have been received.
    func begin(_ id: DownloadEntry.ID, name: String, total: Int64?, received: @escaping @MainActor () -> Int64) {
        sources[id] = received
        let state = DownloadEntry.State.running(DownloadProgress(total: total))
        if let index = entries.firstIndex(where: { $0.id == id }) {
            entries[index] = DownloadEntry(id: id, name: name, state)
        } else {
            removeOldest()
            entries.append(DownloadEntry(id: id, name: name, state))
        }
        startTimer()
        list?.show(entries)
    }

    /// Removes the oldest download that isn't active if there are too many.
    private func removeOldest() {
        guard entries.count >= Self.maximum, let oldest = entries.firstIndex(where: { !$0.isInRow }) else { return }
        entries.remove(at: oldest)
    }

    func set(_ id: DownloadEntry.ID, _ state: DownloadEntry.State) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        entries[index].state = state
        // In the list, the user sees how it ended.
        if list?.viewIfLoaded?.window != nil, entries[index].progress == nil { entries[index].isSeen = true }
        if entries[index].progress == nil { sources[id] = nil }
        update()
    }

    /// Marks a download as interrupted, until it is resumed or fails.
    func setInterrupted(_ id: DownloadEntry.ID) {
        guard var progress = self[id]?.progress else { return }
        progress.interrupt()
        set(id, .interrupted(progress))
    }

    /// Removes a download from the row: the user knows how it ended.
    func setSeen(_ id: DownloadEntry.ID) {
        guard let index = entries.firstIndex(where: { $0.id == id }), entries[index].progress == nil else { return }
        entries[index].isSeen = true
        update()
    }

    func setAllSeen() {
        for entry in entries { setSeen(entry.id) }
    }

    /// Removes a download that the user didn't want, or doesn't want anymore.
    func remove(_ id: DownloadEntry.ID) {
        entries.removeAll { $0.id == id }
        sources[id] = nil
        update()
    }

    subscript(id: DownloadEntry.ID) -> DownloadEntry? { entries.first { $0.id == id } }

    /// Whether the row is on screen.
    var isRowShown: Bool { row.superview != nil }

    /// Shows the row at once, if there is something to show.
    func showRow() {
        if DownloadSummary(entries) != nil { attachRow() }
    }

    /// Presents the list of all downloads of the navigator.
    func showList() {
        guard let stacks, list?.viewIfLoaded?.window == nil else { return }
        let list = DownloadListController(entries) { [weak self] in self?.act($0, $1) }
        self.list = list
        stacks.presenter.present(UINavigationController(rootViewController: list), animated: true)
    }

    // MARK: Progress

    private func startTimer() {
        guard timer == nil else { return }
        timer = .scheduledTimer(withTimeInterval: Self.delay, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    private func tick() {
        // Apple accepts an app with `ProcessInfo.systemUptime` only if it states the reason.
        let now = TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
        for index in entries.indices {
            guard case .running(var progress) = entries[index].state, let received = sources[entries[index].id] else {
                continue
            }
            progress.update(received: received(), at: now)
            entries[index].state = .running(progress)
        }
        update()
        showRow()
    }

    /// Updates the list and the row, which appears later. Without a download to show in it, removes the row and stops the
    /// timer, which keeps the row over the stack on screen.
    private func update() {
        list?.show(entries)
        guard let summary = DownloadSummary(entries) else {
            row.removeFromSuperview()
            timer?.invalidate()
            timer = nil
            return
        }
        row.show(summary)
    }

    /// Adds the row over the stack on screen.
    private func attachRow() {
        guard let stacks else { return }
        let isModal = stacks.modal.presentingViewController != nil && !stacks.modal.isBeingDismissed
        let stack = stacks.pageWindow?.navigationController ?? stacks[isModal ? .modal : .main]
        guard let view = stack.viewIfLoaded else { return }
        if row.superview !== view { row.attach(to: view) }
        if view.subviews.last !== row { view.bringSubviewToFront(row) }
    }
}
