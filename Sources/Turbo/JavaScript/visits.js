// The visits that native starts: messages name a visit by native's own token.
() => {
  // Tokens by the identifier that the library gave the visit.
  const tokens = new Map()
  let startingToken = null
  let isRefreshing = false
  // What the library wants for the refresh that native was asked for last, and the visits that were made for one.
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

    // Calls `begin` with the options that the page's refresh has. They went no further than here.
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

    noteRefreshOptions(options) { refreshOptions = options },

    noteStarted(visit) {
      if (startingToken !== null) tokens.set(visit.identifier, startingToken)
      startingToken = null
      if (isRefreshing) refreshes.add(visit)
    },

    // null for a visit that native did not start.
    token: (visit) => tokens.get(visit.identifier) ?? null,

    isRefresh: (visit) => refreshes.has(visit)
  }
}
