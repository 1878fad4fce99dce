// Makes the native app the adapter of Turbo or Turbolinks. Runs in the main frame, at the end of the document, in pages
// of the app's own sites: native reads no message of others, which work as in a browser.
// All messages to native are sent by `post`. All functions that native calls are on `window.turboNative`.
//
// `key` is a secret that each message contains: a frame of another origin can reach the message handler, but can't
// read the key. `own` lists the app's own origins, as `OwnOrigins.patterns` describes. `parts` has the functions of the
// bridge's other files.
(key, own, parts) => {
  if (window.turboNative) return
  const isOwn = ({ origin }) => own.some((pattern) => {
    const [scheme, domain] = pattern.split("//*")
    return domain === undefined ? origin === pattern : origin.startsWith(scheme) && origin.endsWith(domain)
  })
  if (!isOwn(location)) return
  // NB: WebKitGTK also runs the scripts of a page in the windows that it opens. Turbo works there as in a browser.
  if (window.opener && window.opener.window === window.opener) return

  // Distinguishes this document from the previous and the next one.
  const documentID = Math.floor(Math.random() * 1e9)
  // Turbo or Turbolinks, once one of them is loaded.
  let engine = null
  // What waits for a frame, which a hidden page doesn't draw.
  const waiting = new Set()
  addEventListener("visibilitychange", () => { for (const act of [...waiting]) act() })

  const post = (name, data = {}) => {
    visits.keepText(data.location)
    window.webkit.messageHandlers.turbo.postMessage({ key, name, data })
  }

  const visits = parts.visits()
  const signIn = parts.signIn({ post, attributeOf: parts.attributeOf, isUnsaved: () => input.isUnsaved })
  const bridge = {
    documentID,
    get engine() { return engine },
    post,

    // Changes of the DOM are on screen after two frames. A hidden page draws no frames.
    afterFrame(action) {
      const act = () => { if (waiting.delete(act)) action() }
      waiting.add(act)
      // WebKit reports the title to the app one turn of the event loop after the document changes.
      if (document.hidden) return setTimeout(act)
      requestAnimationFrame(() => requestAnimationFrame(act))
    },

    pageState() {
      const { title, controls, badges } = signals.take()
      return {
        location: window.location.href,
        title,
        restorationIdentifier: engine.restorationIdentifier ?? "",
        signsIn: signIn.isOn(document) || undefined,
        loadsDocuments: engine.loadsDocuments || undefined,
        controls: controls.length ? controls : undefined,
        badges: badges.length ? badges : undefined
      }
    }
  }

  const signals = parts.signals({
    changed: () => post("signalsChanged", bridge.pageState()), isLeaving: () => adapter.isLeaving()
  })

  const engines = [parts.turbo(), parts.turbolinks()]
  const input = parts.input({
    post, historyEntry: () => engine?.restorationIdentifier, caches: (field) => engine?.caches(field) === true,
    requests: parts.requests, attributeOf: parts.attributeOf, didSave: () => adapter.repeatRefresh(),
    loadsDocuments: () => engine?.loadsDocuments === true
  })
  const kept = parts.kept({
    fieldsToKeep: () => input.fieldsToKeep, isRefreshing: () => visits.isRefresh(engine?.currentVisit)
  })
  const positions = parts.positions(bridge)
  const offline = parts.offline(bridge)
  const entries = parts.entries({
    post, attributeOf: parts.attributeOf, isNativeClick: () => signals.isClicking,
    isOfFormerPage: () => adapter.isOfFormerPage()
  })
  const answers = parts.answers(bridge, input)
  const adapter = parts.adapter({
    bridge, visits, input, kept, positions, offline, entries, answers, signIn, consumeLinkTitle: parts.links()
  })
  window.turboNative = parts.native({
    bridge, adapter, visits, input, positions, entries, signIn, signals, setHeaders: parts.headers()
  })

  window.addEventListener("error", (event) => {
    post("errorRaised", { message: `${event.message} (${event.filename}:${event.lineno})` })
  })

  const begin = () => {
    if (engine) return
    engine = engines.find((engine) => engine.isThere()) ?? null
    if (!engine) return
    try {
      engine.register(adapter)
      engine.keepSnapshots?.(() => input.leftURLs)
    } catch (error) {
      engine = null
      post("errorRaised", { message: `the page's Turbo doesn't accept an adapter: ${error}` })
      return
    }
    // Sent before `pageLoaded`, because the frames may take longer on a busy machine than the app waits for Turbo.
    post("turboStarted")
    signals.start()
    offline.check()
    bridge.afterFrame(() => post("pageLoaded", { ...bridge.pageState(), document: documentID }))
  }

  // A library that is loaded after the end of the document may miss its load event. So this waits for its global
  // variable.
  const awaitLibrary = (name) => Object.defineProperty(window, name, {
    configurable: true,
    get: () => undefined,
    set(value) {
      Object.defineProperty(window, name, { configurable: true, enumerable: true, writable: true, value })
      setTimeout(begin)
    }
  })

  // Whether a script of the page mentions a library. It may still be loading, or have failed.
  const isMentioned = () => [...document.scripts].some((script) => /turbo/i.test(script.src || script.textContent))

  // Whether the page has any script that could load a library. Script elements with data don't count.
  const hasScripts = () =>
    [...document.scripts].some(({ type }) => !type || type === "module" || /(java|ecma)script/i.test(type))

  begin()
  if (!engine) {
    for (const event of ["turbo:load", "turbolinks:load", "load"]) addEventListener(event, begin)
    for (const name of ["Turbo", "Turbolinks"]) if (!window[name]) awaitLibrary(name)
    post("turboNotStarted", { isMentioned: isMentioned(), hasScripts: hasScripts() })
  }
}
