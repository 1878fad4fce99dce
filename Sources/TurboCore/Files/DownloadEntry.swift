/// A download of a navigator, as the user sees it.
package struct DownloadEntry: Equatable, Identifiable, Sendable {
    package enum State: Equatable, Sendable {
        case running(DownloadProgress)
        /// The connection was lost, and the download will be resumed.
        case interrupted(DownloadProgress)
        /// - Parameter isAvailable: whether the file is still where it was downloaded to.
        case downloaded(bytes: Int64, isAvailable: Bool)
        /// - Parameter canRetry: whether the file can be requested again. A form isn't submitted twice.
        case failed(message: String, canRetry: Bool)
        case canceled
    }

    /// The user's command for a download.
    package enum Action: Equatable, Sendable {
        case cancel
        case open
        case showInFiles
        case retry
        case showAll
        /// Hides the row. The download stays in the list.
        case close
        /// Removes the download from the list.
        case remove

        package var title: String {
            switch self {
            case .cancel: BuiltInText.cancel.text()
            case .open: BuiltInText.open.text()
            case .showInFiles: BuiltInText.showInFiles.text()
            case .retry: BuiltInText.retry.text()
            case .showAll: BuiltInText.show.text()
            case .close: BuiltInText.close.text()
            case .remove: BuiltInText.removeFromList.text()
            }
        }
    }

    package let id: Int
    package var name: String
    package var state: State
    /// Whether the user knows how the download ended.
    package var isSeen = false

    package init(id: Int, name: String, _ state: State) {
        self.id = id
        self.name = name
        self.state = state
    }

    package var text: String {
        switch state {
        case .running(let progress): progress.text
        case .interrupted: BuiltInText.connectionLost.text()
        case .downloaded(let bytes, _):
            BuiltInText.list.text(BuiltInText.downloaded.text(), DownloadProgress.text(bytes))
        case .failed(let message, _): message
        case .canceled: BuiltInText.canceled.text()
        }
    }

    /// What the list offers.
    package var actions: [Action] {
        switch state {
        case .running, .interrupted: [.cancel]
        case .downloaded(_, isAvailable: true): [.open, .showInFiles, .remove]
        case .failed(_, canRetry: true): [.retry, .remove]
        case .canceled, .failed(_, canRetry: false), .downloaded(_, isAvailable: false): [.remove]
        }
    }

    /// The progress; nil at the end.
    package var progress: DownloadProgress? {
        switch state {
        case .running(let progress), .interrupted(let progress): progress
        case .downloaded, .failed, .canceled: nil
        }
    }

    /// Whether there is a file that the user hasn't opened yet.
    package var isNewFile: Bool {
        switch state {
        case .downloaded(_, isAvailable: true): !isSeen
        case .downloaded(_, isAvailable: false), .running, .interrupted, .failed, .canceled: false
        }
    }

    /// Whether the row shows the download: it runs, or the user doesn't know yet how it ended.
    package var isInRow: Bool {
        switch state {
        case .running, .interrupted: true
        case .downloaded, .failed: !isSeen
        case .canceled: false
        }
    }
}
