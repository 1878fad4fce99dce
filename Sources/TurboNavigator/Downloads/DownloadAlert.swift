import UIKit

/// The alert that asks before downloading a file that is large or of unknown size.
@MainActor
enum DownloadAlert {
    static func make(for file: URL, size: Int64?, _ completion: DialogCompletion<Bool>) -> UIAlertController {
        let name = DialogText.shortened(file.lastPathComponent)
        let text = BuiltInText.joined(
            [name, size.map { ByteCountFormatter.string(fromByteCount: $0, countStyle: .file) }].compactMap { $0 })
        let alert = UIAlertController(
            title: BuiltInText.downloadQuestion.text(), message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: BuiltInText.cancel.text(), style: .cancel) { _ in completion.cancel() })
        alert.addAction(
            UIAlertAction(title: BuiltInText.download.text(), style: .default) { _ in completion.complete(with: true) })
        return alert
    }
}
