/// Decides when each tab is started. A value that handles events and returns effects.
package struct TabLoadSchedule: Equatable, Sendable {
    package enum Event: Equatable, Sendable {
        /// A tab was selected, by the user or the app.
        case selected(Int)
        /// The first visit of a started tab has ended, successfully or not.
        case firstVisitEnded(Int)
        /// Nothing has loaded for a while.
        case idle
    }

    package enum Effect: Equatable, Sendable {
        /// Routes the tab's location.
        case start(Int)
        /// Reports when nothing has loaded for a while.
        case awaitIdle
    }

    private struct Tab: Equatable {
        let loading: TabLoading
        var hasStarted = false
        var hasEnded = false
    }

    private var tabs: [Tab]
    /// The tab that was selected at launch.
    private var first: Int?
    private var isIdleAwaited = false

    package init(_ loadings: [TabLoading]) {
        tabs = loadings.map { Tab(loading: $0) }
    }

    /// Registers a tab that already has a screen.
    package mutating func didStart(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        tabs[index].hasStarted = true
        tabs[index].hasEnded = true
    }

    /// Handles one event and returns the effects, in the order in which they are performed.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .selected(let index):
            guard tabs.indices.contains(index) else { return [] }
            if first == nil { first = index }
            // A tab that already has a screen has no first visit to wait for.
            return start(index) + (tabs[index].hasEnded ? follow() : [])
        case .firstVisitEnded(let index):
            guard tabs.indices.contains(index), tabs[index].hasStarted else { return [] }
            tabs[index].hasEnded = true
            return follow()
        case .idle:
            isIdleAwaited = false
            return next(.whenIdle).map { start($0) } ?? []
        }
    }

    private mutating func start(_ index: Int) -> [Effect] {
        guard !tabs[index].hasStarted else { return [] }
        tabs[index].hasStarted = true
        return [.start(index)]
    }

    /// Returns the effects that the end of a tab's first visit allows.
    private mutating func follow() -> [Effect] {
        guard let first, tabs[first].hasEnded else { return [] }
        var effects: [Effect] = []
        while let index = next(.eager) { effects += start(index) }
        let isLoading = tabs.contains { $0.hasStarted && !$0.hasEnded }
        if !isLoading, !isIdleAwaited, next(.whenIdle) != nil {
            isIdleAwaited = true
            effects.append(.awaitIdle)
        }
        return effects
    }

    private func next(_ loading: TabLoading) -> Int? {
        tabs.firstIndex { $0.loading == loading && !$0.hasStarted }
    }
}
