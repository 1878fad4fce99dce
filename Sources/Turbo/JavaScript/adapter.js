// The functions that Turbo and Turbolinks call, and the messages that native receives of them.
({ bridge, visits, input, positions, takeLinkTitle }) => {
  const { post } = bridge
  const href = (location) => location.href ?? location.absoluteURL ?? String(location)
  const about = (visit) => ({ token: visits.token(visit) })

  const isHistorical = (location) =>
    /\/(recede|refresh|resume)_historical_location$/.test(new URL(href(location)).pathname)

  const answer = (response) => {
    if (!response) return undefined
    const { statusCode, redirected, responseHTML } = response
    return { statusCode, redirected: redirected === true, responseHTML: responseHTML ?? null }
  }

  // Before Turbo 8 a method is a number.
  const methods = ["get", "post", "put", "patch", "delete"]
  const form = (submission) => ({
    location: href(submission.location ?? window.location),
    method: String(methods[submission.method] ?? submission.method ?? "get").toLowerCase()
  })

  // Turbo 7.2 to 8.0.0 follow a redirect without calling `visitCompleted`, others call it before or after.
  const completed = new WeakSet()
  const complete = (visit) => {
    if (completed.has(visit)) return
    completed.add(visit)
    post("visitCompleted", {
      ...about(visit), ...bridge.pageState(), restorationIdentifier: visit.restorationIdentifier
    })
  }

  // The page has one form under way, which a visit would cancel.
  let formUnderWay = null

  const proposeRefresh = (location, options) => {
    if (formUnderWay) return
    visits.noteRefreshOptions(options)
    post("refreshProposed", { location: href(location) })
  }

  const adapter = {
    visitProposedToLocation(location, options = {}) {
      const { engine } = bridge
      if (engine.scrollsTo(location, options)) return
      if (engine.refreshes(location, options)) return proposeRefresh(location, options)
      // Right after a visit that the server redirected, Turbo proposes where it ended.
      const visit = engine.currentVisit
      const follows = visit?.redirectedToLocation && options.response &&
        href(visit.redirectedToLocation) === href(location) && visit.response === options.response
      if (follows) {
        complete(visit)
        return adapter.proposeRedirect(visit, options.response)
      }
      post("visitProposed", {
        location: href(location), action: options.action ?? "advance", response: answer(options.response),
        linkTitle: takeLinkTitle(href(location))
      })
    },

    visitStarted(visit) {
      positions.note()
      if (!visits.isRefreshing) input.forget()
      visits.noteStarted(visit)
      bridge.engine.watch?.(visit, () => adapter.visitRequestFailedWithStatusCode(visit, 0))
      post("visitStarted", { ...about(visit), hasCachedSnapshot: visit.hasCachedSnapshot() })
      visit.issueRequest()
      visit.changeHistory()
      // A response that is there already waits for the next frame, and a snapshot would take its turn for good.
      if (!visit.response) visit.loadCachedSnapshot()
    },

    visitRequestStarted(visit) { post("visitRequestStarted", about(visit)) },

    visitRequestCompleted(visit) {
      post("visitRequestCompleted", about(visit))
      const target = visit.redirectedToLocation
      const isWord = target && isHistorical(target)
      const leaves = target && visits.isRefresh(visit)
      if (!isWord && !leaves) return visit.loadResponse()
      // A historical location is a word to the app and not a page: Turbo would miss the app's scripts in it, and
      // load the visit as a whole. And the page that a refresh leads to may belong on another screen.
      const { response } = visit
      bridge.engine.cancel(visit)
      adapter.proposeRedirect(visit, isWord ? undefined : response)
    },

    visitRequestFailedWithStatusCode(visit, statusCode) {
      post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode })
    },

    visitRequestFinished(visit) { post("visitRequestFinished", about(visit)) },

    visitRendered(visit) {
      bridge.afterFrame(() => post("visitRendered", { ...about(visit), ...bridge.pageState() }))
    },

    visitCompleted(visit) { complete(visit) },

    visitFailed(visit) {
      post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode: -2 })
    },

    // Called by this bridge only: the server redirected a visit, and native decides where it ended.
    proposeRedirect(visit, response) {
      post("visitProposed", {
        location: href(visit.redirectedToLocation), action: "replace", response: answer(response),
        redirectedVisit: visits.token(visit)
      })
    },

    formSubmissionStarted(submission) {
      formUnderWay = submission
      post("formSubmissionStarted", form(submission))
    },
    // An answer of any status is an answer; an error is none.
    formSubmissionFinished(submission) {
      if (formUnderWay === submission) formUnderWay = null
      const { error, fetchResponse } = submission.result ?? {}
      const statusCode = fetchResponse?.statusCode ?? 0
      post("formSubmissionFinished", { ...form(submission), hasFailed: Boolean(error), statusCode })
    },

    pageInvalidated(reason) { post("pageInvalidated", { reason: reason?.reason ?? "" }) },

    linkPrefetchingIsEnabledForLocation() { return false }
  }
  return adapter
}
