import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Symbols", .serialized)
struct SymbolTests {
    @Test func `At least 200 common symbols have an icon`() {
        #expect(Set(SymbolNames.common).count >= 200)
        let missing = SymbolNames.common.filter { SymbolTable.icon(for: $0) == nil }
        #expect(missing.isEmpty, "\(missing)")
    }

    @Test func `Each entry of the table has an icon or a drawing`() {
        #expect(!SymbolTable.names.isEmpty)
        for name in SymbolTable.names {
            let symbol = SymbolTable.icon(for: name)
            #expect(symbol?.iconName != nil || symbol?.drawing != nil, "\(name)")
            #expect(symbol?.drawing.map { isReadable($0.layers) } != false, "\(name)")
            #expect(UIImage(systemName: name) != nil, "The first word of \(name) isn't a word of SF Symbols.")
        }
    }

    private func isReadable(_ layers: [SymbolLayer]) -> Bool {
        layers.allSatisfy { layer in
            switch layer {
            case .path(_, let path, _):
                SymbolPath.commands(in: path).allSatisfy { $0.numbers.count == SymbolPath.counts[$0.letter] }
            case .text(let text): !text.isEmpty
            case .drawing(let drawing, _, _, _, _): isReadable(drawing.layers)
            }
        }
    }

    @Test func `Each icon of the table is in the themes of Debian 12 and 13, and in that of this system`() {
        let icons = Set(SymbolTable.names.compactMap { SymbolTable.icon(for: $0)?.iconName })
        #expect(!icons.isEmpty && !hasIcon("no-such-thing-symbolic"))
        for icon in icons {
            let name = icon.replacing("-symbolic", with: "")
            #expect(
                SymbolNames.iconsOfBothThemes.contains(name),
                "If adwaita-icon-theme of Debian 12 and of 13 contains it, add \(name) to SymbolNames. If not, draw it."
            )
            #expect(hasIcon(icon), "\(icon)")
        }
    }

    /// An arc from the left to the top, around one of two centers; a point on it, and points of other arcs.
    @Test(arguments: [("M2 8A6 0 1 8 2", (38, 38), [(31, 114), (114, 31)]), ("M2 8A6 0 0 8 2", (62, 62), [(38, 38)])])
    func `An arc is drawn from its start to its end, and no further`(
        _ path: String, _ drawn: (Int, Int), _ empty: [(Int, Int)]
    ) throws {
        let icon = UIImage(symbol: Symbol(drawing: SymbolDrawing([.path(.line, path)]))).withTintColor(.systemRed)
        let (size, format) = (CGSize(width: 160, height: 160), UIGraphicsImageRendererFormat())
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: size, format: format).pngData { _ in
            icon.draw(in: CGRect(origin: .zero, size: size))
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let picture = try #require(Picture(contentsOf: file.path))
        #expect((picture.color(x: drawn.0, y: drawn.1)?.red ?? 0) > 100)
        for (x, y) in empty { #expect(picture.color(x: x, y: y)?.red == 0, "\(x), \(y)") }
    }

    @Test(arguments: [false, true])
    func `Each symbol is drawn, in the color of text, in both color schemes`(isDark: Bool) async throws {
        setDark(isDark)
        defer { setDark(false) }
        let names = Array(Set(SymbolNames.common + SymbolTable.names)).sorted()
        for start in stride(from: 0, to: names.count, by: SymbolPage.capacity) {
            let page = SymbolPage(Array(names[start..<min(start + SymbolPage.capacity, names.count)]))
            let window = TestWindow(page, width: Int(page.size.width), height: Int(page.size.height) + 60)
            await window.show()
            let picture = try #require(Picture(of: page.view))
            check(page, in: picture, isDark: isDark)
            try save(picture, "\(isDark ? "dark" : "light")-\(start / SymbolPage.capacity + 1)")
            window.close()
        }
    }

    private func check(_ page: SymbolPage, in picture: Picture, isDark: Bool) {
        let background = picture.color(x: 1, y: 1)?.red ?? 128
        #expect(isDark == (background < 128))
        for (index, name) in page.names.enumerated() {
            let frame = page.iconFrame(index)
            let points = (Int(frame.minY)..<Int(frame.maxY)).flatMap { y in
                (Int(frame.minX)..<Int(frame.maxX)).compactMap { picture.color(x: $0, y: y) }
            }
            let drawn = points.filter { abs(Int($0.red) - Int(background)) > 100 }
            #expect((20..<900).contains(drawn.count), "\(name): \(drawn.count) of \(points.count) points")
        }
    }

    /// Saves the pages where someone wants to look at them.
    private func save(_ picture: Picture, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["SYMBOL_PAGES"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        #expect(picture.save(to: "\(folder)/\(name).png"))
    }

    @Test func `A symbol without an icon is its first letter, and is logged once`() async throws {
        #expect(SymbolTable.icon(for: "tortoise.fill") == nil)
        let symbol = try #require(SymbolTable.symbol(for: "tortoise.fill"))
        guard case .text("T") = symbol.drawing?.layers.first else {
            Issue.record("\(symbol)")
            return
        }
        let said = try StandardErrorCapture()
        for _ in 0..<2 { _ = UIImageView(image: UIImage(systemName: "tortoise.fill")) }
        _ = UIImageView(image: UIImage(systemName: "house"))
        let lines = try said.end().split(separator: "\n").filter { $0.contains("has no icon") }
        #expect(lines == ["[UIKit] The symbol “tortoise.fill” has no icon on Linux: its first letter is shown."])
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    /// Pages send names to components, which may pass them on.
    @Test(arguments: [
        "house" + String(repeating: ".circle", count: 100_000), "house.\n[UIKit] forged", "house.\u{202E}x",
    ])
    func `A name that is like none of Apple's has no symbol and isn't logged`(name: String) throws {
        let said = try StandardErrorCapture()
        let image = UIImage(systemName: name)
        _ = UIImageView(image: image)
        #expect(image == nil)
        #expect(try said.end().isEmpty)
    }

    @Test(arguments: [
        ("heart.fill", nil), ("heart.circle.fill", nil), ("plus", "list-add-symbolic"), ("plus.circle", nil),
        ("printer.fill", "printer-symbolic"), ("printer.circle", "printer-symbolic"), ("12.circle", nil),
        ("bell.slash.fill", nil), ("person.crop.circle.badge.plus", nil), ("person.fill.badge.plus", nil),
    ])
    func `A variant is drawn if its symbol is, and otherwise has the same icon`(name: String, icon: String?) throws {
        let symbol = try #require(SymbolTable.icon(for: name))
        #expect(symbol.iconName == icon)
        #expect(icon != nil || symbol.drawing != nil)
    }

    @Test(arguments: ["123.circle", "A.circle", "12", "circle.12", "heart.badge.nothing", "", ".", ".fill", "fill"])
    func `A name that isn't a variant of a symbol has no icon`(name: String) {
        #expect(SymbolTable.icon(for: name) == nil)
    }
}
