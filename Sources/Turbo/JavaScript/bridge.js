// Makes the native app the adapter of Turbo or Turbolinks. Runs in the main frame, at the end of the document.
// Everything that leaves the page is sent by `post`, everything that native calls is on `window.turboNative`.
//
// `key` is a word that messages carry: a frame of another origin can reach the message handler, but cannot read the
// word. `parts` has the functions of the other files of the bridge.
(key, parts) => {
  if (window.turboNative) return

  // Tells this document from the one before and the one after it.
  const documentID = Math.floor(Math.random() * 1e9)
  // Turbo or Turbolinks, once one of them is there.
  let engine = null

  const post = (name, data = {}) =>
    window.webkit.messageHandlers.turbo.postMessage({ key, name, data })

  const bridge = {
    documentID,
    get engine() { return engine },
    post,

    // Two frames after the DOM has changed it is on screen. A hidden page draws no frames.
    afterFrame(action) {
      let isDone = false
      const act = () => {
        if (isDone) return
        isDone = true
        document.removeEventListener("visibilitychange", act)
        action()
      }
      // The app receives the title a turn later than the document.
      if (document.hidden) return setTimeout(act)
      document.addEventListener("visibilitychange", act)
      requestAnimationFrame(() => requestAnimationFrame(act))
    },

    pageState: () => ({
      location: window.location.href,
      title: document.title,
      restorationIdentifier: engine.restorationIdentifier ?? ""
    })
  }

  const engines = [parts.turbo(), parts.turbolinks()]
  const visits = parts.visits()
  const input = parts.input(post)
  const positions = parts.positions(bridge)
  const adapter = parts.adapter({ bridge, visits, input, positions, takeLinkTitle: parts.links() })
  window.turboNative = parts.native({ bridge, visits, positions, setHeaders: parts.headers() })

  window.addEventListener("error", (event) => {
    post("errorRaised", { message: `${event.message} (${event.filename}:${event.lineno})` })
  })

  const begin = () => {
    if (engine) return
    engine = engines.find((engine) => engine.isThere()) ?? null
    if (!engine) return
    try {
      engine.register(adapter)
    } catch (error) {
      engine = null
      post("errorRaised", { message: `the library of the page takes no adapter: ${error}` })
      return
    }
    // The frames of a busy machine may take longer than the app waits for Turbo.
    post("turboFound")
    bridge.afterFrame(() => post("pageLoaded", { ...bridge.pageState(), document: documentID }))
  }

  // A library that is loaded after the end of the document has its first load event, or none if it is later still.
  const awaitLibrary = (name) => Object.defineProperty(window, name, {
    configurable: true,
    get: () => undefined,
    set(value) {
      Object.defineProperty(window, name, { configurable: true, enumerable: true, writable: true, value })
      setTimeout(begin)
    }
  })

  // Whether a script of the page names a library: it may be on its way, or have failed.
  const isNamed = () => [...document.scripts].some((script) => /turbo/i.test(script.src || script.textContent))

  // Without any script none can bring a library either. Data in a script element isn't one.
  const hasScripts = () =>
    [...document.scripts].some(({ type }) => !type || type === "module" || /(java|ecma)script/i.test(type))

  begin()
  if (!engine) {
    for (const event of ["turbo:load", "turbolinks:load", "load"]) addEventListener(event, begin)
    for (const name of ["Turbo", "Turbolinks"]) if (!window[name]) awaitLibrary(name)
    post("turboAwaited", { isNamed: isNamed(), hasScripts: hasScripts() })
  }
}
