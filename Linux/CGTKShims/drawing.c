// A paintable in the color of the text around it. GtkImage asks only paintables of this interface to draw in its color.
#include "CGTKShims.h"

typedef struct {
    GObject parent;
    TNDraw draw;
    void *context;
    GDestroyNotify release;
} TNDrawing;
typedef GObjectClass TNDrawingClass;

static void add_paintable(GdkPaintableInterface *interface);
static void add_symbolic(GtkSymbolicPaintableInterface *interface);

GType tn_drawing_get_type(void);
G_DEFINE_TYPE_WITH_CODE(TNDrawing, tn_drawing, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GDK_TYPE_PAINTABLE, add_paintable)
                            G_IMPLEMENT_INTERFACE(GTK_TYPE_SYMBOLIC_PAINTABLE, add_symbolic))

static void draw(void *object, GdkSnapshot *snapshot, double width, double height, const GdkRGBA *color) {
    TNDrawing *drawing = object;
    if (width <= 0 || height <= 0) return;
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, width, height);
    cairo_t *cairo = gtk_snapshot_append_cairo(GTK_SNAPSHOT(snapshot), &bounds);
    gdk_cairo_set_source_rgba(cairo, color);
    drawing->draw(cairo, width, height, drawing->context);
    cairo_destroy(cairo);
}

static void snapshot_plain(GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height) {
    const GdkRGBA black = {0, 0, 0, 1};
    draw(paintable, snapshot, width, height, &black);
}

static void snapshot_symbolic(GtkSymbolicPaintable *paintable, GdkSnapshot *snapshot, double width, double height,
                              const GdkRGBA *colors, gsize count) {
    if (count == 0) return snapshot_plain(GDK_PAINTABLE(paintable), snapshot, width, height);
    draw(paintable, snapshot, width, height, &colors[GTK_SYMBOLIC_COLOR_FOREGROUND]);
}

static GdkPaintableFlags get_flags(GdkPaintable *paintable) {
    (void)paintable;
    return GDK_PAINTABLE_STATIC_SIZE | GDK_PAINTABLE_STATIC_CONTENTS;
}

static double get_aspect_ratio(GdkPaintable *paintable) {
    (void)paintable;
    return 1;
}

static void add_paintable(GdkPaintableInterface *interface) {
    interface->snapshot = snapshot_plain;
    interface->get_flags = get_flags;
    interface->get_intrinsic_aspect_ratio = get_aspect_ratio;
}

static void add_symbolic(GtkSymbolicPaintableInterface *interface) {
    interface->snapshot_symbolic = snapshot_symbolic;
}

static void finalize(GObject *object) {
    TNDrawing *drawing = (TNDrawing *)object;
    drawing->release(drawing->context);
    G_OBJECT_CLASS(tn_drawing_parent_class)->finalize(object);
}

static void tn_drawing_class_init(TNDrawingClass *class) { class->finalize = finalize; }

static void tn_drawing_init(TNDrawing *drawing) { (void)drawing; }

GdkPaintable *tn_drawing_new(TNDraw draw, void *context, GDestroyNotify release) {
    TNDrawing *drawing = g_object_new(tn_drawing_get_type(), NULL);
    drawing->draw = draw;
    drawing->context = context;
    drawing->release = release;
    return GDK_PAINTABLE(drawing);
}
