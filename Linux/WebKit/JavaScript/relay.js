// Forwards the events of postMessage.js and dialogs.js from the page's world, together with their frame.
//
// A message is a string, so no code of the page runs here. `preventDefault` means that the message has been accepted.
(handler, { messageEvent, dialogEvent }) => {
  const frame = () => ({ isTop: window === window.top, origin: self.origin, url: location.href })

  window.addEventListener(dialogEvent, () => handler.postMessage({ kind: "dialog", ...frame() }), true)
  window.addEventListener(messageEvent, (event) => {
    event.preventDefault()
    // A form named "title" would replace the property.
    const title = typeof document.title === "string" ? document.title : null
    handler.postMessage({ kind: "message", ...frame(), title, text: event.detail })
  }, true)
}
