/// The icon of an SF Symbol.
struct Symbol: Sendable {
    /// The icon's name in GNOME's themes. It takes precedence over the drawing.
    var iconName: String?
    /// A drawing of our own, also for variants of GNOME's icon.
    var drawing: SymbolDrawing?
    /// The name of a symbol without an icon, whose drawing is a letter.
    var missingName: String?

    /// The variant that is filled. A drawing without an outline is its own.
    var filled: Symbol {
        guard let drawing, drawing.hasOutline else { return self }
        return Symbol(drawing: SymbolDrawing(drawing.layers, isFilled: true))
    }

    /// Returns a variant of the drawing; the icon itself if there is no drawing.
    func drawn(_ change: (SymbolDrawing) -> SymbolDrawing) -> Symbol {
        drawing.map { Symbol(drawing: change($0)) } ?? self
    }
}

/// A drawing on 16 × 16 points.
struct SymbolDrawing: Sendable {
    let layers: [SymbolLayer]
    var isFilled = false

    init(_ layers: [SymbolLayer], isFilled: Bool = false) {
        (self.layers, self.isFilled) = (layers, isFilled)
    }

    var hasOutline: Bool { layers.contains { $0.isOutline } }

    /// The drawing in a circle or another shape. In the filled variant of the shape it is cut out.
    func inside(_ shape: String) -> SymbolDrawing {
        let filled = SymbolDrawing(layers, isFilled: true)
        return SymbolDrawing([.path(.outline, shape), .drawing(filled, x: 8, y: 8, scale: 0.56, isCut: true)])
    }

    /// The drawing with a diagonal line.
    var crossedOut: SymbolDrawing {
        let line = "M2 2L14 14"
        return SymbolDrawing([whole, .path(.gap, line), .path(.line, line)])
    }

    /// The drawing with a dot in its upper right corner.
    var withDot: SymbolDrawing {
        let dot = "O12.5 3.5 2.8"
        return SymbolDrawing([whole, .path(.gap, dot), .path(.solid, dot)])
    }

    /// The drawing with a small one in its lower right corner.
    func with(_ badge: SymbolDrawing) -> SymbolDrawing {
        let small = SymbolDrawing(badge.layers, isFilled: true)
        let corner = SymbolLayer.drawing(small, x: 12, y: 12, scale: 0.56, isCut: false)
        return SymbolDrawing([whole, .path(.gap, "O12 12 3"), corner])
    }

    private var whole: SymbolLayer { .drawing(self, x: 8, y: 8, scale: 1, isCut: false) }
}
