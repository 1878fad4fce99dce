import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Symbols", .serialized)
struct SymbolTests {
    @Test(arguments: SymbolTable.icons.values.sorted())
    func `Each of Apple's symbols in the table has an icon`(_ icon: String) {
        #expect(hasIcon(icon))
    }

    @Test func `An unknown icon isn't found`() {
        #expect(!hasIcon("no-such-thing-symbolic"))
    }

    @Test func `The icons in the program are those of their folder`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Linux/CGTKShims/Icons")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "svg" }
        #expect(!files.isEmpty && hasIcon("compass-symbolic"))
        for file in files {
            let built = builtInFile("/org/turbo-navigator/icons/scalable/actions/\(file.lastPathComponent)")
            #expect(
                try built == Data(contentsOf: file),
                """
                Make it again: glib-compile-resources --sourcedir Linux/CGTKShims/Icons --generate-source --manual-register --c-name tn_icons \
                --target Linux/CGTKShims/icons.c Linux/CGTKShims/Icons/icons.gresource.xml
                """)
        }
    }
}
