import HotwireNative
import UIKit

/// The URL of the server, and the tabs.
enum Family {
    static let home = URL(string: ProcessInfo.processInfo.environment["FAMILY_URL"] ?? "http://localhost:3000/")!

    @MainActor static let tabs = [
        HotwireTab(title: "Home", image: UIImage(systemName: "house")!, url: home),
        HotwireTab(
            title: "Numbers", image: UIImage(systemName: "list.bullet")!, url: home.appendingPathComponent("numbers")),
        HotwireTab(
            title: "Form", image: .init(systemName: "square.and.pencil")!, url: home.appendingPathComponent("form")),
    ]
}
