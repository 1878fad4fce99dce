import Foundation
import Testing

@testable import TurboNavigatorTool

/// Tests what a `Content-Security-Policy` allows on a page of http://shop.example.com:3000.
@Suite struct ContentPolicyTests {
    @Test(
        arguments: [
            (nil, true, true, nil),
            ("", true, true, nil),
            ("default-src 'none'", false, false, nil),
            ("script-src 'none'", false, true, nil),
            ("script-src", false, true, nil),
            ("sandbox allow-forms", false, true, nil),
            ("sandbox allow-scripts; default-src *", true, true, nil),
            ("Default-Src 'self'", true, true, nil),
            ("default-src 'none'; connect-src 'self'; script-src 'self'", true, true, nil),
            ("connect-src https:", true, false, nil),
            ("connect-src http:", true, true, nil),
            ("connect-src *.example.com:3000", true, true, nil),
            ("connect-src http://shop.example.com:3000", true, true, nil),
            ("connect-src http://shop.example.com:*", true, true, nil),
            ("connect-src example.com", true, false, nil),
            ("connect-src 'self'; connect-src 'none'", true, true, nil),
            ("frame-ancestors 'none'", true, true, false),
            ("frame-ancestors 'self'", true, true, true),
            ("frame-ancestors https://elsewhere.example", true, true, false),
        ] as [(String?, Bool, Bool, Bool?)])
    func `A policy allows what it names`(_ text: String?, scripts: Bool, requests: Bool, frames: Bool?) throws {
        let page = try #require(URL(string: "http://shop.example.com:3000/a"))
        let policy = ContentPolicy(text)
        #expect(policy.allowsScripts == scripts)
        #expect(policy.allowsRequests(to: page) == requests)
        #expect(policy.allowsFrames(of: page) == frames)
    }
}
