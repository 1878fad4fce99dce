import Testing

@testable import TurboNavigatorTool

@Suite struct PageElementTests {
    @Test(
        arguments: [
            ("<a class=x href='/a b'>a</a>", ["a class=x href=/a b"]),
            ("<LINK REL=\"modulepreload\"\n href = /m.js />", ["link href=/m.js rel=modulepreload"]),
            ("a < b <b", ["b"]), ("<!-- <a href=/> --><i>", ["i"]), ("<a href='/unclosed", ["a href=/unclosed"]),
            ("<script src=s>if (a<b) x = '<a href=/>'</SCRIPT><p id>", ["script src=s", "p id="]),
            ("<a href=1 href=2 =x=y>", ["a =x=y href=1"]), ("<", []), ("</a>", []), ("<ä>", []),
        ])
    func `Elements are read as a browser does`(_ text: String, _ expected: [String]) {
        let elements = PageElement.all(in: text).map { element in
            let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
            return ([element.name] + attributes).joined(separator: " ")
        }
        #expect(elements == expected)
    }

    /// A server can send any page, and `doctor` reads up to 4 MB.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: ["<link ", "<a href=\"", "<link rel=modulepreload ", "<!--", "<script>", "</", "='", "<a \u{20}"])
    func `A page of a quarter of a megabyte is read quickly`(_ part: String) {
        let text = String(repeating: part, count: 250_000 / part.utf8.count)
        #expect(PageElement.all(in: text).count <= text.utf8.count)
    }
}
