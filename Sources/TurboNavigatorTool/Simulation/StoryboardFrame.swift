/// One step of a storyboard: the input, a phone, the requests and the reason.
struct StoryboardFrame {
    let step: SimulationStep
    let number: Int

    var text: String {
        [
            "<title>\(StoryboardStyle.escaped("\(step.input): \(step.because)"))</title>", head, phone, requests,
            stacks, reason,
        ]
        .joined(separator: "\n")
    }

    private var head: String {
        """
        <circle class="badge" cx="11" cy="11" r="11"/>
        <text class="number" x="11" y="15">\(number)</text>
        <text class="input" x="30" y="16">\(StoryboardStyle.shortened(step.input, to: 25))</text>
        """
    }

    private var phone: String {
        var parts = ["<rect class=\"phone\" x=\"0\" y=\"32\" width=\"200\" height=\"330\" rx=\"18\"/>"]
        parts.append(page(step.main.last, x: 0, y: 32, width: 200, hasBack: step.main.count > 1, isSheet: false))
        guard let modal = step.modal else { return parts.joined(separator: "\n") }
        parts.append("<rect class=\"dim\" x=\"0\" y=\"32\" width=\"200\" height=\"330\" rx=\"18\"/>")
        if modal.count > 1 {
            parts.append("<rect class=\"below\" x=\"10\" y=\"76\" width=\"180\" height=\"40\" rx=\"14\"/>")
        }
        parts.append(
            "<path class=\"sheet\" d=\"M 0 102 a 16 16 0 0 1 16 -16 h 168 a 16 16 0 0 1 16 16 v 242 a 18 18 0 0 1 -18 18 h -164 a 18 18 0 0 1 -18 -18 z\"/>"
        )
        parts.append(page(modal.last, x: 0, y: 86, width: 200, hasBack: modal.count > 1, isSheet: true))
        return parts.joined(separator: "\n")
    }

    /// A bar with the path, and grey lines for what the page says.
    private func page(_ path: String?, x: Int, y: Int, width: Int, hasBack: Bool, isSheet: Bool) -> String {
        guard let path else { return "<text class=\"title none\" x=\"100\" y=\"\(y + 160)\">nothing yet</text>" }
        let isNative = path.hasPrefix("(")
        let title = StoryboardStyle.shortened(
            isNative ? String(path.dropFirst().dropLast()) : path, to: isSheet ? 18 : 22)
        var parts = ["<text class=\"title\" x=\"100\" y=\"\(y + 28)\">\(title)</text>"]
        if hasBack { parts.append("<path class=\"back\" d=\"M 20 \(y + 17) l -7 7 l 7 7\"/>") }
        if isSheet { parts.append("<text class=\"done\" x=\"188\" y=\"\(y + 28)\">Done</text>") }
        parts.append("<rect class=\"bar\" x=\"1\" y=\"\(y + 43)\" width=\"198\" height=\"1\"/>")
        let hero = isNative ? "native" : "hero"
        parts.append("<rect class=\"\(hero)\" x=\"16\" y=\"\(y + 58)\" width=\"168\" height=\"58\" rx=\"8\"/>")
        for (index, length) in lineLengths(path).enumerated() {
            let top = y + 130 + index * 20
            parts.append("<rect class=\"line\" x=\"16\" y=\"\(top)\" width=\"\(length)\" height=\"9\" rx=\"4\"/>")
        }
        return parts.joined(separator: "\n")
    }

    /// The same path looks the same in each step.
    private func lineLengths(_ path: String) -> [Int] {
        let seed = path.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        return (0..<6).map { 90 + (seed >> $0) % 79 }
    }

    private var requests: String {
        guard !step.requests.isEmpty else { return "<text class=\"none\" x=\"0\" y=\"384\">no request</text>" }
        let shown = step.requests.prefix(3)
        return shown.enumerated().map { index, request in
            let text = index == 2 && step.requests.count > 3 ? "… \(step.requests.count - 2) more" : request
            let label = StoryboardStyle.shortened(text, to: 28)
            let y = 372 + index * 20
            return """
                <rect class="request" x="0" y="\(y)" width="\(min(200, 16 + min(text.count, 28) * 7))" height="16" rx="8"/>
                <text class="request-text" x="8" y="\(y + 12)">\(label)</text>
                """
        }.joined(separator: "\n")
    }

    private var stacks: String {
        var lines = [stack("main", step.main, y: 448)]
        if let modal = step.modal { lines.append(stack("modal", modal, y: 464)) }
        return lines.joined(separator: "\n")
    }

    private func stack(_ name: String, _ paths: [String], y: Int) -> String {
        let list = paths.isEmpty ? "empty" : paths.joined(separator: " › ")
        return """
            <text class="label" x="0" y="\(y)">\(name)</text>
            <text class="stack" x="40" y="\(y)">\(StoryboardStyle.shortened(list, to: 27))</text>
            """
    }

    private var reason: String {
        StoryboardStyle.lines(step.because, length: 36, count: 4).enumerated().map { index, line in
            "<text class=\"why\" x=\"0\" y=\"\(486 + index * 15)\">\(line)</text>"
        }.joined(separator: "\n")
    }
}
