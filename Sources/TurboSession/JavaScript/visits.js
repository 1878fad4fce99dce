// The visits that native starts. Messages identify a visit by native's token.
() => {
  // Native's tokens by the library's visit identifiers.
  const tokens = new Map()
  let startingToken = null
  let isRefreshing = false
  // The library's options for the refresh that was proposed last, and the visits that are refreshes.
  let refreshOptions = null
  const refreshes = new WeakSet()

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

    // Calls `begin` with the options of the page's refresh. They aren't sent to native.
    refresh(token, begin) {
      isRefreshing = true
      try {
        start(token, () => begin(refreshOptions ?? { action: "replace" }))
      } finally {
        isRefreshing = false
      }
    },

    // Whether the visit that is being started is a refresh.
    get isRefreshing() { return isRefreshing },

    storeRefreshOptions(options) { refreshOptions = options },

    didStart(visit) {
      if (startingToken !== null) tokens.set(visit.identifier, startingToken)
      startingToken = null
      if (isRefreshing) refreshes.add(visit)
    },

    // null for a visit that native did not start.
    token: (visit) => tokens.get(visit.identifier) ?? null,

    isRefresh: (visit) => refreshes.has(visit)
  }
}
