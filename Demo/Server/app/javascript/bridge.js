// The page's side of bridge components, for the demo and the tests: the functions of Strada and Hotwire Native Bridge,
// in a few lines. BRIDGE_JS=FILE uses a build of one of them instead.
(() => {
  if (window.HotwireNative || window.Strada) return

  let adapter = null
  let lastID = 0
  let unsent = []
  const callbacks = new Map()

  const forget = (gone) => { unsent = unsent.filter((message) => message.component !== gone) }

  const web = {
    // Called by components of the page.
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

    // Called by the native side.
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
