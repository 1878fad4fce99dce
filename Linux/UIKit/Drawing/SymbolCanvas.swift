internal import CGTK

/// Draws symbols with Cairo.
struct SymbolCanvas {
    private let cairo: OpaquePointer

    /// - Parameter cairo: a context whose source is the color.
    init(_ cairo: OpaquePointer) {
        self.cairo = cairo
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    }

    /// Draws a mask and fills it with the color, because gaps remove only what the drawing itself contains, and the
    /// color of text is translucent.
    func draw(_ drawing: SymbolDrawing, width: Double, height: Double) {
        cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        let side = min(width, height)
        cairo_translate(cairo, (width - side) / 2, (height - side) / 2)
        cairo_scale(cairo, side / 16, side / 16)
        draw(drawing.layers, Pen(isFilled: drawing.isFilled))
        let mask = cairo_pop_group(cairo)
        cairo_mask(cairo, mask)
        cairo_pattern_destroy(mask)
    }

    /// The state that layers of a drawing share.
    private struct Pen {
        var isFilled = false
        /// Whether the drawing is a hole in the one around it.
        var isHole = false
        var scale = 1.0

        /// Lines of a small drawing are thinner, but not by its whole scale.
        func width(isThin: Bool) -> Double { (scale == 1 ? (isThin ? 1 : 2) : (isThin ? 0.9 : 1.6)) / scale }
    }

    private func draw(_ layers: [SymbolLayer], _ pen: Pen) {
        for layer in layers {
            switch layer {
            case .path(let kind, let path, let isThin): draw(kind, path, isThin: isThin, pen)
            case .text(let text): draw(text, pen)
            case .drawing(let drawing, let x, let y, let scale, let isCut):
                var inner = Pen(
                    isFilled: drawing.isFilled || pen.isFilled, isHole: pen.isHole, scale: scale * pen.scale)
                if isCut, pen.isFilled { inner.isHole.toggle() }
                cairo_save(cairo)
                cairo_translate(cairo, x - 8 * scale, y - 8 * scale)
                cairo_scale(cairo, scale, scale)
                draw(drawing.layers, inner)
                cairo_restore(cairo)
            }
        }
    }

    private func draw(_ kind: SymbolLayer.Kind, _ path: String, isThin: Bool, _ pen: Pen) {
        let isGap = kind == .gap || (pen.isFilled && (kind == .detail || kind == .hole))
        cairo_set_operator(cairo, isGap == pen.isHole ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_DEST_OUT)
        cairo_new_path(cairo)
        SymbolPath(cairo).add(path)
        if [.solid, .hole, .gap].contains(kind) || (kind == .outline && pen.isFilled) { cairo_fill_preserve(cairo) }
        guard kind != .solid, kind != .hole else { return }
        let width = pen.width(isThin: isThin)
        cairo_set_line_width(cairo, kind == .gap ? width + 2 / pen.scale : isGap ? min(width, 1.5 / pen.scale) : width)
        cairo_stroke(cairo)
    }

    private func draw(_ text: String, _ pen: Pen) {
        cairo_select_font_face(cairo, "sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD)
        cairo_set_font_size(cairo, text.count == 1 ? 13 : 11)
        var box = cairo_text_extents_t()
        cairo_text_extents(cairo, text, &box)
        cairo_new_path(cairo)
        cairo_move_to(cairo, 8 - box.width / 2 - box.x_bearing, 8 - box.height / 2 - box.y_bearing)
        cairo_text_path(cairo, text)
        cairo_set_operator(cairo, pen.isHole ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
        cairo_fill(cairo)
    }
}
