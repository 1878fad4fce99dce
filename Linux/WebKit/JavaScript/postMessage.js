// Sends messages of the page to message handlers through relay.js in the same frame. Runs in the page's world.
//
// WebKitGTK's own handlers remain for `name in messageHandlers`, and for messages that bypass this script.
({ messageEvent }) => {
  const { CustomEvent, Proxy, setTimeout, JSON: { stringify } } = window
  const dispatch = window.dispatchEvent.bind(window)
  const namespace = window.webkit
  const handlers = namespace?.messageHandlers
  if (!handlers) return
  // NB: at the start of a document, WebKitGTK runs the scripts of the worlds in any order. Messages that are posted
  // before relay.js has run are held, in order.
  const held = []
  const take = (detail) => !dispatch(new CustomEvent(messageEvent, { detail, cancelable: true }))
  const release = () => {
    for (const { handler, body, detail } of held.splice(0)) if (!take(detail)) handler.postMessage(body)
  }
  const makeHandler = (name, handler) => ({
    postMessage(body) {
      const detail = stringify([name, body])
      if (held.length === 0 && take(detail)) return
      if (held.push({ handler, body, detail }) === 1) setTimeout(release)
    }
  })
  const get = (_, name) => handlers[name] && makeHandler(name, handlers[name])
  const has = (_, name) => name in handlers
  Object.defineProperty(namespace, "messageHandlers", { value: new Proxy({}, { get, has }) })
  // NB: WebKitGTK collects `window.webkit` as soon as no script references it, and creates it again without the
  // properties that were defined on it.
  Object.defineProperty(window, Symbol("webkit"), { value: namespace })
}
