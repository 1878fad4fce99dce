/// Keeps the activities of the scenes in a file, so that the app can return there after its end.
///
/// iOS asks a scene for its activity before it ends the app. A desktop ends an app without a warning, so it is asked
/// whenever its state may have changed, at most once per second.
@MainActor
package final class StateRestoration {
    private static let interval = DispatchTimeInterval.seconds(1)

    private let file: StateFile
    private let scenes: @MainActor () -> [UIScene]
    private var isScheduled = false
    private var hasEnded = false

    /// - Parameter scenes: returns the connected scenes. The user used the last one most recently.
    package init(in file: StateFile, of scenes: @escaping @MainActor () -> [UIScene]) {
        self.file = file
        self.scenes = scenes
    }

    /// The activities of the app's previous run, that of the scene used last behind the others.
    package func restoredActivities() -> [NSUserActivity] { file.take() }

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

    /// Asks the scene delegates for their activities, and writes them if they have changed. Without any, deletes the file.
    package func save() {
        isScheduled = false
        let scenes = scenes()
        guard !hasEnded, scenes.contains(where: { $0.delegate != nil }) else { return }
        file.write(scenes.compactMap(activity))
    }

    private func activity(of scene: UIScene) -> NSUserActivity? {
        let activity = scene.delegate?.stateRestorationActivity(for: scene)
        activity?.needsSave = false
        let window = (scene as? UIWindowScene)?.windows.first
        activity?.window = window.map { WindowPlace(of: $0.gtkWindow) }
        return activity
    }

    /// Saves for the last time: the app closes its windows, to which it returns.
    package func end() {
        save()
        hasEnded = true
    }
}
