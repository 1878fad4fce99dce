// The page's side of bridge components, for the demo and the tests: what the web libraries of the family do, in a few
// lines. BRIDGE_JS=FILE takes a build of one of them in its place.
(() => {
  if (window.HotwireNative || window.Strada) return

  let adapter = null
  let lastID = 0
  let unsent = []
  const callbacks = new Map()

  const forget = (gone) => { unsent = unsent.filter((message) => message.component !== gone) }

  const web = {
    // What a component of the page calls.
    supportsComponent: (component) => adapter !== null && adapter.supportsComponent(component),
    removeCallbackFor: (id) => callbacks.delete(id),
    removePendingMessagesFor: forget,

    send({ component, event, data = {}, callback }) {
      if (!adapter) {
        unsent.push({ component, event, data, callback })
        return null
      }
      if (!adapter.supportsComponent(component)) return null
      const id = `${++lastID}`
      if (callback) callbacks.set(id, callback)
      adapter.receive({ id, component, event, data })
      return id
    },

    // What the native side calls.
    setAdapter(native) {
      adapter = native
      document.documentElement.dataset.bridgePlatform = adapter.platform
      web.adapterDidUpdateSupportedComponents()
      const messages = unsent
      unsent = []
      messages.forEach(web.send)
    },

    adapterDidUpdateSupportedComponents() {
      document.documentElement.dataset.bridgeComponents = adapter.supportedComponents.join(" ")
    },

    receive: (message) => callbacks.get(message.id)?.(message)
  }

  window.HotwireNative = { web }
  document.dispatchEvent(new Event("web-bridge:ready"))
})()
