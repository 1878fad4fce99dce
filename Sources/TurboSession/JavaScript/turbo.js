// The bridge's interface to Turbo 7 and 8. turbolinks.js has the same functions.
() => {
  const withoutFragment = (location) => location?.href.split("#")[0]

  const turbo = {
    isThere() { return Boolean(window.Turbo) },
    register(adapter) {
      const { navigator } = window.Turbo
      // Turbo sets this at the end of the document, which it misses if its script was loaded late.
      navigator.view.lastRenderedLocation ??= new URL(window.location)
      // Pages show Turbo's progress bar for requests of their own.
      const { progressBar, showProgressBar } = navigator.adapter ?? {}
      if (progressBar) Object.assign(adapter, { progressBar, showProgressBar })
      // A script may have visited or sent something before, whose end the former adapter isn't told.
      navigator.adapter?.hideVisitProgressBar?.()
      navigator.adapter?.hideFormProgressBar?.()
      window.Turbo.registerAdapter(adapter)
      // Builds before 8.0.13 prefetch the page of a link under the pointer without asking the adapter.
      addEventListener("turbo:before-prefetch", (event) => event.preventDefault(), true)
      addEventListener("turbo:load", () => {
        if (turbo.currentVisit) turbo.loaded.add(turbo.currentVisit)
      })
      turbo.markRefreshes(window.Turbo.session)
      turbo.followHistory(navigator.history, () => adapter.historyChanged())
    },

    // Turbo gives an entry that a script or a jump adds another identifier than that by which native knows the screen.
    followHistory(history, didChange) {
      if (!history) return
      for (const name of ["push", "replace"]) {
        const update = history[name]
        history[name] = (...values) => {
          update.apply(history, values)
          if (values.length === 1) didChange()
        }
      }
    },

    // Newer builds copy the choice of a list into the clone that they cache.
    caches: (field) => !field.options || String(window.Turbo.navigator.view.snapshot.clone).includes("selectedOptions"),

    // Turbo clears its cache after each form. The pages with unsaved input stay in it.
    keepSnapshots(urls) {
      const cache = window.Turbo.navigator.view.snapshotCache
      if (!cache?.clear) return
      const { clear } = cache
      cache.clear = () => {
        const locations = urls().map((url) => new URL(url)).filter((location) => cache.has(location))
        const snapshots = locations.map((location) => cache.get(location))
        clear.call(cache)
        locations.forEach((location, index) => cache.put(location, snapshots[index]))
      }
    },

    // Marks refreshes during the call that makes them, because their visits look like those of a link to the same page.
    markRefreshes(session) {
      if (!session) return
      const name = session.debouncedRefresh ? "debouncedRefresh" : "refresh"
      const refresh = session[name]
      if (!refresh) return
      session[name] = (...options) => {
        turbo.isRefreshing = true
        try {
          return refresh.apply(session, options)
        } finally {
          turbo.isRefreshing = false
        }
      }
      // The setter creates `refresh` from `debouncedRefresh`.
      const { pageRefreshDebouncePeriod } = session
      if (name === "debouncedRefresh") session.pageRefreshDebouncePeriod = pageRefreshDebouncePeriod
      const request = session.refresh
      session.refresh = (...options) => turbo.isLeaving ? undefined : request.apply(session, options)
    },

    // Whether another page is being visited. The history has its URL already, unlike in a browser, so that a refresh of
    // this page would become one of the other.
    get isLeaving() {
      const visit = turbo.currentVisit
      const { lastRenderedLocation } = window.Turbo.navigator.view
      return visit?.state === "started" && withoutFragment(visit.location) !== withoutFragment(lastRenderedLocation)
    },

    // Whether the page has disabled Turbo for its links.
    get loadsDocuments() {
      const { dataset } = document.body?.closest("[data-turbo]") ?? {}
      return window.Turbo.session?.drive === false || dataset?.turbo === "false"
    },

    isRefreshing: false,

    // Whether Turbo can render a page around the user's input, as since 7.2.
    get keepsInput() { return "StreamActions" in window.Turbo },

    // Compares the locations too, because a script of the page may propose another visit during a refresh. A script
    // that polls its own page must neither discard what the user types nor ask about it each time.
    refreshes(location, { action, response, willRender }, isPolling) {
      return action === "replace" && !response && willRender !== false &&
          withoutFragment(location) === withoutFragment(window.location) &&
          (turbo.isRefreshing || (turbo.keepsInput && isPolling()))
    },

    // Whether the page on screen has this URL. A visit that replaces it ignores the fragment: it is a refresh. A search
    // while the user types ignores the query, because another screen would take the keyboard. Turbo 8 escapes brackets
    // in the URL of a frame, and a browser doesn't in that of a redirect.
    shows(location, { action }, isTyping) {
      const { origin, pathname } = window.location
      if (action === "replace" && isTyping && location.href.startsWith(`${origin}${pathname}?`)) return true
      const brackets = { "%5b": "[", "%5d": "]" }
      const whole = (url) => url?.href.replace(/%5[bd]/gi, (one) => brackets[one.toLowerCase()])
      const compared = (url) => action === "replace" ? whole(url)?.split("#")[0] : whole(url)
      return [window.Turbo.navigator.location, window.location].map(compared).includes(compared(location))
    },

    // Turbo 7.1 changes the history only with the visit that it proposes for a frame.
    identifierForFrame: ({ restorationIdentifier, updateHistory }) =>
      restorationIdentifier ?? (updateHistory === false ? turbo.restorationIdentifier : undefined),

    // The page has the URL that a frame has given it, under which it is cached. Turbo knows this only if the response
    // of the frame has the same assets as the page, but turbo-rails answers frames without any.
    didShow(location) { window.Turbo.navigator.view.lastRenderedLocation = location },

    // Gives the history the URL of a running visit again, after a frame has changed it.
    keepLocation({ location, restorationIdentifier }) {
      window.Turbo.navigator.history.replace(location, restorationIdentifier)
    },

    // Turbo forgets that a lazy frame of a snapshot was loaded, and then neither loads another URL nor reloads while
    // the frame is visible. Before 7.2 it loads each frame of a snapshot again.
    wakeFrames() {
      for (const frame of document.querySelectorAll("turbo-frame[loading=lazy][complete]")) {
        const change = new MutationObserver(() => {
          change.disconnect()
          frame.delegate.appearanceObserver.stop()
          frame.delegate.appearanceObserver.start()
        })
        change.observe(frame, { attributeFilter: ["src"] })
      }
    },

    get currentVisit() { return window.Turbo.navigator.currentVisit },
    get restorationIdentifier() { return window.Turbo.navigator.restorationIdentifier },

    // Visits that have ended with `turbo:load`.
    loaded: new WeakSet(),

    // Turbo doesn't keep the response of a visit.
    responses: new WeakMap(),
    // The requests of this page, whose broadcasts don't refresh it. Turbo keeps the last ones.
    get requestIDs() { return window.Turbo.session?.recentRequests },

    header(visit, name) { return turbo.responses.get(visit)?.header(name) ?? null },

    response: (visit) => turbo.responses.get(visit),

    // Whether the page has prevented that Turbo handles the answer to a request that has ended, or the error. Nothing
    // else of the visit follows.
    isHandledByPage: (visit) => visit.state === "started" && !visit.response && !turbo.responses.has(visit),

    status(visit) { return turbo.responses.get(visit)?.statusCode },

    // Turbo reads the response after the request has ended, and doesn't report an error that interrupts it: `breakOff`.
    // It cancels the visit for a form that the page sends meanwhile: `giveUp`, with whether anything is drawn already.
    watch(visit, breakOff, giveUp) {
      for (const name of ["requestSucceededWithResponse", "requestFailedWithResponse"]) {
        const read = visit[name]
        visit[name] = async (...answer) => {
          if (answer[1]?.header) turbo.responses.set(visit, answer[1])
          try {
            return await read.apply(visit, answer)
          } catch (error) {
            if (visit.state === "started" && !visit.response) breakOff()
            throw error
          }
        }
      }
      // Renders a page only if nothing has replaced it while it waited for its frame: Turbo 8.0.0 to 8.0.4 also render
      // the page of a cancelled visit, and the preview over the page that arrived meanwhile.
      const { render } = visit
      let latest
      const drawing = new Set()
      let isDrawn = false
      visit.render = (draw) => {
        latest = draw
        return render.call(visit, async () => {
          if (latest !== draw || visit.state !== "started") return
          drawing.add(draw)
          try {
            await draw()
            isDrawn = true
          } finally {
            drawing.delete(draw)
          }
        })
      }
      visit.cancel = () => {
        if (visit.state === "started" && !drawing.size) setTimeout(() => turbo.currentVisit ?? giveUp(isDrawn))
        turbo.cancel(visit)
      }
    },

    startVisit(location, restorationIdentifier, options) {
      const { navigator } = window.Turbo
      const url = new URL(location)
      // Turbo treats a visit to the URL that it rendered last as a jump within the page: it renders nothing, and the
      // visit never ends. But that page belongs to another screen, or a cancelled visit was rendered over it.
      if (navigator.locationWithActionIsSamePage?.(url, options.action)) {
        navigator.view.lastRenderedLocation = new URL("about:blank")
      }
      const { referrer, response } = options
      for (const id of response?.requestIDs ?? []) turbo.requestIDs?.add(id)
      navigator.startVisit(url, restorationIdentifier, referrer ? { ...options, referrer: new URL(referrer) } : options)
      const visit = navigator.currentVisit
      // Turbo 7.1 doesn't have this option.
      const isUncached = options.shouldCacheSnapshot === false
      if (isUncached && visit && !("shouldCacheSnapshot" in visit)) visit.cacheSnapshot = () => {}
    },

    // Later builds of Turbo 8 propose every jump within the page, others change the history themselves. The browser's
    // own jump adds an entry, sets the target of CSS and the focus, and sends `hashchange`.
    jumpsTo(location, { action, response, ...options }) {
      const [page, anchor] = location.href.split(/#(.*)/s)
      const [currentPage, currentAnchor] = window.location.href.split(/#(.*)/s)
      // A link may be tapped twice. A script that visits exactly the page's URL wants to load the page. Since Turbo 7.2
      // links set `acceptsStreamResponse`.
      const isLink = "acceptsStreamResponse" in options || window.event?.target.closest?.("a")?.href === location.href
      const isJump = action !== "replace" && (isLink || anchor !== currentAnchor)
      const jumps = !response && anchor !== undefined && page === currentPage && isJump
      if (jumps) window.location.assign(location.href)
      return jumps
    },

    adopt(location, restorationIdentifier) {
      const { navigator } = window.Turbo
      const visit = navigator.currentVisit
      navigator.history.replace(new URL(location), restorationIdentifier)
      navigator.view.lastRenderedLocation = new URL(location)
      // Since 7.2, Turbo waits for the visit that follows the redirect, but none follows here.
      if (visit?.followedRedirect && !turbo.loaded.has(visit)) navigator.visitCompleted(visit)
      if (visit) turbo.cancel(visit)
    },

    // Turbo scrolls a page to which the user returns.
    setPosition(page, scrollPosition) {
      const { restorationData } = window.Turbo.navigator.history
      if (restorationData) restorationData[page] ??= { scrollPosition }
    },

    // The page of a visit can't be rendered, and the one on screen stays where it is. Turbo 7.1 would scroll it to its
    // top, and later builds no page that the document shows afterwards: they expect that it is left.
    keepPosition(visit) {
      if (visit) visit.scrolled = true
      window.Turbo.navigator.view.forceReloaded = false
    },

    // Turbo removes these attributes only with the next visit, and doesn't refresh a page that has a current visit.
    cancel(visit) {
      Object.getPrototypeOf(visit).cancel.call(visit)
      document.documentElement.removeAttribute("aria-busy")
      document.documentElement.removeAttribute("data-turbo-visit-direction")
      if (turbo.currentVisit === visit) delete window.Turbo.navigator.currentVisit
    },

    clearCache() { window.Turbo.session.clearCache() }
  }
  return turbo
}
