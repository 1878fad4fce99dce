import UIKit

/// The question whether a large file should be downloaded.
@MainActor
enum DownloadQuestion {
    static func make(for file: URL, size: Int64, _ answer: DialogAnswer<Bool>) -> UIAlertController {
        let name = DialogText.shortened(file.lastPathComponent)
        let text = "\(name), \(ByteCountFormatter.string(fromByteCount: size, countStyle: .file))"
        let alert = UIAlertController(
            title: BuiltInText.downloadQuestion.text(), message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: BuiltInText.cancel.text(), style: .cancel) { _ in answer.cancel() })
        alert.addAction(UIAlertAction(title: BuiltInText.download.text(), style: .default) { _ in answer.give(true) })
        return alert
    }
}
