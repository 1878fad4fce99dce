import Testing
import TurboCore

@Suite("URLs in the log")
struct LogTextTests {
    @Test(
        arguments: [
            ("visit 1 of https://a.com/b: advance", "visit 1 of https://a.com/b: advance"),
            ("https://a.com/b?token=1&q=two was rendered", "https://a.com/b?token=…&q=… was rendered"),
            ("https://a.com/b?secret was", "https://a.com/b?… was"),
            ("https://a.com/b#access_token=1", "https://a.com/b#…"),
            ("https://a.com/b?a=1#c, default", "https://a.com/b?a=…#…, default"),
            ("https://a.com/?a=1: a sentence", "https://a.com/?a=…: a sentence"),
            ("https://ann:word@a.com/b", "https://a.com/b"),
            ("“https://a.com/?a=1” and https://b.com/?b=2", "“https://a.com/?a=…” and https://b.com/?b=…"),
            ("https://a.com/?a=b=c&", "https://a.com/?a=…"),
            ("https://a.com/?q=f(x)&token=word was", "https://a.com/?q=…&token=… was"),
            ("https://a.com/?q=x(word), then", "https://a.com/?q=…, then"),
            ("https://a.com/?q=(a)b)word", "https://a.com/?q=…"),
            ("https://a.com/?q=1|token=word", "https://a.com/?q=…"),
            ("(from https://a.com/?a=1).", "(from https://a.com/?a=…)."),
            ("shop:things/1?token=word was", "shop:things/1?token=… was"),
            ("mailto:ann@a.com?body=word&to=x, then", "mailto:ann@a.com?body=…&to=…, then"),
            ("see:shop:things#word", "see:shop:things#…"),
            ("so:why? And: #3", "so:why? And: #3"),
            ("no address? a=1#b", "no address? a=1#b"),
            ("ends with ://", "ends with ://"),
            ("", ""),
        ])
    func `Values of queries, fragments and passwords are left out`(_ text: String, _ logged: String) {
        #expect(LogText.withoutSecrets(text) == logged)
    }

    /// The text is untrusted: a page chooses its URLs.
    @Test(.timeLimit(.minutes(1))) func `A text with a million parentheses is shortened quickly`() {
        let parentheses = String(repeating: ")", count: 1_000_000)
        #expect(LogText.withoutSecrets("https://a.com/?q=1" + parentheses) == "https://a.com/?q=…" + parentheses)
        let schemes = String(repeating: "a:", count: 500_000)
        #expect(LogText.withoutSecrets(schemes) == schemes)
    }
}
