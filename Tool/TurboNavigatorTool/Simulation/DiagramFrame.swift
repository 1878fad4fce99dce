import NavigationSimulation

/// One step of a diagram: the input, a phone, the requests, the stacks and the reason, without cutting any of them.
struct DiagramFrame {
    /// The maximum numbers of characters per line.
    private static let (inputLength, lineLength, requestLength) = (28, 36, 28)

    let step: SimulationResult
    let number: Int

    private var inputLines: [String] { DiagramText.lines(step.input, length: Self.inputLength) }
    private var reasonLines: [String] {
        DiagramText.lines(
            [step.reason, step.warning].compactMap { $0 }.joined(separator: ". "), length: Self.lineLength)
    }
    private var stackLines: [(name: String, line: String)] {
        let stacks = [("main", step.main)] + (step.modal.map { [("modal", $0)] } ?? [])
        return stacks.flatMap { name, paths in
            DiagramText.stack(paths, length: Self.requestLength).enumerated().map {
                ($0.offset == 0 ? name : "", $0.element)
            }
        }
    }

    /// The height above the phone. The phones of a row are aligned by the largest.
    var headHeight: Int { inputLines.count * 16 + 8 }

    /// The height below the phone.
    var footHeight: Int {
        max(1, step.requests.count) * 20 + stackLines.count * 16 + reasonLines.count * 15 + 40
    }

    /// - Parameter top: the top of the phone.
    func text(top: Int) -> String {
        let requestsTop = top + 340
        let stacksTop = requestsTop + max(1, step.requests.count) * 20 + 20
        let reasonTop = stacksTop + stackLines.count * 16 + 8
        return [
            "<title>\(DiagramText.escaped("\(step.input): \(step.reason)"))</title>", head,
            DiagramPhone(step: step, top: top).text, requests(requestsTop), stacks(stacksTop), reason(reasonTop),
        ].joined(separator: "\n")
    }

    private var head: String {
        let lines = inputLines.enumerated().map { index, line in
            "<text class=\"input\" x=\"30\" y=\"\(16 + index * 16)\">\(DiagramText.escaped(line))</text>"
        }
        return """
            <circle class="badge" cx="11" cy="11" r="11"/>
            <text class="number" x="11" y="15">\(number)</text>
            \(lines.joined(separator: "\n"))
            """
    }

    private func requests(_ top: Int) -> String {
        guard !step.requests.isEmpty else { return "<text class=\"none\" x=\"0\" y=\"\(top + 12)\">no request</text>" }
        return step.requests.enumerated().map { index, request in
            let label = DiagramText.shortened(request, to: Self.requestLength)
            let y = top + index * 20
            return """
                <rect class="request" x="0" y="\(y)" width="\(16 + label.count * 7)" height="16" rx="8"/>
                <text class="request-text" x="8" y="\(y + 12)">\(DiagramText.escaped(label))</text>
                """
        }.joined(separator: "\n")
    }

    private func stacks(_ top: Int) -> String {
        stackLines.enumerated().map { index, line in
            """
            <text class="label" x="0" y="\(top + index * 16)">\(line.name)</text>
            <text class="stack" x="40" y="\(top + index * 16)">\(DiagramText.escaped(line.line))</text>
            """
        }.joined(separator: "\n")
    }

    private func reason(_ top: Int) -> String {
        reasonLines.enumerated().map { index, line in
            "<text class=\"why\" x=\"0\" y=\"\(top + index * 15)\">\(DiagramText.escaped(line))</text>"
        }.joined(separator: "\n")
    }
}
