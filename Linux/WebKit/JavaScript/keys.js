// Reports the Tab key when no element of the page has the focus any longer, and the Escape key.
(handler) => {
  // WebKit closes these, and reports the key as one that nothing has used.
  const open = ":modal, :popover-open:not([popover=manual i])"
  // The page closes these itself.
  const isShown = (element) => element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true })
  const isOpenIn = (node) => node.nodeType > Node.COMMENT_NODE &&
      (node.querySelector(open) || [...node.querySelectorAll("[aria-modal=true i]")].some(isShown))

  const isOpenList = (node) => node.matches?.("[aria-expanded=true i]:is([aria-haspopup], [role=combobox])")

  // The page may have closed one of them itself, and may not say that it has used the key.
  const answer = (later, event, open) => {
    if (later === event && open.some((layer) => !layer.open)) event.preventDefault()
  }

  // At once, so that the report is there before the page's answer to the key. The path has the document and the roots
  // of the components around the focus.
  window.addEventListener("keydown", (event) => {
    if (!event.isTrusted || event.key !== "Escape") return
    const isUsed = event.composedPath().some((node) => isOpenIn(node) || isOpenList(node))
    handler.postMessage({ kind: "escape", isUsed, isTop: window === window.top, url: location.href })
    const open = [...document.querySelectorAll("dialog[open], details[open]")]
    if (open.length) window.addEventListener("keydown", (later) => answer(later, event, open), { once: true })
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
