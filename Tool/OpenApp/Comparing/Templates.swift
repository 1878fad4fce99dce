// Written by maintenance/embed, from the files in the folder Templates.
// swift-format-ignore-file

/// The files of the folder. Names between double underscores are placeholders.
enum Templates {
    /// The texts, by path.
    static let texts: [(path: String, content: String)] = [
        ("comparison.html", #"""
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Pictures: __SUMMARY__</title>
            <style>
            :root { color-scheme: light dark }
            body { font: 16px/1.4 sans-serif; margin: 24px }
            h2 { font-size: 18px }
            small { font-weight: normal; opacity: 0.7 }
            div { display: flex; gap: 16px; overflow-x: auto }
            figure { margin: 0 }
            img { max-width: 390px; border: 1px solid gray }
            </style>
            </head>
            <body>
            <h1>__SUMMARY__</h1>
            __PICTURES__
            </body>
            </html>
            """#),
    ]

    /// The pictures, by path and base64-encoded.
    static let pictures: [(path: String, content: String)] = [
    ]
}
