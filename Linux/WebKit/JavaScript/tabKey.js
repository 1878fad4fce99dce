// Reports the Tab key when no element of the page has the focus any longer. Main frame only.
(handler) => {
  if (window !== window.top) return

  // With Shift, WebKitGTK reports the Tab key only by its code.
  window.addEventListener("keydown", (event) => {
    if (!event.isTrusted || event.code !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return
    setTimeout(() => {
      const hasElement = ![null, document.body, document.documentElement].includes(document.activeElement)
      if (event.defaultPrevented || hasElement) return
      handler.postMessage({ kind: "tab", isForward: !event.shiftKey, isTop: true, url: location.href })
    })
  })
}
