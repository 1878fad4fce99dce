import Testing
import TurboCore

@Suite struct FileNameTests {
    @Test(arguments: [
        ("report.pdf", "report.pdf"),
        ("Jahresbericht März.pdf", "Jahresbericht März.pdf"),
        ("../../.ssh/authorized_keys", "authorized_keys"),
        ("C:\\Windows\\system.ini", "system.ini"),
        (".bashrc", "bashrc"),
        ("..", "file"),
        ("", "file"),
        ("/", "file"),
        ("a\nb\u{0}c.txt", "abc.txt"),
        ("invoice\u{202E}fdp.exe", "invoicefdp.exe"),
        ("  . .note.txt ", "note.txt"),
    ])
    func `A suggested name stays in its folder and is visible`(_ suggested: String, _ name: String) {
        #expect(FileName.safe(suggested) == name)
    }

    @Test func `A long name keeps its type`() {
        let name = FileName.safe(String(repeating: "ä", count: 300) + ".pdf")
        #expect(name.utf8.count == 200)
        #expect(name.hasSuffix("ä.pdf"))
        #expect(FileName.safe("a." + String(repeating: "b", count: 300)).utf8.count == 200)
    }
}
