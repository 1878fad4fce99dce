// Reports a horizontal scroll that the page doesn't use, neither in a script nor in a scrollable element. The app may
// use it for a swipe back.
(handler) => {
  const takesScroll = (node, { deltaX }) => {
    if (!(node instanceof Element)) return false
    const { overflowX, overscrollBehaviorX, direction } = getComputedStyle(node)
    const scrolls = node === document.scrollingElement ? overflowX !== "hidden" : /auto|scroll/.test(overflowX)
    const range = node.scrollWidth - node.clientWidth
    if (!scrolls || range < 1) return false
    const done = direction === "rtl" ? node.scrollLeft + range : node.scrollLeft
    return overscrollBehaviorX !== "auto" || (deltaX < 0 ? done >= 1 : done <= range - 1)
  }

  window.addEventListener("wheel", (event) => {
    if (!event.isTrusted || event.defaultPrevented || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
    if (event.composedPath().some((node) => takesScroll(node, event))) return
    // Later, because the page's own handlers on the window are called after this one.
    setTimeout(() => {
      if (event.defaultPrevented) return
      handler.postMessage({ kind: "scroll", isTop: window === window.top, url: location.href })
    })
  }, { passive: true })
}
