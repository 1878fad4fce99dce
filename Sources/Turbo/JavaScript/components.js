// The page's side of the bridge between components. Runs in the main frame, at the start of the document, so that it is
// there before the web library. The library calls what it finds here its adapter; its names are in both generations of
// it the same: `window.Strada` before 1.2, `window.HotwireNative` since.
() => {
  if (window.nativeBridge) return

  // The components of the screen; null until native has sent them.
  let names = null
  // The web library, once it has its adapter.
  let library = null
  // What native sends before the library is there.
  const waiting = []

  const post = (body) => window.webkit.messageHandlers.bridge.postMessage(body)
  const find = () => window.HotwireNative?.web ?? window.Strada?.web ?? null

  const connect = () => {
    const found = find()
    if (!names || !found) return
    if (found === library) return library.adapterDidUpdateSupportedComponents()
    library = found
    library.setAdapter(window.nativeBridge)
    while (waiting.length) waiting.shift()()
  }

  const whenConnected = (action) => { library ? action() : waiting.push(action) }

  window.nativeBridge = {
    // Pages written for the family's iOS apps look for it, on Linux too.
    platform: "ios",

    get supportedComponents() { return names ?? [] },
    supportsComponent(name) { return this.supportedComponents.includes(name) },

    // A message of the page.
    receive(message) { post(message) },

    setComponents(components) {
      names = components
      connect()
    },

    // An answer: the library calls back whoever sent the message.
    replyWith(message) { whenConnected(() => library.receive(message)) },

    // The page did not ask, so it has no callback for the message.
    tell(message) {
      whenConnected(() => document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: message })))
    }
  }

  document.addEventListener("web-bridge:ready", connect)
  post("ready")
}
