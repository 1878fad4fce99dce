import Foundation
import Fuzzing
import Testing

@testable import UIKit

/// Damaged files Info.plist. Each must end soon, without a crash.
@Suite struct InfoFileFuzzTests {
    private static let corpus = [
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME) &amp; ${TARGET_NAME:c99extidentifier}</string>
        <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>shop</string></array></dict></array>
        <key>a</key><integer>-1</integer><key>b</key><real>1e3</real><key>c</key><true/><key>d</key><data>AAEC</data>
        <key>e</key><date>2026-11-24T00:00:00Z</date></dict></plist>
        """
    ]
    private static let words = [
        "<dict>", "</dict>", "<key>", "<string>", "<array>", "<integer>", "<data>", "<date>", "<![CDATA[", "]]>",
        "&#0;", "&lt;",
        "<!--", "<?", "bplist00", "$(", "$(PRODUCT_NAME)",
    ]

    @Test func `A damaged Info.plist is read or rejected`() async throws {
        let report = try await Fuzz("info-plist", corpus: Self.corpus, words: Self.words).run { data in
            guard let values = try? InfoPropertyList.values(in: data) else { return nil }
            let info = InfoPropertyList(values, module: "Shop")
            let urls = ["shop://a", "file:///etc/passwd"]
            _ = (info.text("CFBundleDisplayName", "CFBundleName"), info.dictionary("UIApplicationSceneManifest"))
            _ = URLSchemes(info).urls(in: urls)
            return nil
        }
        #expect(report.isPassed)
    }
}
