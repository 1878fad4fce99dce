/// Options for closing a scene. On Linux there are none.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
