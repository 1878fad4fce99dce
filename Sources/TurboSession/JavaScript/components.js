// The page's side of the bridge between components. Runs in the main frame, at the start of the document, before the
// web library is loaded. The object here is the library's adapter. Both generations of the library call the same
// functions: `window.Strada` before 1.2, `window.HotwireNative` since.
() => {
  if (window.nativeBridge) return
  // NB: WebKitGTK also runs the scripts of a page in the windows that it opens.
  if (window.opener && window.opener.window === window.opener) return

  // The components of the screen; null until native has sent them.
  let names = null
  // The web library, once its adapter is set.
  let library = null
  // The actions of native that wait for the library.
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
    // The value on Linux too, because pages written for Hotwire Native's iOS apps check it.
    platform: "ios",

    get supportedComponents() { return names ?? [] },
    supportsComponent(name) { return this.supportedComponents.includes(name) },

    // A message from the page.
    receive(message) { post(message) },

    setComponents(components) {
      names = components
      connect()
    },

    // A reply: the library calls the callback of the message's sender.
    replyWith(message) {
      window.turboNative?.userDidAct()
      whenConnected(() => library.receive(message))
    },

    // A message that isn't a reply: the page has no callback for it.
    tell(message) {
      window.turboNative?.userDidAct()
      whenConnected(() => document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: message })))
    }
  }

  document.addEventListener("web-bridge:ready", connect)
  post("ready")
}
