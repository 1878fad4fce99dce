import Foundation
import Testing
import TurboCore

@Suite struct ViewableFileTests {
    @Test(
        arguments: [
            ("a.pdf", "%PDF-1.7 …", .pdf), ("A.PDF", "%PDF-1.7", .pdf), ("a.b.pdf", "%PDF-", .pdf),
            ("a.gif", "GIF89a", .picture), ("a.webp", "RIFF1234WEBPVP8", .picture),
            ("a.pdf", "<html><script>", nil), ("a.html", "%PDF-1.7", nil), ("pdf", "%PDF-1.7", nil),
            ("a.webp", "RIFF1234WAVE", nil), ("a.gif", "", nil), ("a.svg", "<svg>", nil), ("", "", nil),
        ] as [(String, String, ViewableFile?)])
    func `Files whose name and content agree can be viewed`(_ name: String, _ start: String, _ kind: ViewableFile?) {
        #expect(ViewableFile(name: name, start: Data(start.utf8)) == kind)
    }

    @Test(
        arguments: [
            ("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0]),
            ("a.JPEG", [0xFF, 0xD8, 0xFF]),
        ] as [(String, [UInt8])])
    func `Pictures with binary signatures can be viewed`(_ name: String, _ start: [UInt8]) {
        #expect(ViewableFile(name: name, start: Data(start)) == .picture)
    }
}
