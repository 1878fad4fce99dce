internal import CGTK

/// Adds paths in the notation of ``SymbolLayer`` to a Cairo context.
struct SymbolPath {
    private let cairo: OpaquePointer

    init(_ cairo: OpaquePointer) {
        self.cairo = cairo
    }

    func add(_ path: String) {
        for command in Self.commands(in: path) { perform(command.letter, command.numbers) }
    }

    /// The commands of a path. As in SVG, a letter may have the numbers of several commands.
    static func commands(in path: String) -> [(letter: Character, numbers: [Double])] {
        path.matches(of: /([A-Z])([-0-9. ]*)/).flatMap { match -> [(letter: Character, numbers: [Double])] in
            let letter = match.1.first ?? "Z"
            let numbers = match.2.split(separator: " ").compactMap { Double($0) }
            guard let count = counts[letter], count > 0 else { return [(letter, [])] }
            return stride(from: 0, to: numbers.count, by: count).map { start in
                (letter, Array(numbers[start..<min(start + count, numbers.count)]))
            }
        }
    }

    /// The number of numbers that each command has.
    static let counts: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 5, "O": 3, "R": 5, "Z": 0]

    private func perform(_ letter: Character, _ values: [Double]) {
        guard values.count == Self.counts[letter] else { return }
        switch letter {
        case "M": cairo_move_to(cairo, values[0], values[1])
        case "L": cairo_line_to(cairo, values[0], values[1])
        case "H": cairo_line_to(cairo, values[0], current.y)
        case "V": cairo_line_to(cairo, current.x, values[0])
        case "C": cairo_curve_to(cairo, values[0], values[1], values[2], values[3], values[4], values[5])
        case "A":
            addArc(radius: values[0], isLarge: values[1] == 1, isClockwise: values[2] == 1, to: (values[3], values[4]))
        case "O": addCircle(x: values[0], y: values[1], radius: values[2])
        case "R": addRectangle(x: values[0], y: values[1], width: values[2], height: values[3], radius: values[4])
        default: cairo_close_path(cairo)
        }
    }

    private var current: (x: Double, y: Double) {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        return (x, y)
    }

    private func addArc(radius: Double, isLarge: Bool, isClockwise: Bool, to end: (x: Double, y: Double)) {
        let start = current
        let (width, height) = (end.x - start.x, end.y - start.y)
        let distance = (width * width + height * height).squareRoot()
        let radius = max(radius, distance / 2)
        // From the middle between both points to the center.
        let offset =
            (radius * radius - distance * distance / 4).squareRoot() / distance * (isLarge != isClockwise ? -1 : 1)
        let center = (x: (start.x + end.x) / 2 + offset * height, y: (start.y + end.y) / 2 - offset * width)
        let from = atan2(start.y - center.y, start.x - center.x)
        let to = atan2(end.y - center.y, end.x - center.x)
        if isClockwise {
            cairo_arc(cairo, center.x, center.y, radius, from, to)
        } else {
            cairo_arc_negative(cairo, center.x, center.y, radius, from, to)
        }
    }

    private func addCircle(x: Double, y: Double, radius: Double) {
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
        cairo_close_path(cairo)
    }

    private func addRectangle(x: Double, y: Double, width: Double, height: Double, radius: Double) {
        let (left, top, right, bottom) = (x + radius, y + radius, x + width - radius, y + height - radius)
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, right, top, radius, -.pi / 2, 0)
        cairo_arc(cairo, right, bottom, radius, 0, .pi / 2)
        cairo_arc(cairo, left, bottom, radius, .pi / 2, .pi)
        cairo_arc(cairo, left, top, radius, .pi, .pi * 1.5)
        cairo_close_path(cairo)
    }
}
