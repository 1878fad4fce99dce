import Foundation
import PageText
import Testing

@Suite struct PageTextTests {
    /// A URL's text in a page, and the URL that is requested.
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let url: String?

        init(_ text: String, _ url: String? = nil) {
            self.text = text
            self.url = url ?? text
        }

        var testDescription: String { text }
    }

    @Test(arguments: [
        // Valid text stays as it is.
        Row("http://h"),
        Row("http://h:3000/a/b;c=1?x=1&y=a+b,c#top"),
        Row("https://h/caf%C3%A9?q=caf%c3%a9"),
        Row("https://h/a%2Fb%20c?d=%25%5B%5D"),
        Row("https://h/?url=http://other/a?b:c@d"),
        Row("https://h/a!$&'()*+,;=:@-._~"),
        Row("https://h/a#"),
        // Characters that only browsers accept are escaped, and existing escapes are unchanged.
        Row("https://h/a?f[]=1&q=caf%C3%A9", "https://h/a?f%5B%5D=1&q=caf%C3%A9"),
        Row("https://h/a?f[0][name]=x%20y", "https://h/a?f%5B0%5D%5Bname%5D=x%20y"),
        Row("https://h/a|b%20c", "https://h/a%7Cb%20c"),
        Row("https://h/a?x={1}&y=%7B", "https://h/a?x=%7B1%7D&y=%7B"),
        Row("https://h/[a]/%C3%A9", "https://h/%5Ba%5D/%C3%A9"),
        Row("https://h/a^b?c`d", "https://h/a%5Eb?c%60d"),
        Row("https://h/a?b\\c", "https://h/a?b%5Cc"),
        Row("https://h/a?\"b\"<c>", "https://h/a?%22b%22%3Cc%3E"),
        Row("https://h/a#x[1]%20", "https://h/a#x%5B1%5D%20"),
        Row("https://h/a?b#c#d", "https://h/a?b#c%23d"),
        Row("https://h/a?b#c#%20#", "https://h/a?b#c%23%20%23"),
        Row("https://h/a b", "https://h/a%20b"),
        Row("https://h/\u{7}", "https://h/%07"),
        // A single percent sign is a character.
        Row("https://h/100%?q=%zz&r=50%", "https://h/100%25?q=%25zz&r=50%25"),
        Row("https://h/%C3%A9%?[]", "https://h/%C3%A9%25?%5B%5D"),
        // Text that a page creates itself.
        Row("https://h/café?q=é%C3%A9", "https://h/caf%C3%A9?q=%C3%A9%C3%A9"),
        Row("https://h/👩‍💻", "https://h/%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB"),
        // The brackets of an IPv6 address aren't escaped.
        Row("http://[::1]:3000/a?f[]=%20", "http://[::1]:3000/a?f%5B%5D=%20"),
        Row("http://h?f[]=%20", "http://h?f%5B%5D=%20"),
        Row("mailto:a@h?subject=[x]%20y", "mailto:a@h?subject=%5Bx%5D%20y"),
        Row("mailto:[a]%20b@h", "mailto:%5Ba%5D%20b@h"),
        Row("about:blank"),
    ])
    func `A page's text becomes a URL`(_ row: Row) {
        #expect(URL(pageText: row.text)?.absoluteString == row.url)
    }

    @Test(arguments: [
        Row("/posts?f[]=1&q=caf%C3%A9", "https://h/posts?f%5B%5D=1&q=caf%C3%A9"),
        Row("b?at[]=12:30", "https://h/a/b?at%5B%5D=12:30"),
        Row("?page=2", "https://h/a/c?page=2"),
        Row("//other/[a]", "https://other/%5Ba%5D"),
        Row("https://other/a?f[]=1", "https://other/a?f%5B%5D=1"),
    ])
    func `A page's link may be relative`(_ row: Row) throws {
        let page = try #require(URL(string: "https://h/a/c?x=1"))
        #expect(URL(pageText: row.text, on: page)?.absoluteString == row.url)
    }

    @Test func `Each byte of a page's URL is kept or escaped`() {
        for byte in UInt8(0x21)...0x7E where !"#%?".utf8.contains(byte) {
            let character = String(Unicode.Scalar(byte))
            let url = URL(pageText: "https://h/%41\(character)?%41\(character)#%41\(character)")
            let text = url?.absoluteString ?? ""
            #expect(text.components(separatedBy: "%41").count == 4, "\(character): \(text)")
            #expect(text.removingPercentEncoding == "https://h/A\(character)?A\(character)#A\(character)")
        }
    }
}
