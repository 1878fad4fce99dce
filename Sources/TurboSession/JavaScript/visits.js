// The visits that native starts. Messages identify a visit by native's token.
() => {
  // Native's tokens by the library's visit identifiers.
  const tokens = new Map()
  let startingToken = null
  let isStartingInPage = false
  // The library's options of the last proposal. Native gets only the action and the response, and the page the rest:
  // whether the former page is cached, how a refresh is rendered, functions of frames.
  let proposed = null
  // Whether data of the page on screen has changed elsewhere, so that it isn't cached when the user leaves it.
  let isOutdated = false
  const optionsOfHistory = ["historyChanged", "updateHistory", "restorationIdentifier", "referrer"]
  // The visits that stay in the page, on its screen; and the options of those that are refreshes.
  const inPage = new WeakSet()
  const refreshes = new WeakMap()
  // The refreshes that wait until the input of their page is saved, and their options, by the URLs of the pages.
  const waiting = new Map()
  const delayed = new WeakSet()
  // Native escapes characters of URLs that browsers leave as they are. These are the page's own texts of such URLs, by
  // native's: the library's snapshots, for example, are stored under them.
  const texts = new Map()
  const maximumTexts = 100
  const escaped = (url) => url.replace(/[[\]{}|\\^`]/g, (one) => `%${one.charCodeAt().toString(16).toUpperCase()}`)
  const page = () => window.location.href.split("#")[0]

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

    // Called with the URLs that native is told.
    keepText(url) {
      if (typeof url !== "string" || escaped(url) === url) return
      texts.delete(escaped(url))
      texts.set(escaped(url), url)
      if (texts.size > maximumTexts) texts.delete(texts.keys().next().value)
    },

    // Returns the page's own text of a URL that native names.
    textOf: (url) => texts.get(url) ?? url,

    // Adds the options of the page's proposal to those of native's visit, once. Those about the history are native's.
    completeOptions(location, given) {
      const options = isOutdated ? { ...given, shouldCacheSnapshot: false } : given
      isOutdated = false
      const hasResponse = ({ response }) => Boolean(response)
      if (proposed?.location !== location || hasResponse(proposed.options) !== hasResponse(options)) return options
      const others = Object.entries(proposed.options).filter(([name]) => !optionsOfHistory.includes(name))
      proposed = null
      return { ...Object.fromEntries(others), ...options }
    },

    // Starts a visit that stays in the page, with all options of its proposal.
    startInPage(token, location, begin) {
      isOutdated = false
      isStartingInPage = true
      try {
        start(token, () => begin(proposed?.location === location ? proposed.options : { action: "replace" }))
      } finally {
        isStartingInPage = false
      }
    },

    markOutdated() { isOutdated = true },

    // Whether the visit that is being started stays in the page.
    get isStartingInPage() { return isStartingInPage },

    keepOptions(location, options, { isRefresh = false } = {}) {
      proposed = { location: location.href ?? String(location), options, isRefresh }
    },

    didStart(visit) {
      if (startingToken !== null) tokens.set(visit.identifier, startingToken)
      startingToken = null
      if (isStartingInPage) inPage.add(visit)
      if (isStartingInPage && proposed?.isRefresh !== false) {
        refreshes.set(visit, proposed?.options ?? { action: "replace" })
      }
    },

    // null for a visit that native did not start.
    token: (visit) => tokens.get(visit.identifier) ?? null,

    isInPage: (visit) => inPage.has(visit),
    isRefresh: (visit) => refreshes.has(visit),

    // The refresh waits until the input of its page is saved.
    awaitSaving(visit) {
      delayed.add(visit)
      // The answer of a form is older than what is saved then.
      waiting.set(page(), { ...refreshes.get(visit), response: undefined })
    },

    isDelayed: (visit) => delayed.has(visit),

    // The options of the refresh that waits in this page, once; undefined for none.
    takeWaiting() {
      const options = waiting.get(page())
      waiting.delete(page())
      return options
    }
  }
}
