import NavigationSimulation

/// The phone of one step: the top page, a sheet if the modal stack is presented, and a browser, banner or mark over
/// them.
struct DiagramPhone {
    let step: SimulationResult
    /// The top of the phone.
    let top: Int

    var text: String {
        var parts = ["<rect class=\"phone\" x=\"0\" y=\"\(top)\" width=\"200\" height=\"330\" rx=\"18\"/>"]
        let isModal = step.modal != nil
        parts.append(page(step.main.last, y: top, hasBack: step.main.count > 1, isSheet: false, isTop: !isModal))
        if let modal = step.modal { parts.append(sheet(modal)) }
        if step.visibleContent == .browser { parts.append(browser) }
        if step.visibleContent == .file { parts.append(banner("A file is offered", y: top + 280, "badge")) }
        return parts.joined(separator: "\n")
    }

    private func sheet(_ modal: [String]) -> String {
        let y = top + 54
        var parts = ["<rect class=\"dim\" x=\"0\" y=\"\(top)\" width=\"200\" height=\"330\" rx=\"18\"/>"]
        if modal.count > 1 {
            parts.append("<rect class=\"below\" x=\"10\" y=\"\(y - 10)\" width=\"180\" height=\"40\" rx=\"14\"/>")
        }
        parts.append(
            "<path class=\"sheet\" d=\"M 0 \(y + 16) a 16 16 0 0 1 16 -16 h 168 a 16 16 0 0 1 16 16 v 242 a 18 18 0 0 1 -18 18 h -164 a 18 18 0 0 1 -18 -18 z\"/>"
        )
        parts.append(page(modal.last, y: y, hasBack: modal.count > 1, isSheet: true, isTop: true))
        return parts.joined(separator: "\n")
    }

    /// A bar with the path, and gray lines for the contents of the page.
    private func page(_ path: String?, y: Int, hasBack: Bool, isSheet: Bool, isTop: Bool) -> String {
        guard let path else { return "<text class=\"title none\" x=\"100\" y=\"\(y + 160)\">nothing yet</text>" }
        let isNative = path.hasPrefix("(")
        let title = DiagramText.shortened(
            isNative ? String(path.dropFirst().dropLast()) : path, to: isSheet ? 18 : 22)
        var parts = ["<text class=\"title\" x=\"100\" y=\"\(y + 28)\">\(DiagramText.escaped(title))</text>"]
        if hasBack { parts.append("<path class=\"back\" d=\"M 20 \(y + 17) l -7 7 l 7 7\"/>") }
        if isSheet { parts.append("<text class=\"done\" x=\"188\" y=\"\(y + 28)\">Done</text>") }
        parts.append("<rect class=\"bar\" x=\"1\" y=\"\(y + 43)\" width=\"198\" height=\"1\"/>")
        guard !(isTop && step.visibleContent == .error) else { return (parts + [error(y)]).joined(separator: "\n") }
        parts += content(path, y, isNative: isNative)
        if isTop, step.visibleContent == .formErrors { parts.append(banner("The form has errors", y: y + 52)) }
        if isTop, step.visibleContent == .refreshed { parts.append(reloadMark(y)) }
        return parts.joined(separator: "\n")
    }

    private func content(_ path: String, _ y: Int, isNative: Bool) -> [String] {
        let hero = isNative ? "native" : "hero"
        let picture = "<rect class=\"\(hero)\" x=\"16\" y=\"\(y + 58)\" width=\"168\" height=\"58\" rx=\"8\"/>"
        return [picture]
            + lineLengths(path).enumerated().map { index, length in
                "<rect class=\"line\" x=\"16\" y=\"\(y + 130 + index * 20)\" width=\"\(length)\" height=\"9\" rx=\"4\"/>"
            }
    }

    /// The lengths of the lines, derived from the path so that a page looks the same in each step.
    private func lineLengths(_ path: String) -> [Int] {
        let seed = path.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        return (0..<6).map { 90 + (seed >> $0) % 79 }
    }

    private func error(_ y: Int) -> String {
        """
        <circle class="trouble" cx="100" cy="\(y + 110)" r="16"/>
        <text class="number" x="100" y="\(y + 116)">!</text>
        <text class="title" x="100" y="\(y + 150)">Error loading page</text>
        <rect class="badge" x="65" y="\(y + 166)" width="70" height="24" rx="12"/>
        <text class="number" x="100" y="\(y + 182)">Retry</text>
        """
    }

    private func banner(_ text: String, y: Int, _ style: String = "trouble") -> String {
        """
        <rect class="\(style)" x="12" y="\(y)" width="176" height="24" rx="6"/>
        <text class="number" x="100" y="\(y + 16)">\(text)</text>
        """
    }

    /// A circular arrow.
    private func reloadMark(_ y: Int) -> String {
        """
        <circle class="badge" cx="100" cy="\(y + 87)" r="16"/>
        <path class="mark" d="M 107 \(y + 87) a 7 7 0 1 1 -3 -6 m 1 -5 v 5 h -5"/>
        """
    }

    private var browser: String {
        """
        <rect class="browser" x="0" y="\(top + 12)" width="200" height="318" rx="18"/>
        <rect class="line" x="40" y="\(top + 24)" width="104" height="20" rx="10"/>
        <text class="done" x="188" y="\(top + 40)">Done</text>
        <text class="title none" x="100" y="\(top + 180)">external site</text>
        """
    }
}
