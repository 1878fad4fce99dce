// Passes on, with its frame, what postMessage.js and dialogs.js announce from the page's world.
//
// A message carries a string, so nothing of the page is run here. `preventDefault` states that it has been taken.
(handler, { messageEvent, dialogEvent }) => {
  const frame = () => ({ isTop: window === window.top, origin: self.origin, url: location.href })

  window.addEventListener(dialogEvent, () => handler.postMessage({ kind: "dialog", ...frame() }), true)
  window.addEventListener(messageEvent, (event) => {
    event.preventDefault()
    // A page's form of that name would be in its place.
    const title = typeof document.title === "string" ? document.title : null
    handler.postMessage({ kind: "message", ...frame(), title, text: event.detail })
  }, true)
}
