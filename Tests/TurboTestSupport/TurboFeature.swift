import Foundation

/// A feature of some builds of Turbo. Each build with the feature contains the raw value.
package enum TurboFeature: String, Sendable {
    /// Proposals of links differ from those of scripts.
    case streamLinks = "acceptsStreamResponse"
    /// A page can handle the error of a request itself.
    case requestErrors = "turbo:fetch-request-error"
    /// The page of a link is requested when the pointer is over it.
    case prefetching = "turbo:before-prefetch"
    case pageRefresh = "debouncedRefresh"
    case morphing = "turbo-refresh-method"
    /// A page that is left for one that has to be loaded isn't scrolled.
    case unscrolledReloads = "forceReloaded"
    /// A frame of a snapshot knows that it was loaded.
    case completeFrames = ".complete = false"
    /// A hidden page renders streams, not only when it is visible again.
    case hiddenStreams = "function nextRepaint"
    /// A refresh, not only the page, sets how it is rendered.
    case refreshOptions = "visit?.refresh?.method"
    /// A frame that a refresh morphs asks before it changes an element.
    case frameMorphing = "turbo:before-frame-morph"
    /// Morphing leaves the value of the field that has the focus.
    case morphingLeavesActiveValue = "ignoreActiveValue: true"
    case viewTransitions = "startViewTransition"
    case visitDirection = "data-turbo-visit-direction"
    case preloading = "data-turbo-preload"
    /// An asset that is removed with its page.
    case dynamicTracking = "data-turbo-track\") === \"dynamic\""
    /// The page of a form isn't cached when the page of its response is rendered.
    case uncachedForms = "shouldCacheSnapshot: shouldCacheSnapshot"
    case formModes = "setFormMode"
    case confirmMethod = "setConfirmMethod"
    /// A question that is answered later.
    case confirmPromise = "const answer = await"
    case streamActions = "StreamActions: StreamActions"
    /// A script visits a page in a frame.
    case frameVisits = "options.frame"
    /// A page learns of an answer without its frame.
    case missingFrames = "turbo:frame-missing"
    /// Stream sources that receive over a socket.
    case cable = "turbo-cable-stream-source"

    /// Whether the build of the tests' pages has it.
    package var isThere: Bool {
        do {
            return try TurboLibrary.turbo.source().contains(rawValue)
        } catch {
            return false
        }
    }
}
