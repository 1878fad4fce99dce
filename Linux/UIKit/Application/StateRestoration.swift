/// Keeps the activity of the scene in a file, so that the app can return there after its end.
///
/// iOS asks a scene for its activity before it ends the app. A desktop ends an app without a warning, so it is asked
/// whenever its state may have changed, at most once per second.
@MainActor
package final class StateRestoration {
    private static let interval = DispatchTimeInterval.seconds(1)

    private let file: StateFile
    private let scene: @MainActor () -> UIScene?
    private var isScheduled = false

    /// - Parameter scene: returns the scene whose activity is kept; nil for none.
    package init(in file: StateFile, of scene: @escaping @MainActor () -> UIScene?) {
        self.file = file
        self.scene = scene
    }

    /// The activity of the app's previous run; nil without a usable one.
    package func restoredActivity() -> NSUserActivity? { file.take() }

    /// Saves the activity soon.
    package func setNeedsSave() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) {
            MainActor.assumeIsolated {
                guard self.isScheduled else { return }
                self.save()
            }
        }
    }

    /// Asks the scene delegate for its activity, and writes it if it has changed. Without one, deletes the file.
    package func save() {
        isScheduled = false
        guard let scene = scene(), let delegate = scene.delegate else { return }
        let activity = delegate.stateRestorationActivity(for: scene)
        activity?.needsSave = false
        file.write(activity)
    }
}
