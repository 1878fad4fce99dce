/// The style sheet of a page with explanations.
enum ExplanationStyle {
    static let css = """
        :root { color-scheme: light dark; --text: #241f31; --back: #fff; --faint: #5e5c64; --edge: #deddda; --mark: #f9e79a }
        body { font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Cantarell, sans-serif; color: var(--text); background: var(--back);
        max-width: 1100px; margin: 2rem auto; padding: 0 1rem }
        h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere } h2 { margin-top: 2.5rem }
        code, mark { font: 13px ui-monospace, "Source Code Pro", monospace; overflow-wrap: anywhere }
        mark { color: inherit; background: var(--mark); border-radius: 3px; padding: 1px 0 }
        .scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% }
        th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--edge) }
        a { color: #1a5fb4 } .faint { color: var(--faint) } :target { background: var(--edge) }
        details { border-bottom: 1px solid var(--edge); padding: .5rem 0 } summary { cursor: pointer } pre { overflow-x: auto }
        @media (prefers-color-scheme: dark) {
        :root { --text: #fff; --back: #1d1d20; --faint: #c0bfbc; --edge: #3a3a3e; --mark: #6b5300 } a { color: #78aeed }
        }
        """
}
