/// A download of a navigator, as the user sees it.
package struct DownloadEntry: Equatable, Identifiable, Sendable {
    package enum State: Equatable, Sendable {
        case running(DownloadProgress)
        /// The connection was lost, and the download will be resumed.
        case interrupted(DownloadProgress)
        /// The file waits until the user opens it, because something else was open at the end of the download.
        case waiting(bytes: Int64)
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
        case retry
        case showAll

        package var title: String {
            switch self {
            case .cancel: BuiltInText.cancel.text()
            case .open: BuiltInText.open.text()
            case .retry: BuiltInText.retry.text()
            case .showAll: BuiltInText.show.text()
            }
        }
    }

    package let id: Int
    package var name: String
    package var state: State

    package init(id: Int, name: String, _ state: State) {
        self.id = id
        self.name = name
        self.state = state
    }

    package var text: String {
        switch state {
        case .running(let progress): progress.text
        case .interrupted: BuiltInText.connectionLost.text()
        case .waiting(let bytes), .downloaded(let bytes, _):
            BuiltInText.list.text(BuiltInText.downloaded.text(), DownloadProgress.text(bytes))
        case .failed(let message, _): message
        case .canceled: BuiltInText.canceled.text()
        }
    }

    /// nil if nothing can be done.
    package var action: Action? {
        switch state {
        case .running, .interrupted: .cancel
        case .waiting, .downloaded(_, isAvailable: true): .open
        case .failed(_, canRetry: true): .retry
        case .canceled, .failed(_, canRetry: false), .downloaded(_, isAvailable: false): nil
        }
    }

    /// The progress; nil at the end.
    package var progress: DownloadProgress? {
        switch state {
        case .running(let progress), .interrupted(let progress): progress
        case .waiting, .downloaded, .failed, .canceled: nil
        }
    }

    /// Whether the download runs, or waits for the user.
    package var isActive: Bool {
        if case .waiting = state { return true }
        return progress != nil
    }
}
