// A widget class, because GtkCustomLayout's callbacks have no user data.
#include "CGTKShims.h"

typedef struct {
    GtkWidget parent;
    TNHostAllocate allocate;
    void *context;
    bool veiled;
    bool asks;
} TNHost;
typedef GtkWidgetClass TNHostClass;

GType tn_host_get_type(void);
G_DEFINE_TYPE(TNHost, tn_host, GTK_TYPE_WIDGET)

// Requests no size: the superview decides. GTK still requires every child to be measured before it is allocated.
static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline) {
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        int least, wanted;
        bool asks = ((TNHost *)widget)->asks;
        gtk_widget_measure(child, orientation, asks ? for_size : -1, &least, &wanted, NULL, NULL);
        if (!asks) continue;
        *minimum = MAX(*minimum, least);
        *natural = MAX(*natural, wanted);
    }
}

static GtkSizeRequestMode request_mode(GtkWidget *widget) {
    return ((TNHost *)widget)->asks ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    TNHost *host = (TNHost *)widget;
    if (host->context) host->allocate(widget, width, height, baseline, host->context);
}

// A veiled child's drawing is thrown away, but it has to draw: WebKitGTK makes the next frame of a page only after the
// last one has been drawn.
static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        bool veiled = tn_is_host(child) && ((TNHost *)child)->veiled;
        if (!veiled) {
            gtk_widget_snapshot_child(widget, child, snapshot);
            continue;
        }
        GtkSnapshot *unseen = gtk_snapshot_new();
        gtk_widget_snapshot_child(widget, child, unseen);
        g_object_unref(unseen);
    }
}

static void remove_children(GtkWidget *widget) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(widget))) gtk_widget_unparent(child);
}

static void dispose(GObject *object) {
    remove_children(GTK_WIDGET(object));
    G_OBJECT_CLASS(tn_host_parent_class)->dispose(object);
}

static void tn_host_class_init(TNHostClass *class) {
    class->measure = measure;
    class->get_request_mode = request_mode;
    class->size_allocate = size_allocate;
    class->snapshot = snapshot;
    G_OBJECT_CLASS(class)->dispose = dispose;
    // A group without a name: screen readers read what the view contains.
    gtk_widget_class_set_accessible_role(class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void tn_host_init(TNHost *host) { gtk_widget_set_overflow(GTK_WIDGET(host), GTK_OVERFLOW_HIDDEN); }

GtkWidget *tn_host_new(TNHostAllocate allocate, void *context) {
    TNHost *host = g_object_new(tn_host_get_type(), NULL);
    host->allocate = allocate;
    host->context = context;
    return GTK_WIDGET(host);
}

bool tn_is_host(GtkWidget *widget) { return tn_is_a(widget, tn_host_get_type()); }

void tn_host_set_context(GtkWidget *widget, void *context) { ((TNHost *)widget)->context = context; }

void tn_host_set_asks(GtkWidget *widget, bool asks) { ((TNHost *)widget)->asks = asks; }

void tn_host_set_veiled(GtkWidget *widget, bool veiled) {
    ((TNHost *)widget)->veiled = veiled;
    GtkWidget *parent = gtk_widget_get_parent(widget);
    if (parent) gtk_widget_queue_draw(parent);
}

void tn_host_end(GtkWidget *widget) {
    tn_host_set_context(widget, NULL);
    remove_children(widget);
}
