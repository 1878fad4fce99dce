#include "CGTKShims.h"

GType tn_type_of(void *instance) { return G_TYPE_FROM_INSTANCE(instance); }
bool tn_is_a(void *instance, GType type) { return G_TYPE_CHECK_INSTANCE_TYPE(instance, type); }
