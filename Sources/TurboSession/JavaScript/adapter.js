// The adapter: the functions that Turbo and Turbolinks call. They send messages to native.
({ bridge, visits, input, kept, positions, offline, entries, answers, signIn, consumeLinkTitle }) => {
  const { post } = bridge
  const href = (location) => location.href ?? location.absoluteURL ?? String(location)
  const about = (visit) => ({ token: visits.token(visit) })

  const isHistorical = (location) =>
    /\/(recede|refresh|resume)_historical_location$/.test(new URL(href(location)).pathname)

  const forbidsStoring = (cacheControl) => /\bno-store\b/i.test(cacheControl ?? "")

  // The URLs of responses that the server doesn't allow to be stored. Turbo keeps no headers of the response to a form.
  const unstored = new Set()
  addEventListener("turbo:before-fetch-response", ({ detail: { fetchResponse } }) => {
    const change = forbidsStoring(fetchResponse.header("Cache-Control")) ? "add" : "delete"
    unstored[change](fetchResponse.location.href)
  }, true)

  const answer = (response, location) => {
    if (!response) return undefined
    const { statusCode, redirected, responseHTML } = response
    const isStored = unstored.has(href(location)) ? false : undefined
    const requestIDs = [...bridge.engine.requestIDs ?? []]
    return { statusCode, redirected: redirected === true, responseHTML: responseHTML ?? null, isStored, requestIDs }
  }

  // Before Turbo 8 a method is a number.
  const methods = ["get", "post", "put", "patch", "delete"]
  const form = (submission) => ({
    location: href(submission.location),
    method: String(methods[submission.method] ?? submission.method ?? "get").toLowerCase()
  })

  // Turbo's status for an answer that isn't a page. Native downloads it as a file, unless it has no content or isn't a
  // success: then native gets the status of the answer.
  const contentTypeMismatch = -2
  // Native's status for a visit that ends in the page.
  const handledByPage = -3
  const isFile = (visit) => {
    const { engine } = bridge
    const isEmpty = engine.header(visit, "Content-Length") === "0" && !engine.header(visit, "Content-Disposition")
    const status = engine.status(visit) ?? 200
    return status >= 200 && status <= 299 && status !== 204 && status !== 205 && !isEmpty
  }

  // The body of the page that a visit leaves, until the next one is rendered, which may keep it; or the empty one of a
  // page that has ended.
  let formerBody = null
  addEventListener("turbo:render", () => { formerBody = null }, true)

  // Turbo 7.2 to 8.0.0 follow a redirect without calling `visitCompleted`. Other versions call it before or after.
  const completed = new WeakSet()
  const complete = (visit) => {
    if (completed.has(visit)) return
    completed.add(visit)
    formerBody = null
    post("visitCompleted", {
      ...about(visit), ...bridge.pageState(), restorationIdentifier: visit.restorationIdentifier
    })
  }

  const leaveToPage = (visit) => {
    if (visits.token(visit) === null) return
    post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode: handledByPage })
  }

  // The methods that fetch repeats if the server redirects with 302. Where a redirect ended in an error, this is why.
  // Extensions of Turbo change the method right before the request.
  const repeated = ["DELETE", "PUT", "PATCH"]
  const requests = new WeakMap()
  addEventListener("turbo:before-fetch-request", ({ target, detail }) => requests.set(target, detail.fetchOptions))
  const checkRedirect = ({ formElement }, { redirected, statusCode, response }) => {
    const method = String(requests.get(formElement)?.method ?? "").toUpperCase()
    if (!redirected || statusCode < 400 || !repeated.includes(method)) return
    post("methodRepeated", { location: response.url, method })
  }

  // The form that the page is submitting. A visit would cancel the submission.
  let formUnderWay = null
  // Whether the screen of the page is gone, which ends once the form has.
  let isLeft = false
  // The options of a refresh that was proposed meanwhile; null for none.
  let refreshAfterForm = null
  // Whether the last form can change data on the server, so that its page is out of date.
  let isPageOutdated = false

  // Turbo tells the adapter nothing of a form in a frame.
  addEventListener("turbo:submit-end", ({ detail: { formSubmission, success } }) => {
    const isInFrame = formSubmission && formSubmission !== formUnderWay
    if (success && isInFrame && form(formSubmission).method !== "get") post("frameFormAccepted")
  }, true)

  const proposeRefresh = (location, options) => {
    if (formUnderWay) {
      refreshAfterForm = options
      return
    }
    visits.keepOptions(location, options, { isRefresh: true })
    post("refreshProposed", { location: href(location) })
  }

  // Whether the whole document has to be loaded again.
  let isInvalidated = false

  // The visit that native has started and that is still running.
  const nativeVisit = () => {
    const visit = bridge.engine?.currentVisit
    return visit?.state === "started" && visits.token(visit) !== null ? visit : null
  }

  // Whether native makes a visit that leads to another screen.
  const isLeaving = () => {
    const visit = nativeVisit()
    return visit !== null && !visits.isInPage(visit)
  }

  // Turbo has rendered the frame and changed the history. The visit that it proposes only caches the former page.
  const visitForFrame = (location, options) => {
    const visit = nativeVisit()
    // In a browser the frame would cancel the page that the user has requested meanwhile. That page keeps its URL.
    if (visit) return bridge.engine.keepLocation(visit)
    // The frame shows the server's error. A visit would replace the page with it.
    if (options.response?.statusCode >= 400) {
      bridge.engine.didShow(new URL(window.location))
      return post("visitRendered", { token: null, ...bridge.pageState() })
    }
    bridge.engine.startVisit(location, bridge.engine.identifierForFrame(options), options)
  }

  // Whether what runs now belongs to the page that native's visit leaves, and that is still in the document.
  const isOfFormerPage = () => isLeaving() && document.body === formerBody

  // The page on screen, and not one that is being loaded, has this URL.
  const isOwn = (location, options) => !isLeaving() && bridge.engine.shows(location, options, input.isTyping)

  // A script proposes a visit while the page has unsaved input, and not in a click, whose user may be asked.
  const isPolling = () => input.isUnsaved && window.event?.type !== "click"

  // A form leads to its page again while that has other input, such as what was typed since.
  const keepsInput = (location, options) =>
    Boolean(options.response) && bridge.engine.keepsInput && input.isUnsaved && isOwn(location, options) &&
      location.pathname + location.search === window.location.pathname + window.location.search &&
      kept.isPossible(options.response.responseHTML)

  // A page may ask the user itself before it is left. The answer is about the visit that follows.
  let isConfirmed = false
  const { confirm } = window
  window.confirm = (...texts) => {
    const answer = Reflect.apply(confirm, window, texts)
    if (window.event?.type === "turbo:before-visit") isConfirmed = answer
    return answer
  }
  addEventListener("turbo:before-visit", () => { isConfirmed = false }, true)
  const takeConfirmation = () => {
    const wasConfirmed = isConfirmed
    isConfirmed = false
    return wasConfirmed
  }

  // A refresh that would discard input waits until that is saved.
  const awaitSaving = (visit) => {
    visits.awaitSaving(visit)
    bridge.engine.cancel(visit)
    post("refreshWaits", { ...about(visit), location: href(visit.location) })
  }

  const adapter = {
    visitProposedToLocation(location, options = {}) {
      const { engine } = bridge
      if (engine.jumpsTo(location, options)) return
      if (engine.refreshes(location, options, isPolling)) return proposeRefresh(location, options)
      // Right after a redirected visit, Turbo proposes the location where it ended.
      const visit = engine.currentVisit
      const follows = visit?.redirectedToLocation && options.response &&
        href(visit.redirectedToLocation) === href(location) && visit.response === options.response
      if (follows) {
        complete(visit)
        return adapter.proposeRedirect(visit, options.response)
      }
      if (options.willRender === false) return visitForFrame(location, options)
      if (options.response) {
        if (formUnderWay) input.formWasAccepted(formUnderWay.formElement)
        // As Turbo 7.2 and later do.
        if (isPageOutdated) options = { shouldCacheSnapshot: false, ...options }
        isPageOutdated = false
      }
      // The page handles the redirect of a form itself.
      const { type, target, detail } = window.event ?? {}
      if (type === "turbo:before-fetch-response" && target.localName === "form" && detail.fetchResponse.succeeded) {
        input.formWasAccepted(target)
      }
      const isRefresh = keepsInput(location, options)
      visits.keepOptions(location, options, { isRefresh })
      post("visitProposed", {
        location: href(location), action: options.action ?? "advance", response: answer(options.response, location),
        isOwn: isOwn(location, options), keepsInput: isRefresh || undefined,
        isOfFormerPage: isOfFormerPage() || undefined, isConfirmed: takeConfirmation() || undefined,
        linkTitle: consumeLinkTitle(href(location)),
        signsIn: signIn.isIn(options.response?.responseHTML) || undefined
      })
    },

    visitStarted(visit) {
      const isShown = formerBody === null
      formerBody = document.body
      isLeft = false
      positions.save()
      if (!visits.isStartingInPage && visit.willRender !== false) input.pageWillChange()
      visits.didStart(visit)
      const isOfScreen = visits.token(visit) !== null && !visits.isInPage(visit)
      // The page may have changed its URL itself, and the user returns to that. A visit that didn't get far has left
      // another in the history.
      if (isShown && isOfScreen) bridge.engine.didShow(new URL(window.location))
      bridge.engine.watch?.(
        visit, () => adapter.visitRequestFailedWithStatusCode(visit, 0),
        (isDrawn) => isDrawn ? complete(visit) : leaveToPage(visit))
      post("visitStarted", { ...about(visit), hasCachedSnapshot: visit.hasCachedSnapshot() })
      visit.issueRequest()
      if (isOfScreen) entries.begin(bridge.engine.restorationIdentifier, visit, () => visit.changeHistory())
      else visit.changeHistory()
      // A visit with a response renders it in the next frame. Loading a snapshot would cancel that for good. Before
      // Turbo 8, a snapshot would be rendered for a refresh, too, without the user's input.
      if (!visit.response && !visits.isRefresh(visit)) visit.loadCachedSnapshot()
    },

    visitRequestStarted(visit) { post("visitRequestStarted", about(visit)) },

    visitRequestCompleted(visit) {
      const copy = bridge.engine.header(visit, "X-Offline-Copy")
      if (forbidsStoring(bridge.engine.header(visit, "Cache-Control"))) post("pageNotStored", about(visit))
      post("visitRequestCompleted", { ...about(visit), copy })
      if (copy === null) offline.check(about(visit))
      const target = visit.redirectedToLocation
      const { responseHTML = visit.response } = visit.response ?? {}
      if (responseHTML?.trim?.() === "") {
        return adapter.visitRequestFailedWithStatusCode(visit, bridge.engine.status(visit) ?? 200)
      }
      const isWord = target && isHistorical(target)
      const leaves = target && visits.isInPage(visit)
      if (visits.isRefresh(visit) && input.isUnsaved && (leaves || !kept.isPossible(visit.response.responseHTML))) {
        return awaitSaving(visit)
      }
      if (!isWord && !leaves) return visit.loadResponse()
      // A historical location is a command for the app, not a page. Turbo wouldn't find the app's scripts in it, and
      // would reload the whole document. The page that a visit in the page leads to may belong on another screen.
      const { response } = visit
      bridge.engine.cancel(visit)
      adapter.proposeRedirect(visit, isWord ? undefined : response)
    },

    visitRequestFailedWithStatusCode(visit, statusCode) {
      if (statusCode !== 0 && visits.isRefresh(visit) && input.isUnsaved) return awaitSaving(visit)
      const contentType = bridge.engine.header(visit, "Content-Type")
      if (statusCode === contentTypeMismatch && !isFile(visit)) statusCode = bridge.engine.status(visit)
      // The page that leads to it by itself stays, and may offer it without a second request.
      const fail = () =>
        post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode, contentType })
      const tell = (file) => post("visitFileReceived", { ...about(visit), file, contentType })
      const mayOffer = statusCode === contentTypeMismatch && visit.action === "replace"
      if (!mayOffer || !answers.offerIfSmall(bridge.engine.response?.(visit), tell, fail)) fail()
    },

    visitRequestFinished(visit) {
      post("visitRequestFinished", about(visit))
      if (bridge.engine.isHandledByPage?.(visit)) leaveToPage(visit)
    },

    visitRendered(visit) {
      if (visit.willRender === false) bridge.engine.didShow(visit.location)
      if (visits.isDelayed(visit)) return
      if (visit.action === "restore") {
        positions.focusBack(bridge.engine.restorationIdentifier)
        bridge.engine.wakeFrames?.()
      }
      if (visit.response && visit.willRender !== false) visits.takeWaiting()
      bridge.afterFrame(() => {
        post("visitRendered", { ...about(visit), ...bridge.pageState() })
        input.pageDidRender({ isRestored: visit.action === "restore" })
      })
      // A form that the page sends while it is rendered cancels its visit, which Turbo then doesn't complete.
      if (visit.state === "canceled") complete(visit)
    },

    visitCompleted(visit) { complete(visit) },

    visitFailed(visit) {
      post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode: -2 })
    },

    // Called only by this bridge: the server redirected a visit, and native decides where to show the new location.
    proposeRedirect(visit, response) {
      post("visitProposed", {
        location: href(visit.redirectedToLocation), action: "replace",
        response: answer(response, visit.redirectedToLocation),
        redirectedVisit: visits.token(visit), signsIn: signIn.isIn(response?.responseHTML) || undefined
      })
    },

    // Pages call it without a form, to show Turbo's progress bar.
    formSubmissionStarted(submission) {
      if (!submission?.location) return
      formUnderWay = submission
      isPageOutdated = form(submission).method !== "get"
      post("formSubmissionStarted", form(submission))
    },
    // A submission has failed only if there was no response. A response of any status counts.
    formSubmissionFinished(submission) {
      if (!submission?.location) return
      if (formUnderWay === submission) formUnderWay = null
      const { error, fetchResponse = answers.responseTo(submission) } = submission.result ?? {}
      const statusCode = fetchResponse?.statusCode ?? 0
      const redirect = fetchResponse?.redirected &&
        { isRedirected: true, isPage: Boolean(fetchResponse.isHTML), target: href(fetchResponse.location) }
      post("formSubmissionFinished", { ...form(submission), hasFailed: Boolean(error), statusCode, ...redirect })
      if (fetchResponse) checkRedirect(submission, fetchResponse)
      if (fetchResponse?.redirected) visits.takeWaiting()
      // Whether the page shows the answer is known after the next frame.
      if (isLeft) setTimeout(() => bridge.afterFrame(() => setTimeout(() => isLeft && adapter.leave())))
      const refresh = refreshAfterForm
      refreshAfterForm = null
      if (!refresh || answers.isShown(submission)) return adapter.repeatRefresh()
      // Another form may begin now, and then the refresh follows that.
      setTimeout(() => { if (!isLeaving()) proposeRefresh(window.location, refresh) })
    },

    // Called only by this bridge: the page has no unsaved input anymore. A form that is redirected brings a new page.
    repeatRefresh() {
      if (formUnderWay || input.isUnsaved) return
      const options = visits.takeWaiting()
      if (options) proposeRefresh(window.location, options)
    },

    // Called only by this bridge: the screen of the page is gone. The page ends as with a visit in a browser, so that
    // its elements, components, sounds and connections do.
    leave() {
      isLeft = true
      if (formUnderWay) return
      isLeft = false
      bridge.engine.didShow(new URL("about:blank"))
      formerBody = document.body = document.createElement("body")
    },

    // Called only by this bridge.
    isLeaving, isOfFormerPage,

    // Called only by this bridge: the page has added or replaced an entry of the history itself.
    historyChanged() {
      if (!nativeVisit()) post("visitRendered", { token: null, ...bridge.pageState() })
    },

    pageInvalidated(reason) {
      const visit = bridge.engine.currentVisit
      bridge.engine.keepPosition?.(visit)
      if (visits.isRefresh(visit) && input.isUnsaved) return awaitSaving(visit)
      // As Turbo does in a browser. The page may render a snapshot and the response before native loads it again.
      if (!isInvalidated) {
        const event = new CustomEvent("turbo:reload", { bubbles: true, composed: true, detail: reason })
        document.documentElement.dispatchEvent(event)
      }
      isInvalidated = true
      post("pageInvalidated", { reason: reason?.reason ?? "" })
    },

    linkPrefetchingIsEnabledForLocation() { return false }
  }
  return adapter
}
