// The entries of the history that belong to the page's screen. WebKit keeps one list for all screens of a session, in
// which the entry before the screen's own belongs to another screen, or to none that is left.
//
// The page, a frame and a jump to a part of the page add entries of their own, to which a script can go back as in a
// browser. Beyond them, native goes back by screens.
//
// `isNativeClick` returns whether native clicks an element for the user; `isOfFormerPage` whether the page on screen is
// one that a visit leaves. The history belongs to the next screen then.
({ post, attributeOf, isNativeClick, isOfFormerPage }) => {
  // The current entry, counted from the first one of this document.
  let entry = 0
  // The entries of the screen, and the position of the current one among them.
  let own = [entry]
  let position = 0
  // The position that a script has requested; null for none.
  let requested = null
  // The number of entries in WebKit's list, which has no more than its maximum, and the jumps in the page since then.
  const { get: lengthOf } = Object.getOwnPropertyDescriptor(History.prototype, "length")
  const length = () => lengthOf.call(history)
  let count = length()
  let jumps = 0
  const maximum = 100
  // The entries of the screens that the user has left, and the page's own state of the last one, by the identifiers of
  // their last visits.
  const left = new Map()

  // An analytics script may have put functions of its own before those.
  const { pushState, replaceState, go } = history

  const push = (number) => {
    const added = Array.from({ length: number }, (_, index) => entry + index + 1)
    own = [...own.slice(0, position + 1), ...added]
    position += number
    entry += number
  }

  // A jump to where the page already is, and one that replaces its entry, add none. Only the length of WebKit's list
  // tells, unless as many entries were ahead as there were jumps. It is asked for only when it is needed: a page can
  // make many jumps, and WebKit answers from another process.
  const settle = () => {
    if (!jumps) return
    const ahead = own.length - 1 - position
    const more = length() - count
    const added = more === 0 ? (jumps >= ahead ? ahead : 0) : more + ahead
    const number = count >= maximum ? jumps : Math.min(Math.max(added, 0), jumps)
    if (number) push(number)
    jumps = 0
    count = length()
  }

  const traverse = (delta) => {
    settle()
    const target = (requested ?? position) + delta
    if (target < 0) {
      post("wentBack", { screens: -target })
      return true
    }
    // There is nothing ahead of the last screen.
    if (target >= own.length) return false
    const former = own[requested ?? position]
    requested = target
    go.call(history, own[target] - former)
    return true
  }

  const replace = (name, action) => {
    const original = History.prototype[name]
    Reflect.deleteProperty(history, name)
    let isActing = false
    History.prototype[name] = function (...values) {
      // The history of a frame's document has entries of its own. The function of a script may call this one.
      if (this !== history || isActing) return original.apply(this, values)
      isActing = true
      try {
        return action(...values)
      } finally {
        isActing = false
      }
    }
  }
  // A page asks whether it can go back. WebKit's list doesn't have the screen below, if that is another session's.
  const canGoBack = () => {
    settle()
    const { nativeContext, nativeCanGoBack } = document.documentElement.dataset
    return position > 0 || nativeContext === "modal" || nativeCanGoBack !== undefined
  }
  Object.defineProperty(History.prototype, "length", {
    configurable: true, enumerable: true,
    get() { return this === history && canGoBack() ? Math.max(2, length()) : lengthOf.call(this) }
  })
  // Whether the library changes the history for a visit that begins.
  let isBeginning = false
  const belongsToNext = () => !isBeginning && isOfFormerPage()
  replace("replaceState", (...values) => { if (!belongsToNext()) replaceState.apply(history, values) })
  replace("pushState", (...values) => {
    if (belongsToNext()) return
    settle()
    pushState.apply(history, values)
    count = Math.min(maximum, count - (own.length - 1 - position) + 1)
    push(1)
  })
  replace("go", (delta) => Number(delta) ? traverse(Math.trunc(delta)) : go.call(history))
  replace("back", () => traverse(-1))
  replace("forward", () => traverse(1))

  // The Navigation API goes through the same list. Safari has had it since 26.2.
  const { navigation } = window
  const went = (delta) => {
    const result = traverse(delta)
      ? new Promise((done) =>
        navigation.addEventListener("currententrychange", () => done(navigation.currentEntry), { once: true }))
      : Promise.reject(new DOMException("There is no such entry", "InvalidStateError"))
    return { committed: result, finished: result }
  }
  if (navigation) {
    const { traverseTo } = navigation
    Object.defineProperty(navigation, "canGoBack", { configurable: true, get: canGoBack })
    navigation.back = () => went(-1)
    navigation.forward = () => went(1)
    navigation.traverseTo = (key, options) => {
      const { index } = navigation.entries().find((one) => one.key === key) ?? {}
      const delta = index - navigation.currentEntry.index
      // The page gets the error for an unknown entry, and nothing happens for the current one.
      return delta ? went(delta) : traverseTo.call(navigation, key, options)
    }
  }

  // A page to which a link with `target=_blank` led is a screen. Its button closes that.
  window.close = () => {
    const { type, isTrusted } = window.event ?? {}
    if (isNativeClick() || isTrusted && /^(click|keydown)$/.test(type)) post("wentBack", { screens: 1 })
  }

  // Before the listeners of the page. A jump to a part of the page adds an entry without a state.
  addEventListener("popstate", ({ state }) => {
    if (requested !== null) {
      position = requested
      entry = own[position]
      requested = null
    } else if (state === null) jumps += 1
  }, true)

  // WebKit replaces a page that leads to another one at once, but doesn't tell native. It looks at each element that is
  // added to the head, also by a visit.
  const announceRedirect = () => {
    const { content = "" } = document.querySelector("meta[http-equiv=refresh i]") ?? {}
    const [, seconds, address] = /^\s*([\d.]+)\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content) ?? []
    if (!address || seconds > 1) return
    // Unlike that of a URL, the setter of a link accepts any text.
    post("redirectAnnounced", { location: Object.assign(document.createElement("a"), { href: address }).href })
  }
  announceRedirect()
  // A script's `location.replace()`. Safari has this since version 26.2.
  navigation?.addEventListener("navigate", ({ navigationType, destination: { sameDocument, url } }) => {
    if (navigationType === "replace" && !sameDocument) post("redirectAnnounced", { location: url })
  })
  if (document.head) new MutationObserver(announceRedirect).observe(document.head, { childList: true })

  // Native can't tell a search of another site from a form of the app that is redirected there, such as a sign-in.
  addEventListener("submit", (event) => {
    const value = (name) => attributeOf(event, name)
    const { href, origin } = Object.assign(document.createElement("a"), { href: value("action") })
    const isSearch = !/^(post|dialog)$/i.test(value("method")) && origin !== location.origin
    const staysInWindow = /^(_self|_top|_parent)?$/i.test(value("target"))
    if (isSearch && staysInWindow && !event.defaultPrevented) post("searchSent", { location: href })
  })

  // The user has returned to a screen with entries of its own, the last of which is now the current one.
  const resume = (identifier) => {
    settle()
    const { entries, state } = left.get(identifier) ?? {}
    if (!entries) return
    left.delete(identifier)
    own = [...entries.slice(0, -1), entry]
    position = own.length - 1
    if (state) replaceState.call(history, { ...state, ...history.state }, "")
  }

  // Without what the library has written: Turbo and Turbolinks name it after themselves.
  const stateOfPage = () => {
    const { state } = history
    if (!state || Object.getPrototypeOf(state) !== Object.prototype) return null
    const entries = Object.entries(state).filter(([name]) => !/^turbo(links)?$/.test(name))
    return entries.length ? Object.fromEntries(entries) : null
  }

  return {
    resume,

    // A visit leads from the page with an identifier to another screen. `changeHistory` adds an entry for it, or
    // replaces the current one.
    begin(former, { restorationIdentifier, action }, changeHistory) {
      settle()
      const [entries, state] = [own.slice(0, position + 1), stateOfPage()]
      isBeginning = true
      try {
        changeHistory()
      } finally {
        isBeginning = false
      }
      if (former && (entries.length > 1 || state)) left.set(former, { entries, state })
      if (left.size > maximum) left.delete(left.keys().next().value)
      own = [entry]
      position = 0
      requested = null
      if (action === "restore") resume(restorationIdentifier)
    }
  }
}
