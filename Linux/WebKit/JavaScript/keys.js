// Reports the Tab key when no element of the page has the focus any longer, and the Escape key.
(handler) => {
  // WebKit closes these, and reports the key as one that nothing has used.
  const open = ":modal, :popover-open:not([popover=manual i])"
  const closes = (root) =>
    Boolean(root) && (root.querySelector(open) !== null || closes(root.activeElement?.shadowRoot))

  // At once, so that the report is there before the page's answer to the key.
  window.addEventListener("keydown", (event) => {
    if (!event.isTrusted || event.code !== "Escape") return
    handler.postMessage({ kind: "escape", isUsed: closes(document), isTop: window === window.top, url: location.href })
  }, true)

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
