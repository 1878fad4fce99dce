// The bridge's interface to Turbolinks 5.2, with the same functions as turbo.js. Turbolinks supports neither forms nor
// visits with a response, renders without asking the adapter, and detects redirects by a header that few servers send.
() => {
  const turbolinks = {
    isThere() { return Boolean(window.Turbolinks?.controller) },

    get currentVisit() { return window.Turbolinks.controller.currentVisit },
    get restorationIdentifier() { return window.Turbolinks.controller.restorationIdentifier },

    register(adapter) {
      const { controller } = window.Turbolinks
      // Turbolinks sets this at the end of the document, which it misses if its script was loaded late.
      controller.lastRenderedLocation ??= controller.location
      // Pages show its progress bar for requests of their own.
      const { progressBar, showProgressBar } = controller.adapter ?? {}
      controller.adapter = { ...adapter, ...turbolinks.translation(adapter), progressBar, showProgressBar }
    },

    translation: (adapter) => ({
      visitProposedToLocationWithAction(location, action) {
        adapter.visitProposedToLocation(location, { action })
      },

      visitStarted(visit) {
        turbolinks.answerAtOnce(visit)
        adapter.visitStarted(visit)
      },

      visitRequestCompleted(visit) {
        const { xhr, url } = visit.request
        if (xhr && !/^(text\/html|application\/xhtml\+xml)\b/.test(xhr.getResponseHeader("Content-Type"))) {
          return adapter.visitRequestFailedWithStatusCode(visit, -2)
        }
        if (xhr && xhr.responseURL !== url) {
          visit.redirectedToLocation ??= window.Turbolinks.Location.wrap(xhr.responseURL)
        }
        adapter.visitRequestCompleted(visit)
      },

      visitCompleted(visit) {
        adapter.visitCompleted(visit)
        if (!visit.redirectedToLocation) return
        visit.followRedirect()
        visit.controller.lastRenderedLocation = visit.location
        adapter.proposeRedirect(visit, { statusCode: 200, redirected: true, responseHTML: visit.response })
      }
    }),

    header(visit, name) { return visit.request?.xhr?.getResponseHeader(name) ?? null },

    status(visit) { return visit.request?.xhr?.status },

    setPosition(page, scrollPosition) { window.Turbolinks.controller.restorationData[page] ??= { scrollPosition } },

    startVisit(location, restorationIdentifier, { action, response }) {
      const { controller, Location } = window.Turbolinks
      this.response = response
      controller.startVisitToLocationWithAction(Location.wrap(location), action, restorationIdentifier)
    },

    // Completes a visit that has a response without a request.
    answerAtOnce(visit) {
      const html = this.response?.responseHTML
      this.response = undefined
      if (!html) return
      visit.issueRequest = () => {
        visit.request = { failed: false, cancel() {} }
        visit.requestStarted()
        visit.requestCompletedWithResponse(html)
        visit.requestFinished()
      }
    },

    jumpsTo(location) {
      const { controller, Location } = window.Turbolinks
      const isSamePage = location.anchor != null &&
          location.requestURL === Location.wrap(window.location).requestURL
      if (isSamePage) controller.scrollToAnchor(location.anchor)
      return isSamePage
    },

    refreshes() { return false },

    shows() { return false },

    didShow(location) {
      const { controller, Location } = window.Turbolinks
      controller.lastRenderedLocation = Location.wrap(location)
    },

    caches: (field) => !field.options,

    adopt(location, restorationIdentifier) {
      const { controller, uuid } = window.Turbolinks
        controller.currentVisit?.cancel()
        controller.replaceHistoryWithLocationAndRestorationIdentifier(location, restorationIdentifier ?? uuid())
        controller.lastRenderedLocation = controller.location
    },

    cancel(visit) { visit.cancel() },

    // NB: the global clearCache() throws in Debian's build, because that has two objects named Turbolinks.
    clearCache() { window.Turbolinks.controller.clearCache() }
  }
  return turbolinks
}
