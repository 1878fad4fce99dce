// The functions that native calls in the page.
({ bridge, adapter, visits, input, positions, entries, signIn, signals, setHeaders }) => {
  // A call may arrive in a later document than the one it was made for.
  const expect = (document) => {
    if (document !== undefined && document !== bridge.documentID) throw new Error("the page was replaced")
  }

  const reportFrame = (number, document) => {
    expect(document)
    bridge.afterFrame(() => bridge.post("frameShown", { number }))
  }

  // The page on screen, which is visited again, keeps its scroll position, unless it says otherwise.
  const staysAtPosition = () => document.querySelector("meta[name=turbo-refresh-scroll]")?.content !== "reset"

  return {
    // In a later document, this visit has been cancelled or will be made again.
    visit(token, url, options, restorationIdentifier, document) {
      expect(document)
      const location = visits.textOf(url)
      const complete = visits.completeOptions(location, options)
      const { engine } = bridge
      const isRefresh = options.action === "replace" && restorationIdentifier === engine.restorationIdentifier
      visits.start(token, () => engine.startVisit(location, restorationIdentifier ?? undefined, complete))
      if (isRefresh && staysAtPosition() && engine.currentVisit) engine.currentVisit.scrolled = true
    },

    visitInPage(token, url, document) {
      expect(document)
      const location = visits.textOf(url)
      visits.startInPage(token, location, (options) =>
        bridge.engine.startVisit(location, bridge.engine.restorationIdentifier ?? undefined, options))
    },

    cancel(token) {
      const visit = bridge.engine.currentVisit
      if (!visit || visits.token(visit) !== token) return
      bridge.engine.cancel(visit)
      input.pageStays()
    },

    // Corrects Turbo's history: the page on screen belongs to this location. Called after a redirect, and when the user
    // returns to a page that a later visit didn't replace.
    adopt(location, restorationIdentifier, number, document) {
      reportFrame(number, document)
      bridge.engine.adopt(location, restorationIdentifier || undefined)
      entries.resume(restorationIdentifier)
      bridge.post("signalsChanged", bridge.pageState())
    },

    // Restores the scroll position after the user has returned to a screen and its page was loaded again.
    scrollBack(page, token, focuses) {
      positions.scrollBack(page, focuses)
      bridge.afterFrame(() => bridge.post("visitRendered", { token, ...bridge.pageState() }))
    },

    setPosition(page, x, y) {
      positions.set(page, x, y)
      bridge.engine?.setPosition(page, { x, y })
    },

    clearSnapshotCache(keepsInput) {
      if (!keepsInput) input.forgetLeft()
      bridge.engine.clearCache()
      if (!input.isUnsaved) visits.markOutdated()
    },

    keep(ids, document) {
      expect(document)
      signals.keep(ids)
    },

    click(id, document) {
      expect(document)
      input.userDidAct()
      signals.click(id)
    },

    search(id, text, submits, document) {
      expect(document)
      signals.search(id, text, submits)
    },

    leave(document) {
      expect(document)
      adapter.leave()
    },

    userDidAct() { input.userDidAct() },
    sentFormWasAccepted() { input.sentFormWasAccepted() },
    answerSignIn: signIn.answer,
    userDidSignIn: signIn.userDidSignIn,

    setHeaders,
    reportFrame
  }
}
