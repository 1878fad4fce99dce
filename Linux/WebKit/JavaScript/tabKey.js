// Reports the Tab key after the last element, when nothing in the page has the keyboard. In the main frame only.
(handler) => {
  if (window !== window.top) return

  // With Shift the engine knows the key only by its place.
  window.addEventListener("keydown", (event) => {
    if (!event.isTrusted || event.code !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return
    setTimeout(() => {
      const hasElement = ![null, document.body, document.documentElement].includes(document.activeElement)
      if (event.defaultPrevented || hasElement) return
      handler.postMessage({ kind: "tab", isForward: !event.shiftKey, isTop: true, url: location.href })
    })
  })
}
