// The visits that native starts. Messages identify a visit by native's token.
() => {
  // Native's tokens by the library's visit identifiers.
  const tokens = new Map()
  let startingToken = null
  let isStartingInPage = false
  // The library's options of the last proposal. Native gets only the action and the response, and the page the rest:
  // whether the former page is cached, how a refresh is rendered, functions of frames.
  let kept = null
  // The visits that stay in the page, on its screen.
  const inPage = new WeakSet()

  const start = (token, begin) => {
    startingToken = token
    try {
      begin()
    } finally {
      startingToken = null
    }
  }

  return {
    start,

    // Adds the options of the page's proposal to those of native's visit, once. Those about the history are native's.
    completeOptions(location, options) {
      if (kept?.location !== location || Boolean(kept.options.response) !== Boolean(options.response)) return options
      const { historyChanged, updateHistory, restorationIdentifier, referrer, ...proposed } = kept.options
      kept = null
      return { ...proposed, ...options }
    },

    // Starts a visit that stays in the page, with all options of its proposal.
    startInPage(token, location, begin) {
      isStartingInPage = true
      try {
        start(token, () => begin(kept?.location === location ? kept.options : { action: "replace" }))
      } finally {
        isStartingInPage = false
      }
    },

    // Whether the visit that is being started stays in the page.
    get isStartingInPage() { return isStartingInPage },

    keepOptions(location, options) { kept = { location: location.href ?? String(location), options } },

    didStart(visit) {
      if (startingToken !== null) tokens.set(visit.identifier, startingToken)
      startingToken = null
      if (isStartingInPage) inPage.add(visit)
    },

    // null for a visit that native did not start.
    token: (visit) => tokens.get(visit.identifier) ?? null,

    isInPage: (visit) => inPage.has(visit)
  }
}
