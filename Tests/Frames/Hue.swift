import UIKit

/// The color of a page, from the number in its path. Neighbors differ clearly, and forty pages all differ.
struct Hue {
    private let degrees: Int

    init(of url: URL) {
        self.init(Int(url.path.split(separator: "/").first ?? "") ?? 0)
    }

    init(_ number: Int) {
        degrees = number * 9 * 13 % 360
    }

    var css: String { "rgb(\(parts.map { String(Int(($0 * 255).rounded())) }.joined(separator: ",")))" }

    var color: UIColor { UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1) }

    /// Red, green and blue, one of which is 0.1 and one 0.9.
    private var parts: [CGFloat] {
        [0.0, 8.0, 4.0].map { offset in
            let position = (CGFloat(degrees) / 30 + offset).truncatingRemainder(dividingBy: 12)
            return 0.5 - 0.4 * max(-1, min(position - 3, 9 - position, 1))
        }
    }
}
