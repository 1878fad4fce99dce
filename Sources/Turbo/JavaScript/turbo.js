// Turbo 7 and 8: what the bridge asks of a library, and how this one does it.
() => {
  const turbo = {
    isThere() { return Boolean(window.Turbo) },
    register(adapter) {
      const { navigator } = window.Turbo
      // It waits for the end of the document, which has passed if its script was loaded late.
      navigator.view.lastRenderedLocation ??= new URL(window.location)
      window.Turbo.registerAdapter(adapter)
      // Builds before 8.0.13 ask for the page of a link under the pointer without asking the adapter.
      addEventListener("turbo:before-prefetch", (event) => event.preventDefault(), true)
      addEventListener("turbo:load", () => {
        if (turbo.currentVisit) turbo.loaded.add(turbo.currentVisit)
      })
      turbo.markRefreshes(window.Turbo.session)
    },

    // A refresh is known by the call that makes it: its visit looks like that of a link to the same page.
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
      // The setter makes `refresh` out of it.
      const { pageRefreshDebouncePeriod } = session
      if (name === "debouncedRefresh") session.pageRefreshDebouncePeriod = pageRefreshDebouncePeriod
    },

    isRefreshing: false,

    // A script of the page may ask for another visit meanwhile.
    refreshes(location, { action, response }) {
      return turbo.isRefreshing && action === "replace" && !response &&
          location.href.split("#")[0] === window.location.href.split("#")[0]
    },

    get currentVisit() { return window.Turbo.navigator.currentVisit },
    get restorationIdentifier() { return window.Turbo.navigator.restorationIdentifier },

    // Visits after which the page received `turbo:load`.
    loaded: new WeakSet(),

    // Turbo reads the answer after its request has ended, and does not report that the answer broke off.
    watch(visit, breakOff) {
      for (const name of ["requestSucceededWithResponse", "requestFailedWithResponse"]) {
        const read = visit[name]
        visit[name] = async (...answer) => {
          try {
            return await read.apply(visit, answer)
          } catch (error) {
            if (visit.state === "started" && !visit.response) breakOff()
            throw error
          }
        }
      }
      // A page that waits for its frame is drawn only if nothing has taken its place: in 8.0.0 to 8.0.4 Turbo draws
      // also that of a cancelled visit, and the preview over the page that arrived meanwhile.
      const { render } = visit
      let latest
      visit.render = (draw) => {
        latest = draw
        return render.call(visit, () => latest === draw && visit.state === "started" ? draw() : undefined)
      }
    },

    startVisit(location, restorationIdentifier, options) {
      const { navigator } = window.Turbo
      const url = new URL(location)
      // Turbo takes a visit of the URL that it rendered last for a jump within the page: it renders nothing and
      // never ends. It is another screen's page, or a visit that was cancelled drew over it.
      if (navigator.locationWithActionIsSamePage?.(url, options.action)) {
        navigator.view.lastRenderedLocation = new URL("about:blank")
      }
      navigator.startVisit(url, restorationIdentifier, options)
    },

    // Later builds of Turbo 8 propose each jump within the page.
    scrollsTo(location, { action, response, ...options }) {
      const [page, anchor] = location.href.split(/#(.*)/s)
      const [currentPage, currentAnchor] = window.location.href.split(/#(.*)/s)
      // A link has this key. A script that visits the very URL of the page wants the page.
      const isJump = "acceptsStreamResponse" in options || (action !== "replace" && anchor !== currentAnchor)
      const scrolls = !response && anchor !== undefined && page === currentPage && isJump
      if (scrolls) window.Turbo.navigator.view.scrollToAnchorFromLocation(location)
      return scrolls
    },

    adopt(location, restorationIdentifier) {
      const { navigator } = window.Turbo
      const visit = navigator.currentVisit
      navigator.history.replace(new URL(location), restorationIdentifier)
      navigator.view.lastRenderedLocation = new URL(location)
      // From 7.2 on Turbo waits for the visit of the redirect, and there is none.
      if (visit?.followedRedirect && !turbo.loaded.has(visit)) navigator.visitCompleted(visit)
      if (visit) turbo.cancel(visit)
    },

    // Turbo leaves it to the next visit to take the marks away, and refreshes no page that has a visit.
    cancel(visit) {
      visit.cancel()
      document.documentElement.removeAttribute("aria-busy")
      document.documentElement.removeAttribute("data-turbo-visit-direction")
      if (turbo.currentVisit === visit) delete window.Turbo.navigator.currentVisit
    },

    clearCache() { window.Turbo.session.clearCache() }
  }
  return turbo
}
