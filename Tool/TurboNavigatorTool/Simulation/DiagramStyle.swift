/// The style sheet of a diagram.
enum DiagramStyle {
    static let css = """
        text { font: 12px system-ui, -apple-system, "Segoe UI", Cantarell, sans-serif; fill: #241f31 }
        .board { fill: #f6f5f4 } .phone { fill: #fff; stroke: #c0bfbc; stroke-width: 1.5 }
        .bar { fill: #ebebeb } .title { font-weight: 600; text-anchor: middle } .line { fill: #deddda }
        .input { font: 600 13px ui-monospace, "Source Code Pro", monospace } .number { fill: #fff; font-weight: 700; text-anchor: middle }
        .badge { fill: #3584e4 } .back { stroke: #3584e4; stroke-width: 2; fill: none; stroke-linecap: round; stroke-linejoin: round }
        .done { fill: #3584e4; font-weight: 600; text-anchor: end } .dim { fill: #000; opacity: .32 }
        .sheet { fill: #fff; stroke: #c0bfbc } .below { fill: #fff; stroke: #c0bfbc; opacity: .75 }
        .request { fill: #26a269 } .request-text { fill: #fff; font: 600 10.5px ui-monospace, monospace }
        .none { fill: #77767b; font-style: italic } .why { fill: #5e5c64; font-size: 11.5px }
        .stack { font: 11px ui-monospace, "Source Code Pro", monospace } .label { fill: #77767b; font-size: 11px }
        .arrow { stroke: #9a9996; stroke-width: 2; fill: none; stroke-linecap: round; stroke-linejoin: round }
        .native { fill: #dc8add } .hero { fill: #99c1f1 } .trouble { fill: #c01c28 } .browser { fill: #f6f5f4; stroke: #c0bfbc }
        .mark { stroke: #fff; stroke-width: 2; fill: none; stroke-linecap: round; stroke-linejoin: round }
        @media (prefers-color-scheme: dark) {
        text { fill: #fff } .board { fill: #1d1d20 } .phone, .sheet, .below, .browser { fill: #2e2e32; stroke: #5e5c64 }
        .bar { fill: #3a3a3e } .line { fill: #4a4a4f } .hero { fill: #1a5fb4 } .why, .none, .label { fill: #c0bfbc } .dim { opacity: .55 }
        .done { fill: #78aeed } .back { stroke: #78aeed }
        }
        """
}
