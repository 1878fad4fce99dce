import Foundation
import TestSupport

/// Messages with missing, wrong and huge values.
enum HostileMessage {
    static let key = "key"

    private static let names = [
        "turboNotStarted", "turboStarted", "pageLoaded", "visitProposed", "formSubmissionStarted",
        "formSubmissionFinished",
        "pageInvalidated", "frameShown", "scrolled", "errorRaised", "visitStarted", "visitRequestStarted",
        "visitRequestCompleted",
        "visitRequestFinished", "visitRequestFailed", "visitFileReceived", "searchSent", "visitRendered",
        "visitCompleted", "",
        "constructor",
    ]
    private static let fields = [
        "token", "location", "action", "response", "statusCode", "title", "restorationIdentifier", "redirectedVisit",
        "method", "reason", "message", "hasCachedSnapshot",
    ]
    private static let huge = String(repeating: "x", count: 100_000)

    static func body(_ dice: inout Dice) -> Any {
        if dice.roll(20) == 0 { return value(&dice, depth: 3) }
        var body: [String: Any] = ["name": names[dice.roll(names.count)], "key": key]
        if dice.roll(10) == 0 { body["key"] = value(&dice, depth: 1) }
        if dice.roll(20) == 0 { body["name"] = value(&dice, depth: 1) }
        var data: [String: Any] = [
            "location": "http://example.com/", "action": "advance", "token": 1, "statusCode": NSNumber(value: 500),
        ]
        for _ in 0..<dice.roll(4) { data[fields[dice.roll(fields.count)]] = value(&dice, depth: 2) }
        if dice.roll(4) == 0 { data[fields[dice.roll(fields.count)]] = nil }
        body["data"] = dice.roll(20) == 0 ? value(&dice, depth: 1) : data
        return body
    }

    private static func value(_ dice: inout Dice, depth: Int) -> Any {
        switch dice.roll(depth > 0 ? 15 : 13) {
        case 0: return NSNull()
        case 1: return true
        case 2: return NSNumber(value: Double.nan)
        case 3: return NSNumber(value: Double.infinity)
        case 4: return NSNumber(value: -1e300)
        case 5: return NSNumber(value: UInt64.max)
        case 6: return ""
        case 7: return huge
        case 8: return "javascript:alert(1)"
        case 9: return "http://[::1"
        case 10: return "file:///etc/passwd"
        case 11: return Date(timeIntervalSinceReferenceDate: 0)
        case 12: return "\u{0}\u{FFFD}"
        case 13: return [value(&dice, depth: depth - 1), value(&dice, depth: depth - 1)]
        default: return [fields[dice.roll(fields.count)]: value(&dice, depth: depth - 1)]
        }
    }

    /// A script that posts so many such messages, and one more that ends them.
    static func script(_ count: Int, key: String, location: String) -> String {
        """
        (() => {
          let state = 7
          const pick = (list) => list[(state = (state * 48271) % 2147483647) % list.length]
          const names = \(names), fields = \(fields), keys = ["\(key)", "\(key)", "wrong", 7, null]
          const values = ["\(location)", "\(location)", "javascript:alert(1)", "file:///etc/passwd", "", "x", null, true, -1,
            1e308, NaN, Infinity, [], {}, [[]], { statusCode: "x" }, { statusCode: 200, responseHTML: 7 }, "advance", "\\0",
            "\(location)?" + "x".repeat(1e4)]
          for (let number = 0; number < \(count); number++) {
            const data = { location: "\(location)", action: "advance" }
            for (let field = 0; field < 3; field++) data[pick(fields)] = pick(values)
            const message = pick([{ key: pick(keys), name: pick(names), data }, { key: pick(keys), name: pick(names), data },
              pick(values)])
            try { window.webkit.messageHandlers.turbo.postMessage(message) } catch (error) {}
          }
          window.webkit.messageHandlers.turbo.postMessage({ key: "\(key)", name: "errorRaised", data: { message: "the end" } })
        })()
        """
    }
}
