import Fuzzing
import Testing

@testable import TurboCore

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
        ("a.pdf\u{2028}b\u{2029}.exe", "a.pdfb.exe"),
        ("invoice.pdf" + String(repeating: " \u{2003}", count: 60) + ".exe", "invoice.pdf .exe"),
        ("  . .note.txt ", "note.txt"),
        ("folder/\u{301}note.txt", "\u{301}note.txt"),
        ("a/\u{200C}../\u{200C}../\u{200C}.ssh/\u{200C}authorized_keys", "authorized_keys"),
    ])
    func `A suggested name stays in its folder and is visible`(_ suggested: String, _ name: String) {
        #expect(FileName.safe(suggested) == name)
    }

    @Test func `A name of thousands of flags is shortened at once`() {
        let start = Fuzz.processorTime()
        #expect(FileName.safe(String(repeating: "\u{1F1E9}", count: 40_000)).utf8.count == 200)
        #expect(Fuzz.processorTime() - start < 1)
    }

    @Test func `A letter with a thousand accents isn't an empty name`() {
        let name = FileName.safe("a" + String(repeating: "\u{301}", count: 1000) + ".pdf")
        #expect(name.unicodeScalars.first == "a")
        #expect(name.hasSuffix(".pdf") && name.utf8.count <= 200)
    }

    @Test func `A long name keeps its type`() {
        let name = FileName.safe(String(repeating: "ä", count: 300) + ".pdf")
        #expect(name.utf8.count == 200)
        #expect(name.hasSuffix("ä.pdf"))
        #expect(FileName.safe("a." + String(repeating: "b", count: 300)).utf8.count == 200)
    }
}
